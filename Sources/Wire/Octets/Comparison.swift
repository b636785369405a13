extension Span where Element == UInt8 {
    /// Whether a range holds this ASCII text, whatever its case. O(length)
    @inlinable
    public func range(_ range: ByteRange, equalsIgnoringCase text: StaticString) -> Bool {
        guard range.isPresent, range.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where lowercased(self[range.start &+ index]) != lowercased(text.octet(index)) { return false }
        return true
    }

    /// Whether a range holds exactly this ASCII text. O(length)
    @inlinable
    public func range(_ range: ByteRange, equals text: StaticString) -> Bool {
        guard range.isPresent, range.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where self[range.start &+ index] != text.octet(index) { return false }
        return true
    }

    /// Whether two ranges hold the same text but for the case of ASCII letters. O(length)
    @inlinable
    public func range(_ range: ByteRange, equalsIgnoringCase other: ByteRange) -> Bool {
        guard range.isPresent, other.isPresent, range.count == other.count else { return false }
        for index in 0..<range.count where lowercased(self[range.start &+ index]) != lowercased(self[other.start &+ index]) { return false }
        return true
    }

    /// Whether two ranges hold the same octets. O(length)
    @inlinable
    public func range(_ range: ByteRange, equals other: ByteRange, of octets: Span<UInt8>) -> Bool {
        guard range.count == other.count else { return false }
        for index in 0..<range.count where self[range.start &+ index] != octets[other.start &+ index] { return false }
        return true
    }

    /// The range without white space at either end.
    @inlinable
    public func trimmed(_ range: ByteRange) -> ByteRange {
        var lower = range.start
        var upper = range.end
        while lower < upper, CharacterClass.whitespace.contains(octet: self[lower]) { lower &+= 1 }
        while upper > lower, CharacterClass.whitespace.contains(octet: self[upper &- 1]) { upper &-= 1 }
        return ByteRange(lower, upper)
    }
}

/// ASCII letters in lower case; other octets as they are.
@inlinable @inline(__always)
public func lowercased(_ octet: UInt8) -> UInt8 {
    octet &- UInt8(ascii: "A") < 26 ? octet | 0x20 : octet
}
