import Capture
import SIP

/// All that a capture says, looked at by the rules.
final class Evidence {
    let trace: Trace
    let sightings: [Sighting]
    /// INVITE transactions by what their ACK and CANCEL share with them, those whose request was seen.
    private let invites: [RequestKey: [Int]]
    /// Which INVITEs were acknowledged, wherever the ACK was seen.
    let acknowledged: Set<RequestKey>

    /// What tells a request but for its method and hop.
    struct RequestKey: Hashable {
        let callID: String
        let sequence: UInt64?

        init(_ sighting: Sighting) {
            callID = sighting.callID
            sequence = sighting.sequence
        }
    }

    init(_ trace: Trace) {
        self.trace = trace
        let all = trace.messages.map(Sighting.init)
        sightings = all
        var invites: [RequestKey: [Int]] = [:]
        for transaction in trace.transactions where transaction.method == .invite {
            guard let request = transaction.request else { continue }
            invites[RequestKey(all[request]), default: []].append(transaction.index)
        }
        self.invites = invites
        acknowledged = Set(all.lazy.filter { $0.isRequest && $0.method == .ack }.map { RequestKey($0) })
    }

    /// Messages that one message is compared with at most: a sender that never changes its identifiers must not cost the square of its messages.
    static let maximumCandidates = 32

    /// The INVITE transactions with the Call-ID and number of a request, the latest of them.
    func invites(like request: Sighting) -> ArraySlice<Int> { invites[RequestKey(request)]?.suffix(Self.maximumCandidates) ?? [] }

    func transaction(of sighting: Sighting) -> Transaction { trace.transactions[sighting.captured.transaction] }

    func request(of transaction: Transaction) -> Sighting? { transaction.request.map { sightings[$0] } }

    /// The request that a response answers on its own hop.
    func request(of response: Sighting) -> Sighting? {
        guard !response.isRequest, let request = request(of: transaction(of: response)), response.isBack(request) else { return nil }
        return request
    }

    func responses(of transaction: Transaction) -> [Sighting] { transaction.responses.map { sightings[$0] } }

    /// Whether the message repeats an earlier one, so that nothing new can be said of it.
    func isRepeated(_ sighting: Sighting) -> Bool {
        if sighting.captured.retransmissionOf != nil { return true }
        guard sighting.isRequest, let first = transaction(of: sighting).request else { return false }
        return first != sighting.index && sightings[first].method == sighting.method
    }
}
