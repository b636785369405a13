import Harness
import Octets
import Testing

@testable import Capture

struct IPTests {
    static let call = PacketBuilder()
    static let call6 = PacketBuilder(from: "[2001:db8::1]:5060", to: "[2001:db8::2]:5060")
    static let text = "hello"
    static let datagram6 = call6.udpDatagram(Array(text.utf8))

    struct Fixture: CustomTestStringConvertible, Sendable {
        let name: String
        let packet: [UInt8]
        var texts = [text]
        var discards: [(octets: Int, reason: DiscardReason)] = []
        var testDescription: String { name }
    }

    private static let withOptions: [UInt8] = {
        var packet = call.udp(text)
        packet.insert(contentsOf: [1, 1, 1, 0], at: 20)
        packet[0] = 0x46
        packet[3] += 4
        return packet
    }()

    private static let withShortHeader: [UInt8] = {
        var packet = call.udp(text)
        packet[0] = 0x44
        return packet
    }()

    /// An extension header's body of eight octets but one.
    private static let options: [UInt8] = [0] + zeros(6)

    static let fixtures: [Fixture] = [
        Fixture(name: "padding is cut", packet: call.udp(text) + [1, 2, 3]),
        Fixture(name: "no length before segmentation", packet: call.ip(17, call.udpDatagram(Array(text.utf8)), length: 0)),
        Fixture(
            name: "no UDP length", packet: call.ip(17, call.udpDatagram(Array(text.utf8), length: 0))),
        Fixture(
            name: "octets after the datagram", packet: call.ip(17, call.udpDatagram(Array((text + "++").utf8), length: 13)),
            discards: [(2, .surplus)]),
        Fixture(name: "empty datagram", packet: call.udp(""), texts: [""]),
        Fixture(name: "options", packet: withOptions),
        Fixture(name: "hop-by-hop", packet: call6.ip(17, datagram6, extensions: [(0, options)])),
        Fixture(
            name: "many extensions",
            packet: call6.ip(17, datagram6, extensions: [(0, options), (60, options), (43, options), (60, options)])),
        Fixture(
            name: "long extension", packet: call6.ip(17, datagram6, extensions: [(60, [1] + zeros(14))])),
        Fixture(
            name: "authentication", packet: call6.ip(17, datagram6, extensions: [(51, [4] + zeros(22))])),
        Fixture(
            name: "authentication of IPv4", packet: call.ip(51, [17, 4] + zeros(22) + call.udpDatagram(Array(text.utf8)))),
        Fixture(name: "atomic fragment", packet: call6.fragment(17, datagram6, offset: 0, hasMore: false)),
        Fixture(name: "ICMP", packet: call.ip(1, [8, 0, 0, 0]), texts: [], discards: [(4, .transport(1))]),
        Fixture(name: "SCTP", packet: call6.ip(132, [8, 0, 0, 0]), texts: [], discards: [(4, .transport(132))]),
        Fixture(name: "hop-by-hop of IPv4", packet: call.ip(0, datagram6), texts: [], discards: [(13, .transport(0))]),
        Fixture(name: "short IPv4", packet: Array(call.udp(text).prefix(19)), texts: [], discards: [(19, .malformed(.ipv4))]),
        Fixture(name: "short header", packet: withShortHeader, texts: [], discards: [(33, .malformed(.ipv4))]),
        Fixture(name: "length below header", packet: call.ip(17, [1, 2], length: 19), texts: [], discards: [(22, .malformed(.ipv4))]),
        Fixture(name: "short IPv6", packet: Array(call6.udp(text).prefix(39)), texts: [], discards: [(39, .malformed(.ipv6))]),
        Fixture(name: "short extension", packet: call6.ip(60, [17, 9, 0, 0, 0, 0, 0, 0]), texts: [], discards: [(8, .malformed(.ipv6))]),
        Fixture(name: "no extension", packet: call6.ip(60, [17]), texts: [], discards: [(1, .malformed(.ipv6))]),
        Fixture(name: "short fragment header", packet: call6.ip(44, [17, 0]), texts: [], discards: [(2, .malformed(.ipv6))]),
        Fixture(name: "short authentication", packet: call.ip(51, [17, 4, 0]), texts: [], discards: [(3, .malformed(.ipv4))]),
        Fixture(name: "short UDP", packet: call.ip(17, [1, 2, 3]), texts: [], discards: [(3, .malformed(.udp))]),
        Fixture(
            name: "UDP length below header", packet: call.ip(17, call.udpDatagram([1], length: 7)), texts: [],
            discards: [(9, .malformed(.udp))]),
        Fixture(
            name: "UDP length beyond the packet", packet: call.ip(17, call.udpDatagram([1], length: 10)), texts: [],
            discards: [(9, .malformed(.udp))]),
        Fixture(name: "short TCP", packet: call.ip(6, [UInt8](repeating: 0, count: 19)), texts: [], discards: [(19, .malformed(.tcp))]),
        Fixture(
            name: "TCP offset below header", packet: call.ip(6, [UInt8](repeating: 0x40, count: 30)), texts: [],
            discards: [(30, .malformed(.tcp))]),
        Fixture(
            name: "TCP offset beyond the packet", packet: call.ip(6, [UInt8](repeating: 0xf0, count: 59)), texts: [],
            discards: [(59, .malformed(.tcp))]),
    ]

    @Test(arguments: fixtures)
    func headers(_ fixture: Fixture) throws {
        let recorder = try record([fixture.packet], link: 101)
        #expect(recorder.texts == fixture.texts)
        #expect(recorder.discards.map(\.octets) == fixture.discards.map(\.octets))
        #expect(recorder.reasons == fixture.discards.map(\.reason))
        #expect(recorder.reasons.allSatisfy { !$0.description.isEmpty })
    }
}

private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
