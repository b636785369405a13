import SIP

/// Gathers messages into transactions, hop by hop.
struct TransactionTable {
    /// What messages of a transaction have in common. RFC 3261 17.1.3, 17.2.3
    private struct Key: Hashable {
        /// The branch, or what stood for it before RFC 3261.
        let branch: String
        let sentBy: String

        init(_ message: CapturedMessage) {
            let identity = message.identity
            sentBy = identity.sentBy ?? ""
            branch =
                identity.hasMagicCookie
                ? identity.branch ?? ""
                : "\(identity.callID ?? "") \(identity.fromTag ?? "") \(identity.sequence ?? 0) \(identity.branch ?? "")"
        }
    }

    /// Transactions of one key, or INVITEs of one call, that a message is compared with: a sender that never changes its branch must not cost
    /// the square of its messages.
    private static let maximumCandidates = 32

    private var transactions: [Transaction] = []
    private var places: [Key: [Int]] = [:]
    /// The INVITEs of a Call-ID that got a 2xx.
    private var accepted: [String: [Int]] = [:]

    /// Tells each message its transaction.
    static func read(_ messages: inout [CapturedMessage]) -> [Transaction] {
        var table = TransactionTable()
        for place in messages.indices {
            let message = messages[place]
            messages[place].transaction =
                message.message.isRequest ? table.add(request: message, messages) : table.add(response: message, messages)
        }
        return table.transactions
    }

    private mutating func add(request: CapturedMessage, _ messages: [CapturedMessage]) -> Int {
        let key = Key(request)
        let identity = request.identity
        let candidates = candidates(key).filter { isSameHop(transactions[$0], request) }
        if identity.method == .ack, let invite = candidates.last(where: { isRefusedInvite(transactions[$0], messages) }) {
            transactions[invite].acknowledgements.append(request.index)
            transactions[invite].messages.append(request.index)
            return invite
        }
        // The very request again: one that differs and has the same branch is another transaction to who reads the capture.
        let known = candidates.last {
            guard let first = transactions[$0].request.map({ messages[$0].identity }) else { return false }
            return transactions[$0].method == identity.method && first.callID == identity.callID && first.sequence == identity.sequence
        }
        if let known {
            transactions[known].retransmissions.append(request.index)
            transactions[known].messages.append(request.index)
            if identity.method == .ack, let invite = transactions[known].relatesTo {
                transactions[invite].acknowledgements.append(request.index)
            }
            return known
        }
        let transaction = begin(key, request, from: request.source, to: request.destination)
        transactions[transaction].request = request.index
        if identity.method == .cancel { relate(cancel: transaction, candidates, identity) }
        if identity.method == .ack { relate(acknowledgement: transaction, request, messages) }
        return transaction
    }

    private mutating func add(response: CapturedMessage, _ messages: [CapturedMessage]) -> Int {
        let key = Key(response)
        let best = candidates(key).map { ($0, likeness(transactions[$0], response, messages)) }.max { $0.1 < $1.1 }
        let transaction = best?.0 ?? begin(key, response, from: response.destination, to: response.source)
        transactions[transaction].messages.append(response.index)
        if response.retransmissionOf != nil {
            transactions[transaction].retransmissions.append(response.index)
            return transaction
        }
        transactions[transaction].responses.append(response.index)
        let status = response.message.statusCode ?? 0
        if status >= 200, transactions[transaction].finalResponse == nil {
            transactions[transaction].finalResponse = response.index
        }
        if (200..<300).contains(status), transactions[transaction].method == .invite, let callID = response.identity.callID {
            if accepted[callID]?.last != transaction { accepted[callID, default: []].append(transaction) }
        }
        return transaction
    }

    private mutating func begin(_ key: Key, _ message: CapturedMessage, from source: Endpoint, to destination: Endpoint) -> Int {
        let index = transactions.count
        var transaction = Transaction(index: index, source: source, destination: destination, method: message.identity.method)
        if message.message.isRequest { transaction.messages = [message.index] }
        transactions.append(transaction)
        places[key, default: []].append(index)
        return index
    }

    private func candidates(_ key: Key) -> ArraySlice<Int> { places[key]?.suffix(Self.maximumCandidates) ?? [] }

    private func isSameHop(_ transaction: Transaction, _ request: CapturedMessage) -> Bool {
        transaction.source == request.source && transaction.destination == request.destination
    }

    /// An INVITE that was refused, or whose final response the capture lacks: its ACK is part of it. RFC 3261 17.1.1.3
    private func isRefusedInvite(_ transaction: Transaction, _ messages: [CapturedMessage]) -> Bool {
        guard transaction.method == .invite else { return false }
        return transaction.finalResponse.map { (messages[$0].message.statusCode ?? 0) >= 300 } ?? true
    }

    /// How well a response goes with a transaction of its branch: by method, call and number, then by the hop it came over.
    private func likeness(_ transaction: Transaction, _ response: CapturedMessage, _ messages: [CapturedMessage]) -> Int {
        var likeness = 0
        if transaction.method == response.identity.method { likeness += 32 }
        if let request = transaction.request.map({ messages[$0].identity }) {
            if request.callID == response.identity.callID { likeness += 16 }
            if request.sequence == response.identity.sequence { likeness += 8 }
        }
        if transaction.source.address == response.destination.address { likeness += 4 }
        if transaction.destination.address == response.source.address { likeness += 4 }
        if transaction.source == response.destination { likeness += 1 }
        if transaction.destination == response.source { likeness += 1 }
        return likeness
    }

    // The branch of a CANCEL is that of what it cancels. RFC 3261 9.1
    private mutating func relate(cancel: Int, _ candidates: [Int], _ identity: MessageIdentity) {
        guard let invite = candidates.last(where: { transactions[$0].method == .invite }) else { return }
        transactions[cancel].relatesTo = invite
        transactions[invite].cancelledBy = cancel
    }

    // The CSeq of an ACK has the number of its INVITE. RFC 3261 13.2.2.4
    private mutating func relate(acknowledgement: Int, _ ack: CapturedMessage, _ messages: [CapturedMessage]) {
        let invites = ack.identity.callID.flatMap { accepted[$0] }?.suffix(Self.maximumCandidates) ?? []
        let candidates = invites.filter { place in
            guard let request = transactions[place].request.map({ messages[$0].identity }) else { return false }
            return request.sequence == ack.identity.sequence && request.fromTag == ack.identity.fromTag
        }
        guard
            let invite = candidates.last(where: { isSameHop(transactions[$0], ack) })
                ?? candidates.last(where: { transactions[$0].source == ack.source })
                ?? candidates.last(where: { place in transactions[place].request.map { messages[$0].sender == ack.sender } ?? false })
                ?? candidates.last
        else { return }
        transactions[acknowledgement].relatesTo = invite
        transactions[invite].acknowledgements.append(ack.index)
    }
}
