import Conformance
import Foundation
import Octets
import Testing

@testable import rcskit

@Suite struct RulesTests {
    @Test func codesAreUnique() {
        let codes = RuleBook.all.rules.map(\.code)
        #expect(codes.count > 250)
        #expect(Dictionary(grouping: codes, by: { $0 }).filter { $1.count > 1 }.keys.sorted() == [])
    }

    /// A fault that its module's list forgets would be reported under a code that no one can look up.
    @Test func everyFaultOfTheSourcesIsListed() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let sources = root.appendingPathComponent("Sources").path
        var declared: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources) where path.hasSuffix(".swift") {
            let pieces = try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8).components(separatedBy: "= Fault(")
            for piece in pieces.dropFirst() {
                let literal = piece.drop { $0.isWhitespace }
                if literal.first == "\"" { declared.insert(String(literal.dropFirst().prefix { $0 != "\"" })) }
            }
        }
        let listed = Set(RuleBook.all.rules.filter(\.isOfForm).map(\.code))
        #expect(declared.subtracting(listed).sorted() == [], "declared, but in no module's list")
        #expect(listed.subtracting(declared).sorted() == [], "listed, yet not declared where this test looks")
    }

    @Test func eachFaultIsWellNamed() {
        let clause = /((RFC \d+|[A-Za-z0-9.-]+( [A-Za-z0-9.]+)?) [A-Z0-9][0-9A-Z.]*(, [A-Z0-9][0-9A-Z.]*)*(; |$))+/
        let code = /[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+/
        for fault in RuleBook.all.rules.map(\.fault) {
            #expect(fault.code.wholeMatch(of: code) != nil, "\(fault.code)")
            #expect(fault.clause.wholeMatch(of: clause) != nil, "\(fault.code) cites \(fault.clause)")
            #expect(!fault.summary.isEmpty && fault.summary.last != ".", "\(fault.code)")
        }
    }

    @Test func listsAllOnALineEach() {
        let lines = Run("rules").output.split(separator: "\n")
        #expect(lines.count == RuleBook.all.rules.count)
        for (line, fault) in zip(lines, RuleBook.all.rules) {
            #expect(line.hasPrefix(fault.code) && line.hasSuffix(fault.summary) && line.contains(fault.severity.rawValue))
        }
    }

    @Test func showsOne() {
        let run = Run("rules", "list.element.empty")
        #expect(run.status == .done)
        #expect(
            run.output == """
                list.element.empty
                  nothing stands before or behind a comma of a list

                  severity  warning
                  lenient   warning
                  clause    RFC 3261 7.3.1, 25.1

                """)
    }

    /// A rule of conduct says what word of its clause binds, and why.
    @Test func showsOneOfConduct() throws {
        let rule = try #require(RuleBook.all.rules.first { !$0.isOfForm })
        let citation = try #require(rule.citation)
        let output = Run("rules", rule.code).output
        #expect(output.hasPrefix("\(rule.code)\n  \(rule.summary)\n\n  severity   \(rule.severity.rawValue)\n"))
        #expect(output.contains("\n  clause     \(citation.place): \(citation.keyword.rawValue)\n"))
        #expect(output.contains("\n  specimens  Vectors/rules/\(rule.code)\n"))
        let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasSuffix(rule.explanation.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
        #expect(output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test func aGroupIsToldByItsBeginning() {
        let run = Run("rules", "cseq")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.hasPrefix("cseq.") })
        #expect(Run("rules", "cs").status == .unusable)
    }

    @Test func aSeverityHasItsColour() {
        #expect(Run("rules", "cseq", isColored: true).output.contains("\u{1B}[31merror\u{1B}[0m"))
        #expect(!Run("rules", "cseq").output.contains("\u{1B}"))
    }

    @Test func printsJSON() {
        let run = Run("rules", "cseq.number.missing", "--json")
        #expect(
            run.output == """
                {
                  "rules": [
                    {
                      "code": "cseq.number.missing",
                      "severity": "error",
                      "clause": "RFC 3261 20.16, 25.1",
                      "message": "a CSeq does not begin with a number"
                    }
                  ]
                }

                """)
    }
}
