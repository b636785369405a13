/// When a frame was captured: nanoseconds since 1970-01-01T00:00:00Z.
///
/// `2019-02-18T13:03:52.123456Z`
public struct Timestamp: BitwiseCopyable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Nanoseconds since 1970 began, UTC.
    public let nanoseconds: Int64

    /// So many nanoseconds since 1970 began, UTC.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// How far from 1970 the times of a capture can be, in nanoseconds: any two can be subtracted.
    static var farthest: Int64 { 1 << 62 - 1 }

    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.nanoseconds < right.nanoseconds }

    /// RFC 3339 5.6 in UTC, with nine digits of a second where the last three say something, else with six.
    public var description: String { text(digits: nanoseconds % 1_000 == 0 ? 6 : 9) }

    /// RFC 3339 5.6 in UTC, with up to nine digits of a second; later ones are cut.
    public func text(digits: Int) -> String {
        let (seconds, fraction) = floorDivide(Int(nanoseconds), 1_000_000_000)
        let (days, second) = floorDivide(seconds, 86_400)
        let (year, month, day) = Self.date(daysSince1970: days)
        var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        text += "T\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
        if digits > 0 { text += ".\(padded(fraction, 9).prefix(digits))" }
        return text + "Z"
    }

    /// The Gregorian date, counted in years that begin in March, so that a leap day is a year's last.
    private static func date(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let (era, inEra) = floorDivide(daysSince1970 + 719_468, 146_097)
        let century = min(inEra / 36_524, 3)
        let inCentury = inEra - century * 36_524
        let olympiad = inCentury / 1_461
        let inOlympiad = inCentury - olympiad * 1_461
        let yearInOlympiad = min(inOlympiad / 365, 3)
        let dayOfYear = inOlympiad - yearInOlympiad * 365
        let month = daysBeforeMonth.lastIndex { $0 <= dayOfYear } ?? 0
        let year = era * 400 + century * 100 + olympiad * 4 + yearInOlympiad
        let isNextYear = month >= 10
        return (isNextYear ? year + 1 : year, isNextYear ? month - 9 : month + 3, dayOfYear - daysBeforeMonth[month] + 1)
    }

    private static let daysBeforeMonth = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337]
}

/// Quotient and remainder, the remainder never negative.
private func floorDivide(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
