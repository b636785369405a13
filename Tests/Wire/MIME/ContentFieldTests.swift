import MIME
import Octets
import Testing

@Suite struct ContentFieldTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let input: String
        var written: String? = nil
        var codes: [String] = []
        var testDescription: String { input }
    }

    static func check<Value: WireValue>(_ type: Value.Type, _ fixture: Fixture) {
        let marked = Marked(fixture.input)
        var cursor = Cursor(marked.octets.span)
        var findings = Findings()
        let value = Value(parsing: &cursor, &findings)
        #expect(value?.encoded == fixture.written)
        #expect(findings.summary == zip(fixture.codes, marked.offsets).map { "\($0)@\($1)" })
        guard let value, findings.isEmpty else { return }
        #expect(Value(value.encoded) == value)
        let isAtEnd = cursor.isAtEnd
        #expect(isAtEnd)
    }

    static let dispositions: [Fixture] = [
        Fixture(input: "session", written: "session"),
        Fixture(input: "Render ; handling = optional", written: "Render;handling=optional"),
        Fixture(input: "attachment;filename=\"map 7.png\";size=1812", written: "attachment;filename=\"map 7.png\";size=1812"),
        Fixture(
            input: "attachment;creation-date=\"Mon, 3 Feb 2031 04:05:06 +0000\"",
            written: "attachment;creation-date=\"Mon, 3 Feb 2031 04:05:06 +0000\""),
        Fixture(input: "¶", codes: ["contentDisposition.type.empty"]),
        Fixture(input: "¶;handling=optional", written: ";handling=optional", codes: ["contentDisposition.type.empty"]),
        Fixture(input: "icon;size=¶1k", written: "icon;size=1k", codes: ["contentDisposition.size.malformed"]),
        Fixture(input: "icon;¶size", written: "icon;size", codes: ["contentDisposition.size.malformed"]),
        Fixture(input: "icon;read-date=¶today", written: "icon;read-date=today", codes: ["contentDisposition.date.unquoted"]),
    ]
    @Test(arguments: dispositions) func disposition(_ fixture: Fixture) { Self.check(ContentDisposition.self, fixture) }

    @Test func dispositionParts() throws {
        let value = try #require(ContentDisposition("Attachment;Filename=\"a b\";SIZE=99999999999999999999;handling=Optional"))
        #expect(value.filename == "a b" && value.size == nil && value.isOptional)
        #expect(!ContentDisposition.session.isOptional)
        #expect(ContentDisposition.assumed(for: .sdp) == .session && ContentDisposition.assumed(for: .cpim) == .render)
        #expect(ContentDisposition(type: "SESSION") == .session)
    }

    static let identifiers: [Fixture] = [
        Fixture(input: "<part-7.xk2@birch.example>", written: "<part-7.xk2@birch.example>"),
        Fixture(input: "<a/b=c?d$e@[192.0.2.1]>", written: "<a/b=c?d$e@[192.0.2.1]>"),
        Fixture(input: "¶a@b.example", written: "<a@b.example>", codes: ["contentID.bracket.missing"]),
        Fixture(input: "<a@b.example¶", written: "<a@b.example>", codes: ["contentID.bracket.missing"]),
        Fixture(input: "<a¶>", codes: ["contentID.at.missing"]),
        Fixture(input: "<¶", codes: ["contentID.at.missing"]),
        Fixture(input: "<¶@b>", written: "<@b>", codes: ["contentID.side.empty"]),
        Fixture(input: "<a@¶>", written: "<a@>", codes: ["contentID.side.empty"]),
        Fixture(input: "<a¶ b@c>", codes: ["contentID.illegalOctet"]),
        Fixture(input: "<a@b¶ c>", written: "<a@b>", codes: ["contentID.illegalOctet"]),
        Fixture(input: "<a@¶(b>", written: "<a@>", codes: ["contentID.illegalOctet"]),
        Fixture(input: "¶", codes: ["contentID.bracket.missing", "contentID.at.missing"]),
    ]
    @Test(arguments: identifiers) func contentID(_ fixture: Fixture) {
        var fixture = fixture
        // Both findings of nothing at all stand at the same place.
        if fixture.codes.count == 2 { fixture = Fixture(input: "¶¶", codes: fixture.codes) }
        Self.check(ContentID.self, fixture)
    }

    @Test func contentIDAsURL() {
        let name = ContentID(left: "a/b%c", right: "birch.example")
        #expect(name.url == "cid:a%2Fb%25c@birch.example")
        #expect(name.isReferred(by: name.url) && name.isReferred(by: "CID:a%2fb%25c%40birch.example"))
        #expect(!name.isReferred(by: "cid:a/b@birch.example") && !name.isReferred(by: "cid") && !name.isReferred(by: "cid:%"))
    }

    static let encodings: [Fixture] = [
        Fixture(input: "gzip", written: "gzip"),
        Fixture(input: "deflate , gzip", written: "deflate, gzip"),
        Fixture(input: "¶", codes: ["contentEncoding.coding.empty"]),
        Fixture(input: "gzip,¶", written: "gzip", codes: ["contentEncoding.coding.empty"]),
        Fixture(input: "¶,gzip,¶,br", written: "gzip, br", codes: ["contentEncoding.coding.empty", "contentEncoding.coding.empty"]),
    ]
    @Test(arguments: encodings) func contentEncoding(_ fixture: Fixture) { Self.check(ContentEncoding.self, fixture) }

    @Test func names() {
        #expect(ContentCoding(name: "X-GZIP") == .gzip && ContentCoding(name: "GZip") == .gzip)
        #expect(ContentTransferEncoding("BASE64") == .base64)
        Self.check(ContentTransferEncoding.self, Fixture(input: "¶", codes: ["contentTransferEncoding.mechanism.empty"]))
    }

    @Test func everyFaultHasItsOwnCodeAndAClause() {
        #expect(Set(Fault.mimeFaults.map(\.code)).count == Fault.mimeFaults.count)
        #expect(Fault.mimeFaults.allSatisfy { $0.clause.hasPrefix("RFC ") && !$0.summary.isEmpty })
    }
}
