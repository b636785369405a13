import SIP

extension CapturedMessage {
    /// What stands on an arrow, from the longest to the shortest: `INVITE (SDP, auth)`, `INVITE`.
    var ladderLabels: [String] {
        let method = identity.method.name
        guard message.isRequest else {
            let code = message.statusCode.map(String.init) ?? "???"
            let phrase = message.reasonPhrase.map { $0.isEmpty ? "" : " \($0)" } ?? ""
            let texts = ["\(code)\(phrase)\(Self.list([method] + notes))", "\(code)\(phrase)\(Self.list([method]))", "\(code)\(phrase)"]
            return (texts + [code]).map(\.printable)
        }
        let event = message.first(.event, as: Event.self).map { " \($0.type)" } ?? ""
        return ["\(method)\(event)\(Self.list(notes))", "\(method)\(Self.list(notes))", method].map(\.printable)
    }

    private static func list(_ notes: [String]) -> String {
        let notes = notes.filter { !$0.isEmpty }
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    /// What else is worth a word: the body, credentials, the state of a subscription, that it was sent before.
    private var notes: [String] {
        var notes: [String] = []
        if retransmissionOf != nil { notes.append("again") }
        if !message.bodyOctets.isEmpty, let type = message[.contentType]?.prefix(while: { $0 != ";" && $0 != " " }) {
            notes.append(type.lowercased() == "application/sdp" ? "SDP" : String(type))
        }
        if message.hasCredentials { notes.append("auth") }
        if let state = message.first(.subscriptionState, as: SubscriptionState.self) { notes.append(state.state) }
        return notes
    }
}
