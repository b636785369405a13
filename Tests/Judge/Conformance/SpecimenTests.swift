import Capture
import Foundation
import Harness
import Octets
import SIP
import Testing

@testable import Conformance

/// Each rule with the trace that keeps it and the trace that breaks it.
struct SpecimenTests {
    static let codes = RuleBook.conduct.map(\.code)

    @Test func everyFolderIsARule() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Places.vectors("rules").path).filter { $0 != "README.md" }
        #expect(folders.sorted() == Self.codes.sorted())
    }

    @Test(arguments: codes)
    func theTraceThatKeepsARuleShowsNothing(_ code: String) throws {
        let (_, trace) = try Self.read("\(code)/pass.trace")
        let found = RuleBook.all.check(trace).all.map { "\($0.finding.fault.code) in \($0.message)" }
        #expect(found == [])
    }

    @Test(arguments: codes)
    func theTraceThatBreaksARuleShowsItInItsPlace(_ code: String) throws {
        let (text, trace) = try Self.read("\(code)/fail.trace")
        let expected = try #require(text.expectation)
        let rulings = RuleBook.all.check(trace).all
        let places = rulings.map { ruling in
            let octets = Array(text.messages[ruling.message].text.utf8.dropFirst(ruling.finding.offset).prefix(expected.text.utf8.count))
            return "\(ruling.finding.fault.code) in \(ruling.message): \(String(decoding: octets, as: UTF8.self))"
        }
        #expect(places == ["\(code) in \(expected.message): \(expected.text)"])
    }

    static func read(_ name: String) throws -> (TraceText, Trace) {
        let text = try String(contentsOf: Places.vectors("rules/\(name)"), encoding: .utf8)
        let parsed = try #require(TraceText(text))
        let trace = try TraceReader().read(parsed.capture.span, name: name)
        try #require(trace.messages.count == parsed.messages.count)
        return (parsed, trace)
    }
}
