import SIP

extension History {
    var callOutcome: String {
        guard let exchange = exchanges([.invite]).last else { return partOfCallOutcome }
        let isCancelled = transactions.contains { $0.method == .cancel }
        if exchange.isAccepted { return answered(exchange, isCancelled: exchange.last.transaction.cancelledBy != nil) }
        switch exchange.status {
        case 487 where isCancelled: return "cancelled"
        case nil:
            // The capture may have missed the answer where the caller got it, and seen it elsewhere.
            let isAnswered = transactions.contains { $0.method == .invite && (200..<300).contains(status(of: $0) ?? 0) }
            if isAnswered { return answered(exchange, isCancelled: isCancelled) }
            return isCancelled ? "cancelled, \(exchange.failure)" : exchange.failure
        default: return exchange.failure
        }
    }

    private func answered(_ exchange: Exchange, isCancelled: Bool) -> String {
        let ends = Set(dialogs.filter { $0.state != .early && isMadeByInvite($0) }.map(\.calleeTag)).count
        var text = isCancelled ? "answered although cancelled" : "answered"
        if ends > 1 { text += " by \(ends) ends" }
        let isAcknowledged = transactions.contains { $0.method == .invite && !$0.acknowledgements.isEmpty }
        if !isAcknowledged { text += ", never acknowledged" }
        return "\(text), \(ending ?? "no end seen")"
    }

    private func isMadeByInvite(_ dialog: Dialog) -> Bool {
        dialog.establishment.map { all[$0].identity.method == .invite } ?? false
    }

    /// Who ended the call; nil where no BYE was seen.
    private var ending: String? {
        for dialog in dialogs {
            guard let end = dialog.end, all[end].identity.method == .bye else { continue }
            return dialog.isFromCaller(all[end]) ? "ended by the caller" : "ended by the called party"
        }
        return nil
    }

    /// A call of which the capture lacks the INVITE.
    private var partOfCallOutcome: String {
        if ending != nil { return "begun before the capture, ended" }
        if dialogs.isEmpty, transactions.contains(where: { $0.method == .cancel }) { return "cancelled, its INVITE not seen" }
        return dialogs.isEmpty ? "no request seen that began it" : "begun before the capture, no end seen"
    }
}
