import SIP

extension History {
    /// Requests that make neither a dialog nor a binding.
    var requestOutcome: String {
        let exchanges = exchanges(Set(transactions.map(\.method)).subtracting([.ack, .cancel]))
        guard exchanges.count != 1 else { return outcome(exchanges[0]) }
        var texts: [String] = []
        var counts: [String: Int] = [:]
        for text in exchanges.map(outcome) {
            if counts[text] == nil { texts.append(text) }
            counts[text, default: 0] += 1
        }
        guard !texts.isEmpty else { return "no request seen" }
        var list = texts.prefix(6).map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
        if texts.count > 6 { list += ", …" }
        return "\(exchanges.count) requests: \(list)"
    }

    private func outcome(_ exchange: Exchange) -> String {
        let text = exchange.isAccepted ? "answered with \(exchange.status ?? 200)\(exchange.afterChallenge)" : exchange.failure
        return exchange.last.transaction.request == nil ? "\(text), request not seen" : text
    }

    var subscriptionOutcome: String {
        let notifications = transactions.compactMap { request(of: $0) }.filter { $0.identity.method == .notify }
        let exchange = exchanges([.subscribe, .refer]).last
        guard let last = notifications.last else {
            guard let exchange else { return "no request seen" }
            return exchange.isAccepted ? "accepted\(exchange.afterChallenge), no notification seen" : exchange.failure
        }
        // The same notification is seen on every hop.
        let count = Set(notifications.map { "\($0.identity.fromTag ?? "") \($0.identity.sequence ?? 0)" }).count
        let counted = "\(count) \(count == 1 ? "notification" : "notifications")"
        let state = last.message.first(.subscriptionState, as: SubscriptionState.self)
        let reason = state?.reason.map { " (\($0.printable))" } ?? ""
        let text = state.map { "subscription \($0.state.lowercased().printable)\(reason)" } ?? "state of the subscription not told"
        return exchange == nil ? "\(counted), no subscription seen, last \(text)" : "\(text), \(counted)"
    }
}
