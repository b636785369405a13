import Capture
import Conformance
import Octets

/// The code of the article on captures, word for word.
enum CaptureSamples {
    static func check(_ path: String) throws {
        let trace = try TraceReader().read(MappedFile(path), name: path)
        let judgement = RuleBook.all.check(trace)
        for message in trace.messages where judgement.verdict(ofMessage: message.index) != .accept {
            print(message.time, message.source, message.summary)
            for ruling in judgement.messages[message.index] { print("  octet \(ruling.finding.offset): \(ruling.finding.message)") }
        }
        for conversation in trace.conversations {
            print(conversation.kind, conversation.outcome, judgement.verdict(ofConversation: conversation.index))
        }
    }
}
