import Octets
import SIP

/// Gathers transactions into conversations.
struct ConversationTable {
    fileprivate enum Family: Hashable {
        case registration
        case publication
        case session
        /// A message without a Call-ID is alone with its transaction.
        case nameless(Int)
    }

    private struct Key: Hashable {
        let callID: String?
        let family: Family
    }

    /// What an entity tag was given for. RFC 3903 4.1
    private struct Publication: Hashable {
        let resource: String?
        let tag: String
    }

    fileprivate struct Group {
        let callID: String?
        let family: Family
        var messages: [Int] = []
        var transactions: [Int] = []
    }

    private var groups: [Group] = []
    private var places: [Key: Int] = [:]
    private var publications: [Publication: Int] = [:]

    /// Tells each message its conversation.
    static func read(_ messages: inout [CapturedMessage], _ transactions: [Transaction], _ dialogs: [Dialog]) -> [Conversation] {
        var table = ConversationTable()
        var seen = Set<Int>()
        for place in messages.indices {
            let group = table.place(of: messages[place])
            messages[place].conversation = group
            table.groups[group].messages.append(place)
            if seen.insert(messages[place].transaction).inserted {
                table.groups[group].transactions.append(messages[place].transaction)
            }
        }
        var uses: [String: Int] = [:]
        for group in table.groups { uses[group.callID ?? "", default: 0] += 1 }
        return table.groups.enumerated().map { index, group in
            let history = History(messages, transactions, dialogs, group.messages, group.transactions)
            let kind = group.kind(history)
            let id = group.callID ?? ""
            let suffix = id.isEmpty || uses[id] == 1 ? "" : " \(kind.rawValue)"
            return Conversation(
                index: index, kind: kind, id: (id + suffix).printable, parties: history.parties, messages: group.messages,
                transactions: group.transactions, dialogs: history.dialogs.map(\.index), outcome: history.outcome(of: kind))
        }
    }

    private mutating func place(of message: CapturedMessage) -> Int {
        let callID = message.identity.callID
        let family: Family =
            switch message.identity.method {
            case _ where callID == nil: .nameless(message.transaction)
            case .register: .registration
            case .publish: .publication
            default: .session
            }
        let key = Key(callID: callID, family: family)
        let known = places[key] ?? (family == .publication ? publication(message) : nil)
        let place = known ?? groups.count
        if known == nil { groups.append(Group(callID: callID, family: family)) }
        places[key] = place
        if family == .publication, !message.message.isRequest, let tag = message.message[.sipETag] {
            publications[Publication(resource: message.identity.to, tag: tag)] = place
        }
        return place
    }

    private func publication(_ message: CapturedMessage) -> Int? {
        guard let tag = message.message[.sipIfMatch] else { return nil }
        return publications[Publication(resource: message.identity.to, tag: tag)]
    }
}

extension ConversationTable.Group {
    fileprivate func kind(_ history: History) -> Conversation.Kind {
        switch family {
        case .registration: return .registration
        case .publication: return .publication
        case .session, .nameless: break
        }
        let methods = Set(history.transactions.map(\.method))
        if !methods.isDisjoint(with: [.invite, .bye, .prack, .update, .ack, .cancel]) { return .dialog }
        if !methods.isDisjoint(with: [.subscribe, .notify, .refer]) { return .subscription }
        if methods == [.register] { return .registration }
        if methods == [.publish] { return .publication }
        return history.dialogs.isEmpty ? .transaction : .dialog
    }
}
