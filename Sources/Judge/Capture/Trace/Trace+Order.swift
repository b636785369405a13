import SIP

extension Trace {
    /// 64 times T1: how long a sender repeats itself. RFC 3261 17.1.1.2, 17.2.1
    private static let repetition: Int64 = 32_000_000_000

    /// A sender waits for T1 before it repeats itself, which is half a second or, where both ends know better, a little less.
    private static let haste: Int64 = 20_000_000

    private struct Sent: Hashable {
        let source: Endpoint
        let destination: Endpoint
        let message: Message
    }

    static func markRetransmissions(_ messages: inout [CapturedMessage]) {
        var originals: [Sent: (first: Int, latest: Int)] = [:]
        for place in messages.indices where messages[place].transport == .udp {
            let message = messages[place]
            let sent = Sent(source: message.source, destination: message.destination, message: message.message)
            guard let (original, latest) = originals[sent], message.time.nanoseconds - messages[original].time.nanoseconds <= repetition
            else {
                originals[sent] = (place, place)
                continue
            }
            messages[place].retransmissionOf = original
            messages[place].isCapturedAgain = abs(message.time.nanoseconds - messages[latest].time.nanoseconds) < haste
            originals[sent] = (original, place)
        }
    }
}

extension Trace {
    /// Where requests are counted together: a sender's in one dialog, or outside dialogs, on one hop.
    private struct Line: Hashable {
        let callID: String
        /// Without its port: a phone that begins to encrypt goes on from another.
        let host: String?
        let hops: Int
        let fromTag: String?
        let toTag: String?
    }

    static func linkRequests(_ messages: inout [CapturedMessage]) {
        var latest: [Line: Int] = [:]
        for place in messages.indices where messages[place].message.isRequest && messages[place].retransmissionOf == nil {
            let message = messages[place]
            let identity = message.identity
            guard let callID = identity.callID else { continue }
            let isRegistration = identity.method == .register
            let fromTag = isRegistration ? nil : identity.fromTag
            let host = identity.sentByHost
            let line = Line(
                callID: callID, host: host, hops: identity.hops, fromTag: fromTag, toTag: isRegistration ? nil : identity.toTag)
            // A dialog goes on from the request that made it.
            let origin = Line(callID: callID, host: host, hops: identity.hops, fromTag: fromTag, toTag: nil)
            let previous = latest[line] ?? latest[origin]
            // A proxy that forks sends one request several times.
            let isFork = previous.map { identity.hops > 1 && isSameRequest(messages[$0].identity, identity) } ?? false
            messages[place].previousRequest = isFork ? previous.flatMap { messages[$0].previousRequest } : previous
            if !isFork { latest[line] = place }
        }
    }

    private static func isSameRequest(_ one: MessageIdentity, _ other: MessageIdentity) -> Bool {
        one.sequence == other.sequence && one.method == other.method
    }
}
