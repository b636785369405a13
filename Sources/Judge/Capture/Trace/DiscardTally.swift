/// Adds up what carried no message.
struct DiscardTally {
    private struct Key: Hashable {
        let reason: DiscardedOctets.Reason
        let flow: Flow?
    }

    private var rows: [DiscardedOctets] = []
    private var places: [Key: Int] = [:]

    /// In the order of their first frames.
    var sorted: [DiscardedOctets] {
        rows.sorted { ($0.frames.lowerBound, $0.frames.upperBound) < ($1.frames.lowerBound, $1.frames.upperBound) }
    }

    /// Adds octets; `packets` is how many datagrams or segments held them.
    mutating func add(_ reason: DiscardedOctets.Reason, _ flow: Flow?, _ frames: ClosedRange<Int>, packets: Int = 1, octets: Int) {
        guard octets > 0 else { return }
        let row = DiscardedOctets(reason: reason, flow: flow, frames: frames, packets: packets, octets: octets)
        guard let key = Self.key(reason, flow) else { return rows.append(row) }
        guard let place = places[key] else {
            places[key] = rows.count
            return rows.append(row)
        }
        // The first packet that shows what a flow is names it.
        if rows[place].reason == .notSIP(nil) { rows[place].reason = reason }
        let known = rows[place].frames
        rows[place].frames = min(known.lowerBound, frames.lowerBound)...max(known.upperBound, frames.upperBound)
        rows[place].packets += packets
        rows[place].octets += octets
    }

    /// What rows are joined by; nil where each stands for itself.
    private static func key(_ reason: DiscardedOctets.Reason, _ flow: Flow?) -> Key? {
        switch reason {
        case .capture, .keepAlive: Key(reason: reason, flow: flow)
        case .notSIP: Key(reason: .notSIP(nil), flow: flow)
        case .leftover, .junk, .midway, .endless, .missing: nil
        }
    }
}

extension FrameNumbers {
    var range: ClosedRange<Int> { self[0]...lastNumber }
}
