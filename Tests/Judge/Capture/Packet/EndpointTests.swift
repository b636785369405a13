import Testing

@testable import Capture

struct EndpointTests {
    struct Fixture: CustomTestStringConvertible, Sendable {
        let high: UInt64
        let low: UInt64
        let text: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        Fixture(high: 0x2001_0db8_0000_0000, low: 1, text: "[2001:db8::1]:5060"),
        Fixture(high: 0, low: 0, text: "[::]:5060"),
        Fixture(high: 0, low: 1, text: "[::1]:5060"),
        Fixture(high: 0x2001_0db8_0000_0000, low: 0, text: "[2001:db8::]:5060"),
        Fixture(high: 0x2001_0db8_0000_0001, low: 0x0001_0001_0001_0001, text: "[2001:db8:0:1:1:1:1:1]:5060"),
        Fixture(high: 0x2001_0000_0000_0001, low: 1, text: "[2001:0:0:1::1]:5060"),
        Fixture(high: 0x2001_0db8_0000_0000, low: 0x0001_0000_0000_0001, text: "[2001:db8::1:0:0:1]:5060"),
        Fixture(high: 0xfe80_0000_0000_0000, low: 0xabcd_ef00_0000_00ff, text: "[fe80::abcd:ef00:0:ff]:5060"),
        Fixture(high: 0, low: 0xffff_c000_0201, text: "[::ffff:192.0.2.1]:5060"),
    ])
    func printsIPv6AsRFC5952(_ fixture: Fixture) {
        #expect(Endpoint(IPAddress(ipv6: fixture.high, fixture.low), 5060).description == fixture.text)
    }

    @Test func printsIPv4() {
        #expect(Endpoint(IPAddress(ipv4: 0xc000_0201), 65_535).description == "192.0.2.1:65535")
        #expect(IPAddress(ipv4: 0).description == "0.0.0.0")
    }

    @Test func addressesGiveTheirOctets() {
        #expect(IPAddress(ipv4: 0xc000_0201).octets == [192, 0, 2, 1])
        #expect(IPAddress(ipv6: 0x2001_0db8_0000_0000, 0x102).octets == [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
    }

    @Test func familiesAreToldApart() {
        #expect(IPAddress(ipv4: 1) != IPAddress(ipv6: 0, 1))
        #expect(IPAddress(ipv4: .max) < IPAddress(ipv6: 0, 0))
        #expect(Endpoint(IPAddress(ipv4: 1), 9) < Endpoint(IPAddress(ipv4: 2), 1))
        #expect(Endpoint(IPAddress(ipv4: 1), 1) < Endpoint(IPAddress(ipv4: 1), 2))
    }

    @Test func frameNumbersAreJoinedInOrder() {
        let joined = FrameNumbers(joining: FrameNumbers(7), [FrameNumbers(3), FrameNumbers(9), FrameNumbers(3)])
        #expect(Array(joined) == [3, 7, 9])
        #expect(joined.description == "3, 7, 9")
        #expect(Array(FrameNumbers(5)) == [5])
    }
}
