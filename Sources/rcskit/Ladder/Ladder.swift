import Capture
import Conformance
import Octets

/// `rcskit ladder CAPTURE`
enum Ladder: Verb {
    static let name = "ladder"
    static let synopsis = "[--call ID] CAPTURE"
    static let summary = "the flow of each call: who sent what to whom, and when"
    static let details = """
        ID is a Call-ID, or the beginning of one; without it every conversation of the capture is drawn. '-' reads standard input.
        Times count from a conversation's first message.
        """
    static let call = Option("--call", value: "ID", "draw one conversation only")
    static let options = [call]

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome {
        try arguments.limit(to: 1)
        guard let path = arguments.operands.first else { throw Refusal("ladder needs a capture, or - for standard input") }
        let trace = try Trace(path: path)
        let chosen = try select(arguments[call], in: trace)
        let capture = CheckedCapture(trace, .all, .strict)
        for (place, conversation) in chosen.enumerated() {
            if place > 0 { console.print() }
            draw(conversation, capture, console)
            try console.settle()
        }
        let hasErrors = chosen.contains { capture.verdict(of: $0) == .reject }
        return hasErrors ? .findings : .done
    }

    /// The conversations of this Call-ID; where none has it, those whose Call-ID begins with it.
    private static func select(_ identifier: String?, in trace: Trace) throws(Refusal) -> [Conversation] {
        guard let identifier else { return trace.conversations }
        func callID(_ conversation: Conversation) -> String? {
            conversation.messages.first.flatMap { trace.messages[$0].identity.callID }
        }
        let exact = trace.conversations.filter { callID($0) == identifier }
        let chosen = exact.isEmpty ? trace.conversations.filter { callID($0)?.hasPrefix(identifier) ?? false } : exact
        guard !chosen.isEmpty else { throw Refusal("\(trace.name): no Call-ID begins with '\(identifier)'") }
        return chosen
    }

    private static func draw(_ conversation: Conversation, _ capture: CheckedCapture, _ console: Console) {
        let messages = conversation.messages.map { capture.trace.messages[$0] }
        guard let first = messages.first else { return }
        let parties = conversation.parties.joined(separator: " → ")
        console.print("\(console.styled("\(conversation.kind.rawValue) \(conversation.id)", .bold))  \(parties)")
        console.print("  \(conversation.outcome): \(console.styled(capture.verdict(of: conversation)))")
        console.print("  from \(first.time)")
        console.print()
        let drawing = Drawing(messages)
        console.print(drawing.heading)
        let together = Dictionary(grouping: capture.conversationRulings[conversation.index], by: \.message)
        for message in messages {
            let findings = (capture.messageRulings[message.index] + together[message.index, default: []]).map(\.finding)
            let verdict = Verdict(gravest: findings.lazy.map(\.severity).max())
            let codes = findings.map(\.fault.code).uniqued.joined(separator: ", ")
            let faults = verdict == .accept ? "" : "  \(console.styled(verdict)) \(codes)"
            console.print(drawing.line(message, since: first.time) + faults)
        }
    }
}

extension Array where Element: Hashable {
    /// Each element once, in the order of first occurrence.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
