import Foundation
import Testing

/// One row of a case file: an input and what a receiver makes of it.
struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let file: String
    let kind: String
    let verdict: String
    /// The verdict of a lenient reader, where it is another.
    let lenient: String?
    let clause: String
    let framing: Framing?
    let code: String?
    let offset: Int?
    let values: [String: Scalar]
    /// Set once read: the folder of the case file.
    var folder = ""

    struct Framing: Decodable {
        let messages: Int?
        let lengths: [Int]?
        let keepalives: Int?
        let leftover: Int?
    }

    private enum CodingKeys: String, CodingKey {
        case file, verdict, lenient, clause, framing, code, offset, values
        case kind = "as"
    }

    var testDescription: String { file }
    var path: String { "\(folder)/\(file)" }

    /// The rows of a case file that are of kinds that can be read.
    static func read(_ path: String) throws -> [Case] {
        let rows = try JSONDecoder().decode([Case].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return rows.filter { ["sip", "sip-stream"].contains($0.kind) }.map { row in
            var row = row
            row.folder = folder
            return row
        }
    }

    /// What is wrong with an answer, each in a few words.
    func faults(of answer: Answer) -> [String] {
        var faults: [String] = []
        func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value?) {
            if let expected, value != expected { faults.append("\(name) is \(value), expected \(expected)") }
        }
        compare("verdict", answer.verdict, verdict)
        let complete = answer.frames.filter(\.complete)
        compare("messages", complete.count, framing?.messages)
        compare("lengths", complete.map(\.length), framing?.lengths)
        compare("keepalives", answer.keepalives, framing?.keepalives)
        compare("leftover", answer.leftover, framing?.leftover)
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { compare(key, answer[key], value) }

        let findings = answer.allFindings
        let told = findings.map { "\($0.code)@\($0.offset)" }
        if verdict == "accept" {
            if findings.contains(where: { $0.severity != "note" }) { faults.append("false alarm: \(told)") }
        } else {
            let wanted = Self.documents(clause)
            let cited = findings.reduce(into: Set<Substring>()) { $0.formUnion(Self.documents($1.clause)) }
            if wanted.isDisjoint(with: cited) { faults.append("cites \(cited.sorted()), expected one of \(wanted.sorted())") }
        }
        if let code, !findings.contains(where: { $0.code == code && (offset == nil || $0.offset == offset) }) {
            faults.append("no \(code)\(offset.map { "@\($0)" } ?? ""), but \(told)")
        } else if let offset, !findings.contains(where: { $0.offset == offset }) {
            faults.append("nothing at \(offset), but \(told)")
        }
        return faults
    }

    private static func documents(_ clause: String) -> Set<Substring> { Set(clause.matches(of: /RFC (\d+)/).map(\.1)) }
}
