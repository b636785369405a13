import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let transactionRules = [
        finalRepeated, provisionalLate, provisionalOutsideInvite, tryingEarly, timeoutAnswered, retransmissionReliable, retransmissionEarly,
    ]

    static let finalRepeated = Rule(
        "transaction.final.second", .warning, Citation(3261, "17.2.2", .must), "a request got a second final response with another status",
        "The first final response is the only one; any number of 2xx to an INVITE may come from its forks. For INVITE the clause is 17.2.1.",
        .transaction(
            applies: { $0.responses.count > 1 && $0.request != nil },
            check: { transaction, evidence, report in
                guard let request = evidence.request(of: transaction) else { return }
                let finals = evidence.responses(of: transaction).filter {
                    $0.status >= 200 && $0.isBack(request) && $0.method == request.method
                }
                guard let first = finals.first, let second = finals.first(where: { $0.status != first.status }) else { return }
                if transaction.method == .invite, first.isSuccess, second.isSuccess { return }
                report.find(second, related: first)
            }))

    static let provisionalLate = Rule(
        "transaction.provisional.late", .warning, Citation(3261, "17.2.1", .must), "a provisional response follows the final one",
        """
        Once it has sent a final response, a server sends that again and nothing else; forks of an INVITE that are told apart by their To tags \
        are left out, and what comes within 50 ms may have been overtaken on the way.
        """,
        .transaction(
            applies: { $0.finalResponse != nil && $0.responses.count > 1 && $0.request != nil },
            check: { transaction, evidence, report in
                guard let final = transaction.finalResponse.map({ evidence.sightings[$0] }) else { return }
                let late = evidence.responses(of: transaction).first {
                    $0.index > final.index && $0.status < 200 && $0.isAlong(final) && $0.toTag == final.toTag
                        && $0.seconds(since: final) > 0.05
                }
                if let late { report.find(late, related: final) }
            }))

    static let provisionalOutsideInvite = Rule(
        "nonInvite.provisional", .warning, Citation(4320, "4.1", .mustNot),
        "a request other than INVITE got a provisional response other than 100",
        "Nothing but an INVITE may take its time: a provisional response says nothing that its client could use and adds traffic.",
        .message(
            applies: { $0.isProvisional && $0.method != .invite },
            check: { response, evidence, report in report.find(response, related: evidence.request(of: response)) }))

    static let tryingEarly = Rule(
        "nonInvite.trying.early", .warning, Citation(4320, "4.1", .mustNot), "a 100 to a request other than INVITE came too early",
        """
        Over UDP such a 100 is sent only when the client repeats itself every T2, three and a half seconds after its first request; until then \
        the repetitions carry less than the 100 does.
        """,
        .message(
            applies: { $0.status == 100 && $0.method != .invite && $0.captured.transport == .udp },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), response.seconds(since: request) < 3.4 else { return }
                report.find(response, related: request)
            }))

    static let timeoutAnswered = Rule(
        "nonInvite.timeout.answered", .warning, Citation(4320, "4.2", .mustNot), "a request other than INVITE got a 408",
        "When a server gives up, its client has given up too: the late response only meets the next one's timers.",
        .message(
            applies: { $0.status == 408 && $0.method != .invite },
            check: { response, evidence, report in report.find(response, related: evidence.request(of: response)) }))

    static let retransmissionReliable = Rule(
        "retransmission.reliable", .warning, Citation(3261, "17.1.1.2", .shouldNot), "a request was sent again over a reliable transport",
        "TCP repeats what is lost; a second copy only makes work. The clause for other requests than INVITE is 17.1.2.2.",
        .transaction(
            applies: { !$0.retransmissions.isEmpty && $0.request != nil },
            check: { transaction, evidence, report in
                guard let request = evidence.request(of: transaction), request.captured.transport != .udp else { return }
                let again = transaction.retransmissions.lazy.map { evidence.sightings[$0] }.first {
                    $0.isRequest && $0.method == request.method && $0.isAlong(request)
                        && $0.captured.source.port == request.captured.source.port
                }
                if let again { report.find(again, related: request) }
            }))

    static let retransmissionEarly = Rule(
        "retransmission.early", .note, Citation(3261, "17.1.1.2", .shouldNot), "a request was sent again before T1 was over",
        """
        T1 is 500 ms; a smaller one is for private networks only. A copy within 5 ms counts as one packet captured twice.
        """,
        .transaction(
            applies: { !$0.retransmissions.isEmpty && $0.request != nil },
            check: { transaction, evidence, report in
                guard let request = evidence.request(of: transaction), request.captured.transport == .udp else { return }
                let again = transaction.retransmissions.lazy.map { evidence.sightings[$0] }.first {
                    $0.isRequest && $0.method == request.method && $0.isAlong(request)
                }
                if let again, (0.005..<0.45).contains(again.seconds(since: request)) { report.find(again, related: request) }
            }))
}
