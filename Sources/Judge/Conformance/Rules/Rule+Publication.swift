import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let publicationRules = [publishExpires, publishRemoveBody, publishStaleTag]

    static let publishExpires = Rule(
        "publish.expires.missing", .warning, Citation(3903, "6", .must), "a 2xx to a PUBLISH does not say how long it lasts",
        "The publisher does not know when to refresh.",
        .message(
            applies: { $0.isSuccess && $0.method == .publish },
            check: { response, _, report in if !response.message.contains(.expires) { report.find(response) } }))

    static let publishRemoveBody = Rule(
        "publish.remove.body", .warning, Citation(3903, "4.5", .mustNot), "a PUBLISH that removes event state has a body",
        "With Expires 0 there is no state that the body could be.",
        .message(
            applies: { $0.isRequest && $0.method == .publish && $0.hasBody },
            check: { sighting, _, report in
                if sighting.message.contains(.sipIfMatch), sighting.number(.expires) == 0 { report.find(sighting, at: .expires) }
            }))

    static let publishStaleTag = Rule(
        "publish.etag.stale", .warning, Citation(3903, "4.1", .must), "a PUBLISH names an entity tag that a later one replaced",
        "Each 2xx gives a new tag, which names the state from then on; the old one gets a 412.",
        .trace(check: { evidence, report in
            // A tag, and the response that replaced it.
            var replaced: [String: Sighting] = [:]
            for sighting in evidence.sightings where sighting.method == .publish && !evidence.isRepeated(sighting) {
                if sighting.isRequest {
                    guard let tag = sighting.message[.sipIfMatch],
                        let successor = replaced["\(sighting.captured.identity.to ?? "") \(tag)"],
                        successor.isBack(sighting), sighting.seconds(since: successor) > 0.05
                    else { continue }
                    report.find(sighting, at: .sipIfMatch, related: successor)
                } else if sighting.isSuccess, let request = evidence.request(of: sighting), let old = request.message[.sipIfMatch],
                    let new = sighting.message[.sipETag], new != old
                {
                    replaced["\(request.captured.identity.to ?? "") \(old)"] = sighting
                }
            }
        }))
}
