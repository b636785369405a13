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
}
