/// Remembers names, whatever their case, and tells whether one may have come before. It errs by yes alone: compare to believe.
@frozen
public struct NameFilter: BitwiseCopyable, Sendable {
    @usableFromInline var first: UInt64 = 0
    @usableFromInline var second: UInt64 = 0

    @inlinable @inline(__always)
    public init() {}

    /// Whether the name may have been met already; from now on it has.
    ///
    /// - Precondition: the name is not empty.
    @inlinable @inline(__always)
    public mutating func meets(_ name: ByteRange, in octets: Span<UInt8>) -> Bool {
        let count = UInt64(truncatingIfNeeded: name.count)
        let last = UInt64(octets.octet(name.end &- 1) | 0x20)
        let head = (octets.word(name.start) | 0x2020_2020_2020_2020) & (~0 &>> (64 &- 8 &* min(count, 8)))
        let hash = (head ^ (count &<< 56) ^ (last &<< 48)) &* 0x9e37_79b9_7f4a_7c15
        let one: UInt64 = 1 &<< (hash &>> 58)
        let other: UInt64 = 1 &<< ((hash &>> 52) & 63)
        let isKnown = first & one != 0 && second & other != 0
        first |= one
        second |= other
        return isKnown
    }
}
