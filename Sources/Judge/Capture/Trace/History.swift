import Octets
import SIP

/// What happened in one conversation, for the words that sum it up.
struct History {
    let all: [CapturedMessage]
    let messages: [Int]
    let transactions: [Transaction]
    let dialogs: [Dialog]

    init(
        _ all: [CapturedMessage], _ transactions: [Transaction], _ dialogs: [Dialog], _ messages: [Int], _ places: [Int]
    ) {
        self.all = all
        self.messages = messages
        self.transactions = places.map { transactions[$0] }
        self.dialogs = Set(messages.flatMap { all[$0].dialogs }).sorted().map { dialogs[$0] }
    }

    var parties: [String] {
        let first = messages.first { all[$0].message.isRequest } ?? messages[0]
        let identity = all[first].identity
        var parties: [String] = []
        for uri in [identity.from, identity.to] {
            if let text = uri?.withoutParameters.printable, !parties.contains(text) { parties.append(text) }
        }
        return parties
    }

    func outcome(of kind: Conversation.Kind) -> String {
        switch kind {
        case .dialog: callOutcome
        case .registration: registrationOutcome
        case .subscription: subscriptionOutcome
        case .publication: publicationOutcome
        case .transaction: requestOutcome
        }
    }

    func request(of transaction: Transaction) -> CapturedMessage? { transaction.request.map { all[$0] } }

    func status(of transaction: Transaction) -> Int? { transaction.finalResponse.flatMap { all[$0].message.statusCode } }

    /// What was tried with a method outside dialogs, where the capture saw it first: as many hops from its author as the first request. What is
    /// repeated with credentials, with another interval or elsewhere is one exchange.
    func exchanges(_ methods: Set<Method>) -> [Exchange] {
        let initial = transactions.filter { transaction in
            methods.contains(transaction.method) && (request(of: transaction).map { $0.identity.toTag == nil } ?? true)
        }
        guard let first = initial.first, let opening = first.messages.first else { return [] }
        var exchanges: [Exchange] = []
        for transaction in initial {
            guard let message = transaction.messages.first, all[message].identity.hops == all[opening].identity.hops else { continue }
            let attempt = Exchange.Attempt(
                transaction: transaction, status: status(of: transaction), hasProvisional: !transaction.responses.isEmpty,
                hasCredentials: request(of: transaction).map { $0.message.hasCredentials } ?? false)
            if exchanges.last?.goesOn(with: transaction.method) == true {
                exchanges[exchanges.count - 1].attempts.append(attempt)
            } else {
                exchanges.append(Exchange(attempts: [attempt]))
            }
        }
        return exchanges
    }
}

/// One thing that a sender wanted, and its attempts at it.
struct Exchange {
    struct Attempt {
        let transaction: Transaction
        /// That of the final response.
        let status: Int?
        let hasProvisional: Bool
        let hasCredentials: Bool
    }

    /// Never empty.
    var attempts: [Attempt]

    var last: Attempt { attempts[attempts.count - 1] }
    var status: Int? { last.status }
    var isAccepted: Bool { status.map { (200..<300).contains($0) } ?? false }
    /// Whether an attempt before the last one was challenged.
    var wasChallenged: Bool { attempts.dropLast().contains { $0.status == 401 || $0.status == 407 } }
    var afterChallenge: String { wasChallenged ? " after a challenge" : "" }

    /// Whether another request carries on: after a challenge, a redirection, or an interval too short.
    func goesOn(with method: Method) -> Bool {
        guard let status, last.transaction.method == method else { return false }
        return [401, 407, 422, 423].contains(status) || (300..<400).contains(status)
    }

    /// How it ended where it was not accepted.
    var failure: String {
        guard let status else { return last.hasProvisional ? "no final response seen" : "unanswered" }
        switch status {
        case 300..<400: return "redirected with \(status)"
        case 401, 407: return last.hasCredentials ? "refused with \(status)\(afterChallenge)" : "challenged with \(status), not tried again"
        default: return "refused with \(status)\(afterChallenge)"
        }
    }
}

extension Message {
    var hasCredentials: Bool { contains(.authorization) || contains(.proxyAuthorization) }
}

extension String {
    /// A SIP URI up to its parameters and headers; others as they are.
    fileprivate var withoutParameters: String {
        guard lowercased().hasPrefix("sip") else { return self }
        let host = lastIndex(of: "@") ?? startIndex
        return String(self[..<(self[host...].firstIndex { $0 == ";" || $0 == "?" } ?? endIndex)])
    }
}

extension [String] {
    /// The parts one after another, those in a row that are the same counted, and no more than six.
    var joinedOutcome: String {
        var runs: [(text: String, count: Int)] = []
        for part in self {
            if runs.last?.text == part { runs[runs.count - 1].count += 1 } else { runs.append((part, 1)) }
        }
        var texts = runs.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" }
        if texts.count > 6 { texts.replaceSubrange(3..<texts.count - 2, with: ["…"]) }
        return texts.joined(separator: ", ")
    }
}
