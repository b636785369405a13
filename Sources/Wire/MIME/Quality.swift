public import Octets

/// How much something is wanted: a q value in thousandths.
///
///     q=0.7
///
/// qvalue, RFC 3261 25.1. Without a q parameter it is 1.
@frozen
public struct Quality: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// 0 (not acceptable) to 1000.
    public let thousandths: UInt16

    /// A larger number counts as 1000.
    @inlinable public init(thousandths: UInt16) { self.thousandths = min(thousandths, 1000) }

    /// Not at all.
    @inlinable public static var none: Quality { Quality(thousandths: 0) }
    /// What holds where no quality is written.
    @inlinable public static var full: Quality { Quality(thousandths: 1000) }

    @inlinable public static func < (left: Quality, right: Quality) -> Bool { left.thousandths < right.thousandths }

    // qvalue = ( "0" [ "." 0*3DIGIT ] ) / ( "1" [ "." 0*3("0") ] ), RFC 3261 25.1
    /// Reads a whole range; nil where it is no qvalue.
    public init?(_ octets: Span<UInt8>, _ range: ByteRange) {
        guard range.isPresent, (1...5).contains(range.count) else { return nil }
        let zero = UInt8(ascii: "0")
        let whole = octets[range.start] &- zero
        guard whole <= 1, range.count == 1 || octets[range.start + 1] == UInt8(ascii: ".") else { return nil }
        var value = UInt16(whole) * 1000
        var unit: UInt16 = 100
        for offset in range.start + min(range.count, 2)..<range.end {
            let digit = octets[offset] &- zero
            guard digit <= 9 else { return nil }
            value += UInt16(digit) * unit
            unit /= 10
        }
        guard value <= 1000 else { return nil }
        thousandths = value
    }

    /// The shortest form: `1`, `0.7`, `0.125`.
    public var text: String {
        guard thousandths < 1000 else { return "1" }
        var digits = String(thousandths + 1000).dropFirst()
        while digits.hasSuffix("0") { digits = digits.dropLast() }
        return digits.isEmpty ? "0" : "0." + digits
    }
}
