import MIME
import Octets
import Testing

@Suite struct MediaTypeTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        /// Pilcrows stand where the findings are.
        let input: String
        var type: String? = nil
        var codes: [String] = []
        var rest = ""
        var testDescription: String { input }
    }

    static let fixtures: [Fixture] = [
        Fixture(input: "text/plain", type: "text/plain"),
        Fixture(input: "TEXT/Plain", type: "TEXT/Plain"),
        Fixture(input: "application/vnd.gsma.rcs-ft-http+xml", type: "application/vnd.gsma.rcs-ft-http+xml"),
        Fixture(input: "text / plain ; charset = utf-8", type: "text/plain;charset=utf-8"),
        Fixture(input: "text\r\n /\r\n\tplain;\r\n charset=utf-8", type: "text/plain;charset=utf-8"),
        Fixture(input: "multipart/mixed;boundary=\"=_fld31=\"", type: "multipart/mixed;boundary=\"=_fld31=\""),
        Fixture(input: "text/plain , text/html", type: "text/plain", rest: " , text/html"),
        Fixture(input: "x-a/x.b;c=\"d;\\\"e\"", type: "x-a/x.b;c=\"d;\\\"e\""),

        Fixture(input: "¶", codes: ["mediaType.type.empty"]),
        Fixture(input: "¶/plain", type: "/plain", codes: ["mediaType.type.empty"]),
        Fixture(input: "¶@", codes: ["mediaType.type.empty"], rest: "@"),
        Fixture(input: "text¶", type: "text/", codes: ["mediaType.slash.missing"]),
        Fixture(input: "text ¶plain", type: "text/", codes: ["mediaType.slash.missing"], rest: " plain"),
        Fixture(input: "text¶;charset=utf-8", type: "text/;charset=utf-8", codes: ["mediaType.slash.missing"]),
        Fixture(input: "text/¶", type: "text/", codes: ["mediaType.subtype.empty"]),
        Fixture(input: "text/ ¶;a=b", type: "text/;a=b", codes: ["mediaType.subtype.empty"]),
        Fixture(input: "text/plain;charset¶", type: "text/plain;charset", codes: ["mediaType.parameter.valueMissing"]),
        Fixture(input: "text/plain;charset=¶", type: "text/plain;charset=\"\"", codes: ["parameter.value.missing"]),
        Fixture(input: "text/plain;¶", type: "text/plain", codes: ["parameter.name.empty"]),
        Fixture(input: "text/plain;h=¶[::1]", type: "text/plain;h=[::1]", codes: ["parameter.value.illegalOctet"]),
        Fixture(input: "a/b;type=c¶/d;e=f", type: "a/b;type=\"c/d\";e=f", codes: ["parameter.value.illegalOctet"]),
        Fixture(input: "a/b;c=¶\"d", type: "a/b;c=\"d\"", codes: ["quotedString.unterminated"]),
        Fixture(input: "a/b;c=d;¶C=e", type: "a/b;c=d;C=e", codes: ["parameter.duplicate"]),
        Fixture(input: "text/pl@in", type: "text/pl", rest: "@in"),
    ]

    @Test(arguments: fixtures) func scan(_ fixture: Fixture) {
        let marked = Marked("/;\(fixture.input)")
        let octets = marked.octets + Array(";x=y")
        let end = octets.count - 4
        var cursor = Cursor(octets.span, from: 2, to: end)
        var findings = Findings()
        let value = MediaType(parsing: &cursor, &findings)
        #expect(value?.encoded == fixture.type)
        #expect(findings.summary == zip(fixture.codes, marked.offsets).map { "\($0)@\($1)" })
        #expect(octets.span.text(ByteRange(cursor.position, end)) == fixture.rest)
        if let value, findings.isEmpty { #expect(MediaType(value.encoded) == value) }
    }

    @Test(
        arguments: [
            ("text/plain", "TEXT/Plain", true),
            ("a/b;c=d;e=f", "a/b;E=f;C=d", true),
            ("a/b;c=d", "a/b;c=\"d\"", true),
            ("text/plain;charset=UTF-8", "text/plain;charset=\"utf-8\"", true),
            ("a/b;c=d", "a/b;c=D", false),
            ("a/b", "a/b;c=d", false),
            ("a/b", "a/c", false),
        ]
    ) func equality(_ left: String, _ right: String, _ isEqual: Bool) throws {
        let first = try #require(MediaType(left))
        let second = try #require(MediaType(right))
        #expect((first == second) == isEqual)
        if isEqual { #expect(first.hashValue == second.hashValue) }
    }

    @Test func parts() throws {
        let mixed = try #require(MediaType("Multipart/Mixed; Boundary=\"a b\""))
        #expect(mixed.isMultipart && mixed.boundary == "a b" && mixed.charset == nil)
        #expect(mixed.hasNames(of: .multipartMixed) && mixed != .multipartMixed)
        let octets = Array("Message/CPIM")
        var cursor = Cursor(octets.span)
        var findings = Findings()
        let slices = try #require(MediaType.scan(&cursor, &findings))
        #expect(slices.names("message", "cpim", in: octets.span) && !slices.isMultipart(in: octets.span))
    }
}

@Suite struct MediaRangeTests {
    @Test(
        arguments: [
            ("*/*", [], []), ("text/*;q=0.3", [], []), ("a/b;level=1;q=1.000;x;y=[::1]", [], []), ("a/b;q=0", [], []),
            ("*/¶plain", ["mediaRange.type.wildcard"], []),
            ("a/b;q=¶1.001", ["quality.malformed"], []), ("a/b;q=¶2", ["quality.malformed"], []),
            ("a/b;q=¶0.1234", ["quality.malformed"], []), ("a/b;q=¶.5", ["quality.malformed"], []),
            ("a/b;¶q", ["quality.malformed"], []), ("*¶", ["mediaType.slash.missing"], []),
        ] as [(String, [String], [Int])]
    ) func scan(_ input: String, _ codes: [String], _: [Int]) throws {
        let marked = Marked(input)
        var cursor = Cursor(marked.octets.span)
        var findings = Findings()
        let value = try #require(MediaRange(parsing: &cursor, &findings))
        #expect(findings.summary == zip(codes, marked.offsets).map { "\($0)@\($1)" })
        let isAtEnd = cursor.isAtEnd
        #expect(isAtEnd)
        if codes.isEmpty { #expect(MediaRange(value.encoded) == value) }
    }

    @Test func theMostSpecificRangeCounts() throws {
        let ranges = try ["text/*;q=0.3", "text/html;q=0.7", "text/html;level=1", "*/*;q=0.5", "text/rtf;q=0"].map {
            try #require(MediaRange($0))
        }
        let expected: [(String, UInt16)] = [
            ("text/html;level=1", 1000), ("text/html", 700), ("TEXT/HTML;level=3", 700), ("text/plain", 300), ("image/png", 500),
            ("text/rtf", 0),
        ]
        for (type, quality) in expected {
            #expect(ranges.quality(of: try #require(MediaType(type))).thousandths == quality, "\(type)")
        }
        #expect([MediaRange(.sdp)].quality(of: .cpim) == .none)
    }

    @Test(arguments: [(0, "0"), (1000, "1"), (700, "0.7"), (125, "0.125"), (50, "0.05")] as [(UInt16, String)])
    func qualityIsWrittenShort(_ thousandths: UInt16, _ text: String) {
        let octets = Array(text)
        #expect(Quality(thousandths: thousandths).text == text)
        #expect(Quality(octets.span, ByteRange(0, octets.count))?.thousandths == thousandths)
    }

    @Test func settingTheQuality() {
        var range = MediaRange("text", "*")
        range.quality = Quality(thousandths: 250)
        #expect(range.encoded == "text/*;q=0.25" && range.quality.thousandths == 250)
    }
}
