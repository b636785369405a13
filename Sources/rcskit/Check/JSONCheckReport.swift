import Capture
import JSON
import Octets
import SIP

/// One JSON document for all captures, written message by message.
struct JSONCheckReport: CheckReport {
    private let console: Console
    private var text = TextWriter(.readable)

    init(_ console: Console) {
        self.console = console
        text.beginObject()
        text.write(name: "captures")
        text.beginArray()
    }

    mutating func add(_ judgement: Judgement) throws(Refusal) {
        let trace = judgement.trace
        text.beginObject()
        text.write("file", .string(trace.name))
        text.write("packets", Value(trace.summary.packets))
        text.write("octets", Value(trace.summary.octets))
        text.write(name: "messages")
        text.beginArray()
        for message in trace.messages {
            text.write(json(message, judgement))
            try console.write(text.takeOctets())
        }
        text.endArray()
        text.write(name: "conversations")
        text.beginArray()
        for conversation in trace.conversations {
            text.write(json(conversation, judgement))
            try console.write(text.takeOctets())
        }
        text.endArray()
        text.write("discarded", .array(trace.discarded.map(json)))
        text.write("findings", .array(judgement.fileFindings.map { $0.json(judgement.strictness) }))
        text.endObject()
    }

    mutating func finish(_ counts: Counts) throws(Refusal) {
        text.endArray()
        var object: Object = ["SIP": Value(counts.messages), "MSRP": 0]
        for severity in Severity.allCases.reversed() { object.append(severity.rawValue, Value(counts[severity])) }
        text.write("counts", .object(object))
        text.endObject()
        try console.write(text.takeOctets())
    }

    private func json(_ message: CapturedMessage, _ judgement: Judgement) -> Value {
        var object: Object = [
            "index": Value(message.index), "frames": .array(message.frames.map { Value($0) }), "time": .string("\(message.time)"),
            "transport": .string(message.transport.rawValue), "source": .string("\(message.source)"),
            "destination": .string("\(message.destination)"), "protocol": "SIP", "summary": .string(message.summary),
            "verdict": .string(judgement.verdict(of: message).rawValue), "conversation": Value(message.conversation),
        ]
        if let original = message.retransmissionOf { object.append("retransmissionOf", Value(original)) }
        let findings = judgement.findings(of: message).map { $0.json(judgement.strictness, message: message.index) }
        object.append("findings", .array(findings))
        if message.examination.omitted > 0 { object.append("findingsOmitted", Value(message.examination.omitted)) }
        return .object(object)
    }

    private func json(_ conversation: Conversation, _ judgement: Judgement) -> Value {
        [
            "index": Value(conversation.index), "kind": .string(conversation.kind.rawValue), "id": .string(conversation.id),
            "parties": .array(conversation.parties.map(Value.string)), "messages": .array(conversation.messages.map { Value($0) }),
            "outcome": .string(conversation.outcome), "verdict": .string(judgement.verdict(of: conversation).rawValue), "findings": [],
        ]
    }

    private func json(_ discarded: DiscardedOctets) -> Value {
        [
            "frame": Value(discarded.frames.lowerBound), "octets": Value(discarded.octets), "reason": .string("\(discarded)"),
        ]
    }
}
