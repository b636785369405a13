import Capture
import Conformance
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

    mutating func add(_ capture: CheckedCapture) throws(Refusal) {
        let trace = capture.trace
        text.beginObject()
        text.write("file", .string(trace.name))
        text.write("packets", Value(trace.summary.packets))
        text.write("octets", Value(trace.summary.octets))
        text.write(name: "messages")
        text.beginArray()
        for message in trace.messages {
            text.write(json(message, capture))
            try console.write(text.takeOctets())
        }
        text.endArray()
        text.write(name: "conversations")
        text.beginArray()
        for conversation in trace.conversations {
            text.write(json(conversation, capture))
            try console.write(text.takeOctets())
        }
        text.endArray()
        text.write("discarded", .array(trace.discarded.map(json)))
        text.write("findings", .array(capture.fileFindings.map { $0.json(capture.strictness) }))
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

    private func json(_ message: CapturedMessage, _ capture: CheckedCapture) -> Value {
        var object: Object = [
            "index": Value(message.index), "frames": .array(message.frames.map { Value($0) }), "time": .string("\(message.time)"),
            "transport": .string(message.transport.rawValue), "source": .string("\(message.source)"),
            "destination": .string("\(message.destination)"), "protocol": "SIP", "summary": .string(message.summary),
            "verdict": .string(capture.verdict(of: message).rawValue), "conversation": Value(message.conversation),
        ]
        if let original = message.retransmissionOf { object.append("retransmissionOf", Value(original)) }
        object.append("findings", json(capture.messageRulings[message.index], capture))
        if message.examination.omitted > 0 { object.append("findingsOmitted", Value(message.examination.omitted)) }
        return .object(object)
    }

    private func json(_ conversation: Conversation, _ capture: CheckedCapture) -> Value {
        [
            "index": Value(conversation.index), "kind": .string(conversation.kind.rawValue), "id": .string(conversation.id),
            "parties": .array(conversation.parties.map(Value.string)), "messages": .array(conversation.messages.map { Value($0) }),
            "outcome": .string(conversation.outcome), "verdict": .string(capture.verdict(of: conversation).rawValue),
            "findings": json(capture.conversationRulings[conversation.index], capture),
        ]
    }

    private func json(_ rulings: [Ruling], _ capture: CheckedCapture) -> Value {
        .array(rulings.map { $0.finding.json(capture.strictness, message: $0.message, related: $0.related) })
    }

    private func json(_ discarded: DiscardedOctets) -> Value {
        [
            "frame": Value(discarded.frames.lowerBound), "octets": Value(discarded.octets), "reason": .string("\(discarded)"),
        ]
    }
}
