import Harness
import Octets
import SIP
import Testing

@Suite struct FramerTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let stream: String
        /// Kind, offset and count of each event; then, after a bar, the findings reported with it.
        let expected: [String]
    }

    static let head = "OPTIONS sip:birch.example SIP/2.0\r\nCall-ID: abc\r\n"
    /// 69 octets without a body.
    static let plain = head + "Content-Length:0\r\n\r\n"
    static let response = "SIP/2.0 200 OK\r\nl: 4\r\n\r\nabcd"

    static let fixtures: [Fixture] = [
        Fixture(testDescription: "nothing", stream: "", expected: []),
        Fixture(testDescription: "one message", stream: plain, expected: ["message@0+69"]),
        Fixture(testDescription: "two at once", stream: plain + response, expected: ["message@0+69", "message@69+28"]),
        Fixture(testDescription: "compact name, body", stream: response + response, expected: ["message@0+28", "message@28+28"]),
        Fixture(
            testDescription: "blank lines and start lines in a body",
            stream: "SIP/2.0 200 OK\r\nl: 28\r\n\r\n\r\n\r\nSIP/2.0 200 OK\r\nl: 1\r\n\r\n" + plain,
            expected: ["message@0+53", "message@53+69"]),
        Fixture(testDescription: "bare LF", stream: "SIP/2.0 200 OK\nl: 4\n\nabcd" + plain, expected: ["message@0+25", "message@25+69"]),
        Fixture(testDescription: "CRs before and after the LF", stream: "SIP/2.0 200 OK\r\nl: 4\n\r\nabcd", expected: ["message@0+27"]),
        Fixture(
            testDescription: "folded Content-Length", stream: "SIP/2.0 200 OK\r\nl:\r\n 4\r\n\r\nabcd", expected: ["message@0+30"]),
        Fixture(
            testDescription: "leading zeros", stream: "SIP/2.0 200 OK\r\nl: 000000000000000000000004\r\n\r\nabcd",
            expected: ["message@0+51"]),

        Fixture(testDescription: "ping", stream: "\r\n\r\n", expected: ["keepAlive@0+4"]),
        Fixture(testDescription: "pong", stream: "\r\n", expected: ["lineBreak@0+2"]),
        Fixture(testDescription: "ping and a half", stream: "\r\n\r\n\r\n", expected: ["keepAlive@0+4", "lineBreak@4+2"]),
        Fixture(testDescription: "two pings", stream: "\r\n\r\n\r\n\r\n", expected: ["keepAlive@0+4", "keepAlive@4+4"]),
        Fixture(
            testDescription: "pings around messages", stream: "\r\n\r\n" + plain + "\r\n\r\n" + plain + "\r\n",
            expected: ["keepAlive@0+4", "message@4+69", "keepAlive@73+4", "message@77+69", "lineBreak@146+2"]),
        Fixture(
            testDescription: "halves of line breaks", stream: "\r\r\n\n\r",
            expected: [
                "lineBreak@0+1|stream.lineBreak.bare@0", "lineBreak@1+2", "lineBreak@3+1|stream.lineBreak.bare@3",
                "lineBreak@4+1|stream.lineBreak.bare@4",
            ]),
        Fixture(
            testDescription: "CRLF CR and a message", stream: "\r\n\r" + plain,
            expected: ["lineBreak@0+2", "lineBreak@2+1|stream.lineBreak.bare@2", "message@3+69"]),

        Fixture(
            testDescription: "no Content-Length", stream: plain + head + "\r\n" + plain,
            expected: ["message@0+69", "message@69+51|contentLength.missing@69", "message@120+69"]),
        Fixture(
            testDescription: "no Content-Length, but a body", stream: head + "\r\nabcd",
            expected: ["message@0+51|contentLength.missing@0", "junk@51+4"]),
        Fixture(
            testDescription: "negative", stream: "\r\n" + head + "l: -4\r\n\r\nabcd" + plain,
            expected: ["lineBreak@0+2", "endless@2+58|contentLength.malformed@54", "rest@60+73"]),
        Fixture(
            testDescription: "no number", stream: head + "l: five\r\n\r\nabcd",
            expected: ["endless@0+60|contentLength.malformed@52", "rest@60+4"]),
        Fixture(
            testDescription: "digits and more", stream: head + "l: 4 octets\r\n\r\nabcd",
            expected: ["endless@0+64|contentLength.malformed@53", "rest@64+4"]),
        Fixture(
            testDescription: "empty", stream: head + "l: \r\n\r\nabcd", expected: ["endless@0+56|contentLength.malformed@52", "rest@56+4"]),
        Fixture(
            testDescription: "2^32 + 32 does not wrap", stream: head + "l: 4294967328\r\n\r\n" + plain,
            expected: ["endless@0+66|contentLength.overLimit@52", "rest@66+69"]),
        Fixture(
            testDescription: "2^64 + 4 does not wrap", stream: head + "l: 18446744073709551620\r\n\r\n" + plain,
            expected: ["endless@0+76|contentLength.overLimit@52", "rest@76+69"]),
        Fixture(
            testDescription: "two that differ", stream: head + "l: 4\r\nContent-Length: 8\r\n\r\nabcdefgh",
            expected: ["endless@0+76|header.duplicateSingleton@55", "rest@76+8"]),
        Fixture(
            testDescription: "two that agree", stream: head + "l: 4\r\nContent-Length: 04\r\n\r\nabcd" + plain,
            expected: ["message@0+81|header.duplicateSingleton@55", "message@81+69"]),
        Fixture(
            testDescription: "one of two malformed", stream: head + "l: 4\r\nl: x\r\n\r\nabcd",
            expected: ["endless@0+63|header.duplicateSingleton@55 contentLength.malformed@58", "rest@63+4"]),
        Fixture(
            testDescription: "endless at the end of the stream", stream: head + "l: -4\r\n\r\n",
            expected: ["endless@0+58|contentLength.malformed@52"]),

        Fixture(
            testDescription: "body cut short", stream: plain + "SIP/2.0 200 OK\r\nl: 4\r\n\r\nabc",
            expected: ["message@0+69", "incomplete@69+27|contentLength.beyondStream@88"]),
        Fixture(
            testDescription: "head cut short", stream: plain + "SIP/2.0 200 OK\r\nl: 4\r\n",
            expected: ["message@0+69", "incomplete@69+22|head.unfinished@91"]),
        Fixture(testDescription: "start line cut short", stream: "INVITE sip:tomo@bi", expected: ["incomplete@0+18|head.unfinished@18"]),
        Fixture(testDescription: "unknown method cut short", stream: "KNOCK sip:to", expected: ["incomplete@0+12|head.unfinished@12"]),
        Fixture(
            testDescription: "method cut short", stream: plain + "INV", expected: ["message@0+69", "incomplete@69+3|head.unfinished@72"]),
        Fixture(testDescription: "version cut short", stream: "SI", expected: ["incomplete@0+2|head.unfinished@2"]),
        Fixture(
            testDescription: "leftover that might have been anything", stream: plain + "efgh", expected: ["message@0+69", "junk@69+4"]),

        Fixture(
            testDescription: "binary junk", stream: plain + "\u{0}\u{1}\u{2}", expected: ["message@0+69", "junk@69+3|stream.junk@69"]),
        Fixture(
            testDescription: "junk line between messages", stream: plain + "junk between\r\n" + plain,
            expected: ["message@0+69", "junk@69+14|stream.junk@69", "message@83+69"]),
        Fixture(
            testDescription: "junk lines, blank lines, binary octets", stream: "\u{0}\r\n\r\nVia: x\r\n\r\n" + response,
            expected: ["junk@0+15|stream.junk@0", "message@15+28"]),
        Fixture(
            testDescription: "what a body leaves over", stream: "SIP/2.0 200 OK\r\nl: 4\r\n\r\nabcdefgh\r\n" + plain,
            expected: ["message@0+28", "junk@28+6|stream.junk@28", "message@34+69"]),
        Fixture(
            testDescription: "a start line cut short behind junk is a message", stream: "?\u{0}\r\nSIP/2.0 200 OK",
            expected: ["junk@0+4|stream.junk@0", "incomplete@4+14|head.unfinished@18"]),
        Fixture(
            testDescription: "a start line after other octets of its line is none", stream: "\u{0}SIP/2.0 200 OK\r\nl: 0\r\n\r\n",
            expected: ["junk@0+25|stream.junk@0"]),
        Fixture(
            testDescription: "odd start lines begin messages",
            stream:
                "INVITE  sip:a SIP/2.0 \r\nl:0\r\n\r\nINVITE sip:b\r\nl:0\r\n\r\nsip/3.1 x\r\nl:0\r\n\r\nKNOCK KNOCK SIP/7\r\nl:0\r\n\r\n",
            expected: ["message@0+31", "message@31+21", "message@52+18", "message@70+26"]),
        Fixture(
            testDescription: "blanks before a start line", stream: "  SIP/2.0 200 OK\r\nl:0\r\n\r\n", expected: ["message@0+25"]),
    ]

    static let verifier = FramerVerifier { pieces in Self.events(of: pieces) }

    static func events(of pieces: [ArraySlice<UInt8>], limits: Limits = .standard) -> [String] {
        var framer = Framer(limits: limits)
        var index = Index()
        var events: [String] = []
        for piece in pieces {
            framer.receive(piece.span)
            drain(&framer, &index, &events)
        }
        framer.finish()
        drain(&framer, &index, &events)
        return events
    }

    static func drain(_ framer: inout Framer, _ index: inout Index, _ events: inout [String]) {
        while true {
            var findings = Findings()
            let event = framer.next(&index, &findings)
            if event == nil { #expect(findings.isEmpty, "findings come with an event") }
            guard let event else { return }
            var text = describe(event)
            if !findings.isEmpty { text += "|" + findings.list.map { "\($0.fault.code)@\($0.offset)" }.joined(separator: " ") }
            if let frame = event.frame {
                let lent = framer.octets.count
                let bodyStart = index.bodyStart
                #expect(lent == frame.count)
                #expect(bodyStart == frame.headCount)
            }
            events.append(text)
        }
    }

    static func describe(_ event: Framer.Event) -> String {
        switch event {
        case .message(let frame): "message@\(frame.offset)+\(frame.count)"
        case .incomplete(let frame): "incomplete@\(frame.offset)+\(frame.count)"
        case .endless(let frame): "endless@\(frame.offset)+\(frame.count)"
        case .rest(let stretch): "rest@\(stretch.offset)+\(stretch.count)"
        case .keepAlive(let stretch): "keepAlive@\(stretch.offset)+\(stretch.count)"
        case .lineBreak(let stretch): "lineBreak@\(stretch.offset)+\(stretch.count)"
        case .junk(let stretch): "junk@\(stretch.offset)+\(stretch.count)"
        }
    }

    @Test(arguments: fixtures) func events(_ fixture: Fixture) {
        #expect(Self.verifier.events(of: Array(fixture.stream.utf8)) == fixture.expected)
    }

    @Test(arguments: fixtures) func howeverCut(_ fixture: Fixture) {
        #expect(Self.verifier.disagreements(on: Array(fixture.stream.utf8)) == [])
    }

    @Test func hundredsAtOnceWithJunkBetween() {
        var chance = Random(seed: 4)
        let pieces = [Self.plain, Self.response, "\r\n", "\r\n\r\n", "junk\r\n", "\u{0}\n", Self.head + "\r\n"]
        let stream = (0..<500).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &chance)] }.joined() + Self.plain
        #expect(Self.verifier.disagreements(onLong: Array(stream.utf8), rounds: 28) == [])
    }

    /// A message comes with its last octet, not with the next one's first.
    @Test func eventsComeAtOnce() {
        let stream = Array((Self.plain + Self.response).utf8)
        var framer = Framer()
        var index = Index()
        var findings = Findings()
        for (offset, octet) in stream.enumerated() {
            framer.receive([octet].span)
            let event = framer.next(&index, &findings)
            #expect((event != nil) == (offset == 68 || offset == 96))
        }
        #expect(findings.isEmpty)
    }

    /// Every octet of every event, counted once.
    @Test(arguments: 0..<200) func corruptionNeitherTrapsNorLoses(_ seed: UInt64) {
        var chance = Random(seed: seed)
        var octets = Array((Self.plain + Self.response + "\r\n\r\n" + Self.head + "\r\n" + Self.plain).utf8)
        for _ in 0..<Int.random(in: 1...12, using: &chance) {
            octets[Int.random(in: octets.indices, using: &chance)] = [0, 10, 13, 32, 58, 48, 57, 255].randomElement(using: &chance) ?? 0
        }
        #expect(Self.verifier.disagreements(on: octets, seed: seed, rounds: 5) == [])
        var framer = Framer()
        framer.receive(octets.span)
        framer.finish()
        var index = Index()
        var findings = Findings()
        var position = 0
        while let event = framer.next(&index, &findings) {
            #expect(event.offset == position)
            position += event.count
        }
        #expect(position == octets.count)
    }
}

extension Framer.Event {
    var frame: Framer.Frame? {
        switch self {
        case .message(let frame), .incomplete(let frame), .endless(let frame): frame
        case .rest, .keepAlive, .lineBreak, .junk: nil
        }
    }

    private var stretch: Framer.Stretch? {
        switch self {
        case .message, .incomplete, .endless: nil
        case .rest(let stretch), .keepAlive(let stretch), .lineBreak(let stretch), .junk(let stretch): stretch
        }
    }

    var offset: Int { frame?.offset ?? stretch?.offset ?? 0 }
    var count: Int { frame?.count ?? stretch?.count ?? 0 }
}
