import Harness
import Octets
import SIP
import Testing

@testable import Capture

/// Captures with octets changed, left out or repeated: nothing traps, and every octet still has its place.
struct DamageTests {
    private static let scene: [UInt8] = {
        let invite = SIPText.request("INVITE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1", body: .sdp("192.0.2.1"))
        let message = SIPText.request(
            "MESSAGE", "sip:tomo@birch.example", via: "TCP 192.0.2.1;branch=z9hG4bK2", body: SIPText.Body("text/plain", "Hello"))
        var scene = Scene(.pcap())
        scene.exchange(invite, "200 OK", from: ilse, to: tomo)
        scene.connect(from: ilse, to: proxy)
        scene.stream("\r\n\r\n" + message + "\r\n" + message + message, from: ilse, to: proxy, size: 150)
        scene.stream(SIPText.response("200 OK", to: message, tag: "m"), from: proxy, to: ilse, size: 90)
        scene.finish(from: ilse, to: proxy)
        scene.send([0x80, 0] + [UInt8](repeating: 7, count: 160), from: "192.0.2.1:40000", to: "203.0.113.3:40000")
        return scene.octets
    }()

    @Test(arguments: 0..<40) func changedOctets(_ seed: UInt64) throws {
        for round in 0..<25 {
            var random = Random(seed: seed &* 1_000 &+ UInt64(round))
            var octets = Self.scene
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 24..<octets.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: octets[place] = UInt8.random(in: 0...255, using: &random)
                case 1: octets[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: octets.remove(at: place)
                default: octets.insert(octets[place], at: place)
                }
            }
            try expectAccount(of: octets)
        }
    }

    @Test func cutFiles() throws {
        for count in stride(from: 24, to: Self.scene.count, by: 7) { try expectAccount(of: Array(Self.scene.prefix(count))) }
    }

    private func expectAccount(of octets: [UInt8]) throws {
        var recorder = Recorder()
        _ = try CaptureReader.read(octets.span, into: &recorder)
        let trace = try TraceReader().read(octets.span, name: "damaged")
        let delivered = recorder.datagrams.reduce(0) { $0 + $1.octets.count } + recorder.streams.values.reduce(0) { $0 + $1.delivered }
        #expect(trace.octetsOfMessages + trace.octetsWithoutMessage == delivered)
        #expect(trace.transactions.flatMap(\.messages).sorted() == Array(trace.messages.indices))
        #expect(trace.conversations.flatMap(\.messages).sorted() == Array(trace.messages.indices))
        for message in trace.messages {
            let count = message.message.octets.count
            #expect(message.findings.allSatisfy { (0...count).contains($0.offset) })
        }
    }
}
