public import CVector

extension Span where Element == UInt8 {
    // IPv6address = 6( h16 ":" ) ls32 / … / [ *6( h16 ":" ) h16 ] "::", h16 = 1*4HEXDIG, RFC 5954 4.1
    /// The closing bracket behind an IPv6 address that is all groups of hexadecimal digits; -1 where something needs a closer look.
    ///
    /// Masks tell the groups: none has five digits, eight of them stand alone or seven at most beside one `::`.
    @inlinable
    public func endOfPlainIPv6(from start: Int, to end: Int) -> Int {
        if start >= end { return -1 }
        let (block, shift) = window64(start)
        let digits = cvector_hexadecimals64(block) &>> shift
        let colons = cvector_equal64(block, UInt8(ascii: ":")) &>> shift
        let length = (~(digits | colons)).trailingZeroBitCount
        guard length > 1, length < 48, start &+ length < end, octet(start &+ length) == UInt8(ascii: "]") else { return -1 }
        let within: UInt64 = (1 &<< UInt64(truncatingIfNeeded: length)) &- 1
        let hex = digits & within
        let marks = colons & within
        let pairs = marks & marks &>> 1
        let fives = hex & hex &>> 1 & hex &>> 2 & hex &>> 3 & hex &>> 4
        // A colon at either end belongs to a pair.
        let loose = marks & ~(pairs | pairs &<< 1) & (1 | 1 &<< UInt64(truncatingIfNeeded: length &- 1))
        let groups = (hex & ~(hex &<< 1)).nonzeroBitCount
        guard fives | loose == 0, pairs & (pairs &- 1) == 0, pairs == 0 ? groups == 8 : groups < 8 else { return -1 }
        return start &+ length
    }
}
