extension Report {
    /// The table of `rows`, each against its reference.
    func table(of rows: [Row]) -> String {
        var table = Table(["row", "corpus", "octets", "ns/op", "MB/s", "mallocs", "retains"] + instructionsHeading + ["time over"])
        var corpus = self.rows.first?.corpus
        for figures in self.rows {
            if figures.corpus != corpus { table.addGap() }
            corpus = figures.corpus
            let reference = rows.first { $0.name == figures.name }?.reference
            let time = reference.flatMap { ratio(figures.name, to: $0, in: figures.corpus) }
            let cells = [
                figures.name, figures.corpus, String(figures.bytes), figures.nsPerOp.text(places: 1),
                (Double(figures.bytes) * 1000 / figures.nsPerOp).text(places: 0), figures.mallocsPerOp.count,
                figures.retainsPerOp.count,
            ]
            let instructions = instructionsHeading.map { _ in figures.instructionsPerOp.map { $0.text(places: 0) } ?? "" }
            table.add(cells + instructions + [time.map { "\($0.text(places: 3)) × \(reference ?? "")" } ?? ""])
        }
        return table.text
    }

    /// The column exists only where something was counted.
    private var instructionsHeading: [String] { rows.contains { $0.instructionsPerOp != nil } ? ["instructions"] : [] }

    var goalsTable: String {
        var table = Table(["goal", "floor", "aim", "here", "reached"])
        for (goal, verdict) in zip(Goal.all, goals) {
            let bound = goal.isAtLeast ? "≥ " : "≤ "
            table.add([
                verdict.figure, bound + verdict.floor.count, bound + verdict.aim.count, verdict.here.count,
                verdict.reached == .notMeasured ? "" : verdict.reached.rawValue,
            ])
        }
        return table.text
    }
}
