import Octets
import SIP
import Testing

@Suite struct FramerLimitTests {
    /// 64 MB in small pieces: no octet is looked at twice, or this would not end.
    @Test func longestBody() {
        let count = Limits.standard.maximumBodyOctets
        var framer = Framer()
        var index = Index()
        var findings = Findings()
        framer.receive(Array("SIP/2.0 200 OK\r\nl: \(count)\r\n\r\n".utf8).span)
        let piece = [UInt8](repeating: 10, count: 1460)
        var left = count
        while left > 0 {
            let event = framer.next(&index, &findings)
            #expect(event == nil)
            let size = min(left, piece.count)
            framer.receive(piece.span.extracting(0..<size))
            left -= size
        }
        let event = framer.next(&index, &findings)
        #expect(event?.count == count + 31)
        let lent = framer.octets.count
        #expect(lent == count + 31)
        #expect(findings.isEmpty)
        let last = framer.next(&index, &findings)
        #expect(last == nil && framer.octets.isEmpty)
    }

    @Test func bodyAboveTheLimit() {
        var limits = Limits()
        limits.maximumBodyOctets = 4
        let events = [("4", ["message@0+28"]), ("5", ["endless@0+24|contentLength.overLimit@19", "rest@24+5"])]
        for (length, expected) in events {
            let stream = Array("SIP/2.0 200 OK\r\nl: \(length)\r\n\r\n".utf8) + Array("abcde".utf8.prefix(Int(length) ?? 0))
            #expect(FramerTests.events(of: [stream[...]], limits: limits) == expected)
        }
    }

    /// The longest head that is read, and one octet more; in whole and octet by octet.
    @Test(arguments: [0, 1]) func headAboveTheLimit(excess: Int) {
        let limit = Limits.standard.maximumHeadOctets
        let start = "OPTIONS sip:h SIP/2.0\r\nl: 3\r\nSubject: "
        let stream = Array((start + String(repeating: "s", count: limit - start.utf8.count - 4 + excess) + "\r\n\r\nabc").utf8)
        let expected =
            excess == 0 ? ["message@0+\(limit + 3)"] : ["endless@0+\(limit)|head.overLimit@\(limit)", "rest@\(limit)+4"]
        #expect(FramerTests.events(of: [stream[...]]) == expected)
        #expect(FramerTests.events(of: stream.indices.map { stream[$0...$0] }) == expected)
    }

    @Test func lineWithoutEnd() {
        let limit = Limits.standard.maximumHeadOctets
        let word = [UInt8](repeating: UInt8(ascii: "x"), count: 2 * limit + 10)
        let stream = word + Array("SIP/2.0 200 OK\r\nSIP/2.0 200 OK\r\nl: 0\r\n\r\n".utf8)
        let expected = ["junk@0+\(word.count + 16)|stream.junk@0", "message@\(word.count + 16)+24"]
        #expect(FramerTests.events(of: [stream[...]]) == expected)
        #expect(FramerTests.events(of: stream.indices.map { stream[$0...$0] }) == expected)
    }

    @Test(arguments: [200, Limits.maximumFields, Limits.maximumFields + 1, 600, 20_000, 100_000]) func manyFields(count: Int) {
        let row = "v: x\r\n"
        let head = "OPTIONS sip:h SIP/2.0\r\nl: 0\r\n" + String(repeating: row, count: count - 1) + "\r\n"
        let events = FramerTests.events(of: [Array((head + "rest").utf8)[...]])
        let size = head.utf8.count
        if count <= Limits.maximumFields {
            #expect(events == ["message@0+\(size)", "junk@\(size)+4"])
        } else if size <= Limits.standard.maximumHeadOctets {
            #expect(events.count == 2 && events[0].hasPrefix("endless@0+\(size)|head.limit@"))
            #expect(events.last == "rest@\(size)+4")
        } else {
            let limit = Limits.standard.maximumHeadOctets
            #expect(events == ["endless@0+\(limit)|head.overLimit@\(limit)", "rest@\(limit)+\(size - limit + 4)"])
        }
    }

    /// What a peer sends after a framing error is counted, not kept.
    @Test func endlessStreamsAreNotKept() {
        var framer = Framer()
        var index = Index()
        var findings = Findings()
        framer.receive(Array("SIP/2.0 200 OK\r\nl: -1\r\n\r\n".utf8).span)
        let event = framer.next(&index, &findings)
        #expect(event?.count == 25)
        let isSynchronised = framer.isSynchronised
        #expect(!isSynchronised)
        let piece = [UInt8](repeating: 0, count: 65_536)
        for _ in 0..<64 {
            framer.receive(piece.span)
            let event = framer.next(&index, &findings)
            #expect(event == nil)
        }
        let position = framer.position
        #expect(position == 25 + 64 * 65_536)
        framer.finish()
        let rest = framer.next(&index, &findings)
        #expect(rest?.count == 64 * 65_536)
    }
}
