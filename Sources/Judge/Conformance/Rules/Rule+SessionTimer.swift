import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let sessionTimerRules = [
        minimumTooLow, intervalTooLow, intervalBelowMinimum, refresherMissing, timerNotRequired, timerNotSupported,
    ]

    static let minimumTooLow = Rule(
        "minSE.tooLow", .warning, Citation(4028, "5", .mustNot), "Min-SE is below 90 seconds",
        "90 seconds is the least that anyone may ask for; shorter intervals let refreshes flood the path.",
        .message(
            applies: { $0.message.contains(.minSE) },
            check: { sighting, _, report in
                if (interval(sighting, .minSE)?.seconds.value ?? 90) < 90 { report.find(sighting, at: .minSE) }
            }))

    static let intervalTooLow = Rule(
        "sessionExpires.tooLow", .warning, Citation(4028, "4", .shouldNot), "a session lasts less than 90 seconds without a refresh",
        "The clause sets 90 seconds as the absolute minimum and advises against anything below half an hour; only the former is judged.",
        .message(
            applies: { $0.message.contains(.sessionExpires) },
            check: { sighting, _, report in
                if (interval(sighting, .sessionExpires)?.seconds.value ?? 90) < 90 { report.find(sighting, at: .sessionExpires) }
            }))

    static let intervalBelowMinimum = Rule(
        "sessionExpires.belowMinimum", .warning, Citation(4028, "9", .mustNot), "a 2xx sets a session shorter than the request's Min-SE",
        "Min-SE is the least that the client, or a proxy on the way, bears.",
        .message(
            applies: { $0.isSuccess && $0.message.contains(.sessionExpires) },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response), let least = interval(request, .minSE)?.seconds.value,
                    let chosen = interval(response, .sessionExpires)?.seconds.value, chosen < least
                else { return }
                report.find(response, at: .sessionExpires, related: request)
            }))

    static let refresherMissing = Rule(
        "sessionExpires.refresher.missing", .warning, Citation(4028, "9", .must), "a 2xx sets a session timer and not who refreshes it",
        "Either both ends refresh, or none does and the call is cut.",
        .message(
            applies: { $0.isSuccess && $0.message.contains(.sessionExpires) && [.invite, .update].contains($0.method) },
            check: { response, _, report in
                if let interval = interval(response, .sessionExpires), interval.refresher == nil {
                    report.find(response, at: .sessionExpires)
                }
            }))

    static let timerNotRequired = Rule(
        "sessionExpires.require.missing", .warning, Citation(4028, "9", .must), "a 2xx makes the client refresh and does not require timer",
        "The client has to understand the response to know that it refreshes.",
        .message(
            applies: { $0.isSuccess && $0.message.contains(.sessionExpires) && [.invite, .update].contains($0.method) },
            check: { response, _, report in
                guard let refresher = interval(response, .sessionExpires)?.refresher, refresher.lowercased() == "uac" else { return }
                if !response.required.contains(.timer) { report.find(response, at: .sessionExpires) }
            }))

    static let timerNotSupported = Rule(
        "sessionExpires.supported.missing", .warning, Citation(4028, "7.1", .must),
        "a client asks for a session timer and does not support timer",
        "A server takes a client without the option tag for one that cannot refresh. Judged where no proxy can have added the timer.",
        .message(
            applies: { $0.isFromFirstHop && $0.message.contains(.sessionExpires) && [.invite, .update].contains($0.method) },
            check: { request, _, report in
                if !request.supported.contains(.timer) { report.find(request, at: .sessionExpires) }
            }))

    private static func interval(_ sighting: Sighting, _ name: FieldName) -> SessionInterval? { sighting.message.first(name) }
}
