import Harness
import Testing

@testable import Capture

struct LinkTests {
    static let message = "MESSAGE sip:bob@biloxi.example SIP/2.0"
    static let packet = PacketBuilder().udp(message)
    static let packet6 = PacketBuilder(from: "[2001:db8::1]:5060", to: "[2001:db8::2]:5062").udp(message)

    struct Fixture: CustomTestStringConvertible, Sendable {
        let name: String
        let link: UInt16
        let frame: [UInt8]
        var isIPv6 = false
        var testDescription: String { name }
    }

    static let fixtures: [Fixture] = [
        Fixture(name: "Ethernet", link: 1, frame: LinkBuilder.ethernet(packet)),
        Fixture(name: "Ethernet, IPv6", link: 1, frame: LinkBuilder.ethernet(packet6), isIPv6: true),
        Fixture(name: "VLAN", link: 1, frame: LinkBuilder.ethernet(packet, tags: [0x8100])),
        Fixture(name: "QinQ", link: 1, frame: LinkBuilder.ethernet(packet, tags: [0x88a8, 0x8100])),
        Fixture(name: "old QinQ, IPv6", link: 1, frame: LinkBuilder.ethernet(packet6, tags: [0x9100, 0x8100]), isIPv6: true),
        Fixture(name: "SNAP", link: 1, frame: LinkBuilder.snap(packet)),
        Fixture(name: "MPLS", link: 1, frame: LinkBuilder.mpls(packet)),
        Fixture(name: "PPPoE", link: 1, frame: LinkBuilder.pppoe(packet)),
        Fixture(name: "PPPoE, IPv6", link: 1, frame: LinkBuilder.pppoe(packet6), isIPv6: true),
        Fixture(name: "PPP", link: 9, frame: LinkBuilder.ppp(packet)),
        Fixture(name: "PPP without address", link: 50, frame: Array(LinkBuilder.ppp(packet).dropFirst(2))),
        Fixture(name: "PPP with a short protocol", link: 9, frame: [0x21] + packet),
        Fixture(name: "cooked", link: 113, frame: LinkBuilder.cooked(packet)),
        Fixture(name: "cooked, IPv6", link: 113, frame: LinkBuilder.cooked(packet6), isIPv6: true),
        Fixture(name: "cooked 2", link: 276, frame: LinkBuilder.cooked2(packet)),
        Fixture(name: "cooked 2, IPv6", link: 276, frame: LinkBuilder.cooked2(packet6), isIPv6: true),
        Fixture(name: "raw", link: 101, frame: packet),
        Fixture(name: "raw, IPv6", link: 101, frame: packet6, isIPv6: true),
        Fixture(name: "raw 12", link: 12, frame: packet),
        Fixture(name: "raw 14", link: 14, frame: packet),
        Fixture(name: "IPv4", link: 228, frame: packet),
        Fixture(name: "IPv6", link: 229, frame: packet6, isIPv6: true),
        Fixture(name: "null, little", link: 0, frame: LinkBuilder.loopback(packet, family: 2, .little)),
        Fixture(name: "null, big", link: 0, frame: LinkBuilder.loopback(packet, family: 2, .big)),
        Fixture(name: "null, IPv6 of FreeBSD", link: 0, frame: LinkBuilder.loopback(packet6, family: 28, .little), isIPv6: true),
        Fixture(name: "null, IPv6 of Darwin", link: 0, frame: LinkBuilder.loopback(packet6, family: 30, .big), isIPv6: true),
        Fixture(name: "loop", link: 108, frame: LinkBuilder.loopback(packet6, family: 24, .big), isIPv6: true),
    ]

    @Test(arguments: fixtures)
    func datagramOfEachLink(_ fixture: Fixture) throws {
        let recorder = try record([fixture.frame], link: fixture.link)
        let datagram = try #require(recorder.datagrams.first)
        #expect(recorder.texts == [Self.message])
        #expect(datagram.source == (fixture.isIPv6 ? "[2001:db8::1]:5060" : "192.0.2.1:5060"))
        #expect(datagram.destination == (fixture.isIPv6 ? "[2001:db8::2]:5062" : "198.51.100.2:5060"))
        #expect(datagram.frames == [1])
        #expect(datagram.fileOffset == 40 + fixture.frame.count - Self.message.utf8.count)
        #expect(recorder.discards == [])
    }

    @Test(arguments: fixtures)
    func frameCutAnywhereIsAccountedFor(_ fixture: Fixture) throws {
        let header = fixture.frame.count - Self.message.utf8.count
        for count in 0..<fixture.frame.count {
            var file = CaptureBuilder.pcap(link: fixture.link)
            file.frame(Array(fixture.frame.prefix(count)), length: fixture.frame.count)
            let recorder = try record(file.octets)
            if count >= header {
                #expect(recorder.texts == [String(Self.message.prefix(count - header))], "cut at \(count)")
                #expect(recorder.datagrams.first?.missing == fixture.frame.count - count, "cut at \(count)")
                #expect(recorder.reasons == [.notCaptured], "cut at \(count)")
                #expect(recorder.discards.first?.octets == fixture.frame.count - count, "cut at \(count)")
            } else {
                #expect(recorder.texts == [], "cut at \(count)")
                // A frame cut exactly between two headers holds nothing that could be called payload.
                #expect(recorder.discards.count <= 1, "cut at \(count)")
                #expect(recorder.reasons.allSatisfy { $0 == .notCaptured || $0 == .notIP(0) }, "cut at \(count)")
            }
        }
    }

    @Test func interfacesOfOneFileHaveTheirOwnLinks() throws {
        var file = CaptureBuilder.pcapng(.big)
        file.interface(link: 101)
        file.interface(link: 113, resolution: 9)
        file.interface(link: 1)
        file.frame(LinkBuilder.ethernet(Self.packet), interface: 2)
        file.frame(LinkBuilder.cooked(Self.packet6), interface: 1)
        file.frame(Self.packet, interface: 0)
        file.frame(Self.packet, interface: 3)
        let recorder = try record(file.octets)
        #expect(recorder.texts == [Self.message, Self.message, Self.message])
        #expect(recorder.datagrams.map(\.frames) == [[1], [2], [3]])
        #expect(recorder.discards == [Discard(frames: FrameNumbers(4), octets: Self.packet.count, reason: .unknownInterface)])
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let name: String
        var link: UInt16 = 1
        let frame: [UInt8]
        let octets: Int
        let reason: DiscardReason
        var testDescription: String { name }
    }

    static let refusals: [Refusal] = [
        Refusal(name: "radio", link: 127, frame: [0, 0, 8, 0], octets: 4, reason: .link(LinkType(rawValue: 127))),
        Refusal(
            name: "ARP", frame: LinkBuilder.ethernet([UInt8](repeating: 1, count: 28), type: 0x0806), octets: 46, reason: .notIP(0x806)),
        Refusal(
            name: "spanning tree", frame: LinkBuilder.ethernet([0x42, 0x42, 3] + [UInt8](repeating: 0, count: 35), type: 38), octets: 46,
            reason: .notIP(0)),
        Refusal(name: "AppleTalk on loopback", link: 0, frame: [16, 0, 0, 0, 1, 2], octets: 2, reason: .notIP(0)),
        Refusal(name: "LCP", link: 9, frame: [0xff, 3, 0xc0, 0x21, 9, 9, 9], octets: 3, reason: .notIP(0)),
        Refusal(name: "IP version 5", link: 101, frame: [0x50, 1, 2], octets: 3, reason: .notIP(0)),
        Refusal(name: "short Ethernet", frame: [1, 2, 3], octets: 3, reason: .malformed(.link)),
        Refusal(name: "short VLAN tag", frame: [UInt8](repeating: 0, count: 12) + [0x81, 0, 1], octets: 1, reason: .malformed(.link)),
        Refusal(name: "short MPLS label", frame: [UInt8](repeating: 0, count: 12) + [0x88, 0x47, 1], octets: 1, reason: .malformed(.link)),
        Refusal(name: "short PPPoE", frame: [UInt8](repeating: 0, count: 12) + [0x88, 0x64, 1], octets: 1, reason: .malformed(.link)),
        Refusal(name: "short PPP", link: 9, frame: [0xff], octets: 1, reason: .malformed(.link)),
    ]

    @Test(arguments: refusals)
    func otherFramesAreDiscardedWithAReason(_ refusal: Refusal) throws {
        let recorder = try record([refusal.frame], link: refusal.link)
        #expect(recorder.texts == [])
        #expect(recorder.discards == [Discard(frames: FrameNumbers(1), octets: refusal.octets, reason: refusal.reason)])
    }
}
