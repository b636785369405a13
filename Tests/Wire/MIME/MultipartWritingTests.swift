import Harness
import MIME
import Octets
import Testing

@Suite struct MultipartWritingTests {
    @Test func canonicalForm() throws {
        let boundary = try #require(Boundary("=_7"))
        var description = Entity(.sdp, body: Array("v=0\r\n"))
        description.disposition = .session
        var message = Entity(MediaType("text", "plain", ["charset": "utf-8"]), body: Array("Hello."))
        message.contentID = ContentID(left: "7", right: "birch.example")
        let value = Multipart(boundary: boundary, parts: [description, message])
        var writer = Writer()
        value.encode(into: &writer)
        #expect(
            writer.octets.text
                == "--=_7\r\nContent-Type: application/sdp\r\nContent-Disposition: session\r\n\r\nv=0\r\n\r\n"
                + "--=_7\r\nContent-Type: text/plain;charset=utf-8\r\nContent-ID: <7@birch.example>\r\n\r\nHello.\r\n--=_7--\r\n")
        #expect(value.mediaType.encoded == "multipart/mixed;boundary=\"=_7\"")
        #expect(MultipartTests.read(writer.octets, value.mediaType) == value)
    }

    @Test func nestedAndBack() throws {
        let inner = Multipart("alternative", boundary: try #require(Boundary("in")), parts: [Entity(.textPlain, body: Array("x"))])
        let outer = Multipart(boundary: try #require(Boundary("out")), parts: [inner.entity], preamble: Array("p"), epilogue: Array("e"))
        let octets = outer.entity.body
        let (parts, findings) = try MultipartTests.scan(octets, outer.mediaType.encoded)
        #expect(findings.isEmpty)
        #expect(parts.map(\.depth) == [0, 1])
        #expect(parts.last?.mediaType(in: octets.span) == .textPlain)
        #expect(MultipartTests.read(octets, outer.mediaType) == outer)
    }

    @Test func noValueCanAddAField() {
        var writer = Writer()
        Entity(fields: [.init("A", "1\r\nB: 2\n\nx")], body: []).encode(into: &writer)
        #expect(writer.octets.text == "A: 1  B: 2  x\r\n\r\n")
    }

    @Test func entityReadsBack() throws {
        let entity = Entity(fields: [.init("A", "1"), .init("B", "")], body: Array("x\r\n\r\ny"))
        #expect(Entity(entity.encoded) == entity)
        var edited = entity
        edited["b"] = "2"
        edited["C"] = "3"
        edited["A"] = nil
        #expect(edited.fields.map(\.name) == ["b", "C"])
    }

    @Test func boundaryRules() {
        let legal = ["a", "=_fld31=", "a b", "'()+_,-./:=?", String(repeating: "x", count: 70)]
        let illegal = ["", "a ", "a;b", "a\"b", "a\r\nb", "a\tb", "\u{e9}", String(repeating: "x", count: 71)]
        for text in legal { #expect(Boundary(text)?.text == text) }
        for text in illegal { #expect(Boundary(text) == nil, "\(text)") }
    }

    @Test func aFreeBoundaryIsFound() throws {
        func choose(_ bodies: [String]) -> String? {
            Boundary(startingWith: "b", notIn: bodies.map { Entity(body: Array($0)) })?.text
        }
        #expect(choose([]) == "b" && choose(["x\r\nb\r\n-b"]) == "b")
        #expect(choose(["--b"]) == "b-00000001" && choose(["x", "y--bc"]) == "b-00000001")
        #expect(choose(["--b-00000001", "--b-00000002--b-00000004"]) == "b-00000003")
        #expect(choose(["--b-0000000"]) == "b-00000001" && choose(["--b-0000000G"]) == "b-00000001")
        #expect(choose(["--b-0000000A"]) == "b-00000001")
        #expect(Boundary(startingWith: String(repeating: "x", count: 61), notIn: []) == nil)
        #expect(Boundary(startingWith: "\r", notIn: []) == nil)

        // Fields count as well as bodies.
        let taken = Entity(fields: [.init("A", "--b")], body: [])
        #expect(Boundary(startingWith: "b", notIn: [taken])?.text == "b-00000001")
    }

    /// Parts full of delimiters come back octet for octet.
    @Test func hostileParts() throws {
        var random = Random(seed: 17)
        let pieces = ["--b", "\r\n", "-", "b", "--b-00000001", "--b--", "\n", "x", ": "]
        for _ in 0..<500 {
            let parts = (0..<3).map { _ in
                Entity(fields: [.init("A", "1")], body: Array((0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()))
            }
            let value = Multipart(boundary: try #require(Boundary(startingWith: "b", notIn: parts)), parts: parts)
            #expect(MultipartTests.read(value.entity.body, value.mediaType) == value)
        }
    }
}
