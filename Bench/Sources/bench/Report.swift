import Foundation

/// What a run found: the content of `--json`.
struct Report: Codable {
    var machine: String
    var rounds: Int
    var rows: [Figures]
    /// Time over time in the mix, ours first; in another corpus its name follows `@`.
    var ratios: [String: Double]
    var goals: [Verdict]

    /// One row in one corpus.
    struct Figures: Codable {
        var name: String
        var corpus: String
        /// Mean octets of a message.
        var bytes: Int
        var nsPerOp: Double
        /// Missing where the system offers no way to count.
        var mallocsPerOp: Double?
        var retainsPerOp: Double?
        var releasesPerOp: Double?
        /// Missing without `--instructions`.
        var instructionsPerOp: Double?
    }

    struct Verdict: Codable {
        var figure: String
        var floor: Double
        var aim: Double
        /// Missing where a row did not run or nothing was counted.
        var here: Double?
        var reached: Reach

        enum Reach: String, Codable { case aim, floor, no, notMeasured }
    }

    func figures(_ name: String, in corpus: String) -> Figures? {
        rows.first { $0.name == name && $0.corpus == corpus }
    }

    /// Time over time.
    func ratio(_ ours: String, to other: String, in corpus: String) -> Double? {
        guard let ours = figures(ours, in: corpus), let other = figures(other, in: corpus) else { return nil }
        return ours.nsPerOp / other.nsPerOp
    }

    /// Fills `ratios` and `goals` from `rows`.
    mutating func compareRows(_ rows: [Row]) {
        for row in rows where row.isOurs {
            for other in rows where !other.isOurs {
                for corpus in Set(self.rows.map(\.corpus)) {
                    guard let ratio = ratio(row.name, to: other.name, in: corpus) else { continue }
                    ratios["\(row.name)/\(other.name)" + (corpus == "mix" ? "" : "@\(corpus)")] = ratio.rounded(places: 4)
                }
            }
        }
        goals = Goal.all.map { $0.verdict(self) }
    }

    func write(to path: String) throws(Refusal) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(self).write(to: URL(fileURLWithPath: path))
        } catch { throw Refusal("\(path): cannot be written") }
    }

    init(machine: String, rounds: Int) {
        self.machine = machine
        self.rounds = rounds
        rows = []
        ratios = [:]
        goals = []
    }

    init(contentsOf path: String) throws(Refusal) {
        guard let data = FileManager.default.contents(atPath: path) else { throw Refusal("\(path): cannot be read") }
        do { self = try JSONDecoder().decode(Report.self, from: data) } catch {
            throw Refusal("\(path): not the figures of an earlier run")
        }
    }
}
