import Testing

@testable import Capture

struct TimestampTests {
    struct Fixture: CustomTestStringConvertible, Sendable {
        let nanoseconds: Int64
        let text: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        Fixture(nanoseconds: 0, text: "1970-01-01T00:00:00.000000Z"),
        Fixture(nanoseconds: 1_700_000_000_123_456_000, text: "2023-11-14T22:13:20.123456Z"),
        Fixture(nanoseconds: 1_700_000_000_123_456_789, text: "2023-11-14T22:13:20.123456789Z"),
        Fixture(nanoseconds: 951_782_400_000_000_000, text: "2000-02-29T00:00:00.000000Z"),
        Fixture(nanoseconds: 951_868_799_999_999_999, text: "2000-02-29T23:59:59.999999999Z"),
        Fixture(nanoseconds: 951_868_800_000_000_000, text: "2000-03-01T00:00:00.000000Z"),
        Fixture(nanoseconds: 4_107_542_399_000_000_000, text: "2100-02-28T23:59:59.000000Z"),
        Fixture(nanoseconds: 4_107_542_400_000_000_000, text: "2100-03-01T00:00:00.000000Z"),
        Fixture(nanoseconds: 1_735_689_599_000_000_000, text: "2024-12-31T23:59:59.000000Z"),
        Fixture(nanoseconds: -1, text: "1969-12-31T23:59:59.999999999Z"),
        Fixture(nanoseconds: .max, text: "2262-04-11T23:47:16.854775807Z"),
        Fixture(nanoseconds: .min, text: "1677-09-21T00:12:43.145224192Z"),
    ])
    func printsAsRFC3339(_ fixture: Fixture) {
        #expect(Timestamp(nanoseconds: fixture.nanoseconds).description == fixture.text)
    }

    @Test func cutsDigitsWhenAsked() {
        let time = Timestamp(nanoseconds: 1_700_000_000_987_654_321)
        #expect(time.text(digits: 3) == "2023-11-14T22:13:20.987Z")
        #expect(time.text(digits: 0) == "2023-11-14T22:13:20Z")
    }

    struct Ticks: CustomTestStringConvertible, Sendable {
        let name: String
        let resolution: UInt8
        var offset: Int64 = 0
        let ticks: UInt64
        let nanoseconds: Int64
        var testDescription: String { name }
    }

    @Test(arguments: [
        Ticks(name: "seconds", resolution: 0, ticks: 7, nanoseconds: 7_000_000_000),
        Ticks(name: "milliseconds", resolution: 3, ticks: 7, nanoseconds: 7_000_000),
        Ticks(name: "microseconds", resolution: 6, ticks: 7, nanoseconds: 7_000),
        Ticks(name: "nanoseconds", resolution: 9, ticks: 7, nanoseconds: 7),
        Ticks(name: "picoseconds", resolution: 12, ticks: 7_999, nanoseconds: 7),
        Ticks(name: "10^-28", resolution: 28, ticks: .max, nanoseconds: 1),
        Ticks(name: "10^-127", resolution: 127, ticks: .max, nanoseconds: 0),
        Ticks(name: "2^-10", resolution: 0x80 | 10, ticks: 1_536, nanoseconds: 1_500_000_000),
        Ticks(name: "2^-32", resolution: 0x80 | 32, ticks: 3 << 31, nanoseconds: 1_500_000_000),
        Ticks(name: "2^-127", resolution: 0xff, ticks: .max, nanoseconds: 0),
        Ticks(name: "offset", resolution: 6, offset: 10, ticks: 1, nanoseconds: 10_000_001_000),
        Ticks(name: "negative offset", resolution: 6, offset: -10, ticks: 1, nanoseconds: -9_999_999_000),
        Ticks(name: "too late", resolution: 0, ticks: .max, nanoseconds: 4_611_686_018_427_387_903),
        Ticks(name: "too early", resolution: 0, offset: .min, ticks: 0, nanoseconds: -4_611_686_018_427_387_903),
    ])
    func ticksOfAnyResolution(_ fixture: Ticks) {
        let unit = TimeUnit(resolution: fixture.resolution, offset: fixture.offset)
        #expect(unit.timestamp(fixture.ticks).nanoseconds == fixture.nanoseconds)
    }
}
