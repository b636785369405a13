import Foundation
import Harness
import MIME
import Octets
import Testing

@Suite struct MultipartDamageTests {
    static let specimen = Array(
        "pre\r\n--=_7 \r\nContent-Type: application/sdp\r\nContent-ID: <1@birch.example>\r\n\r\nv=0\r\n\r\n--=_7\r\n"
            + "Content-Type: multipart/alternative;\r\n boundary=\"=_8\"\r\nContent-Disposition: render;handling=optional\r\n\r\n"
            + "--=_8\r\nContent-Transfer-Encoding: base64\r\nContent-Encoding: gzip\r\n\r\nZm9v\r\n--=_8\r\n\r\nx\r\n--=_8--\r\n--=_7--\r\nepi"
    )

    static func check(_ octets: [UInt8]) throws {
        let (parts, findings) = try MultipartTests.scan(octets, "multipart/mixed;boundary=\"=_7\"")
        for part in parts {
            #expect(part.headers.end <= octets.count && part.body.end <= octets.count && part.body.start <= part.body.end)
            var inside = Findings()
            _ = part.content(in: octets.span, &inside)
            _ = Entity(part, in: octets.span)
        }
        #expect(findings.list.allSatisfy { $0.offset <= octets.count })
    }

    @Test func everyPrefix() throws {
        for count in 0..<Self.specimen.count {
            let octets = Array(Self.specimen.prefix(count))
            try Self.check(octets)
            let (_, findings) = try MultipartTests.scan(octets, "multipart/mixed;boundary=\"=_7\"")
            // Only what comes behind the outer closing delimiter can be missed without notice.
            #expect(findings.isEmpty == (count >= Self.specimen.count - 5), "\(count)")
        }
    }

    @Test func randomDamage() throws {
        var random = Random(seed: 19)
        let pieces = [
            "\r\n", "\n", "--=_7", "--=_8--", "\"", ":", " ", "\r\n\r\n", "\u{0}", "(", ")", ";",
            "Content-Type: multipart/x;boundary=\"=_9\"\r\n",
        ]
        for _ in 0..<3_000 {
            var octets = Self.specimen
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let place = Int.random(in: 0..<octets.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: octets[place] = UInt8.random(in: 0...255, using: &random)
                case 1: octets.removeSubrange(place..<min(octets.count, place + Int.random(in: 1...20, using: &random)))
                case 2: octets.insert(contentsOf: Array(pieces.randomElement(using: &random) ?? ""), at: place)
                default: octets.replaceSubrange(place..<place, with: Self.specimen.suffix(60))
                }
                if octets.isEmpty { octets = [0x2D] }
            }
            try Self.check(octets)
        }
    }

    // MARK: Bodies that others wrote

    /// Boundary of the file's first delimiter, whether it is complete, and how many parts it has.
    @Test(
        arguments: [
            ("aosp-imsstack/SipMsgBodyListTest-L104.multipart", "unique-boundary-1", 2, []),
            ("aosp-imsstack/SipMsgBodyListTest-L151.multipart", "unique-boundary", 2, []),
            ("aosp-imsstack/SipMsgBodyListTest-L217.multipart", "unique-boundary", 1, ["multipart.closeDelimiter.missing"]),
            ("aosp-imsstack/SipMsgBodyTest-L174.multipart", "abcxz", 3, []),
            (
                "jain-sip/multipart-body.txt", "boundary1", 2,
                ["multipart.lineEnd.bareLF", "contentID.bracket.missing"]
            ),
            ("rcsjta/CpimParserTest-L45.multipart", "----=_Part_3144_497651830.1459426876307", 2, []),
        ] as [(String, String, Int, [String])]
    ) func corpus(_ file: String, _ boundary: String, _ count: Int, _ codes: [String]) throws {
        guard let place = Places.shared("corpora/\(file)", for: "it is not read") else { return }
        let octets = Array(try Data(contentsOf: place))
        let type = Multipart(boundary: try #require(Boundary(boundary)), parts: []).mediaType
        let (parts, findings) = try MultipartTests.scan(octets, type.encoded)
        #expect(parts.filter { $0.depth == 0 }.count == count)
        #expect(Set(findings.list.map(\.fault.code)) == Set(codes))
        if codes.isEmpty {
            let value = try #require(MultipartTests.read(octets, type))
            var writer = Writer()
            value.encode(into: &writer)
            #expect(MultipartTests.read(writer.octets, type) == value)
        }
    }
}
