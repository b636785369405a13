import Octets
import SIP
import Testing

@Suite("CSeq, Call-ID and the other values that order messages")
struct SequenceTests {
    @Test(
        "CSeq",
        arguments: [
            ("4711 INVITE", CSeq(4711, .invite), "4711 INVITE"),
            ("0009 INVITE", CSeq(9, .invite), "9 INVITE"),
            ("7\r\n\t MESSAGE", CSeq(7, .message), "7 MESSAGE"),
            ("2147483647 !x%*_+`'~-.9", CSeq(2_147_483_647, "!x%*_+`'~-.9"), "2147483647 !x%*_+`'~-.9"),
        ] as [(String, CSeq, String)])
    func cseq(text: String, value: CSeq, canonical: String) {
        #expect(roundTrips(text, as: value, writtenAs: canonical))
    }

    @Test(
        "CSeq, faulty",
        arguments: [
            ("INVITE", "cseq.number.missing@0"),
            ("", "cseq.number.missing@0"),
            ("-1 INVITE", "cseq.number.missing@0"),
            ("12INVITE", "cseq.space.missing@2"),
            ("12", "cseq.space.missing@2"),
            ("12 \"INVITE\"", "cseq.method.missing@3"),
            ("2147483648 INVITE", "cseq.aboveMaximum@0"),
            ("4294967295 INVITE", "cseq.aboveMaximum@0"),
            ("4294967296 INVITE", "cseq.outOfRange@0"),
            ("36893488147419103232 INVITE", "cseq.outOfRange@0"),
        ] as [(String, String)])
    func cseqFault(text: String, fault: String) {
        #expect(ValueReading<CSeq>(text).faults == [fault])
    }

    @Test("A number from 2^31 on in a response is the request's fault: a warning")
    func cseqOfResponse() throws {
        for (text, severity) in [("2147483648 INVITE", Severity.warning), ("4294967296 INVITE", .error)] {
            let octets = Array(text.utf8)
            var findings = Findings()
            var cursor = Cursor(octets.span)
            let slices = try #require(CSeq.scan(&cursor, &findings, isResponse: true))
            #expect(slices.number.isExact)
            #expect(findings.list.map(\.severity) == [severity])
            #expect(findings.ceiling == .error)
        }
    }

    @Test("Call-ID", arguments: ["f81d4fae@birch.example", "9", "<\"{[(:\\/?)]}\">@%~!"])
    func callID(text: String) {
        #expect(roundTrips(text, as: CallID(text)))
    }

    @Test(
        "Call-ID, faulty",
        arguments: [
            ("", ["callID.word.missing@0"], ""),
            ("@birch.example", ["callID.word.missing@0"], ""),
            ("7@", ["callID.word.missing@2"], ""),
            ("7@a@b", [], "@b"),
            ("7 8", [], " 8"),
        ] as [(String, [String], String)])
    func callIDFault(text: String, faults: [String], rest: String) {
        let reading = ValueReading<CallID>(text)
        #expect(reading.faults == faults)
        #expect(reading.rest == rest)
    }

    @Test("Numbers of any length keep their digits")
    func numbers() {
        #expect(roundTrips("3600", as: Number(3600)))
        #expect(roundTrips("00", as: Number(0), writtenAs: "0"))
        #expect(roundTrips("18446744073709551615", as: Number(.max)))
        let large = ValueReading<Number>("00018446744073709551616").value
        #expect(large?.value == .max && large?.isExact == false)
        #expect(large?.encoded == "18446744073709551616")
        #expect(large != Number(.max))
        #expect(ValueReading<Number>("x").faults == ["number.missing@0"])
    }

    @Test("Option tags are equal whatever their case, methods are not")
    func cases() {
        #expect(OptionTag("Path") == .path)
        #expect(OptionTag("Path").hashValue == OptionTag.path.hashValue)
        #expect(Method("Invite") != .invite)
        #expect(ValueReading<OptionTag>("=").faults == ["token.missing@0"])
        #expect(roundTrips("PRACK", as: Method.prack))
        #expect(roundTrips("non-urgent", as: Token("non-urgent")))
    }
}
