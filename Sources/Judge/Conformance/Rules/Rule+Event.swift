import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let eventRules = [subscribeExpires, subscribeLonger, notifyEvent, notifyReason, notifyOutside]

    static let subscribeExpires = Rule(
        "subscribe.expires.missing", .warning, Citation(6665, "3.1.1", .must), "a 2xx to a SUBSCRIBE does not say how long it lasts",
        "The subscriber does not know when to refresh.",
        .message(
            applies: { $0.isSuccess && $0.method == .subscribe },
            check: { response, _, report in if !response.message.contains(.expires) { report.find(response) } }))

    static let subscribeLonger = Rule(
        "subscribe.expires.longer", .warning, Citation(6665, "3.1.1", .mustNot), "a subscription was made longer than asked for",
        "A notifier may shorten what was asked; a subscriber that plans to be gone by then must not be kept.",
        .message(
            applies: { $0.isSuccess && $0.method == .subscribe },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), let asked = request.number(.expires),
                    let given = response.number(.expires), given > asked
                else { return }
                report.find(response, at: .expires, related: request)
            }))

    static let notifyEvent = Rule(
        "notify.event.other", .error, Citation(6665, "3.2.1", .must), "a NOTIFY is about another event than its dialog was subscribed to",
        "The subscriber answers 489 or drops it. Compared with all SUBSCRIBE and REFER requests of the Call-ID in the capture.",
        .trace(check: { evidence, report in
            var subscribed: [String: Set<String>] = [:]
            for sighting in evidence.sightings where sighting.isRequest {
                switch sighting.method {
                case .subscribe: subscribed[sighting.callID, default: []].insert(sighting.message.event?.type.name ?? "")
                case .refer: subscribed[sighting.callID, default: []].insert(EventType.refer.name)
                case .notify:
                    guard let known = subscribed[sighting.callID], let event = sighting.message.event, !evidence.isRepeated(sighting) else {
                        continue
                    }
                    if !known.contains(event.type.name) { report.find(sighting, at: .event) }
                default: break
                }
            }
        }))

    static let notifyReason = Rule(
        "subscriptionState.reason.missing", .note, Citation(6665, "4.2.2", .should), "a NOTIFY ends a subscription and does not say why",
        "The reason tells the subscriber whether to try again, and when.",
        .message(
            applies: { $0.isRequest && $0.method == .notify },
            check: { sighting, _, report in
                guard let state = sighting.message.subscriptionState, state.isTerminated, state.reason == nil else { return }
                report.find(sighting, at: .subscriptionState)
            }))

    static let notifyOutside = Rule(
        "notify.to.tag.missing", .warning, Citation(3261, "12.2.1.1", .must), "a NOTIFY has no To tag, and so belongs to no subscription",
        "Nobody asked for it: before RFC 6665, some notifiers told message counts so. A subscriber answers 481.",
        .message(
            applies: { $0.isRequest && $0.method == .notify },
            check: { sighting, _, report in if sighting.toTag == nil { report.find(sighting, at: .to) } }))
}
