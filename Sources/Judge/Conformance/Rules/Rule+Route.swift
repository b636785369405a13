import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let routeRules = [recordRouteLoose, recordRouteCopied, routeSetIgnored]

    static let recordRouteLoose = Rule(
        "recordRoute.lr.missing", .warning, Citation(3261, "16.6", .must), "a URI of Record-Route has no lr parameter",
        "Without it the other end takes the proxy for a strict router and rewrites the Request-URI, as RFC 2543 had it.",
        .message(
            applies: { $0.isRequest && $0.message.contains(.recordRoute) },
            check: { sighting, _, report in
                if sighting.recordRoutes.contains(where: { !$0.uri.parameters.contains("lr") }) { report.find(sighting, at: .recordRoute) }
            }))

    static let recordRouteCopied = Rule(
        "recordRoute.notCopied", .error, Citation(3261, "12.1.1", .must),
        "a 2xx that makes a dialog lacks Record-Route values of its request",
        "Proxies that asked to stay on the path are left out by whoever believes the response. A proxy may have changed its own value's parameters.",
        .message(
            applies: { $0.isSuccess && [.invite, .subscribe].contains($0.method) },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), request.toTag == nil, !request.recordRoutes.isEmpty else { return }
                let asked = request.recordRoutes
                let copied = response.recordRoutes.suffix(asked.count)
                let isCopied = copied.count == asked.count && zip(copied, asked).allSatisfy { $0.uri.leads(to: $1.uri) }
                if !isCopied { report.find(response, at: .recordRoute, related: request) }
            }))

    static let routeSetIgnored = Rule(
        "dialog.route.missing", .warning, Citation(3261, "12.2.1.1", .must),
        "a request in a dialog lacks hops that asked to stay on the path",
        """
        The caller takes the Record-Route values of the 2xx in reverse order, and every later request carries them as Route. Judged for the \
        end that sent the first request, on the hop where no other element passed it on.
        """,
        .dialog(
            applies: { $0.messages.count > 2 },
            check: { dialog, evidence, report in
                var routes: (count: Int, origin: Sighting)?
                for sighting in dialog.messages.lazy.map({ evidence.sightings[$0] }) where !evidence.isRepeated(sighting) {
                    if sighting.isSuccess, routes == nil, let request = evidence.request(of: sighting), request.toTag == nil,
                        request.isFromFirstHop, [.invite, .subscribe].contains(sighting.method)
                    {
                        routes = (sighting.recordRoutes.count, sighting)
                    }
                    guard let routes, sighting.isFromFirstHop, sighting.toTag != nil, sighting.isBack(routes.origin),
                        dialog.isFromCaller(sighting.captured), sighting.method != .cancel,
                        evidence.transaction(of: sighting).method == sighting.method, sighting.routes.count < routes.count
                    else { continue }
                    report.find(sighting, at: .route, related: routes.origin)
                }
            }))
}
