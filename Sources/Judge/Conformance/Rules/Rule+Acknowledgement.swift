import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let acknowledgementRules = [ackBranchKept, ackBranchChanged, ackViaCount, ackOfSuccessMissing, ackOfFailureMissing]

    static let ackBranchKept = Rule(
        "ack.branch.reused", .warning, Citation(3261, "8.1.1.7", .must), "the ACK to a 2xx has the branch of its INVITE",
        """
        The ACK to a 2xx is a transaction of its own. With the old branch, the next hop takes it for a repetition of the INVITE, or for the \
        ACK to a refusal, and keeps it.
        """,
        .message(
            applies: { $0.isRequest && $0.method == .ack },
            check: { ack, evidence, report in
                guard let invite = evidence.transaction(of: ack).relatesTo, let branch = ack.captured.identity.branch,
                    let request = evidence.request(of: evidence.trace.transactions[invite]), request.captured.identity.branch == branch
                else { return }
                report.find(ack, at: .via, related: request)
            }))

    static let ackBranchChanged = Rule(
        "ack.branch.changed", .error, Citation(3261, "17.1.1.3", .must), "the ACK to a refusal has not the topmost Via of its INVITE",
        "The server finds the transaction by it; without the ACK it goes on sending the refusal for 32 seconds.",
        .message(
            applies: { $0.isRequest && $0.method == .ack },
            check: { ack, evidence, report in
                guard evidence.transaction(of: ack).method == .ack, evidence.transaction(of: ack).relatesTo == nil,
                    let tag = ack.toTag
                else { return }
                for place in evidence.invites(like: ack) {
                    let invite = evidence.trace.transactions[place]
                    guard let request = evidence.request(of: invite), request.isAlong(ack), request.fromTag == ack.fromTag,
                        let final = invite.finalResponse.map({ evidence.sightings[$0] }), final.status >= 300, final.toTag == tag,
                        final.index < ack.index
                    else { continue }
                    return report.find(ack, at: .via, related: request)
                }
            }))

    static let ackViaCount = Rule(
        "ack.via.notSingle", .warning, Citation(3261, "17.1.1.3", .must), "the ACK to a refusal has more than one Via",
        "Each hop acknowledges a refusal on its own: the ACK goes no further than the hop that sent the refusal.",
        .message(
            applies: { $0.isRequest && $0.method == .ack && $0.vias.count > 1 },
            check: { ack, evidence, report in
                let transaction = evidence.transaction(of: ack)
                guard transaction.method == .invite, let final = transaction.finalResponse.map({ evidence.sightings[$0] }) else { return }
                if final.status >= 300, final.index < ack.index { report.find(ack, at: .via, related: final) }
            }))

    static let ackOfSuccessMissing = Rule(
        "ack.success.missing", .warning, Citation(3261, "13.2.2.4", .must), "a 2xx to an INVITE was never acknowledged",
        """
        Who answered repeats the 2xx until the ACK comes and then hangs up. Judged where the capture holds the 2xx three times or more, since \
        an ACK may take a way that the capture does not see.
        """,
        .transaction(
            applies: { $0.method == .invite && $0.acknowledgements.isEmpty },
            check: { transaction, evidence, report in
                guard let final = unacknowledged(transaction, evidence), final.isSuccess else { return }
                report.find(final, related: evidence.request(of: transaction))
            }))

    static let ackOfFailureMissing = Rule(
        "ack.failure.missing", .warning, Citation(3261, "17.1.1.3", .must), "a refusal of an INVITE was never acknowledged",
        "The server repeats it for 32 seconds. Judged where the capture holds the refusal three times or more.",
        .transaction(
            applies: { $0.method == .invite && $0.acknowledgements.isEmpty },
            check: { transaction, evidence, report in
                guard let final = unacknowledged(transaction, evidence), final.status >= 300 else { return }
                report.find(final, related: evidence.request(of: transaction))
            }))

    /// The final response of an INVITE, where it was seen three times and no ACK was.
    private static func unacknowledged(_ transaction: Transaction, _ evidence: Evidence) -> Sighting? {
        guard let final = transaction.finalResponse.map({ evidence.sightings[$0] }),
            !evidence.acknowledged.contains(Evidence.RequestKey(final))
        else { return nil }
        let count = transaction.retransmissions.lazy.filter { evidence.sightings[$0].status == final.status }.count
        return count >= 2 ? final : nil
    }
}
