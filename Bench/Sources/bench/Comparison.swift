/// A run held against an earlier one. What repeats exactly is gated, time is shown.
struct Comparison {
    let before: Report
    let now: Report

    /// Another build of the C library can choose another `memcpy`; what the package does shows beyond that.
    static let instructionTolerance = 0.01

    /// One line for each figure of our rows that grew.
    var increases: [String] {
        pairs.filter { isOurs($0.now.name) }.flatMap { before, now in
            [
                increase("mallocs", now, before.mallocsPerOp, now.mallocsPerOp, tolerance: 0),
                increase("retains", now, before.retainsPerOp, now.retainsPerOp, tolerance: 0),
                increase("instructions", now, before.instructionsPerOp, now.instructionsPerOp, tolerance: Self.instructionTolerance),
            ].compactMap { $0 }
        }
    }

    var table: String {
        var table = Table(["row", "corpus", "ns/op", "before", "mallocs", "before", "retains", "before", "instructions", "before"])
        for (before, now) in pairs {
            table.add([
                now.name, now.corpus, now.nsPerOp.text(places: 1), before.nsPerOp.text(places: 1), short(now.mallocsPerOp),
                short(before.mallocsPerOp), short(now.retainsPerOp), short(before.retainsPerOp), short(now.instructionsPerOp),
                short(before.instructionsPerOp),
            ])
        }
        return table.text
    }

    /// Rows of ours that the earlier run has and this one has not: nothing can be said of them.
    var missing: [String] {
        before.rows.filter { isOurs($0.name) && now.figures($0.name, in: $0.corpus) == nil }.map { "\($0.name) (\($0.corpus))" }
    }

    private var pairs: [(before: Report.Figures, now: Report.Figures)] {
        now.rows.compactMap { figures in before.figures(figures.name, in: figures.corpus).map { ($0, figures) } }
    }

    private func isOurs(_ name: String) -> Bool { !PeerRows.all.contains { $0.name == name } }

    private func increase(_ what: String, _ row: Report.Figures, _ before: Double?, _ now: Double?, tolerance: Double) -> String? {
        guard let before, let now, now > before * (1 + tolerance) else { return nil }
        return "\(row.name) (\(row.corpus)): \(what) \(before.count) → \(now.count)"
    }

    private func short(_ figure: Double?) -> String { figure.map(\.count) ?? "–" }
}
