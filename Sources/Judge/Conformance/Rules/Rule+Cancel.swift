import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let cancelRules = [cancelRequire, cancelVia, cancelChanged, cancelEarly, cancelLate, cancelOfOther]

    static let cancelRequire = Rule(
        "cancel.require", .warning, Citation(3261, "9.1", .mustNot), "a CANCEL requires an extension",
        "What the INVITE required was settled with the INVITE; a hop that refused the CANCEL for it would leave the call ringing.",
        .message(
            applies: { $0.isRequest && $0.method == .cancel },
            check: { sighting, _, report in
                for name in [FieldName.require, .proxyRequire] where sighting.message.contains(name) { report.find(sighting, at: name) }
            }))

    static let cancelVia = Rule(
        "cancel.via", .error, Citation(3261, "9.1", .must), "a CANCEL has not the one Via that its request had on top",
        "Branch and sent-by tell what to cancel. A CANCEL goes hop by hop, so that it never carries a second Via.",
        .message(
            applies: { $0.isRequest && $0.method == .cancel },
            check: { sighting, evidence, report in
                if sighting.vias.count > 1 { return report.find(sighting, at: .via) }
                guard evidence.transaction(of: sighting).relatesTo == nil else { return }
                let invite = evidence.invites(like: sighting).lazy.compactMap {
                    evidence.request(of: evidence.trace.transactions[$0])
                }
                .last { $0.isAlong(sighting) && $0.index < sighting.index && $0.fromTag == sighting.fromTag }
                guard let invite, let sent = invite.vias.first, let own = sighting.vias.first else { return }
                // A default port may be spelled out in one of them: receivers that compare what it means find the request.
                let isSame =
                    sent.branch == own.branch && sent.sentBy.host.isEquivalent(to: own.sentBy.host)
                    && (sent.sentBy.port ?? 5_060) == (own.sentBy.port ?? 5_060)
                if !isSame { report.find(sighting, at: .via, related: invite) }
            }))

    static let cancelChanged = Rule(
        "cancel.changed", .error, Citation(3261, "9.1", .must), "a CANCEL differs from what it cancels",
        "Request-URI, Call-ID, To, From and the number of CSeq are those of the request, tags included.",
        .message(
            applies: { $0.isRequest && $0.method == .cancel },
            check: { cancel, evidence, report in
                guard let related = evidence.transaction(of: cancel).relatesTo,
                    let request = evidence.request(of: evidence.trace.transactions[related])
                else { return }
                let left = cancel.captured.identity
                let right = request.captured.identity
                if left.callID != right.callID { report.find(cancel, at: .callID, related: request) }
                if left.sequence != right.sequence { report.find(cancel, at: .cseq, related: request) }
                if left.fromTag != right.fromTag || left.from != right.from { report.find(cancel, at: .from, related: request) }
                if left.toTag != right.toTag || left.to != right.to { report.find(cancel, at: .to, related: request) }
                if cancel.message.requestURI != request.message.requestURI {
                    report.find(cancel, related: request, detail: "Request-URI")
                }
            }))

    static let cancelEarly = Rule(
        "cancel.early", .warning, Citation(3261, "9.1", .mustNot), "a CANCEL was sent before any provisional response",
        "Until the server has answered, the CANCEL may overtake its request, and then it cancels nothing.",
        .message(
            applies: { $0.isRequest && $0.method == .cancel },
            check: { cancel, evidence, report in
                guard let related = evidence.transaction(of: cancel).relatesTo,
                    let request = evidence.request(of: evidence.trace.transactions[related]), request.isAlong(cancel)
                else { return }
                let responses = evidence.trace.transactions[related].responses
                if !responses.contains(where: { $0 < cancel.index }) { report.find(cancel, related: request) }
            }))

    static let cancelLate = Rule(
        "cancel.late", .note, Citation(3261, "9.1", .shouldNot), "a CANCEL was sent after the final response",
        "It has no effect then. What comes within 500 ms of the response may have crossed it on the way.",
        .message(
            applies: { $0.isRequest && $0.method == .cancel },
            check: { cancel, evidence, report in
                guard let related = evidence.transaction(of: cancel).relatesTo,
                    let final = evidence.trace.transactions[related].finalResponse.map({ evidence.sightings[$0] })
                else { return }
                if final.isBack(cancel), cancel.seconds(since: final) > 0.5 { report.find(cancel, related: final) }
            }))

    static let cancelOfOther = Rule(
        "cancel.nonInvite", .note, Citation(3261, "9.1", .shouldNot), "a request other than INVITE was cancelled",
        "Such requests are answered at once, so that a CANCEL can only race with the answer.",
        .trace(check: { evidence, report in
            var requests: [String: Sighting] = [:]
            for sighting in evidence.sightings where sighting.isRequest {
                guard let branch = sighting.captured.identity.branch, sighting.captured.identity.hasMagicCookie else { continue }
                let key = "\(branch) \(sighting.captured.source) \(sighting.callID)"
                if sighting.method != .cancel {
                    requests[key] = sighting
                } else if let request = requests[key], request.method != .invite, request.method != .ack, !evidence.isRepeated(sighting) {
                    report.find(sighting, related: request)
                }
            }
        }))
}
