import CMeasure

/// The least time that one row took for a corpus.
struct Timing {
    private(set) var nanoseconds = Double.infinity
    private let row: String
    private let messageCount: Int
    private let pass: Row.Pass
    /// How often a sample repeats the pass, so that the clock's own cost is nothing beside it.
    private let repetitions: Int

    /// A sample is at least as long as this.
    static let sampleNanoseconds: UInt64 = 4_000_000
    static let samplesInRound = 3

    /// Warms the caches and finds out how long a sample must be.
    init(_ row: Row, over messages: [Message]) {
        self.row = row.name
        messageCount = messages.count
        pass = row.prepare(messages)
        _ = pass()
        let start = measure_clock()
        _ = pass()
        repetitions = Int(Self.sampleNanoseconds / max(measure_clock() - start, 1)) + 1
    }

    mutating func sample() throws(Refusal) {
        for _ in 0..<Self.samplesInRound {
            var read = 0
            let start = measure_clock()
            for _ in 0..<repetitions { read += pass() }
            let end = measure_clock()
            guard read == repetitions * messageCount else { throw Refusal("\(row): refused a message that it had read before") }
            nanoseconds = min(nanoseconds, Double(end - start) / Double(read))
        }
    }
}
