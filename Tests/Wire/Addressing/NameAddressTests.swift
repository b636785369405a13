import Addressing
import Octets
import Testing

@Suite struct NameAddressTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        var form = NameAddress.Form.nameAddressOrAddress
        var displayName: String?
        /// Nil where nothing is usable.
        var uri: String?
        var hasBrackets = true
        var parameters = ""
        var findings: [String] = []
        var rest = ""
        var testDescription: String { "\(name): \(input)" }
    }

    static let fixtures: [Fixture] = [
        Fixture(name: "brackets alone", input: "<sip:a@h.example>", uri: "sip:a@h.example"),
        Fixture(
            name: "parameters inside and outside", input: "<sip:a@h.example;lr>;tag=1;x", uri: "sip:a@h.example;lr", parameters: ";tag=1;x"),
        Fixture(
            name: "quoted name", input: "\"Alice, <b> ; \\\"A\\\"\" <sip:a@h.example>", displayName: "Alice, <b> ; \"A\"",
            uri: "sip:a@h.example"),
        Fixture(
            name: "quoted name beyond ASCII", input: "\"Zo\u{eb} \u{20ac}\"<sip:a@h.example>", displayName: "Zo\u{eb} \u{20ac}",
            uri: "sip:a@h.example"),
        Fixture(name: "empty quoted name", input: "\"\" <sip:a@h.example>", displayName: "", uri: "sip:a@h.example"),
        Fixture(name: "words", input: "Alice  B.\r\n C' <sip:a@h.example>", displayName: "Alice B. C'", uri: "sip:a@h.example"),
        Fixture(
            name: "no blank before the bracket", input: "caller<sip:a@h.example>;tag=1", displayName: "caller", uri: "sip:a@h.example",
            parameters: ";tag=1"),
        Fixture(
            name: "blanks all around", input: " \"A\" \t<sip:a@h.example> \r\n ; tag = 1 ", displayName: "A", uri: "sip:a@h.example",
            parameters: " \r\n ; tag = 1", rest: " "),
        Fixture(name: "bare", input: "sip:a@h.example", uri: "sip:a@h.example", hasBrackets: false),
        Fixture(
            name: "bare with parameters", input: "sip:a@h.example;tag=1", uri: "sip:a@h.example", hasBrackets: false, parameters: ";tag=1"),
        Fixture(
            name: "bare, white space before parameters", input: "sip:a@h.example ; tag = 1", uri: "sip:a@h.example", hasBrackets: false,
            parameters: " ; tag = 1"),
        Fixture(
            name: "bare with brackets in a parameter", input: "sip:p15t@192.0.2.25:5094;+sip.instance=\"<urn:uuid:1>\";expires=300",
            uri: "sip:p15t@192.0.2.25:5094", hasBrackets: false, parameters: ";+sip.instance=\"<urn:uuid:1>\";expires=300"),
        Fixture(
            name: "bare local number, which cannot name its context", input: "tel:7042;phone-context=+1;tag=1", uri: "tel:7042",
            hasBrackets: false, parameters: ";phone-context=+1;tag=1", findings: ["uri.phoneContext.missing@8"]),
        Fixture(
            name: "stops at the next element", input: "<sip:a@h.example> , <sip:b@h.example>", uri: "sip:a@h.example",
            rest: " , <sip:b@h.example>"),
        Fixture(
            name: "bare, stops at the next element", input: "sip:a@h.example,sip:b@h.example", uri: "sip:a@h.example", hasBrackets: false,
            rest: ",sip:b@h.example"),
        Fixture(name: "comma inside brackets", input: "<sip:a,b@h.example>,x", uri: "sip:a,b@h.example", rest: ",x"),
        Fixture(name: "headers inside brackets", input: "<sip:a@h.example?x=y>", uri: "sip:a@h.example?x=y"),
        Fixture(name: "any scheme", input: "New <soap.beep://192.0.2.1:3002>", displayName: "New", uri: "soap.beep://192.0.2.1:3002"),
        Fixture(name: "brackets where they are due", input: "<sip:h.example;lr>", form: .nameAddress, uri: "sip:h.example;lr"),
        Fixture(
            name: "URI alone", input: "<https://h.example/a.png>;purpose=icon", form: .bracketedURI, uri: "https://h.example/a.png",
            parameters: ";purpose=icon"),
        Fixture(name: "quoted name with a fold", input: "\"A\r\n B\" <sip:a@h.example>", displayName: "A B", uri: "sip:a@h.example"),

        Fixture(name: "nothing", input: "", findings: ["uri.empty@0"]),
        Fixture(name: "an element that is missing", input: " , <sip:a@h.example>", findings: ["uri.empty@1"], rest: ", <sip:a@h.example>"),
        Fixture(name: "parameters alone", input: ";tag=1,x", findings: ["uri.empty@0"], rest: ",x"),
        Fixture(name: "name alone", input: "\"Alice\"", findings: ["uri.empty@7"]),
        Fixture(name: "empty brackets", input: "<>;tag=1", uri: "", parameters: ";tag=1", findings: ["uri.empty@1"]),
        Fixture(name: "blank brackets", input: "< >;tag=1", uri: "", parameters: ";tag=1", findings: ["uri.empty@2"]),
        Fixture(name: "no host", input: "<sip:>;tag=1", uri: "sip:", parameters: ";tag=1", findings: ["uri.host.empty@5"]),
        Fixture(
            name: "no closing bracket", input: "<sip:a@h.example;x=1", uri: "sip:a@h.example;x=1", findings: ["nameAddress.unclosed@20"]),
        Fixture(
            name: "no closing bracket: nothing is looked for behind it", input: "<sip:a@h.example ;x=1, sip:b@h.example",
            uri: "sip:a@h.example", parameters: " ;x=1", findings: ["nameAddress.unclosed@16"]),
        Fixture(name: "no closing quote", input: "\"Alice <sip:a@h.example>;tag=1", findings: ["quotedString.unterminated@0"]),
        Fixture(
            name: "control octet in a quoted name", input: "\"A\u{7}\" <sip:a@h.example>", displayName: "A\u{7}", uri: "sip:a@h.example",
            findings: ["quotedString.illegalOctet@2"]),
        Fixture(
            name: "comma in an unquoted name", input: "Bell, Alexander <sip:a@h.example>;tag=43", displayName: "Bell, Alexander",
            uri: "sip:a@h.example", parameters: ";tag=43", findings: ["displayName.illegalOctet@4"]),
        Fixture(
            name: "at sign in an unquoted name", input: "a@h.example <sip:a@h.example>", displayName: "a@h.example", uri: "sip:a@h.example",
            findings: ["displayName.illegalOctet@1"]),
        Fixture(
            name: "unquoted name beyond ASCII", input: "Zo\u{eb} <sip:a@h.example>", displayName: "Zo\u{eb}", uri: "sip:a@h.example",
            findings: ["displayName.illegalOctet@2"]),
        Fixture(
            name: "quotes in an unquoted name", input: "\\\"Al\\\" <sip:a@h.example>", displayName: "\\\"Al\\\"", uri: "sip:a@h.example",
            findings: ["displayName.illegalOctet@0"]),
        Fixture(
            name: "words behind a quoted name", input: "\"A\" B <sip:a@h.example>", displayName: "\"A\" B", uri: "sip:a@h.example",
            findings: ["displayName.illegalOctet@4"]),
        Fixture(
            name: "blanks inside the brackets", input: "\"W, T\" < sip:t@h.example >", displayName: "W, T", uri: "sip:t@h.example",
            findings: ["nameAddress.blank@8"]),
        Fixture(
            name: "blank before the closing bracket", input: "<sip:t@h.example >;x", uri: "sip:t@h.example", parameters: ";x",
            findings: ["nameAddress.blank@16"]),
        Fixture(
            name: "blank inside the URI", input: "<sip:t@ h.example>;x", uri: "sip:t@ h.example", parameters: ";x",
            findings: ["uri.host.empty@7"]),
        Fixture(
            name: "name and bare URI", input: "\"A\" sip:a@h.example;tag=1", displayName: "A", uri: "sip:a@h.example", hasBrackets: false,
            parameters: ";tag=1", findings: ["nameAddress.brackets.missing@4"]),
        Fixture(
            name: "headers without brackets", input: "sip:a@h.example?Route=%3Csip:h.example%3E;x, y", uri: "sip:a@h.example",
            hasBrackets: false, parameters: ";x", findings: ["nameAddress.brackets.missing@15"], rest: ", y"),
        Fixture(
            name: "bare where brackets are due", input: "sip:h.example;lr", form: .nameAddress, uri: "sip:h.example", hasBrackets: false,
            parameters: ";lr", findings: ["nameAddress.brackets.missing@0"]),
        Fixture(
            name: "name where none may be", input: "Icon <https://h.example/a.png>", form: .bracketedURI, displayName: "Icon",
            uri: "https://h.example/a.png", findings: ["displayName.unexpected@0"]),
        Fixture(
            name: "junk behind the brackets", input: "<sip:a@h.example> junk \";,\";tag=1", uri: "sip:a@h.example", parameters: ";tag=1",
            findings: ["nameAddress.junk@18"]),
        Fixture(
            name: "junk behind a bare URI", input: "sip:a@h.example junk", uri: "sip:a@h.example", hasBrackets: false,
            findings: ["nameAddress.junk@16"]),
        Fixture(
            name: "no scheme", input: "a@h.example;tag=1", uri: "a@h.example", hasBrackets: false, parameters: ";tag=1",
            findings: ["uri.scheme.missing@1"]),
        Fixture(
            name: "no scheme before the next", input: "a@h.example, \"B\" <sip:b@h.example>", uri: "a@h.example", hasBrackets: false,
            findings: ["uri.scheme.missing@1"], rest: ", \"B\" <sip:b@h.example>"),
        Fixture(
            name: "bare number with its context", input: "\"7\" <tel:7042>", displayName: "7", uri: "tel:7042",
            findings: ["uri.phoneContext.missing@13"]),
        Fixture(
            name: "junk parameters of a scanner", input: "<sip:>;sip:;1017@192.0.2.27;tag=17", uri: "sip:",
            parameters: ";sip:;1017@192.0.2.27;tag=17",
            findings: ["uri.host.empty@5", "parameter.name.illegalOctet@10", "parameter.name.illegalOctet@16"]),
    ]

    @Test(arguments: fixtures) func scan(_ fixture: Fixture) {
        let reading = Reading<NameAddress>(fixture.input) { NameAddress.scan(&$0, &$1, form: fixture.form) }
        #expect(reading.findings == fixture.findings)
        #expect(reading.rest == fixture.rest)
        #expect(reading.text(reading.slices?.uriRange) == fixture.uri)
        #expect(reading.value?.displayName == fixture.displayName)
        guard let slices = reading.slices, let value = reading.value else { return }
        #expect(slices.hasBrackets == fixture.hasBrackets)
        #expect(reading.text(slices.parameters.range) == fixture.parameters)
        if fixture.findings.isEmpty {
            #expect(Reading<NameAddress>(value.encoded).value == value)
            #expect(Reading<NameAddress>(value.encoded).findings.allSatisfy { $0.hasPrefix("uri.phoneContext.missing") })
        }
    }

    /// The caller asks for the next element; an element that is unusable does not hide the others.
    @Test func list() {
        let octets = Array("\"A, B\" <sip:a@h.example>;q=1 , , sip:b@h.example;x=\",\",tel:+1555".utf8)
        var cursor = Cursor(octets.span)
        var findings = Findings()
        var uris: [String] = []
        repeat {
            if let slices = NameAddress.scan(&cursor, &findings) { uris.append(octets.span.text(slices.uriRange)) }
        } while cursor.separator(UInt8(ascii: ","))
        let isAtEnd = cursor.isAtEnd
        #expect(isAtEnd)
        #expect(uris == ["sip:a@h.example", "sip:b@h.example", "tel:+1555"])
        #expect(findings.list.map(\.fault) == [.uriEmpty])
    }

    @Test func tags() throws {
        let inputs: [(String, String?)] = [
            ("<sip:h>;Tag=a1", "a1"), ("<sip:h>;tag=", ""), ("<sip:h>;tag", nil), ("<sip:h>;x=1", nil), ("<sip:h;tag=1>", nil),
        ]
        for (input, tag) in inputs {
            let reading = Reading<NameAddress>(input)
            #expect(reading.text(try #require(reading.slices).tag(in: reading.octets.span)) == tag, "\(input)")
        }
        var value = try #require(NameAddress("<sip:h.example>;tag=a"))
        #expect(value.tag == "a")
        value.tag = "b"
        #expect(value.encoded == "<sip:h.example>;tag=b")
        value.tag = nil
        #expect(value.encoded == "<sip:h.example>")
    }

    @Test func writing() {
        let uri = URI.sip(SIPURI(user: "alice", host: .name("atlanta.example")))
        #expect(NameAddress(uri: uri).encoded == "<sip:alice@atlanta.example>")
        #expect(
            NameAddress(displayName: "Alice B.", uri: uri, parameters: ["tag": "1"]).encoded == "Alice B. <sip:alice@atlanta.example>;tag=1"
        )
        #expect(
            NameAddress(displayName: "Liddell, Alice \"A\"", uri: uri).encoded == "\"Liddell, Alice \\\"A\\\"\" <sip:alice@atlanta.example>"
        )
        #expect(NameAddress(displayName: " Alice", uri: uri).encoded == "\" Alice\" <sip:alice@atlanta.example>")
        #expect(NameAddress(displayName: "", uri: uri).encoded == "\"\" <sip:alice@atlanta.example>")
        #expect(NameAddress(displayName: "A\r\nX: y", uri: uri).encoded == "\"A  X: y\" <sip:alice@atlanta.example>")
    }

    @Test func safeReadings() {
        #expect(Fault.displayNameIllegalOctet.hasSafeReading && Fault.nameAddressBlank.hasSafeReading && Fault.uriBrackets.hasSafeReading)
        #expect(!Fault.nameAddressBracketsMissing.hasSafeReading && !Fault.nameAddressUnclosed.hasSafeReading)
    }
}
