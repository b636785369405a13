import Octets
import SIP
import Testing

@Suite("Dates, versions, products and texts")
struct DescriptionTests {
    @Test("Dates")
    func dates() throws {
        let date = try #require(SIPDate(year: 2010, month: 11, day: 13, hour: 23, minute: 29, second: 0))
        #expect(roundTrips("Sat, 13 Nov 2010 23:29:00 GMT", as: date))
        #expect(date.secondsSince1970 == 1_289_690_940)
        #expect(SIPDate(year: 2023, month: 2, day: 29) == nil)
        #expect(SIPDate(year: 1970, month: 1, day: 1)?.secondsSince1970 == 0)
        #expect(SIPDate(year: 1970, month: 1, day: 1)?.encoded == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(SIPDate(year: 0, month: 1, day: 1)?.encoded == "Sat, 01 Jan 0000 00:00:00 GMT")
        for seconds in stride(from: -62_167_219_200, to: 253_402_300_800, by: 86_399 * 997) {
            let date = try #require(SIPDate(secondsSince1970: seconds))
            #expect(date.secondsSince1970 == seconds)
            #expect(ValueReading<SIPDate>(date.encoded).value == date)
        }
        #expect(SIPDate(secondsSince1970: .min) == nil && SIPDate(secondsSince1970: .max) == nil)
    }

    @Test(
        "Dates, faulty",
        arguments: [
            ("Fri, 01 Jan 2010 16:00:00 EST", "date.zone.notGMT@26"),
            ("Fri, 01 Jan 2010 16:00:00 gmt", "date.zone.notGMT@26"),
            ("Thu, 01 Jan 2010 16:00:00 GMT", "date.weekday.mismatch@0"),
            ("Fri, 32 Jan 2010 16:00:00 GMT", "date.outOfRange@0"),
            ("Fri, 01 Jan 2010 24:00:00 GMT", "date.outOfRange@0"),
            ("Fri, 1 Jan 2010 16:00:00 GMT", "date.malformed@6"),
            ("fri, 01 Jan 2010 16:00:00 GMT", "date.malformed@0"),
            ("Friday, 01-Jan-10 16:00:00 GMT", "date.malformed@3"),
            ("Fri Jan  1 16:00:00 2010", "date.malformed@3"),
            ("", "date.malformed@0"),
        ] as [(String, String)])
    func dateFault(text: String, fault: String) {
        #expect(ValueReading<SIPDate>(text).faults == [fault])
    }

    @Test("RAck")
    func rack() {
        #expect(roundTrips("776656 1 INVITE", as: RAck(responseNumber: 776_656, sequenceNumber: 1, method: .invite)))
        #expect(ValueReading<RAck>("0 1 INVITE").faults == ["rseq.outOfRange@0"])
        #expect(ValueReading<RAck>("4294967296 1 INVITE").faults == ["rseq.outOfRange@0"])
        #expect(ValueReading<RAck>("1").faults == ["rack.space.missing@1", "cseq.number.missing@1"])
        #expect(ValueReading<RAck>("1 INVITE").faults == ["cseq.number.missing@2"])
        #expect(ValueReading<RAck>("1 4294967296 INVITE").faults == ["cseq.outOfRange@2"])
    }

    @Test("Timestamp and MIME-Version")
    func numbers() {
        #expect(roundTrips("54", as: RequestTimestamp(time: "54")))
        #expect(roundTrips("54.21 .3", as: RequestTimestamp(time: "54.21", delay: ".3")))
        #expect(ValueReading<RequestTimestamp>(".5").faults == ["number.missing@0"])
        #expect(ValueReading<RequestTimestamp>("5 x").rest == " x")
        #expect(roundTrips("1.0", as: MIMEVersion(1, 0)))
        #expect(ValueReading<MIMEVersion>("1").faults == ["mimeVersion.dot.missing@1"])
        #expect(ValueReading<MIMEVersion>("1.").faults == ["number.missing@2"])
    }

    @Test("Retry-After")
    func retryAfter() {
        #expect(roundTrips("18000;duration=3600", as: RetryAfter(seconds: 18000, ["duration": "3600"])))
        #expect(
            roundTrips(
                "120 (back (soon) \\) really)", as: RetryAfter(seconds: 120, comment: "back (soon) ) really"),
                writtenAs: "120 (back \\(soon\\) \\) really)"))
        #expect(ValueReading<RetryAfter>("120 (x").faults == ["comment.unterminated@4"])
        #expect(ValueReading<RetryAfter>("120;duration=x").faults == ["parameter.value.notSeconds@13"])
        #expect(ValueReading<RetryAfter>("949302838503028349304023988").faults == ["number.aboveMaximum@0"])
        #expect(ValueReading<RetryAfter>("(x)").faults == ["number.missing@0"])
    }

    @Test(
        "Products",
        arguments: [
            ("birch-phone/2.1 (Linux; (arm64)) media/7", [], "birch-phone/2.1 (Linux; \\(arm64\\)) media/7"),
            ("Birch / 2", [], "Birch/2"),
            ("(a \\) \u{e9}\r\n b)", [], "(a \\) \u{e9} b)"),
            ("birch(x)", ["products.space.missing@5"], "birch (x)"),
            ("birch/", ["products.version.missing@6"], "birch/"),
            ("birch [x] y", ["products.illegalOctet@6"], "birch y"),
            ("(x", ["comment.unterminated@0"], "(x)"),
            ("(x\u{1})", ["comment.illegalOctet@2"], "(x\\\u{1})"),
        ] as [(String, [String], String)])
    func products(text: String, faults: [String], written: String) {
        let reading = ValueReading<Products>(text)
        #expect(reading.faults == faults)
        #expect(reading.value?.encoded == written)
        #expect(reading.rest.isEmpty)
    }

    @Test("A comment nests as deep as it likes")
    func deepComment() {
        let depth = 100_000
        let text = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
        #expect(ValueReading<Products>(text).faults.isEmpty)
    }

    @Test("Texts")
    func texts() {
        #expect(roundTrips("Lunch \u{2014} at \"7\" \\o/", as: DescriptiveText("Lunch \u{2014} at \"7\" \\o/")))
        #expect(roundTrips("a \t\r\n  b", as: DescriptiveText("a b"), writtenAs: "a b"))
        #expect(DescriptiveText("a\r\nVia: b").encoded == "a  Via: b")
        #expect(ValueReading<DescriptiveText>("a\u{1}b").faults == ["text.illegalOctet@1"])
        var findings = Findings()
        let octets: [UInt8] = [0x61, 0xE9, 0x62, 0x80]
        var cursor = Cursor(octets.span)
        #expect(DescriptiveText(parsing: &cursor, &findings)?.text == "a\u{fffd}b\u{fffd}")
        #expect(findings.list.map(\.fault) == [.textNotUTF8])
        #expect(findings.list.map(\.offset) == [1])
    }
}
