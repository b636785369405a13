import CMeasure

/// Counts what a row asks of the allocator and of Swift's runtime, in a pass of its own: the hooks cost time.
struct Counting {
    let countsAllocations: Bool
    let countsReferences: Bool

    /// Tries the hooks: a counter that misses what is done on purpose counts nothing.
    init() {
        measure_start_counting()
        let witness = Witness()
        Witness.hold(witness)
        Witness.hold(witness)
        let counts = measure_stop_counting()
        countsAllocations = counts.allocations > 0
        countsReferences = counts.retains > 0 && counts.releases > 0
    }

    /// Calls for one message, on average.
    struct Figures {
        var mallocs: Double?
        var retains: Double?
        var releases: Double?
    }

    /// What a pass costs beyond one over no messages: an index made once a pass belongs to no message.
    func figures(of row: Row, over messages: [Message]) -> Figures {
        let none = counts(of: row, over: [])
        let all = counts(of: row, over: messages)
        func mean(_ count: KeyPath<measure_counts, UInt64>) -> Double {
            ((Double(all[keyPath: count]) - Double(none[keyPath: count])) / Double(messages.count) * 1000).rounded() / 1000
        }
        return Figures(
            mallocs: countsAllocations ? mean(\.allocations) : nil, retains: countsReferences ? mean(\.retains) : nil,
            releases: countsReferences ? mean(\.releases) : nil)
    }

    private func counts(of row: Row, over messages: [Message]) -> measure_counts {
        let pass = row.prepare(messages)
        measure_start_counting()
        _ = pass()
        return measure_stop_counting()
    }

    private final class Witness {
        nonisolated(unsafe) private static var last: Witness?

        @inline(never)
        static func hold(_ witness: Witness) { unsafe last = witness }
    }
}
