import CMeasure

/// The least time that one row took for a corpus.
struct Timing {
    private(set) var nanoseconds = Double.infinity
    /// How often a sample repeats the pass, so that the clock's own cost is nothing beside it.
    private var repetitions = 1

    /// A sample is at least as long as this.
    static let sampleNanoseconds: UInt64 = 4_000_000
    static let samplesInRound = 3

    /// Warms the caches and finds out how long a sample must be.
    mutating func calibrate(_ row: Row, over messages: [Message]) {
        _ = row.pass(messages)
        let start = measure_clock()
        _ = row.pass(messages)
        repetitions = Int(Self.sampleNanoseconds / max(measure_clock() - start, 1)) + 1
    }

    mutating func sample(_ row: Row, over messages: [Message]) throws(Refusal) {
        for _ in 0..<Self.samplesInRound {
            var read = 0
            let start = measure_clock()
            for _ in 0..<repetitions { read += row.pass(messages) }
            let end = measure_clock()
            guard read == repetitions * messages.count else { throw Refusal("\(row.name): refused a message that it had read before") }
            nanoseconds = min(nanoseconds, Double(end - start) / Double(read))
        }
    }
}
