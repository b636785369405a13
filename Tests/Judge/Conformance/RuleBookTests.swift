import Capture
import Foundation
import Harness
import Octets
import SIP
import Testing

@testable import Conformance

struct RuleBookTests {
    @Test func codesAreUnique() {
        let codes = RuleBook.all.rules.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes == codes.sorted())
        #expect(RuleBook.conduct.count >= 45)
    }

    @Test func aliasesLeadToRules() {
        for (old, new) in RuleBook.aliases {
            #expect(RuleBook.all[new] != nil && RuleBook.all[old]?.code == new)
        }
    }

    @Test(arguments: RuleBook.conduct.map(\.code))
    func eachRuleSaysWhatItIs(_ code: String) throws {
        let rule = try #require(RuleBook.all[code])
        #expect(code.wholeMatch(of: /[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+/) != nil)
        let citation = try #require(rule.citation)
        #expect(citation.document.wholeMatch(of: /RFC \d{4}/) != nil)
        #expect(citation.clause.wholeMatch(of: /\d+(\.\d+)*/) != nil)
        #expect(!rule.summary.isEmpty && rule.summary.last != ".")
        #expect(rule.explanation.last == "." && !rule.explanation.contains("\n"))
        // What a clause only recommends is never graver than a warning.
        let isRecommendation = citation.keyword == .should || citation.keyword == .shouldNot
        #expect(!isRecommendation || rule.severity < .error)
        #expect(rule.specimens == "Vectors/rules/\(code)")
    }

    @Test(arguments: [
        ("bye.outsideDialog", 1), ("cancel.*", 7), ("cancel", 7), ("cancel.*,-cancel.late", 6), ("bye.outsideDialog, message.contact", 2),
        ("-bye.outsideDialog", RuleBook.all.rules.count - 1), ("*", RuleBook.all.rules.count),
    ])
    func aListSelects(_ list: String, _ count: Int) { #expect(RuleBook.all.selecting(list)?.rules.count == count) }

    @Test(arguments: ["nothing.known", "bye.outsideDialog,nothing.*", "-nothing.known"])
    func aListOfUnknownsSelectsNothing(_ list: String) { #expect(RuleBook.all.selecting(list) == nil) }

    /// A silenced fault of form takes its error with it, and the verdict follows.
    @Test func verdictsFollowTheRulesAtHand() throws {
        let (_, trace) = try SpecimenTests.read("contact.notSingle/fail.trace")
        #expect(RuleBook.all.check(trace).verdict(ofMessage: 0) == .reject)
        let silenced = try #require(RuleBook.all.selecting("-contact.notSingle"))
        #expect(silenced.check(trace).verdict(ofMessage: 0) == .accept)
        let (_, dialog) = try SpecimenTests.read("dialog.target.ignored/fail.trace")
        #expect(RuleBook.all.check(dialog).verdict(ofConversation: 0) == .acceptWithDiagnostic)
        #expect(RuleBook.all.check(dialog).verdict(ofMessage: 5) == .accept)
    }

    @Test func everyForeignCaptureIsJudged() throws {
        guard let shared = Places.shared("corpora", for: "no foreign capture is judged") else { return }
        let codes = Set(RuleBook.all.rules.map(\.code))
        for file in Places.files(below: shared, endingIn: [".pcap", ".pcapng"]) {
            let trace = try TraceReader().read(MappedFile(file.path), name: file.lastPathComponent)
            let judgement = RuleBook.all.check(trace)
            #expect(judgement.messages.count == trace.messages.count && judgement.conversations.count == trace.conversations.count)
            for ruling in judgement.all {
                #expect(codes.contains(ruling.finding.fault.code))
                let message = trace.messages[ruling.message].message
                let count = message.octets.count
                #expect(ruling.finding.offset + ruling.finding.length <= count, "\(file) \(ruling)")
            }
        }
    }
}
