import Capture
import Octets
import SIP

/// What a person wants to see: conversation by conversation, each message with its verdict, its faults, and where they are.
struct TextCheckReport: CheckReport {
    private let console: Console
    private var isFirst = true

    init(_ console: Console) { self.console = console }

    mutating func add(_ judgement: Judgement) throws(Refusal) {
        let trace = judgement.trace
        if !isFirst { console.print() }
        isFirst = false
        let size = "\(trace.summary.packets.counted("packet")), \(trace.summary.octets.counted("octet"))"
        let content = "\(trace.messages.count.counted("message")) in \(trace.conversations.count.counted("conversation"))"
        console.print("\(console.styled(trace.name, .bold)): \(size), \(content): \(console.styled(judgement.verdict))")
        for finding in judgement.fileFindings { console.print("  \(line(finding, judgement.strictness)) of the file") }
        for conversation in trace.conversations {
            show(conversation, judgement)
            try console.settle()
        }
        show(trace.discarded)
        try console.settle()
    }

    mutating func finish(_ counts: Counts) throws(Refusal) {
        let severities = Severity.allCases.reversed().map { counts[$0].counted($0.rawValue) }
        console.print()
        console.print("\(counts.messages.counted("message")) of SIP, \(severities.joined(separator: ", "))")
        try console.flush()
    }

    private func show(_ conversation: Conversation, _ judgement: Judgement) {
        let parties = conversation.parties.joined(separator: " → ")
        console.print()
        console.print("\(console.styled("\(conversation.kind.rawValue) \(conversation.id)", .bold))  \(parties)")
        console.print("  \(conversation.outcome): \(console.styled(judgement.verdict(of: conversation)))")
        console.print()
        let messages = conversation.messages.map { judgement.trace.messages[$0] }
        var table = Table()
        for message in messages { table.append(cells(message, judgement)) }
        let lines = table.lines(indent: 4) { column, cell in
            switch column {
            case 0, 1, 5: console.styled(cell, .faint)
            case 7: Verdict(rawValue: cell).map(console.styled) ?? cell
            default: cell
            }
        }
        for (line, message) in zip(lines, messages) {
            console.print(line)
            for finding in judgement.findings(of: message) { show(finding, message, judgement.strictness) }
            if message.examination.omitted > 0 {
                console.print("        … and \(message.examination.omitted.counted("finding")) more")
            }
        }
    }

    private func cells(_ message: CapturedMessage, _ judgement: Judgement) -> [String] {
        let repeats = message.retransmissionOf.map { " (again, as #\($0))" } ?? ""
        return [
            "#\(message.index)", String("\(message.time)".dropFirst(11)), "\(message.source)", "→", "\(message.destination)",
            message.transport.rawValue, message.summary + repeats, judgement.verdict(of: message).rawValue,
        ]
    }

    private func show(_ finding: Finding, _ message: CapturedMessage, _ strictness: Strictness) {
        console.print("        \(line(finding, strictness))")
        for line in Excerpt(message.message.octets, at: finding.offset, length: finding.length).lines { console.print("          \(line)") }
        console.print("          \(console.styled(finding.fault.clause, .faint))")
    }

    private func line(_ finding: Finding, _ strictness: Strictness) -> String {
        let severity = console.styled(severity: strictness.severity(of: finding).rawValue)
        return "\(severity) \(console.styled(finding.fault.code, .bold)) at octet \(finding.offset): \(finding.message)"
    }

    private func show(_ discarded: [DiscardedOctets]) {
        guard !discarded.isEmpty else { return }
        console.print()
        console.print(console.styled("octets that carried no message", .bold))
        var table = Table()
        for row in discarded { table.append(["frame \(row.frames.lowerBound)", row.octets.counted("octet"), "\(row)"]) }
        for line in table.lines(indent: 4) { console.print(line) }
    }
}
