import Harness
import Octets
import SIP
import Testing

@testable import Capture

/// What a hostile sender, or a hostile file, could make a reader do.
struct TraceBuilderTests {
    private let options = SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1")
    private let message = SIPText.request(
        "MESSAGE", "sip:tomo@birch.example", via: "TCP 192.0.2.1;branch=z9hG4bK2", body: SIPText.Body("text/plain", "Hello, Tomo"))

    @Test func lineBreaksWithoutEndBetweenMessages() throws {
        let breaks = String(repeating: "\n", count: 100_000)
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(breaks + message + breaks + message, from: ilse, to: proxy)
            scene.finish(from: ilse, to: proxy)
        }
        #expect(trace.messages.map { Set($0.findings.map(\.fault.code)) } == [["stream.lineBreak.bare"], []])
        #expect(trace.messages[0].findings.count == Limits.maximumFindings)
        #expect(trace.messages[0].examination.omitted == 200_000 - Limits.maximumFindings)
    }

    /// Were those so far read again for each segment, this would take minutes.
    @Test func lineBreaksWithoutEndBeforeTheFirstMessage() throws {
        let count = 20_000
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(String(repeating: "\r\n", count: count) + message, from: ilse, to: proxy, size: 2)
        }
        #expect(trace.messages.count == 1)
        #expect(trace.messages[0].verdict() == .accept)
    }

    @Test func timesOfAnyInterface() throws {
        var file = CaptureBuilder.pcapng()
        file.interface(link: 101, offset: .max)
        file.interface(link: 101, offset: .min)
        for interface in [0, 1, 0] {
            file.frame(PacketBuilder(from: ilse, to: proxy).udp(Array(options.utf8)), interface: interface)
        }
        let trace = try TraceReader().read(file.octets.span, name: "scene")
        #expect(trace.messages.map(\.retransmissionOf) == [nil, 0, 0])
    }
}
