import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let digestRules = [challengeQop, credentialsQop, credentialsURI, credentialsCopied, nonceCountReused, credentialsRepeated]

    static let challengeQop = Rule(
        "challenge.qop.missing", .warning, Citation(3261, "22.4", .must), "a Digest challenge offers no qop",
        "Without qop, credentials are not bound to a count, and whoever hears them can use them again.",
        .message(
            applies: { $0.status == 401 || $0.status == 407 },
            check: { response, _, report in
                guard response.challenges.contains(where: { $0.qop.isEmpty }) else { return }
                report.find(response, at: response.message.contains(.wwwAuthenticate) ? .wwwAuthenticate : .proxyAuthenticate)
            }))

    static let credentialsURI = Rule(
        "credentials.uri.mismatch", .warning, Citation(3261, "22.4", .must), "the uri of credentials is not the Request-URI",
        "The digest covers it: a server that compares refuses the request. Judged where no hop can have changed the Request-URI.",
        .message(
            applies: { $0.isFromFirstHop && $0.method != .ack && $0.method != .cancel },
            check: { sighting, _, report in
                guard let target = sighting.message.requestURI, let credentials = sighting.credentials.first, let uri = credentials.uri,
                    uri != target
                else { return }
                let isEquivalent = URI(uri).flatMap { left in sighting.requestURI.map { left.isEquivalent(to: $0) } } ?? false
                if !isEquivalent { report.find(sighting, at: field(of: sighting)) }
            }))

    static let credentialsQop = Rule(
        "credentials.qop.missing", .warning, Citation(3261, "22.4", .must), "credentials have no qop though their challenge offered it",
        "A client that is offered qop uses it; a server may refuse what looks like an older client.",
        .trace(check: { evidence, report in
            forCredentials(evidence) { sighting, credentials, challenge, origin in
                if !challenge.qop.isEmpty, credentials.qop == nil { report.find(sighting, at: field(of: sighting), related: origin) }
            }
        }))

    static let credentialsCopied = Rule(
        "credentials.challenge.changed", .warning, Citation(7616, "3.4", .must),
        "credentials differ from their challenge in realm, algorithm or opaque",
        "They are what the server knows its challenge by; a digest made with others cannot be right.",
        .trace(check: { evidence, report in
            forCredentials(evidence) { sighting, credentials, challenge, origin in
                let isOtherRealm = credentials.realm != challenge.realm
                let isOtherOpaque = (credentials.opaque ?? "") != (challenge.opaque ?? "")
                let isOtherAlgorithm = (credentials.algorithm ?? "MD5").lowercased() != (challenge.algorithm ?? "MD5").lowercased()
                let detail = isOtherRealm ? "realm" : isOtherOpaque ? "opaque" : isOtherAlgorithm ? "algorithm" : ""
                if !detail.isEmpty { report.find(sighting, at: field(of: sighting), related: origin, detail: detail) }
            }
        }))

    static let nonceCountReused = Rule(
        "credentials.nonceCount.reused", .warning, Citation(7616, "3.4", .must), "two requests have the same nonce and the same count",
        "The count goes up with each request, so that a server can tell a replay. ACK and CANCEL repeat what their INVITE had.",
        .trace(check: { evidence, report in
            var uses: [String: Sighting] = [:]
            for sighting in evidence.sightings where sighting.isRequest && sighting.method != .ack && sighting.method != .cancel {
                for credentials in sighting.credentials {
                    guard let nonce = credentials.nonce, let count = credentials.nonceCount else { continue }
                    let key = "\(count) \(credentials.clientNonce ?? "") \(nonce)"
                    if let earlier = uses[key] {
                        let isSame =
                            earlier.callID == sighting.callID && earlier.sequence == sighting.sequence && earlier.method == sighting.method
                        if !isSame, earlier.isAlong(sighting) { report.find(sighting, at: field(of: sighting), related: earlier) }
                    } else {
                        uses[key] = sighting
                    }
                }
            }
        }))

    static let credentialsRepeated = Rule(
        "credentials.repeated", .warning, Citation(3261, "22.1", .mustNot), "credentials were sent again that had just been refused",
        "The answer cannot be another; a client that goes on loops until the server locks it out. Not where the nonce alone was stale.",
        .trace(check: { evidence, report in
            var refused: [String: Sighting] = [:]
            for sighting in evidence.sightings where sighting.isRequest || sighting.status == 401 || sighting.status == 407 {
                if sighting.isRequest {
                    guard sighting.method != .ack, sighting.method != .cancel, !evidence.isRepeated(sighting) else { continue }
                    for credentials in sighting.credentials {
                        guard let earlier = credentials.response.flatMap({ refused[$0] }), earlier.isBack(sighting) else { continue }
                        report.find(sighting, at: field(of: sighting), related: earlier)
                    }
                } else if let request = evidence.request(of: sighting), !sighting.challenges.contains(where: \.isStale) {
                    for credentials in request.credentials where sighting.challenges.contains(where: { $0.realm == credentials.realm }) {
                        if let response = credentials.response, !response.isEmpty { refused[response] = sighting }
                    }
                }
            }
        }))

    private static func field(of sighting: Sighting) -> FieldName {
        sighting.message.contains(.authorization) ? .authorization : .proxyAuthorization
    }

    /// All credentials whose challenge the capture holds, told by its nonce.
    private static func forCredentials(_ evidence: Evidence, _ body: (Sighting, Credentials, Challenge, Sighting) -> Void) {
        var challenges: [String: [(Challenge, Sighting)]] = [:]
        for sighting in evidence.sightings {
            for challenge in sighting.challenges {
                guard let nonce = challenge.nonce, (challenges[nonce]?.count ?? 0) < 8 else { continue }
                challenges[nonce, default: []].append((challenge, sighting))
            }
            guard sighting.isRequest, !evidence.isRepeated(sighting) else { continue }
            for credentials in sighting.credentials {
                guard let known = credentials.nonce.flatMap({ challenges[$0] }), let first = known.first else { continue }
                // A server may offer several algorithms with one nonce.
                let best = known.first { ($0.0.algorithm ?? "MD5").lowercased() == (credentials.algorithm ?? "MD5").lowercased() } ?? first
                body(sighting, credentials, best.0, best.1)
            }
        }
    }
}
