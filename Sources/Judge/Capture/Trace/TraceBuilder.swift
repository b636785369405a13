import Octets
import SIP

/// Recognises messages in what a capture carries.
struct TraceBuilder: ~Copyable, TransportHandler {
    let limits: Limits
    var index = Index()
    var tally = DiscardTally()
    var streams: [StreamKey: StreamReader] = [:]
    private var found: [Found] = []
    /// Endpoints that sent or received a message.
    private var known: Set<Place> = []

    private struct Found {
        var message: CapturedMessage
        /// The frame by which all of it had come.
        let completion: Int
    }

    private struct Place: Hashable {
        let transport: TransportProtocol
        let endpoint: Endpoint
    }

    /// One direction of a connection.
    struct StreamKey: Hashable {
        let connection: Int
        let source: Endpoint
    }

    init(_ limits: Limits) { self.limits = limits }

    mutating func discarded(_ discard: Discard) {
        tally.add(.capture(discard.reason), nil, discard.frames.range, octets: discard.octets)
    }

    /// Whether SIP is to be expected between two endpoints: one spoke it before, or its port is SIP's own. RFC 3261 18.1.1
    func expectsSIP(_ transport: TransportProtocol, _ source: Endpoint, _ destination: Endpoint) -> Bool {
        source.port == 5_060 || destination.port == 5_060 || known.contains(Place(transport: transport, endpoint: source))
            || known.contains(Place(transport: transport, endpoint: destination))
    }

    mutating func expectSIP(_ transport: TransportProtocol, _ source: Endpoint, _ destination: Endpoint) {
        known.insert(Place(transport: transport, endpoint: source))
        known.insert(Place(transport: transport, endpoint: destination))
    }

    /// Adds a message, and tells its place.
    mutating func add(_ message: CapturedMessage, completion: Int) -> Int {
        expectSIP(message.transport, message.source, message.destination)
        found.append(Found(message: message, completion: completion))
        return found.count - 1
    }

    /// Blames a message for what was found behind or before it.
    mutating func add(_ findings: Findings, to place: Int) {
        if findings.isEmpty { return }
        found[place].message.examination = found[place].message.examination.adding(findings)
    }

    /// The messages in the order in which they were complete; those of one frame in the order of their octets.
    mutating func takeMessages() -> [CapturedMessage] {
        let order = found.indices.sorted { (found[$0].completion, $0) < (found[$1].completion, $1) }
        defer { found = [] }
        return order.enumerated().map { number, place in
            var message = found[place].message
            message.index = number
            return message
        }
    }
}
