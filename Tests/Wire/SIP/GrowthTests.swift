import Addressing
import Octets
import SIP
import Testing

/// Whatever its size, an input is read in linear time and meets a named limit where there is one. What would take the square of its length does
/// not end within the suite's patience.
@Suite(.timeLimit(.minutes(1))) struct GrowthTests {
    static let head =
        "INVITE sip:tomo@birch.example SIP/2.0\r\nVia: SIP/2.0/UDP h.example;branch=z9hG4bK7\r\nFrom: <sip:ilse@aster.example>;tag=7\r\n"
        + "To: <sip:tomo@birch.example>\r\nCall-ID: 7\r\nCSeq: 7 INVITE\r\nMax-Forwards: 70\r\nContact: <sip:ilse@192.0.2.1>\r\n"

    /// Codes, each once, in order.
    static func codes(_ octets: [UInt8]) -> [String] {
        Examination(datagram: octets.span).findings.map(\.fault.code).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    static func codes(_ text: String) -> [String] { codes(Array(text.utf8)) }

    @Test func bodyOf64Megabytes() {
        var octets = Array((Self.head + "Content-Type: application/octet-stream\r\nContent-Length: 67108864\r\n\r\n").utf8)
        let headCount = octets.count
        octets += [UInt8](repeating: 0x0A, count: 1 << 26)
        #expect(Self.codes(octets) == [])
        // One octet more than a stream's receiver waits for.
        var framer = Framer()
        var index = Index()
        var findings = Findings()
        framer.receive(octets.span)
        guard case .message(let frame)? = framer.next(&index, &findings) else {
            Issue.record("no message")
            return
        }
        #expect(frame.count == octets.count && frame.headCount == headCount && findings.isEmpty)
        let larger = Self.head + "Content-Length: 67108865\r\n\r\n"
        framer.receive(Array(larger.utf8).span)
        guard case .endless? = framer.next(&index, &findings) else {
            Issue.record("a message above the limit")
            return
        }
        #expect(findings.list.map(\.fault) == [.contentLengthOverLimit])
    }

    @Test(arguments: ["X: b\r\n", " b\r\n", "X\r\n"]) func hundredThousandRows(_ row: String) {
        let codes = Self.codes(Self.head + "X: b\r\n" + String(repeating: row, count: 100_000) + "\r\n")
        #expect(codes.contains("head.limit") && codes.contains("head.overLimit"))
    }

    @Test func tenThousandParameters() {
        let many = (0..<10_000).map { ";p\($0)=\($0)" }.joined()
        let codes = Self.codes(Self.head.replacing(";branch", with: "\(many);branch") + "\r\n")
        #expect(codes.contains("parameter.limit"))
        #expect(
            Self.codes(Self.head.replacing("sip:tomo@birch.example", with: "sip:birch.example\(many)") + "\r\n") == ["uri.parameter.limit"])
    }

    @Test func thousandMultipartsInsideEachOther() {
        let body = (1...1_000).map { "--n\($0)\r\nContent-Type: multipart/mixed;boundary=n\($0 + 1)\r\n\r\n" }.joined()
        let codes = Self.codes(Self.head + "Content-Type: multipart/mixed;boundary=n1\r\n\r\n" + body)
        #expect(codes.contains("multipart.nesting.limit"))
    }

    /// Findings are counted where too many came to keep.
    @Test func hundredThousandCommas() {
        for name in ["Supported", "Contact", "Route", "Accept", "Call-Info", "Warning"] {
            let octets = Array((Self.head + "\(name): " + String(repeating: ",", count: 100_000) + "\r\n\r\n").utf8)
            let examination = Examination(datagram: octets.span)
            #expect(examination.findings.count == Limits.maximumFindings)
            #expect(examination.omitted > 90_000)
            #expect(Set(examination.findings.map(\.fault)) == [.listElementEmpty])
        }
    }

    /// Octets that open something and never close it, or are nothing by themselves, under a name of each family.
    @Test(arguments: ["\"", "\\", "\"\\", ";a=\"", "<,", "\r\n "]) func valuesOf64Kilobytes(_ pattern: String) {
        let octets = Array(String(repeating: pattern, count: 65_536 / pattern.utf8.count).utf8)
        var families: Set<String> = []
        for name in FieldName.allKnown where families.insert("\(name.family)").inserted {
            var findings = Findings()
            let value = FieldValue(name, parsing: octets.span, ByteRange(0, octets.count), &findings)
            #expect(value != nil || !findings.isEmpty, "\(name)")
            #expect((value?.encoded.utf8.count ?? 0) <= 4 * octets.count)
        }
        #expect(families.count > 40)
    }

    /// Each could search all that follows for a bracket that is not there.
    @Test(arguments: ["a ?,", "<a,", "a <b ;c,"]) func elementsWithoutBrackets(_ element: String) {
        let codes = Self.codes(Self.head + "Route: " + String(repeating: element, count: 65_536 / element.utf8.count) + "\r\n\r\n")
        #expect(codes.contains(element.contains("<") ? "nameAddress.unclosed" : "nameAddress.brackets.missing"))
    }

    /// Two that differ in the last header only.
    @Test func thousandsOfHeadersInAURI() throws {
        let headers = (0..<5_000).map { "h\($0)=\($0)" }
        let uri = try #require(URI("sip:h.example?" + headers.joined(separator: "&")))
        let turned = try #require(URI("sip:h.example?" + headers.reversed().joined(separator: "&")))
        let other = try #require(URI("sip:h.example?" + headers.dropLast().joined(separator: "&") + "&h=1"))
        #expect(uri.isEquivalent(to: turned) && turned.isEquivalent(to: uri))
        #expect(!uri.isEquivalent(to: other) && !other.isEquivalent(to: uri))
    }
}
