import Foundation

@testable import rcskit

/// What `parse --json` says of an input.
struct Answer: Decodable {
    let verdict: String
    let keepalives: Int
    let leftover: Int
    let frames: [Frame]
    let findings: [Finding]

    struct Frame: Decodable {
        let offset: Int
        let length: Int
        let complete: Bool
        let fields: [Field]
        let values: [String: Scalar]
        let findings: [Finding]
    }

    struct Field: Decodable, Equatable {
        let name: String
        let value: String
        let offset: Int
        let length: Int
    }

    struct Finding: Decodable {
        let code: String
        let severity: String
        let clause: String
        let offset: Int
        let length: Int
        let message: String
    }

    /// Those of no frame and those of each.
    var allFindings: [Finding] { findings + frames.flatMap(\.findings) }

    /// Asks the command.
    init(_ path: String, as kind: String? = nil, strictness: String = "strict") throws {
        let console = Console.capturing()
        let words = ["parse", "--json", "--strictness", strictness] + (kind.map { ["--as", $0] } ?? []) + ["--", path]
        let outcome = Command.run(words, console)
        self = try JSONDecoder().decode(Answer.self, from: Data(console.printed.utf8))
        guard outcome == (verdict == "reject" ? .findings : .done), console.complained.isEmpty else {
            throw Refusal("\(verdict), yet the command ended with \(outcome): \(console.complained)")
        }
    }

    /// `1.cseq` is a value of frame 1, `cseq` one of frame 0.
    subscript(key: String) -> Scalar {
        let digits = key.prefix { $0.isNumber }
        let hasNumber = !digits.isEmpty && key.dropFirst(digits.count).first == "."
        let number = hasNumber ? Int(digits) ?? 0 : 0
        let name = hasNumber ? String(key.dropFirst(digits.count + 1)) : key
        return frames.indices.contains(number) ? frames[number].values[name] ?? .absent : .text("no such frame")
    }
}
