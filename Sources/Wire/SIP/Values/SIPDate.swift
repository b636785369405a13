public import Octets

/// A moment, to the second, in universal time.
///
///     Sat, 13 Nov 2010 23:29:00 GMT
///
/// SIP-date, RFC 3261 20.17, 25.1
@frozen
public struct SIPDate: WireValue, BitwiseCopyable, Comparable {
    /// The year, in four digits.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int
    /// From 0 to 23.
    public let hour: Int
    /// From 0 to 59.
    public let minute: Int
    /// From 0 to 60.
    public let second: Int

    /// Nil where there is no such moment.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    public typealias Slices = SIPDate

    // rfc1123-date = wkday "," SP date1 SP time SP "GMT"
    // date1 = 2DIGIT SP month SP 4DIGIT; time = 2DIGIT ":" 2DIGIT ":" 2DIGIT      RFC 3261 25.1, case-sensitive by 20.17
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> SIPDate? {
        let start = cursor.position
        guard let weekday = cursor.name(among: weekdays), cursor.isNext(", "), let day = cursor.digits(2), cursor.isNext(" "),
            let month = cursor.name(among: months), cursor.isNext(" "), let year = cursor.digits(4), cursor.isNext(" "),
            let hour = cursor.digits(2), cursor.isNext(":"), let minute = cursor.digits(2), cursor.isNext(":"),
            let second = cursor.digits(2), cursor.isNext(" ")
        else {
            findings.report(.dateMalformed, at: cursor.position)
            return nil
        }
        guard cursor.isNext("GMT") else {
            findings.report(.dateZone, at: cursor.position, length: cursor.end - cursor.position)
            return nil
        }
        guard let date = SIPDate(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second) else {
            findings.report(.dateOutOfRange, at: start, length: cursor.position - start)
            return nil
        }
        if date.weekday != weekday { findings.report(.dateWeekday, at: start, length: 3) }
        return date
    }

    public init(_ slices: SIPDate, in octets: Span<UInt8>) { self = slices }

    public func encode(into writer: inout Writer) {
        writer.write(Self.weekdays[weekday])
        writer.write(", ")
        writer.write(padded: day, to: 2)
        writer.write(UInt8(ascii: " "))
        writer.write(Self.months[month - 1])
        writer.write(UInt8(ascii: " "))
        writer.write(padded: year, to: 4)
        for (separator, number) in [(UInt8(ascii: " "), hour), (UInt8(ascii: ":"), minute), (UInt8(ascii: ":"), second)] {
            writer.write(separator)
            writer.write(padded: number, to: 2)
        }
        writer.write(" GMT")
    }

    private static let weekdays: InlineArray<7, StaticString> = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months: InlineArray<12, StaticString> = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

extension Cursor {
    fileprivate mutating func digits(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard isAt(.digit) else { return nil }
            value = value * 10 + Int(octets[position] - UInt8(ascii: "0"))
            position += 1
        }
        return value
    }

    fileprivate mutating func isNext(_ text: StaticString) -> Bool {
        let range = ByteRange(position, min(position + text.utf8CodeUnitCount, end))
        guard octets.range(range, equals: text) else { return false }
        position = range.end
        return true
    }

    fileprivate mutating func name<let count: Int>(among names: InlineArray<count, StaticString>) -> Int? {
        for index in names.indices where isNext(names[index]) { return index }
        return nil
    }
}

extension Writer {
    fileprivate mutating func write(padded number: Int, to width: Int) {
        let digits = String(number)
        for _ in digits.utf8.count..<max(width, digits.utf8.count) { write(UInt8(ascii: "0")) }
        write(text: digits)
    }
}
