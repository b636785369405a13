/// A run of digits as written, with its value where 64 bits hold it.
@frozen
public struct Numeral: BitwiseCopyable, Hashable, Sendable {
    /// The digits as written.
    public let digits: ByteRange
    /// `UInt64.max` where the digits say more.
    public let value: UInt64
    /// Whether `value` is what the digits say.
    public let isExact: Bool

    /// O(digits). A range with anything but digits in it is not exact.
    @inlinable
    public init(_ octets: Span<UInt8>, _ digits: ByteRange) {
        self.digits = digits
        if digits.count <= 8 {
            let (count, value) = octets.digits(digits.start, to: digits.end)
            isExact = count > 0 && count == digits.count
            self.value = isExact ? value : .max
            return
        }
        var value: UInt64 = 0
        var overflow = false
        for offset in digits.start..<digits.end {
            let digit = octets.octet(offset) &- UInt8(ascii: "0")
            let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, carried) = product.addingReportingOverflow(UInt64(digit))
            if tooLarge || carried || digit > 9 {
                overflow = true
                break
            }
            value = sum
        }
        self.value = overflow ? .max : value
        self.isExact = !overflow
    }
}

extension Numeral {
    /// No digits at all.
    @inlinable public static var zero: Numeral { Numeral(digits: .absent, value: 0, isExact: true) }

    @inlinable @inline(__always)
    init(digits: ByteRange, value: UInt64, isExact: Bool) {
        self.digits = digits
        self.value = value
        self.isExact = isExact
    }
}

extension Span where Element == UInt8 {
    /// How many digits begin at an offset, eight at most, and what number they say: without a loop, whose end could not be foreseen.
    @inlinable @inline(__always)
    public func digits(_ offset: Int, to end: Int) -> (count: Int, value: UInt64) {
        if offset >= end { return (0, 0) }
        var digits = word(offset) ^ 0x3030_3030_3030_3030
        // The lowest octet above 9 is right whatever the sum carries into those after it.
        let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
        let count = min(others.trailingZeroBitCount &>> 3, end &- offset)
        if count == 0 { return (0, 0) }
        // Zeros take the place of what is missing to eight digits; then neighbours are joined to 2, 4 and 8.
        digits &<<= UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        digits = digits &* 10 &+ (digits &>> 8)
        let even = (digits & 0x00ff_0000_00ff) &* (100 &+ (1_000_000 &<< 32))
        let odd = ((digits &>> 16) & 0x00ff_0000_00ff) &* (1 &+ (10_000 &<< 32))
        return (count, (even &+ odd) &>> 32)
    }
}
