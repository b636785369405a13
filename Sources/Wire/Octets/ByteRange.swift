/// A run of octets inside a frame: two 32-bit offsets, lower included, upper excluded.
///
/// What outlives a cursor is a range. A range says nothing of its frame; whoever keeps one keeps the frame beside it.
/// `absent` tells "not there" from "there and empty": in `sip:@h` the user is empty, in `sip:h` it is absent.
@frozen
public struct ByteRange: BitwiseCopyable, Hashable, Sendable {
    /// The first octet's offset; the greatest number where the range is absent.
    public var lower: UInt32
    /// The offset behind the last octet; the greatest number where the range is absent.
    public var upper: UInt32

    /// The range of something that is not there.
    @inlinable public static var absent: ByteRange { ByteRange(lower: .max, upper: .max) }

    @inlinable @inline(__always)
    init(lower: UInt32, upper: UInt32) {
        self.lower = lower
        self.upper = upper
    }

    /// Offsets from the start of the frame; both must fit 32 bits.
    @inlinable @inline(__always)
    public init(_ lower: Int, _ upper: Int) {
        self.init(lower: UInt32(truncatingIfNeeded: lower), upper: UInt32(truncatingIfNeeded: upper))
    }

    /// The first octet's offset.
    @inlinable public var start: Int { Int(lower) }
    /// The offset behind the last octet.
    @inlinable public var end: Int { Int(upper) }
    /// How many octets; 0 where the range is absent.
    @inlinable public var count: Int { Int(upper &- lower) }
    /// Whether it holds no octet, be it absent or empty.
    @inlinable public var isEmpty: Bool { lower == upper }
    /// Whether it is the range of something that is not there.
    @inlinable public var isAbsent: Bool { lower == .max }
    /// Whether it is the range of something, be it empty.
    @inlinable public var isPresent: Bool { lower != .max }
}
