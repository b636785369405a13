import Octets

extension Dissector where Handler: ~Copyable {
    mutating func link(_ packet: Packet, _ type: LinkType, _ handler: inout Handler) {
        switch type {
        case .ethernet: ethernet(packet, &handler)
        case .linuxSLL: cooked(packet, header: 16, typeAt: 14, &handler)
        case .linuxSLL2: cooked(packet, header: 20, typeAt: 0, &handler)
        case .raw, .rawBSD, .rawOpenBSD, .ipv4, .ipv6: ip(packet, &handler)
        case .null, .loop: loopback(packet, &handler)
        case .ppp, .pppHDLC: ppp(packet, &handler)
        default: discard(packet, .link(type), &handler)
        }
    }

    /// Two addresses and the EtherType of what follows.
    mutating func ethernet(_ packet: Packet, _ handler: inout Handler) {
        cooked(packet, header: 14, typeAt: 12, &handler)
    }

    /// A header of fixed length that holds the EtherType of what follows.
    private mutating func cooked(_ packet: Packet, header: Int, typeAt offset: Int, _ handler: inout Handler) {
        guard packet.count >= header else { return discard(short: packet, .link, &handler) }
        let type = packet.octets.uint16(offset)
        var inner = packet
        inner.drop(header)
        network(inner, type, &handler)
    }

    /// The address family of the capturing system: 2 is IPv4 everywhere, IPv6 has four numbers. Both orders occur, whatever the link type.
    private mutating func loopback(_ packet: Packet, _ handler: inout Handler) {
        guard packet.count >= 4 else { return discard(short: packet, .link, &handler) }
        let family = packet.octets.uint32(0)
        var inner = packet
        inner.drop(4)
        switch min(family, family.byteSwapped) {
        case 2, 10, 24, 28, 30: ip(inner, &handler)
        default: discard(inner, .notIP(0), &handler)
        }
    }

    /// RFC 1661 2 and RFC 1662 3.1: address and control may be there, and the protocol may be one octet.
    mutating func ppp(_ packet: Packet, _ handler: inout Handler) {
        var inner = packet
        if inner.count >= 2, inner.octets.uint16(0) == 0xff03 { inner.drop(2) }
        guard inner.count >= 2 else { return discard(short: inner, .link, &handler) }
        let isOneOctet = inner.octets[0] & 1 == 1
        let type = isOneOctet ? UInt16(inner.octets[0]) : inner.octets.uint16(0)
        inner.drop(isOneOctet ? 1 : 2)
        switch type {
        case 0x21, 0x57: ip(inner, &handler)
        default: discard(inner, .notIP(0), &handler)
        }
    }

    /// What an EtherType announces. VLAN tags, MPLS labels and the like are passed over one by one.
    mutating func network(_ packet: Packet, _ etherType: UInt16, _ handler: inout Handler) {
        var packet = packet
        var type = etherType
        while true {
            switch type {
            case EtherType.ipv4, EtherType.ipv6:
                return ip(packet, &handler)
            case EtherType.vlan, EtherType.serviceVLAN, EtherType.oldServiceVLAN:
                guard packet.count >= 4 else { return discard(short: packet, .link, &handler) }
                type = packet.octets.uint16(2)
                packet.drop(4)
            case EtherType.mpls, EtherType.mplsMulticast:
                // RFC 3032 2.1: the last label of a stack has a bit set; what follows tells itself by its version.
                guard packet.count >= 4 else { return discard(short: packet, .link, &handler) }
                let isLast = packet.octets[2] & 1 == 1
                packet.drop(4)
                if isLast { return ip(packet, &handler) }
            case EtherType.pppoe:
                guard packet.count >= 6 else { return discard(short: packet, .link, &handler) }
                packet.drop(6)
                return ppp(packet, &handler)
            case EtherType.ppp:
                return ppp(packet, &handler)
            case EtherType.bridged:
                // A frame inside a frame, which may hold another.
                guard packet.depth < Limits.maximumTunnels else { return discard(packet, .tooManyTunnels, &handler) }
                packet.enter([])
                return ethernet(packet, &handler)
            case ..<0x600 where packet.count >= 8 && packet.octets.uint64(0) >> 16 == 0xaaaa_0300_0000:
                // IEEE 802.2 SNAP: an EtherType after a length.
                type = packet.octets.uint16(6)
                packet.drop(8)
            default:
                return discard(packet, .notIP(type < 0x600 ? 0 : type), &handler)
            }
        }
    }
}

/// Numbers of the EtherType registry that are read.
enum EtherType {
    static let ipv4: UInt16 = 0x0800
    static let ipv6: UInt16 = 0x86dd
    static let vlan: UInt16 = 0x8100
    static let serviceVLAN: UInt16 = 0x88a8
    static let oldServiceVLAN: UInt16 = 0x9100
    static let mpls: UInt16 = 0x8847
    static let mplsMulticast: UInt16 = 0x8848
    static let pppoe: UInt16 = 0x8864
    static let ppp: UInt16 = 0x880b
    /// Ethernet inside GRE.
    static let bridged: UInt16 = 0x6558
    /// ERSPAN: Ethernet that a switch mirrors, inside GRE.
    static let mirrored: UInt16 = 0x88be
}
