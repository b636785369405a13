import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let responseRules = [
        responseToTag, responseToChanged, responseFromChanged, responseViaChanged, responseCallIDChanged, responseCSeqChanged,
    ]

    static let responseToTag = Rule(
        "response.to.tag.missing", .warning, Citation(3261, "8.2.6.2", .must), "a response other than 100 has no To tag",
        "The tag tells the answers of a forked request apart and names the dialog; a 2xx without one makes a dialog as RFC 2543 did.",
        .message(
            applies: { !$0.isRequest && $0.status > 100 },
            check: { response, _, report in
                if response.toTag == nil, response.message.contains(.to) { report.find(response, at: .to) }
            }))

    static let responseToChanged = Rule(
        "response.to.changed", .error, Citation(3261, "8.2.6.2", .must), "the To of a response is not that of its request",
        "The URI stays what it was, and so does a tag that the request had. Judged by what it means, not by how it is spelled.",
        .message(
            applies: { !$0.isRequest },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                let isOtherTag = request.toTag != nil && request.toTag != response.toTag
                if isOtherTag || !isSame(request.message.to, response.message.to) { report.find(response, at: .to, related: request) }
            }))

    static let responseFromChanged = Rule(
        "response.from.changed", .error, Citation(3261, "8.2.6.2", .must), "the From of a response is not that of its request",
        "URI and tag come back as they were sent; the client finds its dialog by them.",
        .message(
            applies: { !$0.isRequest },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                if request.fromTag != response.fromTag || !isSame(request.message.from, response.message.from) {
                    report.find(response, at: .from, related: request)
                }
            }))

    static let responseViaChanged = Rule(
        "response.via.changed", .error, Citation(3261, "8.2.6.2", .must), "the Via values of a response are not those of its request",
        """
        Each hop takes its own Via off the top and sends the response to the next: a lost or changed one leads it astray. What a server adds, \
        received and rport, does not count.
        """,
        .message(
            applies: { !$0.isRequest },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                let isSame = request.vias.elementsEqual(response.vias) { left, right in
                    left.branch == right.branch && left.transport.lowercased() == right.transport.lowercased()
                        && left.sentBy.isEquivalent(to: right.sentBy)
                }
                if !isSame { report.find(response, at: .via, related: request) }
            }))

    static let responseCallIDChanged = Rule(
        "response.callID.changed", .error, Citation(3261, "8.2.6.2", .must), "the Call-ID of a response is not that of its request",
        "Seen where the branch tells which request is answered.",
        .message(
            applies: { !$0.isRequest },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), request.callID != response.callID else { return }
                report.find(response, at: .callID, related: request)
            }))

    static let responseCSeqChanged = Rule(
        "response.cseq.changed", .error, Citation(3261, "8.2.6.2", .must), "the CSeq of a response is not that of its request",
        "Method and branch tell the transaction, so that the client takes the response though its number is another one's.",
        .message(
            applies: { !$0.isRequest },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), let sent = request.sequence, let back = response.sequence else {
                    return
                }
                if sent != back || request.method != response.method { report.find(response, at: .cseq, related: request) }
            }))

    private static func isSame(_ left: NameAddress?, _ right: NameAddress?) -> Bool {
        guard let left, let right else { return true }
        return left.uri.isEquivalent(to: right.uri) || left.uri.encoded == right.uri.encoded
    }
}
