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

    /// Bit i is set where this octet stands at `offset` + i.
    @inline(__always)
    private func equal(_ octet: UInt8, at offset: Int) -> UInt64 {
        let (block, shift) = window64(offset)
        return cvector_equal64(block, octet) &>> shift
    }
}
