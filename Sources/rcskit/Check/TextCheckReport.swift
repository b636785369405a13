import Capture
import Conformance
import Octets
import SIP

/// What a person wants to see: conversation by conversation, each message with its verdict, its faults, and where they are.
struct TextCheckReport: CheckReport {
    private let console: Console
    private var isFirst = true
    /// Where a finding was explained: what is like it, as in a message sent again or passed on, refers to that message.
    private var explained: [Explanation: Int] = [:]

    private struct Explanation: Hashable {
        let code: String
        let detail: String
        let excerpt: [String]
    }

    /// Columns of a summary: a URI can be long, and the verdict stands behind it.
    private static let maximumSummary = 60
    /// Rows of octets without a message that are shown.
    private static let maximumRows = 20

    init(_ console: Console) { self.console = console }

    mutating func add(_ capture: CheckedCapture) throws(Refusal) {
        let trace = capture.trace
        if !isFirst { console.print() }
        isFirst = false
        explained = [:]
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

    private mutating func show(_ conversation: Conversation, _ capture: CheckedCapture) {
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
            message.transport.rawValue, message.summary.cut(to: Self.maximumSummary) + repeats, capture.verdict(of: message).rawValue,
        ]
    }

    private mutating func show(_ ruling: Ruling, in capture: CheckedCapture, indent: Int, place: String) {
        let blank = String(repeating: " ", count: indent)
        let finding = ruling.finding
        let message = capture.trace.messages[ruling.message].message
        let excerpt = Excerpt(message.octets, at: finding.offset, length: finding.length).lines
        let explanation = Explanation(code: finding.fault.code, detail: finding.detail, excerpt: excerpt)
        if let first = explained[explanation], first != ruling.message {
            return console.print("\(blank)\(head(finding, capture.strictness, place)), as in #\(first)")
        }
        explained[explanation] = ruling.message
        console.print(blank + line(finding, capture.strictness, place))
        for line in excerpt { console.print("\(blank)  \(line)") }
        console.print("\(blank)  \(console.styled(finding.fault.clause, .faint))")
    }

    private func line(_ finding: Finding, _ strictness: Strictness, _ place: String) -> String {
        "\(head(finding, strictness, place)): \(finding.message)"
    }

    private func head(_ finding: Finding, _ strictness: Strictness, _ place: String) -> String {
        let severity = console.styled(severity: strictness.severity(of: finding).rawValue)
        return "\(severity) \(console.styled(finding.fault.code, .bold)) \(place)"
    }

    private func show(_ discarded: [DiscardedOctets]) {
        guard !discarded.isEmpty else { return }
        console.print()
        console.print(console.styled("octets that carried no message", .bold))
        var table = Table()
        for row in discarded.prefix(Self.maximumRows) {
            table.append(["frame \(row.frames.lowerBound)", row.octets.counted("octet"), "\(row)"])
        }
        for line in table.lines(indent: 4) { console.print(line) }
        let rest = discarded.dropFirst(Self.maximumRows)
        guard !rest.isEmpty else { return }
        let octets = rest.reduce(0) { $0 + $1.octets }
        console.print("    … and \(octets.counted("octet")) in \(rest.count.counted("row")) more, which --json lists")
    }
}

extension String {
    /// At most so many characters, an ellipsis for the rest.
    fileprivate func cut(to width: Int) -> String { count <= width ? self : "\(prefix(width - 1))…" }
}
