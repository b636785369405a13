import MIME
import Octets
import Testing

@Suite struct MultipartNestingTests {
    static func open(_ boundary: String, _ subtype: String = "mixed") -> String {
        "Content-Type: multipart/\(subtype);boundary=\(boundary)\r\n\r\n"
    }

    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        /// Depth, parent and body of each part.
        let parts: [String]
        var codes: [String] = []
        var testDescription: String { name }
    }

    static let fixtures: [Fixture] = [
        Fixture(
            name: "two levels", input: "--b\r\n\(open("c"))--c\r\n\r\nx\r\n--c\r\n\r\ny\r\n--c--\r\n--b\r\n\r\nz\r\n--b--",
            parts: ["0 -1 --c\r\n\r\nx\r\n--c\r\n\r\ny\r\n--c--", "1 0 x", "1 0 y", "0 -1 z"]),
        Fixture(
            name: "inner boundary begins like the outer", input: "--b\r\n\(open("bb"))--bb\r\n\r\nx\r\n--bb--\r\n--b--",
            parts: ["0 -1 --bb\r\n\r\nx\r\n--bb--", "1 0 x"]),
        Fixture(
            name: "outer delimiter ends an open inner part", input: "--b\r\n\(open("c"))--c\r\n\r\nx¶\r\n--b\r\n\r\ny\r\n--b--",
            parts: ["0 -1 --c\r\n\r\nx", "1 0 x", "0 -1 y"], codes: ["multipart.closeDelimiter.missing"]),
        Fixture(
            name: "outer delimiter two levels down",
            input: "--b\r\n\(open("c"))--c\r\n\(open("d"))--d\r\n\r\nx¶¶\r\n--b--",
            parts: ["0 -1 --c\r\n\(open("d"))--d\r\n\r\nx", "1 0 --d\r\n\r\nx", "2 1 x"],
            codes: ["multipart.closeDelimiter.missing", "multipart.closeDelimiter.missing"]),
        Fixture(
            name: "inner boundary missing", input: "--b\r\nContent-Type: multipart/mixed¶\r\n\r\nx\r\n--b--", parts: ["0 -1 x"],
            codes: ["multipart.boundary.missing"]),
        Fixture(
            name: "inner boundary repeated", input: "--b\r\nContent-Type: ¶multipart/mixed;boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--",
            parts: ["0 -1 ", "0 -1 x"], codes: ["multipart.boundary.repeated"]),
        Fixture(
            name: "inner delimiter missing", input: "--b\r\n\(open("c"))¶x\r\n--b--", parts: ["0 -1 x"],
            codes: ["multipart.delimiter.missing"]),
        Fixture(
            name: "transfer-encoded multipart",
            input: "--b\r\nContent-Transfer-Encoding: ¶base64\r\n\(open("c"))LS1j\r\n--b--", parts: ["0 -1 LS1j"],
            codes: ["multipart.transferEncoding.notIdentity"]),
        Fixture(
            name: "compressed multipart stays closed", input: "--b\r\nContent-Encoding: gzip\r\n\(open("c"))x\r\n--b--",
            parts: ["0 -1 x"]),
        Fixture(
            name: "boundary of a type that is no multipart",
            input: "--b\r\nContent-Type: application/test;boundary=c\r\n\r\n--c\r\n\r\n--c--\r\n--b--", parts: ["0 -1 --c\r\n\r\n--c--"]),
    ]

    @Test(arguments: fixtures) func nesting(_ fixture: Fixture) throws {
        let marked = Marked(fixture.input)
        let (parts, findings) = try MultipartTests.scan(marked.octets)
        #expect(parts.map { "\($0.depth) \($0.parent) \(marked.octets.span.text($0.body))" } == fixture.parts)
        #expect(findings.summary == zip(fixture.codes, marked.offsets).map { "\($0)@\($1)" })
    }

    @Test func digestInside() throws {
        let octets = Array("--b\r\n\(Self.open("c", "digest"))--c\r\n\r\nx\r\n--c--\r\n--b\r\n\r\ny\r\n--b--")
        let (parts, _) = try MultipartTests.scan(octets)
        #expect(parts.map { $0.mediaType(in: octets.span).subtype } == ["digest", "rfc822", "plain"])
    }

    @Test func aThousandLevelsMeetTheLimit() throws {
        let text = (1..<1_000).map { "--n\($0)\r\n\(Self.open("n\($0 + 1)"))" }.joined()
        let (parts, findings) = try MultipartTests.scan(Array(text), "multipart/mixed;boundary=n1")
        #expect(parts.count == Limits.standard.maximumNesting + 1)
        #expect(findings.list.last { $0.fault == .multipartNestingLimit } != nil)
        #expect(findings.list.filter { $0.fault == .multipartNestingLimit }.count == 1)
    }

    @Test func theDeepestAllowedLevelIsRead() throws {
        let depth = Limits.standard.maximumNesting
        let start = (0..<depth).map { "--n\($0)\r\n\(Self.open("n\($0 + 1)"))" }.joined()
        let end = (0..<depth).reversed().map { "\r\n--n\($0)--" }.joined()
        let (parts, findings) = try MultipartTests.scan(
            Array("\(start)--n\(depth)\r\n\r\nx\r\n--n\(depth)--\(end)"), "multipart/mixed;boundary=n0")
        #expect(findings.isEmpty)
        #expect(parts.map { Int($0.depth) } == Array(0...depth))
    }

    @Test func partsAreLimited() throws {
        let limit = Limits.standard.maximumParts
        let part = "--b\r\n\r\nx\r\n"
        let (parts, findings) = try MultipartTests.scan(Array(String(repeating: part, count: limit + 5) + "--b--"))
        #expect(parts.count == limit)
        #expect(findings.summary == ["multipart.parts.limit@\(limit * part.utf8.count)"])
        let (exact, none) = try MultipartTests.scan(Array(String(repeating: part, count: limit) + "--b--"))
        #expect(exact.count == limit && none.isEmpty)
    }

    /// Parts of parts count too: a thousand of a thousand would be a million.
    @Test func partsOfPartsAreLimited() throws {
        let inner = String(repeating: "--c\r\n\r\nx\r\n", count: 300) + "--c--\r\n"
        let (parts, findings) = try MultipartTests.scan(Array(String(repeating: "--b\r\n\(Self.open("c"))\(inner)", count: 300) + "--b--"))
        #expect(parts.count == Limits.standard.maximumParts)
        #expect(findings.list.allSatisfy { $0.fault == .multipartPartsLimit } && !findings.isEmpty)
    }

    @Test func fieldsAreLimited() throws {
        let fields = (0..<100_000).map { "A\($0): 1\r\n" }.joined()
        let octets = Array("--b\r\n\(fields)\r\nx\r\n--b--")
        let (parts, findings) = try MultipartTests.scan(octets)
        #expect(findings.list.map(\.fault) == [.partFieldsLimit])
        let part = try #require(parts.first)
        #expect(Entity(part, in: octets.span).fields.count == Limits.maximumFields)
        #expect(octets.span.text(part.body) == "x")
    }

    /// The shapes that cost most: one line of 64 MB, empty lines, lines that are nearly delimiters.
    @Test(arguments: ["x", "\n", "\n--", "\n--=_7x", "\n--=_7-- x", "\r\n--=_7 x"]) func largeBodies(_ pattern: String) throws {
        let unit = Array(pattern)
        var octets = Array("--=_7\r\nContent-Type: a/b\r\n\r\nx")
        let size = pattern == "x" ? 64 << 20 : 4 << 20
        octets.reserveCapacity(size)
        let block = Array(repeatElement(unit, count: 4_096).joined())
        while octets.count + block.count < size { octets.append(contentsOf: block) }
        octets.append(contentsOf: Array("x\r\n--=_7--"))
        let (parts, findings) = try MultipartTests.scan(octets, "multipart/mixed;boundary=\"=_7\"")
        #expect(parts.map(\.body.end) == [octets.count - 9])
        #expect(findings.isEmpty)
    }
}
