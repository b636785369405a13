/// A call flow as text: a column for each participant, an arrow for each message.
///
///     time   frame  ilse                    proxy
///                   192.0.2.1:5060          198.51.100.2:5060
///                   │                       │
///     0.000      1  │ INVITE (SDP) ────────►│
///     0.502      2  │ INVITE (SDP, again) ╌►│
///     0.507      3  │◄─────────── 100 Trying │
public struct Ladder: Sendable {
    /// What lines and arrows are drawn with.
    public enum Alphabet: Sendable {
        case unicode
        case ascii
    }

    /// Fewest columns between two participants; a ladder of many participants is wider than asked for.
    static let minimumGap = 12

    let participants: [Participant]
    let steps: [Step]

    /// One message: from one participant's place to another's.
    struct Step: Sendable {
        let milliseconds: Int
        let frame: Int
        let source: Int
        let destination: Int
        /// Whether it was sent before.
        let isRepeated: Bool
        /// From the longest to the shortest.
        let labels: [String]
    }

    /// A conversation of a trace; times count from the trace's first message. O(messages)
    public init(_ conversation: Conversation, of trace: Trace, _ participants: Participants) {
        self.init(conversation.messages, of: trace, participants)
    }

    /// Messages of a trace, in order.
    public init(_ messages: [Int], of trace: Trace, _ participants: Participants) {
        let start = trace.messages.first?.time.nanoseconds ?? 0
        var places: [Endpoint: Int] = [:]
        var columns: [Participant] = []
        func place(_ endpoint: Endpoint) -> Int {
            let participant = participants[endpoint]
            if let known = places[participant.endpoint] { return known }
            places[participant.endpoint] = columns.count
            columns.append(participant)
            return columns.count - 1
        }
        steps = messages.map { index in
            let message = trace.messages[index]
            return Step(
                milliseconds: Int((message.time.nanoseconds - start) / 1_000_000), frame: message.frames.lastNumber,
                source: place(message.source), destination: place(message.destination), isRepeated: message.retransmissionOf != nil,
                labels: message.ladderLabels)
        }
        self.participants = columns
    }
}
