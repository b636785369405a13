import Addressing
import Octets
import Testing

@Suite struct HostTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        let text: String?
        var kind = Host.Kind.name
        var port: UInt16?
        var findings: [String] = []
        var rest = ""
        var allowsWhitespace = false
        var testDescription: String { "\(name): \(input)" }
    }

    static let fixtures: [Fixture] = [
        Fixture(name: "name", input: "ims.mnc001.mcc262.example", text: "ims.mnc001.mcc262.example"),
        Fixture(name: "one label", input: "localhost", text: "localhost"),
        Fixture(name: "inner hyphens and digits", input: "a-1--b.9x.c3", text: "a-1--b.9x.c3"),
        Fixture(name: "trailing dot", input: "atlanta.example.", text: "atlanta.example."),
        Fixture(name: "name and port", input: "atlanta.example:5060", text: "atlanta.example", port: 5060),
        Fixture(name: "stops at a parameter", input: "atlanta.example;lr", text: "atlanta.example", rest: ";lr"),
        Fixture(name: "port zero and zeros before it", input: "atlanta.example:0000", text: "atlanta.example", port: 0),
        Fixture(name: "highest port", input: "atlanta.example:65535>", text: "atlanta.example", port: 65535, rest: ">"),
        Fixture(name: "no white space around the colon", input: "atlanta.example :5060", text: "atlanta.example", rest: " :5060"),
        Fixture(
            name: "white space where a Via allows it", input: "atlanta.example \r\n : 5060 ;x", text: "atlanta.example", port: 5060,
            rest: " ;x", allowsWhitespace: true),
        Fixture(
            name: "white space and no port", input: "192.0.2.1 ;x", text: "192.0.2.1", kind: .ipv4, rest: " ;x", allowsWhitespace: true),
        Fixture(name: "IPv4", input: "192.0.2.255:5061", text: "192.0.2.255", kind: .ipv4, port: 5061),
        Fixture(name: "IPv6", input: "[2001:db8::7]:5060", text: "2001:db8::7", kind: .ipv6, port: 5060),
        Fixture(name: "IPv6, all groups", input: "[2001:db8:1:2:3:4:5:6]", text: "2001:db8:1:2:3:4:5:6", kind: .ipv6),
        Fixture(name: "IPv6, nothing but a gap", input: "[::]", text: "::", kind: .ipv6),
        Fixture(name: "IPv6, gap for one group", input: "[1:2:3:4:5:6:7::]", text: "1:2:3:4:5:6:7::", kind: .ipv6),
        Fixture(name: "IPv6, gap first", input: "[::2:3:4:5:6:7:8]", text: "::2:3:4:5:6:7:8", kind: .ipv6),
        Fixture(name: "IPv6 with IPv4", input: "[::ffff:192.0.2.1]", text: "::ffff:192.0.2.1", kind: .ipv6),
        Fixture(name: "IPv6 with IPv4, no gap", input: "[1:2:3:4:5:6:192.0.2.1]", text: "1:2:3:4:5:6:192.0.2.1", kind: .ipv6),
        Fixture(
            name: "third colon before IPv4", input: "[2001:db8:::192.0.2.1]", text: "2001:db8:::192.0.2.1", kind: .ipv6,
            findings: ["host.ipv6.extraColon@11"]),

        Fixture(name: "nothing", input: "", text: nil, findings: ["host.empty@0"]),
        Fixture(name: "only a port", input: ":5060", text: nil, findings: ["host.empty@0"], rest: ":5060"),
        Fixture(name: "empty label", input: "a..example", text: "a..example", findings: ["host.label.malformed@2"]),
        Fixture(name: "leading dot", input: ".example", text: ".example", findings: ["host.label.malformed@0"]),
        Fixture(name: "label ends with a hyphen", input: "a-.example", text: "a-.example", findings: ["host.label.malformed@2"]),
        Fixture(name: "label begins with a hyphen", input: "a.-b:1", text: "a.-b", port: 1, findings: ["host.label.malformed@2"]),
        Fixture(name: "name ends with a hyphen", input: "a.b-", text: "a.b-", findings: ["host.label.malformed@4"]),
        Fixture(name: "underscores", input: "my_s_bc.example:1", text: "my_s_bc.example", port: 1, findings: ["host.underscore@2"]),
        Fixture(name: "escape", input: "%61.example", text: "%61.example", findings: ["host.illegalOctet@0"]),
        Fixture(
            name: "beyond ASCII", input: "b\u{fc}ro.example;x", text: "b\u{fc}ro.example", findings: ["host.illegalOctet@1"], rest: ";x"),
        Fixture(name: "NUL", input: "a\0b", text: "a\0b", findings: ["host.illegalOctet@1"]),
        Fixture(name: "IPv4 part too large", input: "192.0.256.1", text: "192.0.256.1", findings: ["host.ipv4.outOfRange@6"]),
        Fixture(
            name: "IPv4 part far too large", input: "99999999999999999999.0.2.1", text: "99999999999999999999.0.2.1",
            findings: ["host.ipv4.outOfRange@0"]),
        Fixture(
            name: "IPv4 part with a leading zero", input: "192.0.02.1", text: "192.0.02.1", kind: .ipv4,
            findings: ["host.ipv4.leadingZero@6"]),
        Fixture(name: "three numbers", input: "192.0.2", text: "192.0.2", findings: ["host.numericName@6"]),
        Fixture(name: "five numbers", input: "1.2.3.4.5", text: "1.2.3.4.5", findings: ["host.numericName@8"]),
        Fixture(name: "one number", input: "2001", text: "2001", findings: ["host.numericName@0"]),
        Fixture(name: "address with a trailing dot", input: "192.0.2.1.", text: "192.0.2.1.", findings: ["host.numericName@8"]),
        Fixture(name: "IPv6 bare", input: "2001:db8::10", text: "2001:db8::10", kind: .ipv6, findings: ["host.ipv6.brackets.missing@0"]),
        Fixture(
            name: "IPv6 bare, letters first", input: "fe80::1;x", text: "fe80::1", kind: .ipv6, findings: ["host.ipv6.brackets.missing@0"],
            rest: ";x"),
        Fixture(name: "IPv6 bare, gap first", input: "::1", text: "::1", kind: .ipv6, findings: ["host.ipv6.brackets.missing@0"]),
        Fixture(
            name: "zone", input: "[fe80::21dd:8d0%4]:5061", text: "fe80::21dd:8d0%4", kind: .ipv6, port: 5061, findings: ["host.zoneId@15"]),
        Fixture(name: "empty brackets", input: "[]", text: "", kind: .ipv6, findings: ["host.ipv6.malformed@1"]),
        Fixture(name: "two gaps", input: "[1::2::3]", text: "1::2::3", kind: .ipv6, findings: ["host.ipv6.malformed@6"]),
        Fixture(
            name: "nine groups", input: "[1:2:3:4:5:6:7:8:9]", text: "1:2:3:4:5:6:7:8:9", kind: .ipv6, findings: ["host.ipv6.malformed@16"]),
        Fixture(
            name: "eight groups and a gap", input: "[1:2:3:4::5:6:7:8]", text: "1:2:3:4::5:6:7:8", kind: .ipv6,
            findings: ["host.ipv6.malformed@15"]),
        Fixture(name: "seven groups", input: "[1:2:3:4:5:6:7]", text: "1:2:3:4:5:6:7", kind: .ipv6, findings: ["host.ipv6.malformed@14"]),
        Fixture(name: "five digits", input: "[12345::]", text: "12345::", kind: .ipv6, findings: ["host.ipv6.malformed@5"]),
        Fixture(name: "not hexadecimal", input: "[::g]", text: "::g", kind: .ipv6, findings: ["host.ipv6.malformed@3"]),
        Fixture(name: "single colon first", input: "[:1::2]", text: ":1::2", kind: .ipv6, findings: ["host.ipv6.malformed@2"]),
        Fixture(name: "single colon last", input: "[1::2:]", text: "1::2:", kind: .ipv6, findings: ["host.ipv6.malformed@6"]),
        Fixture(name: "third colon before a group", input: "[1:::2]", text: "1:::2", kind: .ipv6, findings: ["host.ipv6.malformed@4"]),
        Fixture(
            name: "IPv4 in the middle", input: "[::192.0.2.1:1]", text: "::192.0.2.1:1", kind: .ipv6, findings: ["host.ipv6.malformed@12"]),
        Fixture(name: "IPv4 too early", input: "[1:2:192.0.2.1]", text: "1:2:192.0.2.1", kind: .ipv6, findings: ["host.ipv6.malformed@8"]),
        Fixture(name: "IPv4 in brackets", input: "[192.0.2.1]", text: "192.0.2.1", kind: .ipv6, findings: ["host.ipv6.malformed@4"]),
        Fixture(
            name: "embedded IPv4 too large", input: "[::192.0.300.1]", text: "::192.0.300.1", kind: .ipv6,
            findings: ["host.ipv6.malformed@9"]),
        Fixture(
            name: "never closed", input: "[2001:db8::1;lr", text: "2001:db8::1", kind: .ipv6, findings: ["host.ipv6.unclosed@12"],
            rest: ";lr"),
        Fixture(name: "never closed, at the end", input: "[::", text: "::", kind: .ipv6, findings: ["host.ipv6.unclosed@3"]),
        Fixture(name: "no port behind the colon", input: "atlanta.example:", text: "atlanta.example", findings: ["port.empty@16"]),
        Fixture(
            name: "port is a word", input: "atlanta.example:sip;x", text: "atlanta.example", findings: ["port.illegalOctet@16"], rest: ";x"),
        Fixture(name: "port and more", input: "atlanta.example:5060x", text: "atlanta.example", findings: ["port.illegalOctet@20"]),
        Fixture(name: "port twice", input: "192.0.2.1:5060:5061", text: "192.0.2.1", kind: .ipv4, findings: ["port.illegalOctet@14"]),
        Fixture(name: "port too large", input: "192.0.2.1:65536", text: "192.0.2.1", kind: .ipv4, findings: ["port.outOfRange@10"]),
        Fixture(
            name: "port far too large", input: "192.0.2.1:99999999999999999999999", text: "192.0.2.1", kind: .ipv4,
            findings: ["port.outOfRange@10"]),
    ]

    @Test(arguments: fixtures) func scan(_ fixture: Fixture) {
        let reading = Reading<HostPort>(fixture.input) { HostPort.scan(&$0, &$1, allowsWhitespace: fixture.allowsWhitespace) }
        #expect(reading.text(reading.slices?.host.range) == fixture.text)
        #expect(reading.findings == fixture.findings)
        #expect(reading.rest == fixture.rest)
        if let slices = reading.slices {
            #expect(slices.host.kind == fixture.kind)
            #expect(slices.port.number == fixture.port)
        }
        if let value = reading.value, fixture.findings.isEmpty { #expect(HostPort(value.encoded) == value) }
    }

    @Test func extraColonIsOnlyAWarningAndNotWritten() throws {
        let reading = Reading<Host>("[2001:db8:::192.0.2.1]")
        #expect(reading.severities == [.warning])
        #expect(reading.value == .ipv6("2001:db8::192.0.2.1"))
    }

    @Test func zoneIsKeptAndNeverWritten() {
        let reading = Reading<Host>("[fe80::1%4]")
        #expect(reading.value == .ipv6("fe80::1%4"))
        #expect(reading.value?.encoded == "[fe80::1]")
    }

    @Test(arguments: [
        ("2001:0DB8:0000:0000:0008:0800:200C:417A", "2001:db8::8:800:200c:417a"), ("0:0:0:0:0:0:0:1", "::1"), ("::", "::"),
        ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"), ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),
        ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
        ("::ffff:c000:0201", "::ffff:192.0.2.1"), ("1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5:6:c000:201"), ("fe80::1%eth0", "fe80::1"),
        ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"), ("1::", "1::"),
    ]) func recommendedTextOfIPv6(_ written: String, _ recommended: String) throws {
        let address = try #require(IPv6Address(written))
        #expect(address.text == recommended)
        #expect(IPv6Address(recommended) == address)
    }

    @Test(arguments: ["", "1", ":", "1:2", "::1]", "::1 ", "1:2:3:4:5:6:7:8:9", "::%", "::1%"]) func notIPv6(_ text: String) {
        // An empty zone is still a zone.
        #expect((IPv6Address(text) == nil) == !text.hasSuffix("%"))
    }

    @Test func valuesOfIPv4() {
        #expect(IPv4Address("192.0.2.1")?.rawValue == 0xC000_0201)
        #expect(IPv4Address("192.00.02.001")?.text == "192.0.2.1")
        #expect(IPv4Address(rawValue: .max).text == "255.255.255.255")
        for text in ["", "1.2.3", "1.2.3.4.", ".1.2.3.4", "1.2.3.256", "1.2.3.4 ", "a.b.c.d", "1..2.3"] {
            #expect(IPv4Address(text) == nil)
        }
    }

    @Test(arguments: [
        ("Atlanta.Example", "atlanta.example", true), ("atlanta.example", "atlanta.example.", false), ("192.0.2.1", "192.0.2.1", true),
        ("192.0.2.1", "192.0.2.2", false), ("192.0.2.1", "[::ffff:192.0.2.1]", false), ("[2001:db8::9:1]", "[2001:DB8::9:01]", true),
        ("[::ffff:192.0.2.128]", "[::ffff:c000:280]", true), ("[::1]", "[::2]", false), ("phone7.example", "192.0.2.4", false),
    ]) func equivalence(_ left: String, _ right: String, _ expected: Bool) throws {
        let (one, another) = (try #require(Host(left)), try #require(Host(right)))
        #expect(one.isEquivalent(to: another) == expected)
        #expect(another.isEquivalent(to: one) == expected)
    }

    @Test func noTextLeavesItsPlace() {
        #expect(Host.name("a\r\nX: b").encoded == "a%0D%0AX%3A%20b")
        #expect(Host.ipv6("::1]\r\n").encoded == "[::1%5D%0D%0A]")
        #expect(HostPort(.name("atlanta.example"), port: 5060).encoded == "atlanta.example:5060")
        #expect(Host(IPv6Address(high: 0x2001_0db8_0000_0000, low: 1)).encoded == "[2001:db8::1]")
        #expect(Host(IPv4Address(rawValue: 0xC000_0201)).encoded == "192.0.2.1")
    }
}
