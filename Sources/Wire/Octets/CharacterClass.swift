public import CVector

/// A set of octets that a grammar names; membership is one load and one mask.
@frozen
public struct CharacterClass: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    @inlinable @inline(__always) public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// token, RFC 3261 25.1
    @inlinable public static var token: CharacterClass { CharacterClass(rawValue: 1) }
    /// word, RFC 3261 25.1
    @inlinable public static var word: CharacterClass { CharacterClass(rawValue: 2) }
    /// DIGIT
    @inlinable public static var digit: CharacterClass { CharacterClass(rawValue: 4) }
    /// HEXDIG
    @inlinable public static var hexDigit: CharacterClass { CharacterClass(rawValue: 8) }
    /// ALPHA
    @inlinable public static var alpha: CharacterClass { CharacterClass(rawValue: 16) }
    /// unreserved, RFC 3261 25.1
    @inlinable public static var unreserved: CharacterClass { CharacterClass(rawValue: 32) }
    /// user without its escapes, RFC 3261 25.1
    @inlinable public static var user: CharacterClass { CharacterClass(rawValue: 64) }
    /// paramchar without its escapes, RFC 3261 25.1
    @inlinable public static var parameter: CharacterClass { CharacterClass(rawValue: 128) }
    /// hname and hvalue without their escapes, RFC 3261 25.1
    @inlinable public static var header: CharacterClass { CharacterClass(rawValue: 256) }
    /// what domain labels and IPv4 addresses are made of
    @inlinable public static var hostname: CharacterClass { CharacterClass(rawValue: 512) }
    /// SP, HTAB, and the line break of a folded value
    @inlinable public static var whitespace: CharacterClass { CharacterClass(rawValue: 1024) }
    /// uric without its escapes, RFC 3261 25.1
    @inlinable public static var uric: CharacterClass { CharacterClass(rawValue: 2048) }
    /// control octets that no head may hold
    @inlinable public static var control: CharacterClass { CharacterClass(rawValue: 4096) }
    /// scheme after its first letter
    @inlinable public static var scheme: CharacterClass { CharacterClass(rawValue: 8192) }
    /// phonedigit-hex and visual separators, RFC 3966 3
    @inlinable public static var phone: CharacterClass { CharacterClass(rawValue: 16384) }
    /// What IPv6 addresses are made of
    @inlinable public static var addressOfIPv6: CharacterClass { CharacterClass(rawValue: 32768) }

    /// Whether an octet is of the class.
    @inlinable @inline(__always)
    public func contains(octet: UInt8) -> Bool { cvector_classes(octet) & rawValue != 0 }
}
