import Octets

extension Dissector where Handler: ~Copyable {
    /// An IP packet inside another.
    mutating func tunnel(_ packet: Packet, _ kind: Tunnels, _ handler: inout Handler) {
        guard packet.depth < Limits.maximumTunnels else { return discard(packet, .tooManyTunnels, &handler) }
        var inner = packet
        inner.enter(kind)
        ip(inner, &handler)
    }

    /// RFC 2784 2.1 and RFC 2890 2; version 1 is that of RFC 2637 4.1, which carries PPP.
    mutating func gre(_ packet: Packet, _ handler: inout Handler) {
        guard packet.depth < Limits.maximumTunnels else { return discard(packet, .tooManyTunnels, &handler) }
        guard packet.count >= 4 else { return discard(short: packet, .gre, &handler) }
        let flags = packet.octets.uint16(0)
        let type = packet.octets.uint16(2)
        let version = flags & 7
        // Each of these flags announces a word: checksum, key, sequence number; or key, sequence number, acknowledgement number.
        let words = (flags & (version == 0 ? 0xb000 : 0x3080)).nonzeroBitCount
        let header = 4 + 4 * words
        // Source routing was withdrawn.
        guard version <= 1, flags & 0x4000 == 0, packet.count >= header else { return discard(short: packet, .gre, &handler) }
        var inner = packet
        inner.enter(.gre)
        inner.drop(header)
        guard type == EtherType.mirrored else { return network(inner, type, &handler) }
        // A mirrored port: with a sequence number there is a header of eight octets before the frame.
        if flags & 0x1000 != 0 {
            guard inner.count >= 8 else { return discard(short: inner, .gre, &handler) }
            inner.drop(8)
        }
        ethernet(inner, &handler)
    }

    /// 3GPP TS 29.281 5.1: whether these octets carry an IP packet of a subscriber, which is then read. Echoes and the like are not.
    mutating func gtp(_ packet: Packet, _ handler: inout Handler) -> Bool {
        let octets = packet.octets
        // Version 1, protocol GTP, message G-PDU.
        guard octets.count >= 8, octets[0] & 0xf0 == 0x30, octets[1] == 255 else { return false }
        var header = 8
        if octets[0] & 7 != 0 {
            // Sequence number, N-PDU number, type of the first extension; each extension ends with the type of the next.
            header = 12
            guard octets.count >= header else { return false }
            var hasExtension = octets[0] & 4 != 0 && octets[11] != 0
            while hasExtension {
                guard header < octets.count, octets[header] > 0 else { return false }
                header += Int(octets[header]) * 4
                guard header <= octets.count else { return false }
                hasExtension = octets[header - 1] != 0
            }
        }
        guard header < octets.count, octets[header] >> 4 == 4 || octets[header] >> 4 == 6 else { return false }
        var inner = packet
        inner.limit(to: max(header, 8 + Int(octets.uint16(2))))
        guard inner.count > header else { return false }
        inner.drop(header)
        tunnel(inner, .gtp, &handler)
        return true
    }
}
