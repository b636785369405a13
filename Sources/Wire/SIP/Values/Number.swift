public import Octets

/// A number as the wire writes it: digits, however many.
///
///     3600
///
/// `1*DIGIT`, RFC 3261 25.1. Leading zeros mean nothing.
public struct Number: WireValue, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// `UInt64.max` where the digits say more.
    public let value: UInt64
    /// The digits of a number that 64 bits do not hold.
    let excess: String?

    /// This number.
    public init(_ value: UInt64) {
        self.value = value
        excess = nil
    }

    public init(integerLiteral value: UInt64) { self.init(value) }

    /// Whether `value` is the number and not merely less than it.
    public var isExact: Bool { excess == nil }

    public typealias Slices = Numeral

    // 1*DIGIT
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Numeral? {
        if let number = cursor.number() { return number }
        findings.report(.numberMissing, at: cursor.position)
        return nil
    }

    public init(_ slices: Numeral, in octets: Span<UInt8>) {
        value = slices.value
        excess = slices.isExact ? nil : String(octets.text(slices.digits).drop { $0 == "0" })
    }

    public func encode(into writer: inout Writer) {
        if let excess { writer.write(text: excess) } else { writer.write(decimal: value) }
    }

    public var description: String { excess ?? String(value) }
}

extension Number {
    /// 2^32 - 1 seconds, which is as good as forever.
    static var maximumSeconds: UInt64 { 4_294_967_295 }

    // delta-seconds = 1*DIGIT, RFC 3261 25.1; from 0 to 2^32 - 1, RFC 3261 20.19
    @inline(__always)
    static func scanSeconds(_ cursor: inout Cursor, _ findings: inout Findings) -> Numeral? {
        scan(&cursor, &findings, in: 0...maximumSeconds, .numberAboveMaximum)
    }

    // Max-Forwards = 1*DIGIT, RFC 3261 25.1; from 0 to 255, RFC 3261 20.22
    @inline(__always)
    static func scanHops(_ cursor: inout Cursor, _ findings: inout Findings) -> Numeral? {
        scan(&cursor, &findings, in: 0...255, .maxForwardsOutOfRange)
    }

    // Max-Breadth = 1*DIGIT, RFC 5393 5.8; a positive number, RFC 5393 5.3.1
    static func scanBreadth(_ cursor: inout Cursor, _ findings: inout Findings) -> Numeral? {
        scan(&cursor, &findings, in: 1...UInt64.max, .maxBreadthOutOfRange)
    }

    // response-num = 1*DIGIT, RFC 3262 10; from 1 to 2^32 - 1, RFC 3262 7.1
    @inline(__always)
    static func scanResponseNumber(_ cursor: inout Cursor, _ findings: inout Findings) -> Numeral? {
        scan(&cursor, &findings, in: 1...4_294_967_295, .rseqOutOfRange)
    }

    @inline(__always)
    private static func scan(
        _ cursor: inout Cursor, _ findings: inout Findings, in range: ClosedRange<UInt64>, _ fault: @autoclosure () -> Fault
    ) -> Numeral? {
        guard let number = scan(&cursor, &findings) else { return nil }
        if !range.contains(number.value) { findings.report(fault(), at: number.digits) }
        return number
    }
}
