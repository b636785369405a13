import Octets
import Testing

@Suite struct ParametersTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let input: String
        var forms = Parameters.ValueForms.generic
        /// Name and value as they lie; nil for a flag.
        let expected: [(String, String?)]
        /// Code and offset.
        var findings: [(String, Int)] = []
        /// What the scan leaves unread.
        var rest = ""
        var testDescription: String { input }
    }

    static let fixtures: [Fixture] = [
        Fixture(input: "", expected: []),
        Fixture(input: ";lr", expected: [("lr", nil)]),
        Fixture(input: ";tag=a1", expected: [("tag", "a1")]),
        Fixture(input: " ; tag = a1 ;\r\n lr", expected: [("tag", "a1"), ("lr", nil)]),
        Fixture(input: ";tag=a1 , next", expected: [("tag", "a1")], rest: " , next"),
        Fixture(input: ";text=\"a;b,c\"", expected: [("text", "a;b,c")]),
        Fixture(input: ";text=\"\"", expected: [("text", "")]),
        Fixture(input: #";text="a\"b\\""#, expected: [("text", #"a\"b\\"#)]),
        Fixture(input: ";maddr=[2001:db8::7];x", expected: [("maddr", "[2001:db8::7]"), ("x", nil)]),
        Fixture(input: ";received=2001:db8::7;x", forms: [.host, .address], expected: [("received", "2001:db8::7"), ("x", nil)]),
        Fixture(input: ";received=::1", forms: .address, expected: [("received", "::1")]),
        Fixture(
            input: ";info=<https://c.example/a;b>;alg=ES256", forms: .uri,
            expected: [("info", "https://c.example/a;b"), ("alg", "ES256")]),

        Fixture(input: ";", expected: [], findings: [("parameter.name.empty", 1)]),
        Fixture(input: ";;lr", expected: [("lr", nil)], findings: [("parameter.name.empty", 1)]),
        Fixture(input: ";lr;", expected: [("lr", nil)], findings: [("parameter.name.empty", 4)]),
        Fixture(input: ";=a;b", expected: [("b", nil)], findings: [("parameter.name.empty", 1)]),
        Fixture(input: ";@=a;b", expected: [("b", nil)], findings: [("parameter.name.illegalOctet", 1)]),
        Fixture(input: ";na@me=a;b", expected: [("b", nil)], findings: [("parameter.name.illegalOctet", 3)]),
        Fixture(input: ";lr x;b", expected: [("b", nil)], findings: [("parameter.name.illegalOctet", 4)]),
        Fixture(input: ";tag=", expected: [("tag", "")], findings: [("parameter.value.missing", 5)]),
        Fixture(input: ";tag= ;b", expected: [("tag", ""), ("b", nil)], findings: [("parameter.value.missing", 6)]),
        Fixture(input: ";tag=a@b;c", expected: [("tag", "a@b"), ("c", nil)], findings: [("parameter.value.illegalOctet", 6)]),
        Fixture(input: ";tag=a b ;c", expected: [("tag", "a b"), ("c", nil)], findings: [("parameter.value.illegalOctet", 7)]),
        Fixture(input: ";tag=\"a\"b;c", expected: [("tag", "a"), ("c", nil)], findings: [("parameter.value.illegalOctet", 8)]),
        Fixture(input: ";r=2001:db8::7;c", expected: [("r", "2001:db8::7"), ("c", nil)], findings: [("parameter.value.illegalOctet", 7)]),
        Fixture(
            input: ";r=[2001:db8::7%1];c", expected: [("r", "[2001:db8::7%1]"), ("c", nil)],
            findings: [("parameter.value.illegalOctet", 15)]),
        Fixture(input: ";r=[::1", expected: [("r", "[::1")], findings: [("parameter.value.illegalOctet", 7)]),
        Fixture(input: ";r=[::1]", forms: .token, expected: [("r", "[::1]")], findings: [("parameter.value.illegalOctet", 3)]),
        Fixture(input: ";info=<a", forms: .uri, expected: [("info", "<a")], findings: [("parameter.value.illegalOctet", 6)]),
        Fixture(input: ";t=\"ab;c", expected: [("t", "ab;c")], findings: [("quotedString.unterminated", 3)]),
        Fixture(input: #";t="ab\"#, expected: [("t", #"ab\"#)], findings: [("quotedString.unterminated", 3)]),
        Fixture(input: ";t=\"a\u{1}b\";c", expected: [("t", "a\u{1}b"), ("c", nil)], findings: [("quotedString.illegalOctet", 5)]),
        Fixture(input: ";t=\"a\\\nb\"", expected: [("t", "a\\\nb")], findings: [("quotedString.illegalOctet", 6)]),
        Fixture(input: ";t=\"\u{e9}\u{20ac}\"", expected: [("t", "\u{e9}\u{20ac}")]),
        Fixture(input: ";Tag=a;b;tAG=c", expected: [("Tag", "a"), ("b", nil), ("tAG", "c")], findings: [("parameter.duplicate", 9)]),
        Fixture(input: ";t=\u{e9}", expected: [("t", "\u{e9}")], findings: [("parameter.value.illegalOctet", 3)]),
    ]

    /// Junk around the input shows an over-read.
    @Test(arguments: fixtures) func scanAndWalk(_ fixture: Fixture) {
        let octets = Array("\";x=".utf8) + Array(fixture.input.utf8) + Array(";y=\"z".utf8)
        let end = octets.count - 5
        var cursor = Cursor(octets.span, from: 4, to: end)
        var findings = Findings()
        let slices = Parameters.scan(&cursor, &findings, forms: fixture.forms)
        #expect(octets.span.text(ByteRange(cursor.position, end)) == fixture.rest)
        #expect(findings.list.map { "\($0.fault.code)@\($0.offset - 4)" } == fixture.findings.map { "\($0)@\($1)" })

        var walked: [String] = []
        var walk = ParameterCursor(slices, in: octets.span)
        while let parameter = walk.next() {
            walked.append(octets.span.text(parameter.name) + (parameter.isFlag ? "" : "=\(octets.span.text(parameter.value))"))
        }
        #expect(walked == fixture.expected.map { $0 + ($1.map { "=\($0)" } ?? "") })
        #expect(Int(slices.count) == fixture.expected.count)

        let value = Parameters(slices, in: octets.span)
        #expect(value.count == fixture.expected.count)
        if findings.isEmpty {
            var again = Findings()
            let encoded = Array(value.encoded.utf8)
            var second = Cursor(encoded.span)
            let reread = Parameters(Parameters.scan(&second, &again, forms: fixture.forms), in: encoded.span)
            #expect(reread == value)
            #expect(again.isEmpty && second.isAtEnd)
        }
    }

    @Test func absentFlagAndEmptyDiffer() throws {
        let octets = Array(";flag;empty=\"\";full=x".utf8)
        var cursor = Cursor(octets.span)
        var findings = Findings()
        let slices = try #require(Parameters.scan(&cursor, &findings))
        #expect(slices.first("none", in: octets.span) == nil)
        #expect(slices.first("FLAG", in: octets.span)?.isFlag == true)
        #expect(slices.value(of: "flag", in: octets.span).isAbsent)
        #expect(slices.value(of: "empty", in: octets.span).isEmpty)
        #expect(octets.span.text(slices.value(of: "Full", in: octets.span)) == "x")
    }

    @Test func escapesAndFoldsAreResolved() throws {
        let value = try #require(Parameters(";a=\"x\\\"y \r\n\t z\";b=\"\\\u{0}\""))
        #expect(value["a"] == .quoted("x\"y z"))
        #expect(value["b"] == .quoted("\u{0}"))
        #expect(value.encoded == ";a=\"x\\\"y z\";b=\"\\\u{0}\"")
    }

    @Test func firstParameterWithoutSemicolon() {
        let octets = Array("icid=7 ;host=[::1]".utf8)
        var cursor = Cursor(octets.span)
        var findings = Findings()
        let slices = Parameters.scan(&cursor, &findings, forms: .generic, isFirstBare: true)
        let value = Parameters(slices, in: octets.span)
        #expect(findings.isEmpty && cursor.isAtEnd)
        #expect(value == ["icid": "7", "host": "[::1]"])
        var writer = Writer()
        value.encode(into: &writer, isFirstBare: true)
        #expect(writer.octets == Array("icid=7;host=[::1]".utf8))
    }

    @Test func limitIsNamedAndTheReaderGoesOn() {
        let count = 10_000
        let octets = Array(((0..<count).map { ";p\($0)=\"\($0),\"" }.joined() + ", next").utf8)
        var cursor = Cursor(octets.span)
        var findings = Findings()
        let slices = Parameters.scan(&cursor, &findings, forms: .generic)
        #expect(Int(slices.count) == Limits.maximumParameters)
        #expect(findings.list.map(\.fault) == [.parameterLimit])
        #expect(octets.span.text(cursor.remaining) == ", next")
        #expect(Parameters(slices, in: octets.span).count == Limits.maximumParameters)
    }

    @Test func theLastOfManyIsKnownAsRepeated() {
        let names = (1..<Limits.maximumParameters).map { "p\($0)" } + ["P1"]
        let octets = Array(names.map { ";\($0)" }.joined().utf8)
        var cursor = Cursor(octets.span)
        var findings = Findings()
        _ = Parameters.scan(&cursor, &findings, forms: .generic)
        #expect(findings.list.map(\.fault) == [.parameterDuplicate])
        #expect(findings.list.map(\.offset) == [octets.count - 2])
    }

    @Test func editing() {
        var value: Parameters = ["a": "1", "lr": nil, "A": "2"]
        #expect(value.contains("LR") && value["lr"] == nil)
        value["a"] = "a b"
        #expect(value.encoded == ";a=\"a b\";lr")
        value.set(Parameter("b"))
        value["lr"] = nil
        #expect(value.encoded == ";a=\"a b\";b")
    }

    @Test(
        arguments: [
            ("token", "token"), ("a b", "\"a b\""), ("", "\"\""), ("12:30", "\"12:30\""), ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "[2001:db8::1]"), ("a\r\nb", "\"a  b\""), ("a\u{7f}", "\"a\\\u{7f}\""),
        ]
    ) func textIsWrittenSoThatItReadsBack(_ text: String, _ written: String) {
        #expect(Parameters([Parameter("n", .init(text))]).encoded == ";n=\(written)")
    }

    /// Every prefix and every octet replaced: nothing traps, and the walk agrees with the count.
    @Test func damagedInputNeverTraps() {
        let seed = Array(#";a=b ; c = "d\" , e";f=[2001:db8::1];g=<h>,i"#.utf8)
        let forms: [Parameters.ValueForms] = [.token, .generic, [.host, .address, .uri]]
        for form in forms {
            for position in seed.indices {
                for octet in UInt8.min...UInt8.max {
                    var octets = seed
                    octets[position] = octet
                    if octet == 0 { octets.removeSubrange(position...) }
                    var cursor = Cursor(octets.span)
                    var findings = Findings()
                    let slices = Parameters.scan(&cursor, &findings, forms: form)
                    var walk = ParameterCursor(slices, in: octets.span)
                    var count = 0
                    while walk.next() != nil { count += 1 }
                    #expect(count == Int(slices.count))
                }
            }
        }
    }
}
