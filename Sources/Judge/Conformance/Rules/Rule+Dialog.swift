import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let dialogRules = [byeOutside, methodOutside, sequenceNotHigher, remoteTarget]

    static let byeOutside = Rule(
        "bye.outsideDialog", .error, Citation(3261, "15", .mustNot), "a BYE has no To tag, and so belongs to no dialog",
        "There is nothing that it could end.",
        .message(
            applies: { $0.isRequest && $0.method == .bye },
            check: { sighting, _, report in if sighting.toTag == nil { report.find(sighting, at: .to) } }))

    static let methodOutside = Rule(
        "dialog.to.tag.missing", .error, Citation(3261, "12.2.1.1", .must), "a request that only a dialog has was sent without To tag",
        "PRACK, UPDATE and INFO go within a dialog, to the tag that the other end chose. RFC 3262 4, RFC 3311 5.1 and RFC 6086 4.2.1 say so.",
        .message(
            applies: { $0.isRequest && [.prack, .update, .info].contains($0.method) },
            check: { sighting, _, report in if sighting.toTag == nil { report.find(sighting, at: .to) } }))

    static let sequenceNotHigher = Rule(
        "dialog.cseq.notHigher", .error, Citation(3261, "12.2.1.1", .must),
        "a request in a dialog has no higher number than the one before it",
        """
        The receiver answers it with 500 or takes it for a repetition. The same number to another destination is left out: a client may try \
        several hosts with one request; so is one that comes past the same proxy twice.
        """,
        .message(
            applies: { $0.isRequest && $0.toTag != nil && $0.method != .ack && $0.method != .cancel },
            check: { sighting, evidence, report in
                let earlier = evidence.trace.earlierRequests(before: sighting.captured).prefix(Evidence.maximumCandidates).lazy.map {
                    evidence.sightings[$0.index]
                }
                .first { $0.method != .ack && $0.method != .cancel && !evidence.isRepeated($0) }
                guard let earlier, let last = earlier.sequence, let number = sighting.sequence, number <= last,
                    earlier.isAlong(sighting), earlier.vias.last?.branch != sighting.vias.last?.branch
                else { return }
                report.find(sighting, at: .cseq, related: earlier)
            }))

    private struct Party: Hashable {
        let isCaller: Bool
        let address: IPAddress
        let peer: IPAddress
    }

    static let remoteTarget = Rule(
        "dialog.target.ignored", .warning, Citation(3261, "12.2.1.1", .must),
        "a request in a dialog does not go to the other end's Contact",
        """
        The Request-URI is the Contact that the other end gave, whatever proxies stand between. Judged where the capture shows a Contact on \
        the same hop, and the request before any other hop changed it; a strict router at the head of Route excuses it.
        """,
        .dialog(
            applies: { $0.messages.count > 2 },
            check: { dialog, evidence, report in
                var targets: [Party: [URI]] = [:]
                for sighting in dialog.messages.lazy.map({ evidence.sightings[$0] }) where !evidence.isRepeated(sighting) {
                    let isCaller = dialog.isFromCaller(sighting.captured)
                    let (source, destination) = (sighting.captured.source.address, sighting.captured.destination.address)
                    let known = targets[Party(isCaller: !isCaller, address: destination, peer: source)] ?? []
                    if sighting.isFromFirstHop, sighting.toTag != nil, evidence.transaction(of: sighting).method == sighting.method,
                        sighting.method != .cancel, sighting.routes.first.map({ $0.uri.parameters.contains("lr") }) ?? true,
                        let uri = sighting.requestURI, !known.isEmpty, !known.contains(where: { $0.leads(to: uri) })
                    {
                        report.find(sighting, detail: "Request-URI")
                    }
                    guard let contact = sighting.contacts.first?.address?.uri, sighting.status < 300 else { continue }
                    let party = Party(isCaller: isCaller, address: source, peer: destination)
                    targets[party] = (targets[party] ?? []).suffix(3) + [contact]
                }
            }))
}
