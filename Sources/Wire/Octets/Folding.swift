extension Span where Element == UInt8 {
    /// A field value as text, each line break with the blanks around it read as one space. Copies. RFC 3261 7.3.1, RFC 5322 2.2.3
    public func unfolded(_ range: ByteRange) -> String {
        guard range.isPresent, first(0x0A, or: 0x0D, in: range) != nil else { return text(range) }
        var octets: [UInt8] = []
        octets.reserveCapacity(range.count)
        var offset = range.start
        while offset < range.end {
            let octet = self[offset]
            if octet == 0x0A || octet == 0x0D {
                while octets.last == 0x20 || octets.last == 0x09 { octets.removeLast() }
                while offset < range.end, CharacterClass.whitespace.contains(octet: self[offset]) { offset += 1 }
                octets.append(0x20)
            } else {
                octets.append(octet)
                offset += 1
            }
        }
        return octets.span.text(ByteRange(0, octets.count))
    }
}
