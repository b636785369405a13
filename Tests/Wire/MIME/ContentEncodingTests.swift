import Harness
import MIME
import Octets
import Testing

@Suite struct ContentEncodingTests {
    static let text = Array(String(repeating: "imdn: delivered to +15550100; ", count: 40))
    static let single: [ContentEncoding] = [ContentEncoding([.deflate]), ContentEncoding([.gzip])]

    static func decode(_ encoding: ContentEncoding, _ octets: [UInt8], limits: Limits = .standard) -> (ContentDecoding, Findings) {
        // Junk around the body shows an over-read.
        let framed = [0x1F, 0x8B] + octets + [0x1F, 0x8B, 0]
        var findings = Findings()
        let outcome = encoding.decode(framed.span, ByteRange(2, 2 + octets.count), &findings, limits: limits)
        return (outcome, findings)
    }

    @Test(
        arguments: single + [ContentEncoding([.deflate, .gzip]), ContentEncoding([.gzip, .identity, .deflate]), ContentEncoding([])])
    func everyOctetComesBack(_ encoding: ContentEncoding) throws {
        var random = Random(seed: 11)
        for octets in [Self.text, [0], (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }] {
            let written = try #require(encoding.encode(body: octets))
            let (outcome, findings) = Self.decode(encoding, written)
            #expect(outcome == .decoded(octets))
            #expect(findings.isEmpty)
        }
    }

    @Test(arguments: single) func truncationAtEveryOctet(_ encoding: ContentEncoding) throws {
        let written = try #require(encoding.encode(body: Self.text))
        for count in 1..<written.count {
            let (outcome, findings) = Self.decode(encoding, Array(written.prefix(count)))
            guard case .failed(.contentEncodingTruncated, let partial) = outcome else {
                Issue.record("\(count) octets: \(findings.summary)")
                continue
            }
            #expect(Self.text.starts(with: partial))
            #expect(findings.summary == ["contentEncoding.truncated@\(2 + count)"])
        }
    }

    @Test(arguments: single) func corruptionNeverTraps(_ encoding: ContentEncoding) throws {
        let written = try #require(encoding.encode(body: Self.text))
        var random = Random(seed: 13)
        var failures = 0
        for _ in 0..<2_000 {
            var octets = written
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                octets[Int.random(in: 0..<octets.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let (outcome, findings) = Self.decode(encoding, octets)
            if case .failed(let fault, _) = outcome {
                failures += 1
                #expect(findings.list.map(\.fault) == [fault])
                #expect(findings.list.allSatisfy { (2...2 + octets.count).contains($0.offset) })
            }
        }
        #expect(failures > 1_000)
    }

    /// The check sum at the end is what fails: the fault is where it was read.
    @Test func wrongCheckSum() throws {
        var written = try #require(ContentEncoding([.deflate]).encode(body: Self.text))
        written[written.count - 1] ^= 1
        let (outcome, findings) = Self.decode(ContentEncoding([.deflate]), written)
        #expect(outcome == .failed(.contentEncodingCorrupt, partial: Self.text))
        #expect(findings.summary == ["contentEncoding.corrupt@\(2 + written.count)"])
    }

    @Test func bareDeflateIsReadAndReported() throws {
        let wrapped = try #require(ContentEncoding([.deflate]).encode(body: Self.text))
        let raw = Array(wrapped.dropFirst(2).dropLast(4))
        let (outcome, findings) = Self.decode(ContentEncoding([.deflate]), raw)
        #expect(outcome == .decoded(Self.text))
        #expect(findings.summary == ["contentEncoding.rawDeflate@2"])
    }

    @Test func whatIsNeitherIsCorrupt() {
        let (outcome, findings) = Self.decode(ContentEncoding([.deflate]), Array("gzip message body"))
        #expect(outcome == .failed(.contentEncodingCorrupt, partial: []))
        #expect(findings.list.map(\.fault) == [.contentEncodingCorrupt])
    }

    @Test(arguments: single) func trailingOctets(_ encoding: ContentEncoding) throws {
        let written = try #require(encoding.encode(body: Self.text))
        let (outcome, findings) = Self.decode(encoding, written + Array("\r\n"))
        #expect(outcome == .decoded(Self.text))
        #expect(findings.summary == ["contentEncoding.trailingOctets@\(2 + written.count)"])
        #expect(findings.list.map(\.length) == [2])
    }

    @Test func severalMembersAreOneBody() throws {
        let first = try #require(ContentEncoding([.gzip]).encode(body: Array("one ")))
        let second = try #require(ContentEncoding([.gzip]).encode(body: Array("two")))
        let (outcome, findings) = Self.decode(ContentEncoding([.gzip]), first + second)
        #expect(outcome == .decoded(Array("one two")))
        #expect(findings.isEmpty)
    }

    /// 64 MB of zeros: a thousand times larger than what is sent.
    @Test(arguments: single) func bombsMeetTheLimit(_ encoding: ContentEncoding) throws {
        let written = try #require(encoding.encode(body: [UInt8](repeating: 0, count: 64 << 20)))
        #expect(written.count < 100_000)
        let (outcome, findings) = Self.decode(encoding, written)
        guard case .failed(.contentEncodingOverLimit, let partial) = outcome else {
            Issue.record("no limit met")
            return
        }
        #expect(partial.count == Limits.standard.maximumInflatedOctets)
        #expect(findings.list.map(\.fault) == [.contentEncodingOverLimit])
    }

    @Test func theLimitItselfIsAllowed() throws {
        let written = try #require(ContentEncoding([.deflate]).encode(body: Self.text))
        var limits = Limits()
        limits.maximumInflatedOctets = Self.text.count
        #expect(Self.decode(ContentEncoding([.deflate]), written, limits: limits).0 == .decoded(Self.text))
        limits.maximumInflatedOctets -= 1
        let cut = Array(Self.text.dropLast())
        #expect(Self.decode(ContentEncoding([.deflate]), written, limits: limits).0 == .failed(.contentEncodingOverLimit, partial: cut))
    }

    @Test func unknownCodingIsNoFault() throws {
        let outer = ContentEncoding([.gzip, ContentCoding(name: "br")])
        let (outcome, findings) = Self.decode(outer, Array("x"))
        #expect(outcome == .unsupported("br"))
        #expect(findings.isEmpty)
        #expect(outer.encode(body: []) == nil)
        #expect(!ContentCoding(name: "br").isSupported)
    }

    @Test func emptyBodyStaysEmpty() {
        let (outcome, findings) = Self.decode(ContentEncoding([.gzip]), [])
        #expect(outcome == .decoded([]))
        #expect(findings.isEmpty)
    }

    @Test func layersAreLimited() {
        let many = ContentEncoding(Array(repeating: .gzip, count: Limits.standard.maximumNesting + 1))
        let (outcome, findings) = Self.decode(many, Array("x"))
        #expect(outcome == .failed(.contentEncodingLimit, partial: []))
        #expect(findings.summary == ["contentEncoding.limit@2"])
    }

    /// The octets of an inner layer stand in no frame: the fault is at the body.
    @Test func innerLayerAtFault() throws {
        let outer = try #require(ContentEncoding([.gzip]).encode(body: Array("no deflate data")))
        let (outcome, findings) = Self.decode(ContentEncoding([.deflate, .gzip]), outer)
        #expect(outcome == .failed(.contentEncodingCorrupt, partial: []))
        #expect(findings.summary == ["contentEncoding.corrupt@2"])
    }
}
