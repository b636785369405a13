import Foundation
import Harness
import Testing

@testable import rcskit

/// The messages of RFC 4475 and RFC 5118, octet for octet.
@Suite struct TortureTests {
    struct Message: Sendable, CustomTestStringConvertible {
        let name: String
        let octets: [UInt8]
        let verdict: String
        var testDescription: String { name }
    }

    /// Where each rejected message is at fault: the names of fields; without one, the start line.
    static let faulty: [String: Set<String>] = [
        "badinv01": ["Via", "Contact"], "clerr": ["Content-Length"], "ncl": ["Content-Length"], "scalar02": ["CSeq"],
        "scalarlg": ["CSeq"], "quotbal": ["To"], "ltgtruri": [], "lwsruri": [], "lwsstart": [], "trws": [], "escruri": [],
        "regbadct": ["Contact"], "badaspec": ["To"], "baddn": ["From", "To"], "badvers": [], "mismatch01": ["CSeq"],
        "mismatch02": ["CSeq"], "bigcode": [], "badbranch": ["Via"], "insuf": [], "multi01": ["CSeq", "Call-ID", "To", "From"],
        "mcl01": ["Content-Length"], "ipv6-bad": [],
    ]

    static let shared = Places.shared("cases/torture.json", for: "no torture message is judged")?.deletingLastPathComponent()
        .deletingLastPathComponent()
    static let messages = (try? read()) ?? []

    static func read() throws -> [Message] {
        guard let shared else { return [] }
        let verdicts = try JSONDecoder().decode(
            [String: [String: String]].self, from: Data(contentsOf: shared.appending(path: "cases/torture.json")))
        return try ["RFC 4475": "rfc4475", "RFC 5118": "rfc5118"].sorted { $0.key < $1.key }.flatMap { title, file in
            let archive = try MessageArchive(shared.appending(path: "rfc/\(file).txt.gz"))
            let octets = Dictionary(archive.entries.map { (Self.title(of: $0.name), $0.octets) }) { first, _ in first }
            return try (verdicts[title] ?? [:]).sorted { $0.key < $1.key }.map { name, verdict in
                guard let octets = octets[name] else { throw MessageArchive.Malformed() }
                return Message(name: name, octets: Self.mended(octets), verdict: verdict)
            }
        }
    }

    /// `./ipv6-bad` and `badinv01.dat` without what the archives put around the names.
    private static func title(of name: String) -> String {
        let name = (name as NSString).lastPathComponent
        return name.hasSuffix(".dat") ? String(name.dropLast(4)) : name
    }

    /// The archive of RFC 5118 holds its messages with LF alone, two without the empty line behind the head, and some with lengths of
    /// bodies that are not theirs: blemishes of the archive that its text does not mean.
    private static func mended(_ octets: [UInt8]) -> [UInt8] {
        guard !octets.contains(0x0D) else { return octets }
        var lines = String(decoding: octets, as: UTF8.self).components(separatedBy: "\n")
        let blank = lines.firstIndex(of: "") ?? lines.count
        if blank == lines.count - 1 { lines.append("") }
        let body = lines[(blank + 1)...].joined(separator: "\r\n")
        let head = lines[..<blank].map { $0.hasPrefix("Content-Length:") ? "Content-Length: \(body.utf8.count)" : $0 }
        return Array((head + ["", body]).joined(separator: "\r\n").utf8)
    }

    @Test(.enabled(if: shared != nil, "no shared/cases beside the package"))
    func allAreThere() throws {
        let messages = try Self.read()
        #expect(messages.count == 61)
        #expect(Set(messages.filter { $0.verdict == "reject" }.map(\.name)) == Set(Self.faulty.keys))
    }

    @Test(.enabled(if: shared != nil, "no shared/cases beside the package"), arguments: messages)
    func getsItsVerdict(_ message: Message) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sip").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(FileManager.default.createFile(atPath: path, contents: Data(message.octets)))
        let answer = try Answer(path, as: "sip")
        let told = answer.allFindings.map { "\($0.severity) \($0.code)@\($0.offset)" }
        #expect(answer.verdict == message.verdict, "\(message.name): \(told)")
        guard message.verdict == "reject", let names = Self.faulty[message.name], let frame = answer.frames.first else { return }
        let errors = answer.allFindings.filter { $0.severity == "error" }.map(\.offset)
        // Of a field that stands twice it is the later row.
        let found = frame.fields.filter { field in errors.contains { (field.offset...(field.offset + field.length)).contains($0) } }
        if names.isEmpty {
            let end = message.octets.firstIndex(of: 0x0D) ?? 0
            #expect(errors.contains { $0 <= end }, "\(message.name): \(told)")
        } else {
            #expect(names.isSubset(of: found.map(\.name)), "\(message.name): \(told)")
        }
    }
}
