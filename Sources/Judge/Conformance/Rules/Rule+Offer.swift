import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let offerRules = [successWithoutDescription, acknowledgementWithoutAnswer]

    static let successWithoutDescription = Rule(
        "invite.success.description", .error, Citation(3261, "13.3.1.4", .must), "a 2xx to an INVITE has neither the answer nor an offer",
        """
        It answers the offer of the INVITE, or makes one if the INVITE made none; no media flows otherwise. Not where a provisional response \
        of the capture carried a description already.
        """,
        .message(
            applies: { $0.isSuccess && $0.method == .invite && !$0.hasBody },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                let isDescribed = evidence.transaction(of: response).responses.prefix(Evidence.maximumCandidates).contains {
                    evidence.sightings[$0].isProvisional && evidence.sightings[$0].hasBody
                }
                if !isDescribed { report.find(response, related: request) }
            }))

    static let acknowledgementWithoutAnswer = Rule(
        "ack.answer.missing", .error, Citation(3261, "13.2.1", .must), "the ACK lacks the answer to the offer of a 2xx",
        "An INVITE without an offer gets one in the 2xx, and the ACK is the only place for its answer.",
        .message(
            applies: { $0.isRequest && $0.method == .ack && !$0.hasBody },
            check: { ack, evidence, report in
                guard let place = evidence.transaction(of: ack).relatesTo else { return }
                let invite = evidence.trace.transactions[place]
                guard let request = evidence.request(of: invite), !request.hasBody,
                    let offer = invite.finalResponse.map({ evidence.sightings[$0] }), offer.isSuccess, offer.hasBody,
                    offer.toTag == ack.toTag,
                    !evidence.responses(of: invite).contains(where: { $0.isProvisional && $0.hasBody })
                else { return }
                report.find(ack, related: offer)
            }))
}
