import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let refusalRules = [
        refusedMethodAllowed, unsupportedNotRequired, mediaTypeUnexplained, challengeOfCancel, answerToACK, intervalLongEnough,
    ]

    static let refusedMethodAllowed = Rule(
        "allow.refusedMethod", .warning, Citation(3261, "21.4.6", .must), "a 405 allows the very method that it refuses",
        "Allow lists the methods that work at this address; a client that believes it tries the same again.",
        .message(
            applies: { $0.status == 405 },
            check: { response, _, report in
                if response.message.allowed.contains(response.method) { report.find(response, at: .allow) }
            }))

    static let unsupportedNotRequired = Rule(
        "unsupported.notRequired", .warning, Citation(3261, "8.2.2.3", .must), "a 420 names an extension that its request did not require",
        "The client leaves out what is named and tries again: what it never asked for it cannot leave out.",
        .message(
            applies: { $0.status == 420 },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                let asked = request.required.union(request.message.all(.proxyRequire, as: OptionTag.self))
                let named = response.message.all(.unsupported, as: OptionTag.self)
                if named.contains(where: { !asked.contains($0) }) { report.find(response, at: .unsupported, related: request) }
            }))

    static let mediaTypeUnexplained = Rule(
        "accept.missing", .warning, Citation(3261, "21.4.13", .must), "a 415 does not say what would be accepted",
        "Accept, Accept-Encoding or Accept-Language tells the client in which form to try again.",
        .message(
            applies: { $0.status == 415 },
            check: { response, _, report in
                let names: [FieldName] = [.accept, .acceptEncoding, .acceptLanguage]
                if !names.contains(where: { response.message.contains($0) }) { report.find(response) }
            }))

    static let challengeOfCancel = Rule(
        "cancel.challenged", .warning, Citation(3261, "22.1", .mustNot), "a CANCEL was challenged",
        "A CANCEL has the number of its INVITE and cannot be sent again with credentials: a challenge leaves the call ringing.",
        .message(
            applies: { ($0.status == 401 || $0.status == 407) && $0.method == .cancel },
            check: { response, _, report in report.find(response, at: .cseq) }))

    static let answerToACK = Rule(
        "ack.answered", .error, Citation(3261, "22.1", .mustNot), "an ACK was answered",
        "An ACK ends an exchange; nobody waits for a response to it, a challenge least of all.",
        .message(
            applies: { !$0.isRequest && $0.method == .ack },
            check: { response, _, report in report.find(response, at: .cseq) }))

    static let intervalLongEnough = Rule(
        "minExpires.notLonger", .warning, Citation(3261, "10.3", .must), "a 423 asks for no longer an interval than the request did",
        "Min-Expires states the least that the server takes; the client asks for that much, which here was refused already.",
        .message(
            applies: { $0.status == 423 && [.register, .subscribe, .publish].contains($0.method) },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), let least = response.number(.minExpires),
                    !request.contacts.contains(where: { $0.address?.parameters.contains("expires") ?? false }),
                    let asked = request.number(.expires), asked >= least
                else { return }
                report.find(response, at: .minExpires, related: request)
            }))
}
