public import CVector

/// Finds where runs of token octets end: one mask tells it for 64 octets, however many tokens they hold.
@frozen
public struct TokenRuns: BitwiseCopyable, Sendable {
    /// Where the octets of the mask begin.
    @usableFromInline var origin = -64
    /// Bit i is set where the octet at `origin + i` is not surely one of a token.
    @usableFromInline var stops: UInt64 = 0

    @inlinable @inline(__always)
    public init() {}

    /// The end of the run of token octets that begins at an offset; `end` at most.
    @inlinable @inline(__always)
    public mutating func end(_ octets: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let offset = UInt64(bitPattern: Int64(position &- origin))
            if offset >= 64 {
                let (block, shift) = octets.window64(position)
                stops = ~cvector_tokens64(block) &>> shift
                origin = position
                continue
            }
            let rest = stops &>> offset
            if rest == 0 {
                position = origin &+ 64
                continue
            }
            position &+= rest.trailingZeroBitCount
            // The mask does not know the rare octets of a token.
            guard position < end, CharacterClass.token.contains(octet: octets.octet(position)) else { break }
            position &+= 1
        }
        return min(position, end)
    }
}
