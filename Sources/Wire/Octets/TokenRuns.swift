public import CVector

/// Finds where runs of token octets end: one mask tells it for 64 octets, however many tokens they hold.
@frozen
public struct TokenRuns: BitwiseCopyable, Sendable {
    /// Where the octets of the mask begin.
    @usableFromInline var origin = 0
    /// Bit i is set where the octet at `origin + i` is not surely one of a token.
    @usableFromInline var stops: UInt64 = 0
    /// How many octets the mask tells of.
    @usableFromInline var reach = 0

    /// Runs of nothing, to be read into.
    @inlinable @inline(__always)
    public init() {}

    /// The end of the run of token octets that begins at an offset; `end` at most.
    @inlinable @inline(__always)
    public mutating func end(_ octets: Span<UInt8>, from start: Int, to end: Int) -> Int {
        let position = plainEnd(octets, from: start, to: end)
        // The mask does not know the rare octets of a token.
        if position < end, CharacterClass.token.contains(octet: octets.octet(position)) {
            return octets.endOfToken(from: position, to: end)
        }
        return position
    }

    /// The end of the run of letters, digits, `*`, `+`, `-`, `.` and `_` that begins at an offset; `end` at most.
    @inlinable @inline(__always)
    public mutating func plainEnd(_ octets: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let offset = UInt(bitPattern: position &- origin)
            if offset >= UInt(bitPattern: reach) {
                reach = end &- position <= 32 ? 32 : 64
                stops = octets.tokenStops(position, reach)
                origin = position
                continue
            }
            let rest = stops &>> UInt64(offset)
            if rest == 0 {
                position = origin &+ reach
                continue
            }
            position &+= rest.trailingZeroBitCount
            break
        }
        return min(position, end)
    }
}

extension Span where Element == UInt8 {
    /// Of 32 or 64 octets, those that are not surely ones of a token. Out of line: inlined everywhere it would crowd the instruction cache.
    @usableFromInline @inline(never)
    func tokenStops(_ offset: Int, _ reach: Int) -> UInt64 {
        if reach == 32 {
            let (block, shift) = window32(offset)
            return UInt64(~cvector_tokens32(block) &>> shift)
        }
        let (block, shift) = window64(offset)
        return ~cvector_tokens64(block) &>> shift
    }
}

extension TokenRuns {
    /// Whether 64 octets at most are plain tokens with a comma, or a comma and a space, between any two: told by masks, without a walk.
    @inlinable @inline(__always)
    public mutating func isTokenList(_ octets: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        let count = end &- start
        guard count > 0, count <= 64 else { return false }
        let (block, shift) = octets.window64(start)
        stops = ~cvector_tokens64(block) &>> shift
        origin = start
        reach = 64
        let within: UInt64 = ~0 &>> UInt64(truncatingIfNeeded: 64 &- count)
        let commas = (cvector_equal64(block, UInt8(ascii: ",")) &>> shift) & within
        let spaces = (cvector_equal64(block, UInt8(ascii: " ")) &>> shift) & within
        let separators = stops & within
        let last: UInt64 = 1 &<< UInt64(truncatingIfNeeded: count &- 1)
        let behindCommas = commas &<< 1
        let isOther = separators ^ (commas | spaces)
        let isMisplaced = spaces & ~behindCommas | commas & behindCommas | (spaces &<< 1) & separators
        return isOther | isMisplaced | separators & (1 | last) == 0
    }
}

extension Span where Element == UInt8 {
    /// The same without a mask, octet by octet.
    @usableFromInline @inline(never)
    func endOfToken(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end, CharacterClass.token.contains(octet: octet(position)) { position &+= 1 }
        return position
    }
}
