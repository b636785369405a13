import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let identityRules = [assertedIdentities, replacesElsewhere, replacesAndJoin, reasonRepeated]

    static let assertedIdentities = Rule(
        "assertedIdentity.notAPair", .warning, Citation(3325, "9.1", .must),
        "asserted identities are not one SIP URI, one tel URI, or one of each",
        "A receiver shows the one and dials the other; it cannot choose among more.",
        .message(
            applies: { $0.message.contains(.pAssertedIdentity) },
            check: { sighting, _, report in
                let schemes = sighting.message.assertedIdentities.map(\.uri.scheme)
                let sip = schemes.filter { $0 == .sip || $0 == .sips }.count
                let telephone = schemes.filter { $0 == .tel }.count
                if sip > 1 || telephone > 1 || sip + telephone != schemes.count { report.find(sighting, at: .pAssertedIdentity) }
            }))

    static let replacesElsewhere = Rule(
        "replaces.nonInvite", .error, Citation(3891, "3", .must), "a request other than INVITE has Replaces",
        "The server refuses it with 400: only a new session can take another's place.",
        .message(
            applies: { $0.isRequest && $0.method != .invite },
            check: { sighting, _, report in if sighting.message.contains(.replaces) { report.find(sighting, at: .replaces) } }))

    static let replacesAndJoin = Rule(
        "replaces.join", .error, Citation(3891, "3", .must), "an INVITE both replaces a dialog and joins one",
        "The two contradict each other, and the server refuses the request with 400.",
        .message(
            applies: { $0.isRequest && $0.method == .invite },
            check: { sighting, _, report in
                if sighting.message.contains(.replaces), sighting.message.contains(.join) { report.find(sighting, at: .replaces) }
            }))

    static let reasonRepeated = Rule(
        "reason.protocol.repeated", .warning, Citation(3326, "2", .must), "two reasons are of the same protocol",
        "A receiver looks for the one reason in the protocol that it knows.",
        .message(
            applies: { $0.message.contains(.reason) },
            check: { sighting, _, report in
                let names = sighting.message.all(.reason, as: Reason.self).map { $0.protocol.lowercased() }
                if Set(names).count < names.count { report.find(sighting, at: .reason) }
            }))
}
