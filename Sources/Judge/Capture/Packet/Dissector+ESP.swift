import Octets

// RFC 4303 2 with the cipher of RFC 2410, which leaves the payload as it is. Nothing on the wire tells so, nor how long the integrity
// check value at the end is: a length is believed when padding, next header and the header inside all agree.
extension Dissector where Handler: ~Copyable {
    private static var headerCount: Int { 8 }

    mutating func esp(_ packet: Packet, _ route: Route, _ handler: inout Handler) {
        guard !readNullCipher(packet, route, isChecksumKept: true, &handler) else { return }
        discard(packet, packet.missing > 0 ? .notCaptured : .encrypted, &handler)
    }

    /// RFC 3948 2.2: whether a datagram carries ESP that can be read. Where addresses were translated, checksums inside do not fit them.
    mutating func espOverUDP(_ packet: Packet, _ route: Route, _ handler: inout Handler) -> Bool {
        guard packet.count > Self.headerCount, packet.octets.uint32(0) != 0 else { return false }
        return readNullCipher(packet, route, isChecksumKept: false, &handler)
    }

    private mutating func readNullCipher(
        _ packet: Packet, _ route: Route, isChecksumKept: Bool, _ handler: inout Handler
    ) -> Bool {
        guard packet.missing == 0, packet.depth < Limits.maximumTunnels else { return false }
        // HMAC-SHA-1-96 and -MD5-96; HMAC-SHA-256-128; HMAC-SHA-384-192; HMAC-SHA-512-256; none.
        for checkCount in [12, 16, 24, 32, 0] {
            guard let (count, next) = payload(packet.octets, checkCount) else { continue }
            let inside = packet.octets.extracting(Self.headerCount..<Self.headerCount + count)
            guard isCoherent(inside, next, route, isChecksumKept: isChecksumKept) else { continue }
            var inner = packet
            inner.drop(Self.headerCount)
            inner.limit(to: count)
            inner.enter(.esp)
            transport(inner, next, route, &handler)
            return true
        }
        return false
    }

    /// How long the payload is and what it holds, if the check value has this length.
    private func payload(_ octets: Span<UInt8>, _ checkCount: Int) -> (count: Int, next: UInt8)? {
        let end = octets.count - checkCount
        guard end >= Self.headerCount + 2, (end - Self.headerCount) % 4 == 0 else { return nil }
        let padding = Int(octets[end - 2])
        let start = end - 2 - padding
        guard start > Self.headerCount else { return nil }
        for index in 0..<padding where Int(octets[start + index]) != index + 1 { return nil }
        return (start - Self.headerCount, octets[end - 1])
    }

    /// Whether a payload begins with a header that fits its length and, where addresses allow, its checksum.
    private func isCoherent(_ octets: Span<UInt8>, _ next: UInt8, _ route: Route, isChecksumKept: Bool) -> Bool {
        switch next {
        case IPProtocol.udp:
            guard octets.count >= 8, Int(octets.uint16(4)) == octets.count else { return false }
            return !isChecksumKept || octets.uint16(6) == 0 || checksum(octets, next, route) == 0
        case IPProtocol.tcp:
            guard let header = SegmentHeader(octets), header.isPlausible else { return false }
            return !isChecksumKept || checksum(octets, next, route) == 0
        case IPProtocol.ipv4:
            return octets.count >= 20 && octets[0] >> 4 == 4 && Int(octets.uint16(2)) == octets.count
        case IPProtocol.ipv6:
            return octets.count >= 40 && octets[0] >> 4 == 6 && Int(octets.uint16(4)) + 40 == octets.count
        default:
            return false
        }
    }

    /// The Internet checksum with the pseudo header of RFC 768, RFC 9293 3.1 and RFC 8200 8.1: 0 where it is right.
    private func checksum(_ octets: Span<UInt8>, _ number: UInt8, _ route: Route) -> UInt16 {
        var sum = UInt64(octets.count) + UInt64(number)
        for address in [route.source, route.destination] {
            for word in [address.high, address.low] {
                sum += word >> 48 + word >> 32 & 0xffff + word >> 16 & 0xffff + word & 0xffff
            }
        }
        var offset = 0
        while offset + 2 <= octets.count {
            sum += UInt64(octets.uint16(offset))
            offset += 2
        }
        if offset < octets.count { sum += UInt64(octets[offset]) << 8 }
        while sum > 0xffff { sum = sum & 0xffff + sum >> 16 }
        return ~UInt16(truncatingIfNeeded: sum)
    }
}
