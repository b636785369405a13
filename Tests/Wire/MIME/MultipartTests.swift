import MIME
import Octets
import Testing

@Suite struct MultipartTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        /// Pilcrows stand where the findings are.
        let input: String
        var boundary = "b"
        /// Fields and body of each part.
        var parts: [(String, String)] = []
        var preamble: String? = nil
        var epilogue: String? = nil
        var codes: [String] = []
        var testDescription: String { name }
    }

    static let type = "Content-Type: text/plain\r\n"

    static let valid: [Fixture] = [
        Fixture(name: "one part", input: "--b\r\n\(type)\r\nx\r\n--b--\r\n", parts: [(type, "x")], epilogue: ""),
        Fixture(name: "no line end behind the close", input: "--b\r\n\(type)\r\nx\r\n--b--", parts: [(type, "x")]),
        Fixture(
            name: "two parts", input: "--b\r\n\(type)\r\nx\r\n--b\r\n\(type)A: 1\r\n\r\ny\r\n\r\n--b--",
            parts: [(type, "x"), ("\(type)A: 1\r\n", "y\r\n")]),
        Fixture(name: "no fields", input: "--b\r\n\r\nx\r\n--b--", parts: [("", "x")]),
        Fixture(name: "empty part", input: "--b\r\n\r\n--b--", parts: [("", "")]),
        Fixture(name: "empty body", input: "--b\r\n\(type)\r\n\r\n--b--", parts: [(type, "")]),
        Fixture(name: "fields, then nothing", input: "--b\r\n\(type)\r\n--b--", parts: [(type, "")]),
        Fixture(name: "body of a line end", input: "--b\r\n\r\n\r\n\r\n--b--", parts: [("", "\r\n")]),
        Fixture(
            name: "preamble and epilogue", input: "pre\r\namble\r\n--b\r\n\r\nx\r\n--b--\r\nepi\r\nlogue", parts: [("", "x")],
            preamble: "pre\r\namble", epilogue: "epi\r\nlogue"),
        Fixture(name: "empty preamble", input: "\r\n--b\r\n\r\nx\r\n--b--", parts: [("", "x")], preamble: ""),
        Fixture(name: "delimiters in the epilogue", input: "--b\r\n\r\nx\r\n--b--\r\n--b\r\n", parts: [("", "x")], epilogue: "--b\r\n"),
        Fixture(
            name: "transport padding", input: "--b \t\r\n\r\nx\r\n--b\t\r\n\r\ny\r\n--b-- \t \r\n", parts: [("", "x"), ("", "y")],
            epilogue: ""),
        Fixture(
            name: "a boundary that begins like another", input: "--b\r\n\r\n--b2\r\n--bb--\r\n--b--b\r\n--b x\r\n--b--",
            parts: [("", "--b2\r\n--bb--\r\n--b--b\r\n--b x")]),
        Fixture(name: "not at the start of a line", input: "--b\r\n\r\nx --b--\r\n --b\r\n--b--", parts: [("", "x --b--\r\n --b")]),
        Fixture(
            name: "boundary of all kinds", input: "--'(a) +_,-./:=?0\r\n\r\nx\r\n--'(a) +_,-./:=?0--", boundary: "'(a) +_,-./:=?0",
            parts: [("", "x")]),
        Fixture(name: "boundary of hyphens", input: "---\r\n\r\nx\r\n-----\r\n", boundary: "-", parts: [("", "x")], epilogue: ""),
        Fixture(
            name: "folded field", input: "--b\r\nContent-Disposition: session;\r\n handling=optional\r\n\r\nx\r\n--b--",
            parts: [("Content-Disposition: session;\r\n handling=optional\r\n", "x")]),
        Fixture(
            name: "comment behind a value",
            input: "--b\r\nContent-Type: text/plain;charset=utf-8 (plain (or \\)) so) (yes)\r\n\r\nx\r\n--b--",
            parts: [("Content-Type: text/plain;charset=utf-8 (plain (or \\)) so) (yes)\r\n", "x")]),
        Fixture(name: "blanks before a colon", input: "--b\r\nA \t: 1\r\n\r\nx\r\n--b--", parts: [("A \t: 1\r\n", "x")]),
        Fixture(name: "blank lines in the body", input: "--b\r\n\(type)\r\n\r\n\r\nx\r\n\r\n--b--", parts: [(type, "\r\n\r\nx\r\n")]),
        Fixture(name: "NUL in the body", input: "--b\r\n\r\na\u{0}b\r\n--b--", parts: [("", "a\u{0}b")]),
        Fixture(name: "bare LF in the body", input: "--b\r\n\r\na\nb\r\n--b--", parts: [("", "a\nb")]),
        Fixture(name: "CR alone before a delimiter", input: "--b\r\n\r\nx\r--b\r\n--b--", parts: [("", "x\r--b")]),
    ]

    static let invalid: [Fixture] = [
        Fixture(name: "no delimiter", input: "¶x\r\n", preamble: "x\r\n", codes: ["multipart.delimiter.missing"]),
        Fixture(name: "nothing", input: "¶", preamble: "", codes: ["multipart.delimiter.missing"]),
        Fixture(
            name: "delimiter of another", input: "¶--c\r\n\r\nx\r\n--c--", preamble: "--c\r\n\r\nx\r\n--c--",
            codes: ["multipart.delimiter.missing"]),
        Fixture(name: "close only", input: "¶--b--\r\n", epilogue: "", codes: ["multipart.part.missing"]),
        Fixture(
            name: "close missing", input: "--b\r\n\(type)\r\nx\r\n¶", parts: [(type, "x\r\n")], codes: ["multipart.closeDelimiter.missing"]),
        Fixture(
            name: "close missing after two", input: "--b\r\n\r\nx\r\n--b\r\n\r\ny¶", parts: [("", "x"), ("", "y")],
            codes: ["multipart.closeDelimiter.missing"]),
        Fixture(
            name: "close cut short", input: "--b\r\n\r\nx\r\n--b-¶", parts: [("", "x\r\n--b-")], codes: ["multipart.closeDelimiter.missing"]
        ),
        Fixture(
            name: "delimiter at the end", input: "--b\r\n\r\nx\r\n--b¶", parts: [("", "x"), ("", "")],
            codes: ["multipart.closeDelimiter.missing"]),
        Fixture(
            name: "cut in the fields", input: "--b\r\nContent-Type: text/plain¶", parts: [("Content-Type: text/plain", "")],
            codes: ["multipart.closeDelimiter.missing"]),
        Fixture(
            name: "adjacent delimiters", input: "--b\r\n¶--b\r\n\r\nx\r\n--b--", parts: [("", ""), ("", "x")],
            codes: ["multipart.part.blankLineMissing"]),
        Fixture(
            name: "fields without a blank line", input: "--b\r\n\(type)¶--b--", parts: [(type, "")],
            codes: ["multipart.part.blankLineMissing"]),
        Fixture(
            name: "body without a blank line", input: "--b\r\n\(type)¶Hello world\r\n--b--", parts: [(type, "Hello world")],
            codes: ["multipart.part.blankLineMissing"]),
        Fixture(
            name: "line without a colon", input: "--b\r\nHello ¶world\r\n\(type)\r\nx\r\n--b--", parts: [("Hello world\r\n\(type)", "x")],
            codes: ["part.field.malformed"]),
        Fixture(
            name: "field without a name", input: "--b\r\n¶: x\r\n\r\nx\r\n--b--", parts: [(": x\r\n", "x")], codes: ["part.field.malformed"]
        ),
        Fixture(
            name: "fold without a field", input: "--b\r\n¶ x: y\r\n\r\nx\r\n--b--", parts: [(" x: y\r\n", "x")],
            codes: ["part.field.malformed"]),
        Fixture(
            name: "control octet", input: "--b\r\nA: x¶\u{0}y\r\n\r\nx\r\n--b--", parts: [("A: x\u{0}y\r\n", "x")],
            codes: ["part.field.illegalOctet"]),
        Fixture(
            name: "field twice", input: "--b\r\n\(type)¶content-type: a/b\r\n\r\nx\r\n--b--",
            parts: [("\(type)content-type: a/b\r\n", "x")],
            codes: ["part.field.duplicate"]),
        Fixture(
            name: "type at fault", input: "--b\r\nContent-Type: text¶\r\n\r\nx\r\n--b--", parts: [("Content-Type: text\r\n", "x")],
            codes: ["mediaType.slash.missing"]),
        Fixture(
            name: "something behind the type", input: "--b\r\nContent-Type: text/plain ¶charset=utf-8\r\n\r\nx\r\n--b--",
            parts: [("Content-Type: text/plain charset=utf-8\r\n", "x")], codes: ["part.field.trailing"]),
        Fixture(
            name: "two identifiers", input: "--b\r\nContent-ID: <a@b> ¶<c@d>\r\n\r\nx\r\n--b--",
            parts: [("Content-ID: <a@b> <c@d>\r\n", "x")],
            codes: ["part.field.trailing"]),
        Fixture(
            name: "bare LF everywhere", input: "--b¶\nContent-Type: text/plain\n\nx\n--b\n\ny\n--b--\n",
            parts: [("Content-Type: text/plain\n", "x"), ("", "y")], epilogue: "", codes: ["multipart.lineEnd.bareLF"]),
        Fixture(name: "bare LF before a delimiter", input: "--b\r\n\r\nx¶\n--b--", parts: [("", "x")], codes: ["multipart.lineEnd.bareLF"]),
        Fixture(
            name: "bare LF in a fold", input: "--b\r\nA: 1¶\n 2\r\n\r\nx\r\n--b--", parts: [("A: 1\n 2\r\n", "x")],
            codes: ["multipart.lineEnd.bareLF"]),
        Fixture(
            name: "bare LF as blank line", input: "--b\r\nA: 1\r\n¶\nx\r\n--b--", parts: [("A: 1\r\n", "x")],
            codes: ["multipart.lineEnd.bareLF"]),
    ]

    @Test(arguments: valid + invalid) func walk(_ fixture: Fixture) throws {
        let marked = Marked("--b\r\n\(fixture.input)")
        let octets = marked.octets + Array("\r\n--b--")
        let body = ByteRange(5, octets.count - 7)
        let boundary = try #require(Boundary(fixture.boundary))
        var findings = Findings()
        var walk = MultipartCursor(octets.span, body, boundary, &findings)
        var parts: [(String, String)] = []
        while let part = walk.next(&findings) { parts.append((octets.span.text(part.headers), octets.span.text(part.body))) }
        #expect(parts.map { "\($0.0)|\($0.1)" } == fixture.parts.map { "\($0.0)|\($0.1)" })
        let (preamble, epilogue, isClosed) = (walk.preamble, walk.epilogue, walk.isClosed)
        #expect((preamble.isPresent ? octets.span.text(preamble) : nil) == fixture.preamble)
        #expect((epilogue.isPresent ? octets.span.text(epilogue) : nil) == fixture.epilogue)
        #expect(findings.summary == zip(fixture.codes, marked.offsets).map { "\($0)@\($1)" })
        let isUnclosed = fixture.codes.contains { $0.hasSuffix("elimiter.missing") }
        #expect(isClosed == !isUnclosed)
    }

    /// What can be read without a finding reads back equal when written again.
    @Test(arguments: valid) func writeAndReadAgain(_ fixture: Fixture) throws {
        let octets = Marked(fixture.input).octets
        let type = Multipart(boundary: try #require(Boundary(fixture.boundary)), parts: []).mediaType
        let first = try #require(Self.read(octets, type))
        var writer = Writer()
        first.encode(into: &writer)
        #expect(Self.read(writer.octets, first.mediaType) == first)
        #expect(first.parts.count == fixture.parts.count)
    }

    static func read(_ octets: [UInt8], _ type: MediaType) -> Multipart? {
        let head = Array(type.encoded)
        var findings = Findings()
        var cursor = Cursor(head.span)
        guard let slices = MediaType.scan(&cursor, &findings) else { return nil }
        let value = Multipart(octets.span, ByteRange(0, octets.count), slices, in: head.span, &findings)
        return findings.isEmpty ? value : nil
    }

    static func scan(
        _ octets: [UInt8], _ type: String = "multipart/mixed;boundary=b", limits: Limits = .standard
    ) throws -> ([Entity.Slices], Findings) {
        let head = Array(type)
        var findings = Findings()
        var cursor = Cursor(head.span)
        let slices = try #require(MediaType.scan(&cursor, &findings))
        return (Multipart.scan(octets.span, ByteRange(0, octets.count), slices, in: head.span, &findings, limits: limits), findings)
    }

    @Test func boundaryFaults() throws {
        let long = String(repeating: "x", count: 71)
        let expected: [(String, String, [String], Int)] = [
            ("multipart/mixed", "b", ["multipart.boundary.missing@15"], 0),
            ("multipart/mixed;boundary=\"\"", "b", ["multipart.boundary.missing@26"], 0),
            ("multipart/mixed;boundary=\"  \"", "b", ["multipart.boundary.missing@26"], 0),
            ("multipart/mixed;boundary=\"b \"", "b", [], 1),
            ("multipart/mixed;boundary=\"\\b\"", "b", [], 1),
            ("multipart/mixed;boundary=b!", "b!", ["multipart.boundary.illegalOctet@25"], 1),
            ("multipart/mixed;boundary=\(long)", long, ["multipart.boundary.tooLong@25"], 1),
            ("multipart/mixed;BOUNDARY=\"a b\"", "a b", [], 1),
        ]
        for (type, boundary, codes, count) in expected {
            let (parts, findings) = try Self.scan(Array("--\(boundary)\r\n\r\nx\r\n--\(boundary)--"), type)
            #expect(findings.summary == codes, "\(type)")
            #expect(parts.count == count, "\(type)")
        }
    }

    @Test func contentOfAPart() throws {
        let packed = try #require(ContentEncoding([.deflate]).encode(body: Array("<imdn/>")))
        let letters = Base64.encode(packed, lineLength: 76).text
        let octets = Array(
            "--b\r\nContent-Transfer-Encoding: base64\r\nContent-Encoding: deflate\r\n\r\n\(letters)\r\n"
                + "--b\r\nContent-Transfer-Encoding: x-uue\r\n\r\nx\r\n--b\r\n\r\nplain\r\n--b--")
        let (parts, _) = try Self.scan(octets)
        var findings = Findings()
        #expect(
            parts.map { $0.content(in: octets.span, &findings) } == [
                .decoded(Array("<imdn/>")), .unsupported("x-uue"), .decoded(Array("plain")),
            ])
        #expect(findings.isEmpty)
    }

    @Test func fieldsOfAPart() throws {
        let octets = Array(
            "--b\r\ncontent-TYPE: message/cpim\r\nContent-ID:<7@birch.example>\r\nContent-Disposition:\r\n  icon ;size=7\r\nX: \r\n\r\nx\r\n--b--"
        )
        let (parts, findings) = try Self.scan(octets)
        let part = try #require(parts.first)
        #expect(findings.isEmpty)
        #expect(part.mediaType(in: octets.span) == .cpim)
        #expect(part.contentID(in: octets.span) == ContentID(left: "7", right: "birch.example"))
        #expect(part.disposition(in: octets.span)?.size == 7)
        #expect(part.value(of: "x", in: octets.span).isEmpty && part.value(of: "y", in: octets.span).isAbsent)
        let entity = Entity(part, in: octets.span)
        #expect(entity["CONTENT-disposition"] == "icon ;size=7" && entity["X"] == "" && entity["Y"] == nil)
        #expect(entity.mediaType == .cpim && entity.contentID?.left == "7")
    }

    @Test func defaultsOfTheType() throws {
        let octets = Array("--b\r\n\r\nSubject: x\r\n\r\n--b\r\nContent-Type: text\r\n\r\ny\r\n--b--")
        let (mixed, _) = try Self.scan(octets)
        #expect(mixed.map { $0.mediaType(in: octets.span) } == [.textPlain, .textPlain])
        let (digest, _) = try Self.scan(octets, "multipart/Digest;boundary=b")
        #expect(digest.map { $0.mediaType(in: octets.span) } == [.mail, .textPlain])
    }
}
