import SIP

/// Gathers messages into dialogs by Call-ID and both tags.
struct DialogTable {
    private struct Key: Hashable {
        let callID: String
        let lower: String
        let upper: String

        /// Nil where a tag is missing.
        init?(_ identity: MessageIdentity) {
            guard let callID = identity.callID, let from = identity.fromTag, let to = identity.toTag else { return nil }
            self.callID = callID
            lower = min(from, to)
            upper = max(from, to)
        }
    }

    private var dialogs: [Dialog] = []
    private var places: [Key: Int] = [:]

    /// Tells each message its dialogs.
    static func read(_ messages: inout [CapturedMessage], _ transactions: [Transaction]) -> [Dialog] {
        var table = DialogTable()
        for message in messages { table.add(message, messages, transactions) }
        for dialog in table.dialogs {
            for place in dialog.messages { messages[place].dialogs.append(dialog.index) }
        }
        return table.dialogs
    }

    private mutating func add(_ message: CapturedMessage, _ messages: [CapturedMessage], _ transactions: [Transaction]) {
        guard let key = Key(message.identity) else { return }
        let transaction = transactions[message.transaction]
        let request = transaction.request.map { messages[$0] }
        let isMadeHere = request.map { $0.identity.toTag == nil } ?? false
        guard let place = places[key] ?? begin(key, message) else { return }
        // Each hop's request is part of what it makes, though it names one end only.
        if isMadeHere, let request { dialogs[place].insert(request.index) }
        dialogs[place].insert(message.index)
        note(message, at: place, isInitial: isMadeHere)
    }

    /// A dialog that this message makes, or shows to be there; nil where it does neither.
    private mutating func begin(_ key: Key, _ message: CapturedMessage) -> Int? {
        let identity = message.identity
        let status = message.message.statusCode ?? 0
        if message.message.isRequest {
            guard !Self.outsiders.contains(identity.method) else { return nil }
        } else {
            guard Self.creators.contains(identity.method), (101..<300).contains(status) else { return nil }
        }
        guard let callID = identity.callID, let from = identity.fromTag, let to = identity.toTag else { return nil }
        let index = dialogs.count
        // The subscriber is the caller, though the notifier may be heard first. RFC 6665 4.1.3
        let isNotification = message.message.isRequest && identity.method == .notify
        dialogs.append(
            Dialog(
                index: index, callID: callID, callerTag: isNotification ? to : from, calleeTag: isNotification ? from : to,
                establishment: message.message.isRequest && !isNotification ? nil : message.index,
                state: status < 200 && !message.message.isRequest ? .early : .confirmed))
        places[key] = index
        return index
    }

    private static let creators: Set<Method> = [.invite, .subscribe, .refer, .notify]
    /// An ACK to a refusal and a CANCEL have both tags and no dialog; the others should have but one.
    private static let outsiders: Set<Method> = [.ack, .cancel, .register, .publish]

    /// Follows a dialog's state.
    private mutating func note(_ message: CapturedMessage, at place: Int, isInitial: Bool) {
        let status = message.message.statusCode ?? 0
        let method = message.identity.method
        if message.message.isRequest {
            let isOver = method == .bye || method == .notify && message.endsSubscription
            guard isOver, dialogs[place].state != .ended else { return }
            dialogs[place].end = message.index
            dialogs[place].state = .ended
        } else if isInitial, Self.creators.contains(method), dialogs[place].state == .early {
            if status >= 300 { dialogs[place].state = .ended } else if status >= 200 { dialogs[place].state = .confirmed }
        }
    }
}

extension Dialog {
    /// Adds a message at its place in the order; O(1) at the end.
    fileprivate mutating func insert(_ message: Int) {
        // A request whose responses are many stands far before the last of them.
        var lower = 0
        var upper = messages.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if messages[middle] < message { lower = middle + 1 } else { upper = middle }
        }
        if lower == messages.count || messages[lower] != message { messages.insert(message, at: lower) }
    }
}

extension CapturedMessage {
    /// Whether a NOTIFY says that its subscription is over. RFC 6665 4.1.3
    var endsSubscription: Bool { message.first(.subscriptionState, as: SubscriptionState.self)?.isTerminated ?? false }
}
