import Octets

/// The addresses of an IP packet.
struct Route: BitwiseCopyable, Hashable {
    let source: IPAddress
    let destination: IPAddress
}

extension Dissector where Handler: ~Copyable {
    /// IPv4 or IPv6, by the version in the first octet.
    mutating func ip(_ packet: Packet, _ handler: inout Handler) {
        guard packet.count > 0 else { return }
        switch packet.octets[0] >> 4 {
        case 4: ipv4(packet, &handler)
        case 6: ipv6(packet, &handler)
        default: discard(packet, .notIP(0), &handler)
        }
    }

    /// RFC 791 3.1
    private mutating func ipv4(_ packet: Packet, _ handler: inout Handler) {
        let octets = packet.octets
        guard octets.count >= 20 else { return discard(short: packet, .ipv4, &handler) }
        let header = Int(octets[0] & 0x0f) * 4
        let total = Int(octets.uint16(2))
        var inner = packet
        // A frame captured before the network adapter cut it into segments has no length yet.
        if total > 0 { inner.limit(to: total) }
        guard header >= 20, inner.length >= header else { return discard(packet, .malformed(.ipv4), &handler) }
        guard inner.count >= header else { return discard(inner, .notCaptured, &handler) }
        let route = Route(source: IPAddress(ipv4: octets, 12), destination: IPAddress(ipv4: octets, 16))
        let fragment = octets.uint16(6)
        let number = octets[9]
        inner.drop(header)
        guard fragment & 0x3fff != 0 else { return transport(inner, number, route, &handler) }
        let identification = FragmentTable.Key(
            route: route, identification: UInt32(octets.uint16(4)), number: number, tunnels: packet.tunnels)
        reassemble(
            inner, identification, offset: Int(fragment & 0x1fff) * 8, isLast: fragment & 0x2000 == 0, next: number, &handler)
    }

    /// RFC 8200 3
    private mutating func ipv6(_ packet: Packet, _ handler: inout Handler) {
        let octets = packet.octets
        guard octets.count >= 40 else { return discard(short: packet, .ipv6, &handler) }
        let length = Int(octets.uint16(4))
        var inner = packet
        // No length: a jumbogram, or a frame captured before it was cut into segments.
        if length > 0 { inner.limit(to: 40 + length) }
        let route = Route(source: IPAddress(ipv6: octets, 8), destination: IPAddress(ipv6: octets, 24))
        inner.drop(40)
        transport(inner, octets[6], route, &handler)
    }

    /// Puts a packet together once its last fragment came.
    private mutating func reassemble(
        _ packet: Packet, _ key: FragmentTable.Key, offset: Int, isLast: Bool, next: UInt8, _ handler: inout Handler
    ) {
        guard packet.depth < Limits.maximumTunnels else { return discard(packet, .tooManyTunnels, &handler) }
        let whole = fragments.insert(packet, key, offset: offset, isLast: isLast, next: next)
        reportFragments(&handler)
        guard let whole else { return }
        let assembled = Packet(assembled: whole.octets.span, frames: whole.frames, last: packet)
        transport(assembled, whole.next, key.route, &handler)
    }

    /// What a protocol number announces. IPv6 extension headers are passed over one by one (RFC 8200 4).
    mutating func transport(_ packet: Packet, _ number: UInt8, _ route: Route, _ handler: inout Handler) {
        let layer: DiscardReason.Layer = route.source.isIPv6 ? .ipv6 : .ipv4
        var packet = packet
        var number = number
        while true {
            switch number {
            case IPProtocol.udp: return udp(packet, route, &handler)
            case IPProtocol.tcp: return tcp(packet, route, &handler)
            case IPProtocol.ipv4, IPProtocol.ipv6: return tunnel(packet, .ip, &handler)
            case IPProtocol.gre: return gre(packet, &handler)
            case IPProtocol.esp: return esp(packet, route, &handler)
            case IPProtocol.fragment where route.source.isIPv6:
                // RFC 8200 4.5
                guard packet.count >= 8 else { return discard(short: packet, .ipv6, &handler) }
                let next = packet.octets[0]
                let fragment = packet.octets.uint16(2)
                let identification = packet.octets.uint32(4)
                packet.drop(8)
                if fragment & 0xfff9 != 0 {
                    let key = FragmentTable.Key(route: route, identification: identification, number: 0, tunnels: packet.tunnels)
                    return reassemble(
                        packet, key, offset: Int(fragment & 0xfff8), isLast: fragment & 1 == 0, next: next, &handler)
                }
                number = next
            case IPProtocol.authentication:
                // RFC 4302 2
                guard packet.count >= 12 else { return discard(short: packet, layer, &handler) }
                guard skip(&packet, (Int(packet.octets[1]) + 2) * 4, &number, layer, &handler) else { return }
            case IPProtocol.hopByHop where route.source.isIPv6, IPProtocol.routing where route.source.isIPv6,
                IPProtocol.destination where route.source.isIPv6, IPProtocol.mobility where route.source.isIPv6:
                guard packet.count >= 8 else { return discard(short: packet, .ipv6, &handler) }
                guard skip(&packet, (Int(packet.octets[1]) + 1) * 8, &number, layer, &handler) else { return }
            default:
                return discard(packet, .transport(number), &handler)
            }
        }
    }

    /// Steps over an extension header; its first octet tells what comes next.
    private func skip(
        _ packet: inout Packet, _ header: Int, _ number: inout UInt8, _ layer: DiscardReason.Layer, _ handler: inout Handler
    ) -> Bool {
        guard packet.count >= header else {
            discard(short: packet, layer, &handler)
            return false
        }
        number = packet.octets[0]
        packet.drop(header)
        return true
    }
}

/// Numbers of the IP protocol registry that are read.
enum IPProtocol {
    static let hopByHop: UInt8 = 0
    static let ipv4: UInt8 = 4
    static let tcp: UInt8 = 6
    static let udp: UInt8 = 17
    static let ipv6: UInt8 = 41
    static let routing: UInt8 = 43
    static let fragment: UInt8 = 44
    static let gre: UInt8 = 47
    static let esp: UInt8 = 50
    static let authentication: UInt8 = 51
    static let destination: UInt8 = 60
    static let mobility: UInt8 = 135
}
