import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let reliabilityRules = [
        reliableRequire, reliableNumber, reliableTrying, reliableUnsupported, reliableDemanded, reliableNumbering, prackMissing,
        prackUnmatched,
    ]

    static let reliableRequire = Rule(
        "rseq.require.missing", .warning, Citation(3262, "3", .must), "a provisional response has RSeq and does not require 100rel",
        "The client sends a PRACK only for what requires it.",
        .message(
            applies: { $0.isProvisional && $0.message.contains(.rseq) },
            check: { response, _, report in
                if !response.required.contains(.reliableProvisional) { report.find(response, at: .rseq) }
            }))

    static let reliableNumber = Rule(
        "rseq.missing", .error, Citation(3262, "3", .must), "a provisional response requires 100rel and has no RSeq",
        "Without its number the client cannot acknowledge it, and the server repeats it until the call fails.",
        .message(
            applies: { $0.isProvisional && $0.method == .invite },
            check: { response, _, report in
                if response.required.contains(.reliableProvisional), !response.message.contains(.rseq) {
                    report.find(response, at: .require)
                }
            }))

    static let reliableTrying = Rule(
        "reliable.trying", .warning, Citation(3262, "3", .mustNot), "a 100 was sent reliably",
        "A 100 goes one hop and has no dialog in which a PRACK could go.",
        .message(
            applies: { $0.status == 100 },
            check: { response, _, report in
                if response.message.contains(.rseq) {
                    report.find(response, at: .rseq)
                } else if response.required.contains(.reliableProvisional) {
                    report.find(response, at: .require)
                }
            }))

    static let reliableUnsupported = Rule(
        "reliable.unsupported", .warning, Citation(3262, "3", .mustNot),
        "a provisional response was sent reliably to a client without 100rel",
        "A client that did not offer the extension sends no PRACK: the call fails when the server gives up.",
        .message(
            applies: { $0.isProvisional && $0.message.contains(.rseq) },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                if !request.supported.union(request.required).contains(.reliableProvisional) {
                    report.find(response, at: .rseq, related: request)
                }
            }))

    static let reliableDemanded = Rule(
        "reliable.demanded", .warning, Citation(3262, "3", .must), "a provisional response is unreliable though its INVITE required 100rel",
        "Who requires 100rel counts on each response above 100 to arrive.",
        .message(
            applies: { $0.isProvisional && $0.method == .invite },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), request.required.contains(.reliableProvisional) else { return }
                if !response.message.contains(.rseq) { report.find(response, related: request) }
            }))

    static let reliableNumbering = Rule(
        "rseq.notNext", .warning, Citation(3262, "3", .must), "the RSeq of a reliable response is not one above that of the one before it",
        "The client waits for the number between and drops this response. Each fork has numbers of its own.",
        .transaction(
            applies: { $0.method == .invite && $0.responses.count > 1 },
            check: { transaction, evidence, report in
                var last: [String: Sighting] = [:]
                for response in evidence.responses(of: transaction) where response.isProvisional {
                    guard let number = response.number(.rseq), let tag = response.toTag else { continue }
                    if let earlier = last[tag], earlier.isAlong(response), let before = earlier.number(.rseq), number != before,
                        before == .max || number != before + 1
                    {
                        report.find(response, at: .rseq, related: earlier)
                    }
                    last[tag] = response
                }
            }))

    static let prackMissing = Rule(
        "prack.missing", .warning, Citation(3262, "4", .must), "a reliable provisional response was never acknowledged by a PRACK",
        "The server repeats it and then fails the call. Judged where the capture holds the response three times or more and no PRACK in its call.",
        .trace(check: { evidence, report in
            let calls = Set(evidence.sightings.lazy.filter { $0.isRequest && $0.method == .prack }.map(\.callID))
            for transaction in evidence.trace.transactions where transaction.method == .invite && !transaction.retransmissions.isEmpty {
                guard let response = evidence.responses(of: transaction).first(where: { $0.isProvisional && $0.message.contains(.rseq) }),
                    !calls.contains(response.callID)
                else { continue }
                let number = response.number(.rseq)
                let copies = transaction.retransmissions.lazy.map { evidence.sightings[$0] }.filter {
                    $0.number(.rseq) == number && !$0.isRequest
                }
                if copies.count >= 2 { report.find(response, at: .rseq) }
            }
        }))

    static let prackUnmatched = Rule(
        "rack.unmatched", .error, Citation(3262, "3", .must), "a PRACK acknowledges a response that the server did not send",
        """
        RAck repeats the RSeq and CSeq of the response, else the server answers 481 and repeats the response. Judged where the capture holds \
        reliable responses of the dialog.
        """,
        .trace(check: { evidence, report in
            var sent: [String: Set<String>] = [:]
            for sighting in evidence.sightings {
                if sighting.isProvisional, let number = sighting.number(.rseq), let sequence = sighting.sequence {
                    sent[sighting.callID, default: []].insert("\(number) \(sequence) \(sighting.method.name)")
                }
                guard sighting.isRequest, sighting.method == .prack, !evidence.isRepeated(sighting), let known = sent[sighting.callID],
                    let rack = sighting.message.first(.rack, as: RAck.self)
                else { continue }
                if !known.contains("\(rack.responseNumber.value) \(rack.sequenceNumber.value) \(rack.method.name)") {
                    report.find(sighting, at: .rack)
                }
            }
        }))
}
