import Foundation
import Harness
import Testing

@testable import rcskit

/// Every row of every case file goes the way of `parse --json`.
@Suite struct CaseTests {
    static let vectors = try? Places.files(below: Places.vectors("sip"), endingIn: ["cases.json"]).flatMap { try Case.read($0.path) }
    static let reported = Places.shared("cases/cases.json", for: "no cases reported against other stacks are read").map {
        (try? Case.read($0.path)) ?? []
    }
    /// Their bodies are of kinds that this command does not read.
    static let unread = ["31-invite-sdp-plus-first-message.sip", "47-iscomposing-in-message.sip"]

    @Test func thereAreCases() { #expect((Self.vectors ?? []).count > 400) }

    @Test(arguments: vectors ?? [])
    func ourOwn(_ row: Case) throws { try judge(row) }

    @Test(.enabled(if: reported != nil, "no shared/cases beside the package"), arguments: reported ?? [])
    func reportedAgainstOthers(_ row: Case) throws {
        if Self.unread.contains(row.file) {
            withKnownIssue("the body's kind is not read yet") { try judge(row) }
        } else {
            try judge(row)
        }
    }

    private func judge(_ row: Case) throws {
        let strict = try Answer(row.path, as: row.kind)
        let faults = row.faults(of: strict)
        #expect(faults.isEmpty, "\(row.file)")
        // Lenient changes severities and through them the verdict; everything else stays.
        let lenient = try Answer(row.path, as: row.kind, strictness: "lenient")
        if let verdict = row.lenient { #expect(lenient.verdict == verdict, "\(row.file) read leniently") }
        #expect(lenient.allFindings.map(\.code) == strict.allFindings.map(\.code))
        #expect(lenient.frames.map(\.values) == strict.frames.map(\.values))
    }
}
