import CVector

extension Span where Element == UInt8 {
    /// The first offset of an octet in a range, or nil. O(length), 64 octets a step.
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
}
