/// Replays a framer with its input cut in every way that a network can cut it, and demands the same events each time.
///
/// Knows nothing of the protocol: what it compares is whatever the replay makes of a framer's events.
public struct FramerVerifier<Event: Equatable>: Sendable {
    /// Feeds the pieces to a new framer, one after the other, takes what comes after each, ends the stream, and gives all events.
    let replay: @Sendable ([ArraySlice<UInt8>]) -> [Event]

    public init(replay: @escaping @Sendable ([ArraySlice<UInt8>]) -> [Event]) { self.replay = replay }

    public func events(of octets: [UInt8]) -> [Event] { replay([octets[...]]) }

    /// Each cut of the input that changed the events; empty where the framer is right.
    ///
    /// Whole, octet by octet, at every one point, at random points, with empty pieces. O(octets²)
    public func disagreements(on octets: [UInt8], seed: UInt64 = 1, rounds: Int = 50) -> [String] {
        let expected = events(of: octets)
        var found: [String] = []
        func check(_ cut: String, _ pieces: [ArraySlice<UInt8>]) {
            let events = replay(pieces)
            if events != expected { found.append("\(cut): \(events) instead of \(expected)") }
        }
        check("octet by octet", octets.indices.map { octets[$0...$0] })
        for point in octets.indices { check("cut at \(point)", [octets[..<point], octets[point...]]) }
        var chance = Random(seed: seed)
        for round in 0..<rounds {
            check("random cut \(round) of seed \(seed)", cut(octets, upTo: 1 + (1 << Int.random(in: 0...8, using: &chance)), &chance))
        }
        return found
    }

    /// The same for an input too long to be cut at every point.
    public func disagreements(onLong octets: [UInt8], seed: UInt64 = 1, rounds: Int = 10) -> [String] {
        let expected = events(of: octets)
        var chance = Random(seed: seed)
        return (0..<rounds).compactMap { round in
            replay(cut(octets, upTo: 1 << (round % 14 + 1), &chance)) == expected ? nil : "random cut \(round) of seed \(seed)"
        }
    }

    private func cut(_ octets: [UInt8], upTo maximum: Int, _ chance: inout Random) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while start < octets.count {
            let end = min(start + Int.random(in: 0...maximum, using: &chance), octets.count)
            pieces.append(octets[start..<end])
            start = end
        }
        return pieces
    }
}
