import Foundation
import MIME
import Octets

/// The files in the tar archive that an RFC of test messages carries as base64 text.
struct MessageArchive {
    struct Entry: Sendable {
        let name: String
        let octets: [UInt8]
    }

    struct Malformed: Error {}

    let entries: [Entry]

    /// - Parameter document: the RFC's text, gzip-compressed.
    init(_ document: URL) throws {
        let text = String(decoding: try Self.inflate(Array(Data(contentsOf: document))), as: UTF8.self)
        var isInside = false
        var base64 = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words == ["--", "BEGIN", "MESSAGE", "ARCHIVE", "--"] { isInside = true }
            if words == ["--", "END", "MESSAGE", "ARCHIVE", "--"] { isInside = false }
            // Heads and feet of pages have several words, lines of the archive one.
            if isInside, words.count == 1 { base64 += words[0] }
        }
        guard let compressed = Data(base64Encoded: base64) else { throw Malformed() }
        entries = try Self.untar(try Self.inflate(Array(compressed)))
    }

    private static func inflate(_ octets: [UInt8]) throws -> [UInt8] {
        var findings = Findings()
        let decoding = ContentEncoding([.gzip]).decode(octets.span, ByteRange(0, octets.count), &findings)
        guard let plain = decoding.octets, findings.isEmpty else { throw Malformed() }
        return plain
    }

    /// A header of 512 octets before each file, whose octets are filled up to a multiple of 512.
    private static func untar(_ archive: [UInt8]) throws -> [Entry] {
        var entries: [Entry] = []
        var offset = 0
        while offset + 512 <= archive.count, archive[offset] != 0 {
            let name = String(decoding: archive[offset..<(offset + 100)].prefix { $0 != 0 }, as: UTF8.self)
            let digits = archive[(offset + 124)..<(offset + 136)].filter { (0x30...0x37).contains($0) }
            guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 8) else { throw Malformed() }
            let isFile = archive[offset + 156] == 0x30 || archive[offset + 156] == 0
            offset += 512
            guard offset + size <= archive.count else { throw Malformed() }
            if isFile { entries.append(Entry(name: name, octets: Array(archive[offset..<(offset + size)]))) }
            offset += (size + 511) / 512 * 512
        }
        return entries
    }
}
