import Foundation
import Octets
import SIP
import Testing

/// One row of `Vectors/sip/fields/fields.json`: a value, put into a message.
struct FieldVector: Sendable, Decodable, CustomTestStringConvertible {
    let field: String
    let template: String
    let value: Rows
    let verdict: String
    /// From the start of the last row's value.
    let at: Int?
    let code: String?
    let body: String?
    let title: String

    struct Rows: Sendable, Decodable {
        let list: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) { list = [text] } else { list = try container.decode([String].self) }
        }
    }

    struct Template: Sendable, Decodable {
        let start: String
        let fields: [[String]]
    }

    var testDescription: String { "\(field), \(title)" }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors/sip/fields")

    static func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The message, as `Vectors/README.md` says, and where the value of the last row under test begins.
    func message(_ template: Template) -> (octets: [UInt8], valueStart: Int) {
        let tested = FieldName(field)
        var text = template.start + "\r\n"
        for row in template.fields where FieldName(row[0]) != tested || tested == .unknown { text += "\(row[0]): \(row[1])\r\n" }
        var start = 0
        for row in value.list {
            text += "\(field): "
            start = text.utf8.count
            text += row + "\r\n"
        }
        if body != nil, tested != .contentType { text += "Content-Type: text/plain\r\n" }
        if tested != .contentLength { text += "Content-Length: \((body ?? "").utf8.count)\r\n" }
        return (Array((text + "\r\n" + (body ?? "")).utf8), start)
    }
}

@Suite("Right and wrong values of every field, in their messages")
struct FieldVectorTests {
    @Test("Verdict, place and code of each row")
    func rows() throws {
        let templates = try FieldVector.read("templates.json", as: [String: FieldVector.Template].self)
        let rows = try FieldVector.read("fields.json", as: [FieldVector].self)
        #expect(rows.count > 500)
        var index = Index()
        for row in rows {
            let template = try #require(templates[row.template], "\(row.template)")
            let (octets, valueStart) = row.message(template)
            var findings = Findings()
            let frame = DatagramFrame(reading: octets.span, &index, &findings)
            index.examine(octets.span, hasBody: !frame.body.isEmpty, into: &findings)
            let found = findings.list.map { "\($0.fault.code)@\($0.offset - valueStart) \($0.severity)" }
            let place = "\(row.field) in \(row.template), \(row.title): \(row.value.list): \(found)"
            #expect(Verdict(gravest: findings.gravest).rawValue == row.verdict, "\(place)")
            if let at = row.at { #expect(findings.list.contains { $0.offset - valueStart == at }, "\(place), not at \(at)") }
            if let code = row.code { #expect(findings.list.contains { $0.fault.code == code }, "\(place), not \(code)") }
        }
    }
}
