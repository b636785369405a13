import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let messageRules = [messageContact, messageAnswerContact, messageAnswerBody, messageSize]

    static let messageContact = Rule(
        "message.contact", .warning, Citation(3428, "4", .mustNot), "a MESSAGE has a Contact",
        "A MESSAGE makes no dialog; a Contact says that later requests may go there.",
        .message(
            applies: { $0.isRequest && $0.method == .message },
            check: { sighting, _, report in if sighting.message.contains(.contact) { report.find(sighting, at: .contact) } }))

    static let messageAnswerContact = Rule(
        "message.answer.contact", .warning, Citation(3428, "7", .mustNot), "a 2xx to a MESSAGE has a Contact",
        "As in the request, there is no dialog for it.",
        .message(
            applies: { $0.isSuccess && $0.method == .message },
            check: { response, _, report in if response.message.contains(.contact) { report.find(response, at: .contact) } }))

    static let messageAnswerBody = Rule(
        "message.answer.body", .warning, Citation(3428, "7", .mustNot), "a 2xx to a MESSAGE has a body",
        "What is to be said in return is another MESSAGE.",
        .message(
            applies: { $0.isSuccess && $0.method == .message },
            check: { response, _, report in if response.hasBody { report.find(response, at: .contentType) } }))

    static let messageSize = Rule(
        "message.size", .warning, Citation(3428, "8", .mustNot), "a MESSAGE of more than 1300 octets was sent in a datagram",
        """
        Larger content goes in a session. The limit holds on any transport, as long as a hop behind may use UDP; only datagrams are judged, \
        since the sender may know that its path has none.
        """,
        .message(
            applies: { $0.isRequest && $0.method == .message && $0.captured.transport == .udp },
            check: { sighting, _, report in
                let count = sighting.message.octets.count
                if count > 1_300 { report.find(sighting, detail: "\(count) octets") }
            }))
}
