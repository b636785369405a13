extension SIPDate {
    /// Seconds since the first of January 1970, 0 h.
    public var secondsSince1970: Int {
        ((Self.daysBefore(year: year, month: month, day: day) * 24 + hour) * 60 + minute) * 60 + second
    }

    /// Nil before the year 0 and after the year 9999.
    public init?(secondsSince1970 seconds: Int) {
        guard (-62_167_219_200..<253_402_300_800).contains(seconds) else { return nil }
        var days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
        let rest = (seconds % 86_400 + 86_400) % 86_400
        var year = 0
        days -= Self.daysBefore(year: 0, month: 1, day: 1)
        // 400 years always have as many days; within them a year has 365.2425 on average, which is off by one at most.
        year = days / 146_097 * 400 + days % 146_097 * 10_000 / 3_652_425
        let origin = Self.daysBefore(year: 0, month: 1, day: 1)
        while Self.daysBefore(year: year, month: 1, day: 1) - origin > days { year -= 1 }
        while Self.daysBefore(year: year + 1, month: 1, day: 1) - origin <= days { year += 1 }
        var dayOfYear = days - (Self.daysBefore(year: year, month: 1, day: 1) - origin)
        var month = 1
        while dayOfYear >= Self.days(in: month, of: year) {
            dayOfYear -= Self.days(in: month, of: year)
            month += 1
        }
        self.init(year: year, month: month, day: dayOfYear + 1, hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
    }

    public static func < (left: SIPDate, right: SIPDate) -> Bool { left.secondsSince1970 < right.secondsSince1970 }

    /// 0 for Sunday.
    var weekday: Int { ((Self.daysBefore(year: year, month: month, day: day) + 4) % 7 + 7) % 7 }

    static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// Days from the first of January 1970 to a day of the Gregorian calendar.
    private static func daysBefore(year: Int, month: Int, day: Int) -> Int {
        // Years that begin in March end with their leap day.
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
