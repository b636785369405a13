public import Capture
public import Octets

/// What the rules say of a capture, message by message and conversation by conversation.
///
///     let judgement = RuleBook.all.check(trace)
///     judgement.verdict(ofMessage: 3)
///
/// What one message shows is found in it, with the faults of its form; what takes several, in their conversation.
public struct Judgement: Sendable {
    /// By the message's place in the trace: its faults of form, then the rules that it breaks on its own.
    public internal(set) var messages: [[Ruling]]
    /// By the conversation's place in the trace.
    public internal(set) var conversations: [[Ruling]]

    /// Everything found, in no particular order.
    public var all: [Ruling] { (messages + conversations).flatMap { $0 } }

    /// The verdict on one message under a strictness.
    public func verdict(ofMessage index: Int, _ strictness: Strictness = .strict) -> Verdict {
        strictness.verdict(of: messages[index].lazy.map(\.finding))
    }

    /// Of what a conversation's messages show together; each message has its own verdict.
    public func verdict(ofConversation index: Int, _ strictness: Strictness = .strict) -> Verdict {
        strictness.verdict(of: conversations[index].lazy.map(\.finding))
    }
}

extension RuleBook {
    /// Judges a capture by these rules. O(rules · messages)
    public func check(_ trace: Trace) -> Judgement {
        let evidence = Evidence(trace)
        let forms = Set(rules.lazy.filter(\.isOfForm).map(\.code))
        var judgement = Judgement(messages: [], conversations: Array(repeating: [], count: trace.conversations.count))
        judgement.messages = trace.messages.map { message in
            message.findings.lazy.filter { forms.contains($0.fault.code) }.map { Ruling(finding: $0, message: message.index, related: nil) }
        }
        for rule in rules {
            for ruling in evidence.rulings(of: rule) {
                if rule.isOfOneMessage {
                    judgement.messages[ruling.message].append(ruling)
                } else {
                    judgement.conversations[trace.messages[ruling.message].conversation].append(ruling)
                }
            }
        }
        return judgement
    }
}

extension Evidence {
    fileprivate func rulings(of rule: Rule) -> [Ruling] {
        var report = Report(rule.fault)
        switch rule.scope {
        case .form: break
        case .message(let applies, let check):
            for sighting in sightings where applies(sighting) && !isRepeated(sighting) { check(sighting, self, &report) }
        case .transaction(let applies, let check):
            for transaction in trace.transactions where applies(transaction) { check(transaction, self, &report) }
        case .dialog(let applies, let check):
            for dialog in trace.dialogs where applies(dialog) { check(dialog, self, &report) }
        case .trace(let check): check(self, &report)
        }
        return report.rulings
    }
}
