import Harness
import MIME
import Octets
import Testing

@Suite struct ContentTransferEncodingTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let input: String
        let output: String
        var codes: [String] = []
        var testDescription: String { input }
    }

    static func check(_ encoding: ContentTransferEncoding, _ fixture: Fixture) {
        let marked = Marked("==\(fixture.input)")
        let octets = marked.octets + Array("=4")
        var findings = Findings()
        let output = encoding.decode(octets.span, ByteRange(2, octets.count - 2), &findings)
        #expect(output?.text == fixture.output)
        #expect(findings.summary == zip(fixture.codes, marked.offsets).map { "\($0)@\($1)" })
    }

    static let base64: [Fixture] = [
        Fixture(input: "", output: ""),
        Fixture(input: "Zg==", output: "f"),
        Fixture(input: "Zm8=", output: "fo"),
        Fixture(input: "Zm9v", output: "foo"),
        Fixture(input: "Zm\r\n 9v\t", output: "foo"),
        Fixture(input: "Zm¶-9v", output: "foo", codes: ["base64.illegalOctet"]),
        Fixture(input: "Zg¶", output: "f", codes: ["base64.padding.missing"]),
        Fixture(input: "Zg=¶", output: "f", codes: ["base64.padding.missing"]),
        Fixture(input: "Zm8¶", output: "fo", codes: ["base64.padding.missing"]),
        Fixture(input: "Zm9vZ¶", output: "foo", codes: ["base64.truncated"]),
        Fixture(input: "Zg==¶Zm9v", output: "f", codes: ["base64.afterPadding"]),
        Fixture(input: "Zm9v¶=", output: "foo", codes: ["base64.illegalOctet"]),
        Fixture(input: "Zm8=¶=", output: "fo", codes: ["base64.illegalOctet"]),
        Fixture(input: "Z¶=m9v", output: "foo", codes: ["base64.illegalOctet"]),
    ]
    @Test(arguments: base64) func decodeBase64(_ fixture: Fixture) { Self.check(.base64, fixture) }

    static let quotedPrintable: [Fixture] = [
        Fixture(input: "", output: ""),
        Fixture(input: "a=3Db", output: "a=b"),
        Fixture(input: "=E2=82=AC", output: "\u{20ac}"),
        Fixture(input: "one =\r\ntwo", output: "one two"),
        Fixture(input: "one \t\r\ntwo ", output: "one\r\ntwo"),
        Fixture(input: "one=  \r\ntwo", output: "onetwo"),
        Fixture(input: "one\ntwo=\n!", output: "one\ntwo!"),
        Fixture(input: "a¶=zz", output: "a=zz", codes: ["quotedPrintable.escape.illegal"]),
        Fixture(input: "a¶=", output: "a=", codes: ["quotedPrintable.escape.illegal"]),
        Fixture(input: "a¶=4", output: "a=4", codes: ["quotedPrintable.escape.illegal"]),
        Fixture(input: "¶=c3=A9", output: "\u{e9}", codes: ["quotedPrintable.escape.lowercase"]),
        Fixture(input: "a¶\u{1}", output: "a\u{1}", codes: ["quotedPrintable.illegalOctet"]),
        Fixture(
            input: String(repeating: "x", count: 76) + "¶x", output: String(repeating: "x", count: 77),
            codes: ["quotedPrintable.line.tooLong"]),
    ]
    @Test(arguments: quotedPrintable) func decodeQuotedPrintable(_ fixture: Fixture) { Self.check(.quotedPrintable, fixture) }

    @Test(arguments: [ContentTransferEncoding.base64, .quotedPrintable, .binary, .sevenBit, .eightBit])
    func everyOctetComesBack(_ encoding: ContentTransferEncoding) throws {
        var random = Random(seed: 7)
        for length in 0..<200 {
            let octets = (0..<length).map { _ in
                // Line ends and blanks are where quoted-printable goes wrong.
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random) : [0x0D, 0x0A, 0x20, 0x3D].randomElement(using: &random) ?? 0
            }
            let written = try #require(encoding.encode(octets))
            var findings = Findings()
            #expect(encoding.decode(written.span, ByteRange(0, written.count), &findings) == octets)
            #expect(findings.isEmpty)
            if !encoding.isIdentity { #expect(written.split(separator: 0x0A).allSatisfy { $0.count <= 77 }) }
        }
    }

    @Test func unknownMechanism() {
        let octets = Array("x")
        var findings = Findings()
        let unknown = ContentTransferEncoding(mechanism: "x-uue")
        #expect(unknown.decode(octets.span, ByteRange(0, 1), &findings) == nil && unknown.encode(octets) == nil)
    }
}
