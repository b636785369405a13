import Harness
import Octets
import Testing

@testable import Capture

struct TunnelTests {
    static let text = "SUBSCRIBE sip:alice@atlanta.example SIP/2.0"
    static let inner = PacketBuilder(from: "10.45.0.2:5060", to: "10.45.0.1:5060")
    static let inner6 = PacketBuilder(from: "[2001:db8:45::2]:5060", to: "[2001:db8::1]:5060")
    static let outer = PacketBuilder(from: "192.0.2.1:2152", to: "192.0.2.2:2152")
    static let packet = inner.udp(text)

    struct Payload: CustomTestStringConvertible, Sendable {
        let name: String
        let octets: [UInt8]
        var port = 0
        var testDescription: String { name }

        init(_ name: String, _ octets: [UInt8], port: Int = 0) {
            self.name = name
            self.octets = octets
            self.port = port
        }
    }

    struct Fixture: CustomTestStringConvertible, Sendable {
        let name: String
        let packet: [UInt8]
        let tunnels: Tunnels
        var source = "10.45.0.2:5060"
        var testDescription: String { name }
    }

    static let fixtures: [Fixture] = [
        Fixture(name: "IPv4 in IPv4", packet: outer.ip(4, packet), tunnels: .ip),
        Fixture(name: "IPv6 in IPv4", packet: outer.ip(41, inner6.udp(text)), tunnels: .ip, source: "[2001:db8:45::2]:5060"),
        Fixture(name: "IPv4 in IPv6", packet: inner6.ip(4, packet), tunnels: .ip),
        Fixture(name: "GRE", packet: outer.ip(47, TunnelBuilder.gre(packet)), tunnels: .gre),
        Fixture(name: "GRE with all options", packet: outer.ip(47, TunnelBuilder.gre(packet, options: 0xb000)), tunnels: .gre),
        Fixture(name: "GRE with a key", packet: outer.ip(47, TunnelBuilder.gre(packet, options: 0x2000)), tunnels: .gre),
        Fixture(
            name: "Ethernet in GRE", packet: outer.ip(47, TunnelBuilder.gre(LinkBuilder.ethernet(packet), type: 0x6558)), tunnels: .gre),
        Fixture(
            name: "VLAN in GRE", packet: outer.ip(47, TunnelBuilder.gre(LinkBuilder.ethernet(packet, tags: [0x8100]), type: 0x6558)),
            tunnels: .gre),
        Fixture(
            name: "mirrored port", packet: outer.ip(47, TunnelBuilder.gre(LinkBuilder.ethernet(packet), type: 0x88be)), tunnels: .gre),
        Fixture(
            name: "mirrored port with sequence",
            packet: outer.ip(
                47, TunnelBuilder.gre([UInt8](repeating: 1, count: 8) + LinkBuilder.ethernet(packet), type: 0x88be, options: 0x1000)),
            tunnels: .gre),
        Fixture(name: "PPTP", packet: outer.ip(47, TunnelBuilder.pptp(packet)), tunnels: .gre),
        Fixture(name: "GTP-U", packet: outer.udp(TunnelBuilder.gtp(packet)), tunnels: .gtp),
        Fixture(name: "GTP-U with sequence", packet: outer.udp(TunnelBuilder.gtp(packet, hasSequence: true)), tunnels: .gtp),
        Fixture(name: "GTP-U with extensions", packet: outer.udp(TunnelBuilder.gtp(packet, extensions: 2)), tunnels: .gtp),
        Fixture(
            name: "IPv6 in GTP-U", packet: outer.udp(TunnelBuilder.gtp(inner6.udp(text), extensions: 1)), tunnels: .gtp,
            source: "[2001:db8:45::2]:5060"),
        Fixture(
            name: "ESP", packet: inner.ip(50, TunnelBuilder.esp(inner.udpDatagram(Array(text.utf8)), next: 17)), tunnels: .esp),
        Fixture(
            name: "ESP with 16 octets",
            packet: inner.ip(50, TunnelBuilder.esp(inner.udpDatagram(Array(text.utf8)), next: 17, checkCount: 16)),
            tunnels: .esp),
        Fixture(
            name: "ESP with 32 octets",
            packet: inner.ip(50, TunnelBuilder.esp(inner.udpDatagram(Array(text.utf8)), next: 17, checkCount: 32)),
            tunnels: .esp),
        Fixture(
            name: "ESP without check",
            packet: inner.ip(50, TunnelBuilder.esp(inner.udpDatagram(Array(text.utf8)), next: 17, checkCount: 0)),
            tunnels: .esp),
        Fixture(
            name: "ESP over IPv6", packet: inner6.ip(50, TunnelBuilder.esp(inner6.udpDatagram(Array(text.utf8)), next: 17)), tunnels: .esp,
            source: "[2001:db8:45::2]:5060"),
        Fixture(name: "ESP, tunnel mode", packet: outer.ip(50, TunnelBuilder.esp(packet, next: 4)), tunnels: [.esp, .ip]),
        Fixture(
            name: "ESP, tunnel mode, IPv6", packet: outer.ip(50, TunnelBuilder.esp(inner6.udp(text), next: 41)), tunnels: [.esp, .ip],
            source: "[2001:db8:45::2]:5060"),
        Fixture(
            name: "ESP over UDP",
            packet: PacketBuilder(from: "192.0.2.1:4500", to: "192.0.2.2:40000").udp(TunnelBuilder.esp(packet, next: 4)),
            tunnels: [.esp, .ip]),
        Fixture(
            name: "ESP in GTP-U",
            packet: outer.udp(TunnelBuilder.gtp(inner.ip(50, TunnelBuilder.esp(inner.udpDatagram(Array(text.utf8)), next: 17)))),
            tunnels: [.gtp, .esp]),
    ]

    @Test(arguments: fixtures)
    func datagramInside(_ fixture: Fixture) throws {
        let recorder = try record([LinkBuilder.ethernet(fixture.packet)])
        #expect(recorder.texts == [Self.text])
        #expect(recorder.datagrams.first?.source == fixture.source)
        #expect(recorder.datagrams.first?.tunnels == fixture.tunnels)
        #expect(recorder.datagrams.first?.fileOffset != nil)
        #expect(recorder.discards == [])
    }

    @Test func segmentInsideESP() throws {
        let segment = Self.inner.tcpSegment(Array(Self.text.utf8), sequence: 1)
        let recorder = try record([Self.inner.ip(50, TunnelBuilder.esp(segment, next: 6))], link: 101)
        #expect(recorder.streams.values.map(\.text) == [Self.text])
    }

    private static let noise: [UInt8] = (0..<120).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }

    @Test(arguments: [
        Payload("encrypted", TunnelBuilder.esp(noise, next: 200)),
        Payload("too short", [0, 0, 0, 1, 0, 0]),
        Payload(
            "wrong checksum", TunnelBuilder.esp(PacketBuilder(from: "192.0.2.9:1", to: "192.0.2.8:2").udpDatagram([1, 2, 3]), next: 17)),
        Payload("wrong length", TunnelBuilder.esp(inner.udpDatagram([1, 2, 3], length: 12), next: 17)),
        Payload("no flags", TunnelBuilder.esp(inner.tcpSegment(sequence: 1, flags: []), next: 6)),
    ])
    func otherESP(_ payload: Payload) throws {
        let recorder = try record([Self.inner.ip(50, payload.octets)], link: 101)
        #expect(recorder.discards == [Discard(frames: FrameNumbers(1), octets: payload.octets.count, reason: .encrypted)])
        #expect(recorder.datagrams == [])
        #expect(recorder.streams.isEmpty)
    }

    @Test func cutESPIsNotRead() throws {
        var file = CaptureBuilder.pcap(link: 101)
        let packet = Self.inner.ip(50, TunnelBuilder.esp(Self.inner.udpDatagram([1, 2, 3, 4]), next: 17))
        file.frame(Array(packet.dropLast(4)), length: packet.count)
        #expect(try record(file.octets).reasons == [.notCaptured])
    }

    @Test(arguments: [
        Payload("GTP echo", [0x32, 1, 0, 4, 0, 0, 0, 0, 0, 1, 0, 0], port: 2152),
        Payload("GTP version 2", [0x48, 255, 0, 4, 0, 0, 0, 0, 0x45], port: 2152),
        Payload("GTP without payload", [0x30, 255, 0, 0, 0, 0, 0, 0], port: 2152),
        Payload("GTP with an endless extension", [0x34, 255, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0x85, 0, 0x45, 0, 0], port: 2152),
        Payload("GTP with a long extension", [0x34, 255, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0x85, 9, 0x45, 0, 0], port: 2152),
        Payload("GTP of Ethernet", [0x30, 255, 0, 4, 0, 0, 0, 0, 2, 0, 0, 0], port: 2152),
        Payload("IKE", [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8], port: 4500),
        Payload("keep-alive of ESP", [255], port: 4500),
        Payload("encrypted ESP", [0, 0, 0, 1, 0, 0, 0, 1] + noise, port: 4500),
    ])
    func whatIsNoTunnelIsADatagram(_ payload: Payload) throws {
        let call = PacketBuilder(from: "192.0.2.1:40000", to: "192.0.2.2:\(payload.port)")
        let recorder = try record([call.udp(payload.octets)], link: 101)
        #expect(recorder.datagrams.map(\.octets) == [payload.octets])
        #expect(recorder.discards == [])
    }

    @Test func depthIsLimited() throws {
        let deepest = (0..<Limits.maximumTunnels).reduce(Self.packet) { packet, _ in Self.outer.ip(4, packet) }
        #expect(try record([deepest], link: 101).texts == [Self.text])
        let tooDeep = try record([Self.outer.ip(4, deepest)], link: 101)
        #expect(tooDeep.discards == [Discard(frames: FrameNumbers(1), octets: Self.packet.count, reason: .tooManyTunnels)])
    }

    /// A frame can hold as many frames as there is room for: were each a step of recursion, they would fill the stack.
    @Test func depthOfBridgedFramesIsLimited() throws {
        let header: [UInt8] = [2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2, 0x65, 0x58]
        let frames = [UInt8]((0..<18_000).map { _ in header }.joined())
        let recorder = try record([frames])
        let kept = (18_000 - Limits.maximumTunnels - 1) * header.count
        #expect(recorder.discards == [Discard(frames: FrameNumbers(1), octets: kept, reason: .tooManyTunnels)])
        #expect(try record([header + LinkBuilder.ethernet(Self.packet)]).texts == [Self.text])
    }

    @Test(arguments: [
        Payload("too short", [0, 0, 8]),
        Payload("key missing", [0x20, 0, 8, 0, 1]),
        Payload("source routing", [0x40, 0, 8, 0, 1, 2, 3, 4]),
        Payload("version 2", [0, 2, 8, 0, 1, 2, 3, 4]),
    ])
    func brokenGRE(_ payload: Payload) throws {
        let recorder = try record([Self.outer.ip(47, payload.octets)], link: 101)
        #expect(recorder.discards == [Discard(frames: FrameNumbers(1), octets: payload.octets.count, reason: .malformed(.gre))])
    }
}
