import SIP

/// What a capture says in SIP: its messages, what belongs together, and every octet that is no message.
///
/// Places in its lists are the indices that messages, transactions, dialogs and conversations name each other by.
public struct Trace: Sendable {
    /// The capture's name, as its reader was given it.
    public let name: String
    /// The file as a whole: packets, octets, times, what is wrong with it.
    public let summary: CaptureSummary
    /// Messages in the order in which they were complete.
    public let messages: [CapturedMessage]
    /// Requests with what answers them, one hop each.
    public let transactions: [Transaction]
    /// Calls and subscriptions, over all hops.
    public let dialogs: [Dialog]
    /// What belongs together for a reader.
    public let conversations: [Conversation]
    /// Every octet that is no message, with its reason.
    public let discarded: [DiscardedOctets]

    /// Finds out what belongs together.
    ///
    /// - Precondition: messages come in order, each with its place as its index.
    init(name: String, summary: CaptureSummary, messages: [CapturedMessage], discarded: [DiscardedOctets]) {
        var messages = messages
        Self.markRetransmissions(&messages)
        Self.linkRequests(&messages)
        let transactions = TransactionTable.read(&messages)
        let dialogs = DialogTable.read(&messages, transactions)
        let conversations = ConversationTable.read(&messages, transactions, dialogs)
        self.name = name
        self.summary = summary
        self.messages = messages
        self.transactions = transactions
        self.dialogs = dialogs
        self.conversations = conversations
        self.discarded = discarded
    }
}

// MARK: What a rule asks of a message

extension Trace {
    /// The transaction that a message belongs to.
    public func transaction(of message: CapturedMessage) -> Transaction { transactions[message.transaction] }

    /// The request that a response answers; nil where the capture lacks it, and for a request.
    public func request(of response: CapturedMessage) -> CapturedMessage? {
        guard !response.message.isRequest else { return nil }
        return transaction(of: response).request.map { messages[$0] }
    }

    /// The responses to a request on this hop, in order, those repeated left out.
    public func responses(to request: CapturedMessage) -> [CapturedMessage] {
        request.message.isRequest ? transaction(of: request).responses.map { messages[$0] } : []
    }

    /// The dialogs that a message belongs to: several for a request that was forked.
    public func dialogs(of message: CapturedMessage) -> [Dialog] { message.dialogs.map { dialogs[$0] } }

    /// The conversation that a message belongs to.
    public func conversation(of message: CapturedMessage) -> Conversation { conversations[message.conversation] }

    /// The requests that the same sender sent on the same hop in the same dialog, or before it for the same Call-ID and From tag, the latest
    /// first; those repeated left out.
    ///
    /// What CSeq counts: RFC 3261 8.1.1.5, 12.2.1.1. A REGISTER's are all earlier ones of its Call-ID: RFC 3261 10.2.
    public func earlierRequests(before message: CapturedMessage) -> some Sequence<CapturedMessage> {
        sequence(state: message.previousRequest) { next in
            guard let place = next else { return nil as CapturedMessage? }
            next = messages[place].previousRequest
            return messages[place]
        }
    }
}
