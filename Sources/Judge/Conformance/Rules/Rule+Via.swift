import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let viaRules = [branchCookie, branchRepeated, viaTransport, viaReceived, viaReportedPort]

    static let branchCookie = Rule(
        "via.branch.cookie", .warning, Citation(3261, "8.1.1.7", .must), "the branch of a request does not begin with z9hG4bK",
        """
        The cookie tells that the branch alone names the transaction. Without it the next hop falls back to comparing six other fields, as \
        RFC 2543 did, and forks or retransmissions may be mistaken for each other.
        """,
        .message(
            applies: { $0.isRequest },
            check: { sighting, _, report in
                if sighting.captured.identity.branch != nil, !sighting.captured.identity.hasMagicCookie { report.find(sighting, at: .via) }
            }))

    static let branchRepeated = Rule(
        "via.branch.repeated", .warning, Citation(3261, "8.1.1.7", .must), "two hops of a request have the same sender and branch",
        "An element that meets its own branch again has a loop before it, or names two transactions alike.",
        .message(
            applies: { $0.isRequest },
            check: { sighting, _, report in
                var seen = Set<String>()
                for via in sighting.vias {
                    guard let branch = via.branch else { continue }
                    if !seen.insert("\(via.sentBy.encoded.lowercased()) \(branch)").inserted { return report.find(sighting, at: .via) }
                }
            }))

    static let viaTransport = Rule(
        "via.transport.mismatch", .warning, Citation(3261, "18.1.1", .must),
        "the topmost Via names another transport than the one that carried it",
        """
        Responses are sent by the transport that the Via names. A request that moves to another transport, because it is too long for \
        example, changes its Via. Only datagrams are told from streams: what lies below a stream does not always show.
        """,
        .message(
            applies: { $0.isRequest },
            check: { sighting, _, report in
                guard let name = sighting.vias.first?.transport.uppercased() else { return }
                let isDatagram = sighting.captured.transport == .udp
                let isWrong = isDatagram ? ["TCP", "TLS", "WS", "WSS", "SCTP"].contains(name) : name == "UDP"
                if isWrong { report.find(sighting, at: .via) }
            }))

    static let viaReceived = Rule(
        "via.received.missing", .warning, Citation(3261, "18.2.1", .must),
        "a response lacks received though its request came from elsewhere",
        """
        Where sent-by holds a name, or another address than the packet came from, the server notes the address it saw, so that the response \
        finds its way back through address translation.
        """,
        .message(
            applies: { !$0.isRequest },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), let sent = request.vias.first, let back = response.vias.first,
                    !sent.transport.uppercased().hasPrefix("WS"), sent.received == nil, back.received == nil
                else { return }
                let address = request.captured.source.address
                let source: Host = address.isIPv6 ? .ipv6(address.description) : .ipv4(address.description)
                if !sent.sentBy.host.isEquivalent(to: source) { report.find(response, at: .via, related: request) }
            }))

    static let viaReportedPort = Rule(
        "via.rport.unfilled", .warning, Citation(3581, "4", .must), "a response does not tell the port that its request asked for",
        """
        A client behind address translation asks with an empty rport; a server that knows the extension fills it in. Without it, the client \
        learns neither its public port nor gets its response there. Judged over UDP, and not where the Via is lost altogether.
        """,
        .message(
            applies: { !$0.isRequest && $0.captured.transport == .udp },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), let sent = request.vias.first, let back = response.vias.first,
                    sent.asksForPort, sent.rport == nil, back.rport == nil, sent.branch == back.branch
                else { return }
                report.find(response, at: .via, related: request)
            }))
}
