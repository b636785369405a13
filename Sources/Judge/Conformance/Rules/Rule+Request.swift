import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let requestRules = [maxForwardsInitial, maxForwardsKept, contactSingle, contactSecure, requireInACK, requestSize]

    static let maxForwardsInitial = Rule(
        "maxForwards.initial", .note, Citation(3261, "8.1.1.6", .should), "a request begins with more than 70 hops to go",
        "70 hops are enough for any network and end a loop in reasonable time. Judged where no hop passed the request on yet.",
        .message(
            applies: { $0.isFromFirstHop },
            check: { sighting, _, report in
                if (sighting.message.maxForwards?.value ?? 70) > 70 { report.find(sighting, at: .maxForwards) }
            }))

    static let maxForwardsKept = Rule(
        "maxForwards.kept", .warning, Citation(3261, "16.6", .must), "a hop passed a request on without counting Max-Forwards down",
        "Only the count ends a loop between proxies. Judged where the capture holds the request before and behind the hop.",
        .trace(check: { evidence, report in
            var before: [String: Sighting] = [:]
            for sighting in evidence.sightings where sighting.isRequest {
                func key(_ via: Via) -> String { "\(sighting.method.name) \(via.sentBy.encoded.lowercased()) \(via.branch ?? "")" }
                if sighting.vias.count > 1, let hops = sighting.message.maxForwards, !evidence.isRepeated(sighting),
                    let earlier = before[key(sighting.vias[1])], earlier.callID == sighting.callID, earlier.sequence == sighting.sequence,
                    earlier.vias.count + 1 == sighting.vias.count, let allowed = earlier.message.maxForwards, hops.value >= allowed.value
                {
                    report.find(sighting, at: .maxForwards, related: earlier)
                }
                if let top = sighting.vias.first { before[key(top)] = sighting }
            }
        }))

    static let contactSingle = Rule(
        "contact.notSingle", .error, Citation(3261, "8.1.1.8", .must),
        "a request that makes a dialog has not exactly one SIP URI as Contact",
        "The Contact is where the other end sends all later requests of the dialog. Where it is absent, that is a fault of form.",
        .message(
            applies: { $0.isRequest && [.invite, .subscribe, .refer].contains($0.method) && !$0.contacts.isEmpty },
            check: { sighting, _, report in
                let uri = sighting.contacts.first?.address?.uri.scheme
                if sighting.contacts.count > 1 || (uri != .sip && uri != .sips) { report.find(sighting, at: .contact) }
            }))

    static let contactSecure = Rule(
        "contact.notSecure", .warning, Citation(3261, "8.1.1.8", .must), "a request to a sips URI has a Contact that is none",
        "Who asks for a secured path wants later requests to come back by one. The topmost Route counts as the Request-URI does.",
        .message(
            applies: { $0.isRequest && [.invite, .subscribe, .refer].contains($0.method) },
            check: { sighting, _, report in
                let isSecure = sighting.requestURI?.scheme == .sips || sighting.routes.first?.uri.scheme == .sips
                guard isSecure, let contact = sighting.contacts.first?.address else { return }
                if contact.uri.scheme == .sip { report.find(sighting, at: .contact) }
            }))

    static let requireInACK = Rule(
        "ack.require", .warning, Citation(3261, "8.2.2.3", .mustNot), "an ACK to a refusal requires an extension",
        "No response to an ACK can say that the extension is not supported: the field is ignored. An ACK to a 2xx is not judged here.",
        .message(
            applies: { $0.isRequest && $0.method == .ack },
            check: { sighting, evidence, report in
                guard evidence.transaction(of: sighting).method == .invite else { return }
                for name in [FieldName.require, .proxyRequire] where sighting.message.contains(name) { report.find(sighting, at: name) }
            }))

    static let requestSize = Rule(
        "request.size.datagram", .warning, Citation(3261, "18.1.1", .must), "a request of more than 1300 octets was sent in a datagram",
        """
        IP fragments are lost in address translators and congest networks without notice. Unless the path's MTU is known to be larger, such \
        a request goes over TCP. 1500 octets of MTU less 200 leave the same 1300.
        """,
        .message(
            applies: { $0.isRequest && $0.captured.transport == .udp && $0.method != .message },
            check: { sighting, _, report in
                let count = sighting.message.octets.count
                if count > 1_300 { report.find(sighting, detail: "\(count) octets") }
            }))
}
