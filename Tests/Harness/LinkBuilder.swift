/// Puts an IP packet into a frame of one link type.
public enum LinkBuilder {
    /// Ethernet; `tags` are the EtherTypes of the VLAN tags around the packet, the outermost first. Padded to 60 octets.
    public static func ethernet(_ packet: [UInt8], tags: [UInt16] = [], type: UInt16? = nil) -> [UInt8] {
        var frame: [UInt8] = [2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2]
        for (index, tag) in tags.enumerated() { frame += big(tag) + big(UInt16(index + 100)) }
        frame += big(type ?? etherType(packet)) + packet
        return frame + [UInt8](repeating: 0, count: max(0, 60 - frame.count))
    }

    /// IEEE 802.3 with a length and SNAP.
    public static func snap(_ packet: [UInt8]) -> [UInt8] {
        ethernet([0xaa, 0xaa, 3, 0, 0, 0] + big(etherType(packet)) + packet, type: UInt16(packet.count + 8))
    }

    /// Linux cooked capture.
    public static func cooked(_ packet: [UInt8]) -> [UInt8] {
        [0, 0, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0] + big(etherType(packet)) + packet
    }

    /// Linux cooked capture, second form.
    public static func cooked2(_ packet: [UInt8]) -> [UInt8] {
        big(etherType(packet)) + [0, 0, 0, 0, 0, 3, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0] + packet
    }

    /// BSD loopback with the address family in either order.
    public static func loopback(_ packet: [UInt8], family: UInt8, _ order: CaptureBuilder.Order) -> [UInt8] {
        (order == .big ? [0, 0, 0, family] : [family, 0, 0, 0]) + packet
    }

    /// PPP with address and control.
    public static func ppp(_ packet: [UInt8]) -> [UInt8] { [0xff, 3] + big(isIPv6(packet) ? 0x57 as UInt16 : 0x21) + packet }

    /// PPP over Ethernet.
    public static func pppoe(_ packet: [UInt8]) -> [UInt8] {
        let session: [UInt8] = [0x11, 0, 0, 1] + big(UInt16(packet.count + 2))
        return ethernet(session + big(isIPv6(packet) ? 0x57 as UInt16 : 0x21) + packet, type: 0x8864)
    }

    /// Ethernet with two MPLS labels.
    public static func mpls(_ packet: [UInt8]) -> [UInt8] {
        ethernet([0, 1, 0x00, 64, 0, 2, 0x01, 64] + packet, type: 0x8847)
    }

    static func etherType(_ packet: [UInt8]) -> UInt16 { isIPv6(packet) ? 0x86dd : 0x0800 }
    private static func isIPv6(_ packet: [UInt8]) -> Bool { packet.first.map { $0 >> 4 == 6 } ?? false }
}

/// Puts a packet into a tunnel; the results are payloads for `PacketBuilder.ip` or `PacketBuilder.udp`.
public enum TunnelBuilder {
    /// GTP-U for UDP port 2152; with a sequence number, and an extension header of four octets for each that is asked for.
    public static func gtp(_ packet: [UInt8], hasSequence: Bool = false, extensions: Int = 0) -> [UInt8] {
        var optional: [UInt8] = hasSequence || extensions > 0 ? [0, 1, 0, extensions > 0 ? 0x85 : 0] : []
        for index in 0..<extensions { optional += [1, 0x10, 9, index + 1 < extensions ? 0x85 : 0] }
        let flags: UInt8 = 0x30 | (hasSequence ? 2 : 0) | (extensions > 0 ? 4 : 0)
        return [flags, 255] + big(UInt16(optional.count + packet.count)) + [0, 0, 0, 9] + optional + packet
    }

    /// GRE for IP protocol 47, with checksum, key and sequence number where asked for.
    public static func gre(_ payload: [UInt8], type: UInt16? = nil, options: UInt16 = 0) -> [UInt8] {
        let words = (options & 0xb000).nonzeroBitCount
        return big(options) + big(type ?? LinkBuilder.etherType(payload)) + [UInt8](repeating: 0, count: 4 * words) + payload
    }

    /// The GRE of PPTP, with sequence and acknowledgement number.
    public static func pptp(_ packet: [UInt8]) -> [UInt8] {
        let ppp = LinkBuilder.ppp(packet)
        return [0x30, 0x81, 0x88, 0x0b] + big(UInt16(ppp.count)) + [0, 1, 0, 0, 0, 1, 0, 0, 0, 1] + ppp
    }

    /// ESP for IP protocol 50 with the null cipher and a check value of some length.
    public static func esp(_ payload: [UInt8], next: UInt8, checkCount: Int = 12) -> [UInt8] {
        let padding = -(payload.count + 2) & 3
        let trailer = (0..<padding).map { UInt8($0 + 1) } + [UInt8(padding), next]
        return [0, 0, 0x10, 1, 0, 0, 0, 1] + payload + trailer + (0..<checkCount).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    }
}
