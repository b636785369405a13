public import CVector

extension Span where Element == UInt8 {
    /// The first offset of an octet in a range, or nil. O(length), 64 octets a step.
    @inlinable
    public func first(_ octet: UInt8, in range: ByteRange) -> Int? {
        var offset = range.start
        let end = range.end
        while offset < end {
            let (block, shift) = window64(offset)
            let mask = cvector_equal64(block, octet) &>> shift
            if mask != 0 {
                let found = offset &+ mask.trailingZeroBitCount
                return found < end ? found : nil
            }
            offset &+= 64
        }
        return nil
    }

    /// The first offset of either octet in a range, or nil. O(length), 64 octets a step.
    public func first(_ octet: UInt8, or other: UInt8, in range: ByteRange) -> Int? {
        var offset = range.start
        let end = range.end
        while offset < end {
            let (block, shift) = window64(offset)
            let mask = (cvector_equal64(block, octet) | cvector_equal64(block, other)) &>> shift
            if mask != 0 {
                let found = offset &+ mask.trailingZeroBitCount
                return found < end ? found : nil
            }
            offset &+= 64
        }
        return nil
    }

    /// The `>` for an angle bracket that opened before the range; nil where none closes it, or another opens behind a comma before that.
    ///
    /// A bracket behind a comma is another element's, so that a list of brackets that are never closed is passed once, not once for each.
    public func closingBracket(in range: ByteRange) -> Int? {
        var offset = range.start
        while let found = first(UInt8(ascii: ">"), or: UInt8(ascii: "<"), in: ByteRange(offset, range.end)) {
            if self[found] == UInt8(ascii: ">") { return found }
            if first(UInt8(ascii: ","), in: ByteRange(offset, found)) != nil { return nil }
            offset = found &+ 1
        }
        return nil
    }

    /// The first offset of three octets in a row in a range, or nil. O(length), 64 octets a step.
    ///
    /// Finds the line that may be a delimiter (`LF`, `-`, `-`) without stopping at every line.
    public func first(_ octet: UInt8, then second: UInt8, then third: UInt8, in range: ByteRange) -> Int? {
        var offset = range.start
        let last = range.end &- 2
        while offset < last {
            var mask = equal(octet, at: offset)
            if mask != 0 { mask &= equal(second, at: offset &+ 1) & equal(third, at: offset &+ 2) }
            if mask != 0 {
                let found = offset &+ mask.trailingZeroBitCount
                return found < last ? found : nil
            }
            offset &+= 64
        }
        return nil
    }

    /// How often an octet stands in a range. O(length), 64 octets a step.
    public func count(of octet: UInt8, in range: ByteRange) -> Int {
        var total = 0
        var offset = range.start
        while offset &+ 64 <= range.end {
            // A lane counts to 255.
            let stop = Swift.min(range.end, offset &+ 255 &* 64)
            var counts = SIMD64<UInt8>()
            while offset &+ 64 <= stop {
                counts = cvector_count64(counts, load(offset, as: SIMD64<UInt8>.self), octet)
                offset &+= 64
            }
            total &+= Int(cvector_sum64(counts))
        }
        guard offset < range.end else { return total }
        let (block, shift) = window64(offset)
        let mask = cvector_equal64(block, octet) &>> shift & ~(~0 &<< UInt64(truncatingIfNeeded: range.end &- offset))
        return total &+ mask.nonzeroBitCount
    }

    /// Bit i is set where this octet stands at `offset` + i.
    @inline(__always)
    private func equal(_ octet: UInt8, at offset: Int) -> UInt64 {
        let (block, shift) = window64(offset)
        return cvector_equal64(block, octet) &>> shift
    }
}
