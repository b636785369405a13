import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let capabilityRules = [inviteAllow, successAllow, optionsCapabilities]

    static let inviteAllow = Rule(
        "invite.allow.missing", .note, Citation(3261, "13.2.1", .should), "an INVITE lacks Allow or Supported",
        "Without them the other end guesses which requests and extensions it may use in the call.",
        .message(
            applies: { $0.isRequest && $0.method == .invite && $0.toTag == nil },
            check: { sighting, _, report in
                for name in [FieldName.allow, .supported] where !sighting.message.contains(name) {
                    report.find(sighting, detail: name.description)
                }
            }))

    static let successAllow = Rule(
        "invite.success.allow.missing", .note, Citation(3261, "13.3.1.4", .should), "a 2xx to an INVITE lacks Allow or Supported",
        "The caller learns from them what it may ask for without trying.",
        .message(
            applies: { $0.isSuccess && $0.method == .invite },
            check: { response, _, report in
                for name in [FieldName.allow, .supported] where !response.message.contains(name) {
                    report.find(response, detail: name.description)
                }
            }))

    static let optionsCapabilities = Rule(
        "options.capabilities.missing", .note, Citation(3261, "11.2", .should), "a 200 to an OPTIONS does not tell what its sender can",
        "Allow, Accept, Accept-Encoding, Accept-Language and Supported are what the client asked for; the first two and the last are judged.",
        .message(
            applies: { $0.status == 200 && $0.method == .options },
            check: { response, _, report in
                for name in [FieldName.allow, .accept, .supported] where !response.message.contains(name) {
                    report.find(response, detail: name.description)
                }
            }))
}
