import Octets
import SIP
import Testing

/// Gaps, resynchronisation, keep-alives as they come: what a capture or a connection asks of a framer beside its events.
@Suite struct FramerRecoveryTests {
    struct Script: Sendable, CustomTestStringConvertible {
        enum Step: Sendable {
            case octets(String)
            case gap(Int)
            case resynchronise
        }
        let testDescription: String
        let steps: [Step]
        let expected: [String]
    }

    static let scripts: [Script] = [
        Script(
            testDescription: "a gap in a body",
            steps: [.octets(FramerTests.plain + "SIP/2.0 200 OK\r\nl: 40\r\n\r\nabcd"), .gap(36), .octets(FramerTests.plain)],
            expected: ["message@0+69", "incomplete@69+29", "message@134+69"]),
        Script(
            testDescription: "a gap that ends in a body",
            steps: [.octets("SIP/2.0 200 OK\r\nl: 40\r\n\r\n"), .gap(30), .octets("abc\r\nxyz\r\n" + FramerTests.plain)],
            expected: ["incomplete@0+25", "junk@55+10", "message@65+69"]),
        Script(
            testDescription: "a gap that ends in a head",
            steps: [.octets("INVITE sip:a"), .gap(100), .octets("ll-ID: a\r\n\r\n" + FramerTests.plain)],
            expected: ["incomplete@0+12", "junk@112+12", "message@124+69"]),
        Script(
            testDescription: "a gap between messages",
            steps: [.octets(FramerTests.plain), .gap(69), .octets("\r\n\r\n" + FramerTests.plain)],
            expected: ["message@0+69", "keepAlive@138+4", "message@142+69"]),
        Script(
            testDescription: "a gap in junk", steps: [.octets("\u{0}x"), .gap(8), .octets("y\r\n" + FramerTests.response)],
            expected: ["junk@0+2|stream.junk@0", "junk@10+3", "message@13+28"]),
        Script(
            testDescription: "a gap of nothing after half a word", steps: [.octets("ab"), .gap(0), .octets("cd")],
            expected: ["junk@0+2", "junk@2+2"]),
        Script(
            testDescription: "a capture that begins within a message",
            steps: [.resynchronise, .octets("ag=4\r\nCSeq: 4 BYE\r\n\r\n" + FramerTests.plain)], expected: ["junk@0+21", "message@21+69"]),
        Script(
            testDescription: "a capture that begins with a message", steps: [.resynchronise, .octets("\r\n" + FramerTests.plain)],
            expected: ["lineBreak@0+2", "message@2+69"]),
        Script(
            testDescription: "on after an endless message",
            steps: [.octets("SIP/2.0 200 OK\r\nl: x\r\n\r\nabcd"), .resynchronise, .octets("e\r\n" + FramerTests.plain)],
            expected: ["endless@0+24|contentLength.malformed@19", "junk@24+7", "message@31+69"]),
        Script(
            testDescription: "giving up a body",
            steps: [.octets("SIP/2.0 200 OK\r\nl: 99\r\n\r\nabcd"), .resynchronise, .octets("\r\n" + FramerTests.plain)],
            expected: ["junk@0+31", "message@31+69"]),
    ]

    @Test(arguments: scripts) func script(_ script: Script) {
        var framer = Framer()
        var index = Index()
        var events: [String] = []
        for step in script.steps {
            switch step {
            case .octets(let text): framer.receive(Array(text.utf8).span)
            case .gap(let count): framer.lose(count)
            case .resynchronise: framer.resynchronise()
            }
            FramerTests.drain(&framer, &index, &events)
        }
        framer.finish()
        FramerTests.drain(&framer, &index, &events)
        #expect(events == script.expected)
    }

    /// The answer to a keep-alive is one CRLF: whoever waits for it must not wait for what follows.
    @Test func answerToAKeepAlive() {
        var framer = Framer()
        var index = Index()
        for (piece, expected, isAnswer) in [
            (FramerTests.plain + "\r", ["message@0+69"], false), ("\n", [], true), ("\r", [], false), ("\n", ["keepAlive@69+4"], false),
            ("\r\n", [], true), ("SIP", ["lineBreak@73+2"], false),
        ] {
            var events: [String] = []
            framer.receive(Array(piece.utf8).span)
            FramerTests.drain(&framer, &index, &events)
            #expect(events == expected)
            let endsInLineBreak = framer.endsInLineBreak
            #expect(endsInLineBreak == isAnswer)
        }
    }
}
