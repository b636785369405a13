import Capture
import Conformance
import Octets

/// One capture and all that was found in it, ready to be told.
struct CheckedCapture {
    let trace: Trace
    let strictness: Strictness
    /// The faults of the capture file itself.
    let fileFindings: [Finding]
    /// By message, by offset.
    let messageRulings: [[Ruling]]
    /// By conversation, in the order of the messages at fault.
    let conversationRulings: [[Ruling]]

    init(_ trace: Trace, _ book: RuleBook, _ strictness: Strictness) {
        let judgement = book.check(trace)
        let codes = Set(book.rules.map(\.code))
        self.trace = trace
        self.strictness = strictness
        fileFindings = trace.summary.findings.byOffset.filter { codes.contains($0.fault.code) }
        messageRulings = judgement.messages.map { $0.sorted { $0.finding.offset < $1.finding.offset } }
        conversationRulings = judgement.conversations.map {
            $0.sorted { ($0.message, $0.finding.offset) < ($1.message, $1.finding.offset) }
        }
    }

    func verdict(of message: CapturedMessage) -> Verdict { verdict(messageRulings[message.index]) }

    /// Of all that was found in it: what its messages show together, and what each shows alone.
    func verdict(of conversation: Conversation) -> Verdict {
        verdict(conversationRulings[conversation.index] + conversation.messages.flatMap { messageRulings[$0] })
    }

    var verdict: Verdict {
        let rulings = (messageRulings + conversationRulings).lazy.flatMap { $0.map(\.finding) }
        return strictness.verdict(of: fileFindings + rulings)
    }

    private func verdict(_ rulings: [Ruling]) -> Verdict { strictness.verdict(of: rulings.lazy.map(\.finding)) }

    /// Adds up what was found.
    func count(into counts: inout Counts) {
        counts.messages += trace.messages.count
        let rulings = (messageRulings + conversationRulings).lazy.flatMap { $0.map(\.finding) }
        for finding in fileFindings + rulings { counts.add(strictness.severity(of: finding)) }
    }
}

/// How much was found in all captures.
struct Counts {
    var messages = 0
    private var severities: [Severity: Int] = [:]

    subscript(severity: Severity) -> Int { severities[severity, default: 0] }

    mutating func add(_ severity: Severity) { severities[severity, default: 0] += 1 }
}

extension RuleBook {
    /// The rules that a list selects, all where there is none.
    static func selected(by list: String?) throws(Refusal) -> RuleBook {
        guard let list else { return .all }
        if let book = all.selecting(list) { return book }
        let unknown = list.split(separator: ",").first { all.selecting(String($0)) == nil } ?? ""
        throw Refusal("no rule is called '\(unknown.drop { $0 == " " || $0 == "-" })'; 'rcskit rules' lists them")
    }
}
