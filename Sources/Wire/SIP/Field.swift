public import Octets

/// One header field of an indexed message: where its name and value lie. 16 octets.
@frozen
public struct Field: BitwiseCopyable, Hashable, Sendable {
    @usableFromInline var nameStart: UInt32
    @usableFromInline var valueStart: UInt32
    @usableFromInline var valueEnd: UInt32
    /// From the lowest bit: 16 of the name's length, 8 of its code, 8 of traits. One word, because four small stores cost four times one.
    @usableFromInline var packed: UInt32

    @inlinable @inline(__always)
    init(nameStart: Int, nameCount: Int, name: FieldName, traits: Traits, valueStart: Int, valueEnd: Int) {
        self.nameStart = UInt32(truncatingIfNeeded: nameStart)
        self.valueStart = UInt32(truncatingIfNeeded: valueStart)
        self.valueEnd = UInt32(truncatingIfNeeded: valueEnd)
        packed = UInt32(truncatingIfNeeded: min(nameCount, 0xffff)) | UInt32(name.code) &<< 16 | UInt32(traits.rawValue) &<< 24
    }

    @inlinable @inline(__always)
    init() { self.init(nameStart: 0, nameCount: 0, name: .unknown, traits: [], valueStart: 0, valueEnd: 0) }

    /// Which name it is, whatever its spelling.
    @inlinable public var name: FieldName { FieldName(code: UInt8(truncatingIfNeeded: packed &>> 16)) }

    /// What a reader of the value must know.
    @inlinable public internal(set) var traits: Traits {
        get { Traits(rawValue: UInt8(truncatingIfNeeded: packed &>> 24)) }
        set { packed = packed & 0x00ff_ffff | UInt32(newValue.rawValue) &<< 24 }
    }

    /// What a reader of the value must know.
    @frozen
    public struct Traits: OptionSet, BitwiseCopyable, Hashable, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The value goes on over several lines: a line break and the blanks around it read as one SP. RFC 3261 7.3.1
        @inlinable public static var isFolded: Traits { Traits(rawValue: 1) }
        /// The line holds no colon, or the name is no token.
        @inlinable public static var isMalformed: Traits { Traits(rawValue: 2) }
    }

    /// The name as spelled, without blanks; cut at 65,535 octets.
    @inlinable public var spelling: ByteRange { ByteRange(Int(nameStart), Int(nameStart) &+ Int(packed & 0xffff)) }

    /// The value without the blanks at its ends; a folded one still holds its line breaks.
    @inlinable public var value: ByteRange { ByteRange(Int(valueStart), Int(valueEnd)) }
}
