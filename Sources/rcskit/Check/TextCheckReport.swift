import Capture
import Conformance
import Octets
import SIP

/// What a person wants to see: conversation by conversation, each message with its verdict, its faults, and where they are.
struct TextCheckReport: CheckReport {
    private let console: Console
    private var isFirst = true

    init(_ console: Console) { self.console = console }

    mutating func add(_ capture: CheckedCapture) throws(Refusal) {
        let trace = capture.trace
        if !isFirst { console.print() }
        isFirst = false
        let size = "\(trace.summary.packets.counted("packet")), \(trace.summary.octets.counted("octet"))"
        let content = "\(trace.messages.count.counted("message")) in \(trace.conversations.count.counted("conversation"))"
        console.print("\(console.styled(trace.name, .bold)): \(size), \(content): \(console.styled(capture.verdict))")
        for finding in capture.fileFindings {
            console.print("  \(line(finding, capture.strictness, "at octet \(finding.offset) of the file"))")
        }
        for conversation in trace.conversations {
            show(conversation, capture)
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

    private func show(_ conversation: Conversation, _ capture: CheckedCapture) {
        let parties = conversation.parties.joined(separator: " → ")
        console.print()
        console.print("\(console.styled("\(conversation.kind.rawValue) \(conversation.id)", .bold))  \(parties)")
        console.print("  \(conversation.outcome): \(console.styled(capture.verdict(of: conversation)))")
        for ruling in capture.conversationRulings[conversation.index] {
            let related = ruling.related.map { ", shown by #\($0)" } ?? ""
            show(ruling, in: capture, indent: 4, place: "in #\(ruling.message)\(related)")
        }
        console.print()
        let messages = conversation.messages.map { capture.trace.messages[$0] }
        var table = Table()
        for message in messages { table.append(cells(message, capture)) }
        let lines = table.lines(indent: 4) { column, cell in
            switch column {
            case 0, 1, 5: console.styled(cell, .faint)
            case 7: Verdict(rawValue: cell).map(console.styled) ?? cell
            default: cell
            }
        }
        for (line, message) in zip(lines, messages) {
            console.print(line)
            for ruling in capture.messageRulings[message.index] {
                show(ruling, in: capture, indent: 8, place: "at octet \(ruling.finding.offset)")
            }
            if message.examination.omitted > 0 {
                console.print("        … and \(message.examination.omitted.counted("finding")) more")
            }
        }
    }

    private func cells(_ message: CapturedMessage, _ capture: CheckedCapture) -> [String] {
        let repeats = message.retransmissionOf.map { " (again, as #\($0))" } ?? ""
        return [
            "#\(message.index)", String("\(message.time)".dropFirst(11)), "\(message.source)", "→", "\(message.destination)",
            message.transport.rawValue, message.summary + repeats, capture.verdict(of: message).rawValue,
        ]
    }

    private func show(_ ruling: Ruling, in capture: CheckedCapture, indent: Int, place: String) {
        let blank = String(repeating: " ", count: indent)
        let finding = ruling.finding
        console.print(blank + line(finding, capture.strictness, place))
        let message = capture.trace.messages[ruling.message].message
        let excerpt = Excerpt(message.octets, at: finding.offset, length: finding.length)
        for line in excerpt.lines { console.print("\(blank)  \(line)") }
        console.print("\(blank)  \(console.styled(finding.fault.clause, .faint))")
    }

    private func line(_ finding: Finding, _ strictness: Strictness, _ place: String) -> String {
        let severity = console.styled(severity: strictness.severity(of: finding).rawValue)
        return "\(severity) \(console.styled(finding.fault.code, .bold)) \(place): \(finding.message)"
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
