public import CVector

/// The labels of a host that is made of letters, digits, hyphens and dots, told by masks.
@frozen
public struct HostRun: BitwiseCopyable, Sendable {
    @usableFromInline let length: Int
    @usableFromInline let dots: UInt32
    @usableFromInline let hyphens: UInt32
    /// What is plain in a token and stands in no host.
    @usableFromInline let others: UInt32

    @inlinable public static var maximumLength: Int { 32 }

    /// - Precondition: a plain run as `TokenRuns.plainEnd` tells it, neither empty nor longer than `maximumLength`.
    @inlinable @inline(__always)
    public init(_ octets: Span<UInt8>, from start: Int, to end: Int) {
        let (block, shift) = octets.window32(start)
        length = end &- start
        let within: UInt32 = ~0 &>> UInt32(truncatingIfNeeded: 32 &- length)
        dots = (cvector_equal32(block, UInt8(ascii: ".")) &>> shift) & within
        hyphens = (cvector_equal32(block, UInt8(ascii: "-")) &>> shift) & within
        others = (cvector_any3_32(block, UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "_")) &>> shift) & within
    }

    /// Whether every label begins and ends with a letter or digit; a last dot may follow them.
    @inlinable @inline(__always)
    public var isRegular: Bool {
        let last: UInt32 = 1 &<< UInt32(truncatingIfNeeded: length &- 1)
        let beginnings = dots &<< 1 | 1
        let endings = dots &>> 1 | last
        return others | (dots | hyphens) & beginnings | hyphens & endings == 0
    }

    /// How many octets stand before the last label; a last dot belongs to that.
    @inlinable @inline(__always)
    public var lastLabel: Int {
        let inner = dots & ~(1 &<< UInt32(truncatingIfNeeded: length &- 1))
        return 32 &- inner.leadingZeroBitCount
    }

    @inlinable @inline(__always)
    public var dotCount: Int { dots.nonzeroBitCount }

    // IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet, RFC 5954 4.1
    /// Whether the run, which has three dots inside, is an IPv4 address. Nothing branches on what cannot be foreseen.
    @inlinable @inline(__always)
    public func isIPv4(_ octets: Span<UInt8>, from start: Int) -> Bool {
        let second = dots & (dots &- 1)
        let ends = (dots.trailingZeroBitCount, second.trailingZeroBitCount, (second & (second &- 1)).trailingZeroBitCount)
        let isFaulty =
            Self.partFault(octets, start, ends.0) | Self.partFault(octets, start &+ ends.0 &+ 1, ends.1 &- ends.0 &- 1)
            | Self.partFault(octets, start &+ ends.1 &+ 1, ends.2 &- ends.1 &- 1)
            | Self.partFault(octets, start &+ ends.2 &+ 1, length &- ends.2 &- 1)
        return isFaulty == 0
    }

    /// Nonzero unless a number from 0 to 255 without leading zeros stands there.
    @inlinable @inline(__always)
    static func partFault(_ octets: Span<UInt8>, _ start: Int, _ count: Int) -> UInt64 {
        let keep: UInt64 = ~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        let digits = (octets.word(start) ^ 0x3030_3030_3030_3030) & keep
        let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080 & keep
        let hundreds = digits & 0xff
        let value = hundreds &* 100 &+ (digits &>> 8 & 0xff) &* 10 &+ (digits &>> 16 & 0xff)
        let isTooLong: UInt64 = UInt(bitPattern: count &- 1) > 2 ? 1 : 0
        let isTooLarge: UInt64 = count == 3 && value > 255 ? 1 : 0
        let hasLeadingZero: UInt64 = count > 1 && hundreds == 0 ? 1 : 0
        return others | isTooLong | isTooLarge | hasLeadingZero
    }
}
