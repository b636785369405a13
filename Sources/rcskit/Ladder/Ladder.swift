import Capture
import Conformance
import Octets

/// `rcskit ladder CAPTURE`
enum Ladder: Verb {
    static let name = "ladder"
    static let synopsis = "[--call ID] [--width COLUMNS] [--ascii] CAPTURE"
    static let summary = "the flow of each call: who sent what to whom, and when"
    static let details = """
        ID is a Call-ID, or the beginning of one; without it every conversation of the capture is drawn. '-' reads standard input.
        Times are seconds from the capture's first message; a frame is the one that completed a message; what was sent before has a dotted arrow.
        Who is who the messages tell: a proxy adds a Via, a registrar gets REGISTERs, others have the name of the user they serve.
        """
    static let call = Option("--call", value: "ID", "draw one conversation only")
    static let width = Option("--width", value: "COLUMNS", "columns to fit into, \(defaultWidth) unless said otherwise")
    static let ascii = Option("--ascii", "draw with characters of ASCII only")
    static let options = [call, width, ascii]
    private static let defaultWidth = 100

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome {
        try arguments.limit(to: 1)
        guard let path = arguments.operands.first else { throw Refusal("ladder needs a capture, or - for standard input") }
        let columns = arguments[width].map { Int($0) } ?? defaultWidth
        guard let columns, (20...10_000).contains(columns) else { throw Refusal("--width is a number from 20 to 10000") }
        let trace = try Trace(path: path)
        let participants = Participants(trace)
        let chosen = try select(arguments[call], in: trace)
        let capture = CheckedCapture(trace, .all, .strict)
        for (place, conversation) in chosen.enumerated() {
            if place > 0 { console.print() }
            let ladder = Capture.Ladder(conversation, of: trace, participants)
            let drawing = ladder.drawing(width: columns, alphabet: arguments.has(ascii) ? .ascii : .unicode)
            show(conversation, drawing, capture, console)
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

    private static func show(
        _ conversation: Conversation, _ drawing: Capture.Ladder.Drawing, _ capture: CheckedCapture, _ console: Console
    ) {
        let parties = conversation.parties.joined(separator: " → ")
        console.print("\(console.styled("\(conversation.kind.rawValue) \(conversation.id)", .bold))  \(parties)")
        console.print("  \(conversation.outcome): \(console.styled(capture.verdict(of: conversation)))")
        console.print()
        for line in drawing.header { console.print(line) }
        let together = Dictionary(grouping: capture.conversationRulings[conversation.index], by: \.message)
        for (message, line) in zip(conversation.messages, drawing.steps) {
            let findings = (capture.messageRulings[message] + together[message, default: []]).map(\.finding)
            let gravest = findings.lazy.map(\.severity).max() ?? .note
            let codes = findings.filter { $0.severity > .note }.map(\.fault.code).uniqued.joined(separator: ", ")
            console.print(codes.isEmpty ? line : "\(line)  \(console.styled(severity: gravest.rawValue)) \(codes)")
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
