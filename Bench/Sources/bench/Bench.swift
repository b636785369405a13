import CMeasure
import Foundation

@main
struct Bench {
    static func main() {
        do throws(Refusal) {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.asksForHelp { return print(Options.help) }
            exit(try Bench(options).run())
        } catch {
            FileHandle.standardError.write(Data("bench: \(error.reason)\n".utf8))
            exit(2)
        }
    }

    let options: Options
    let rows: [Row]
    let corpora: [Corpus]

    init(_ options: Options) throws(Refusal) {
        self.options = options
        rows = try Self.rows(only: options.only)
        let files = try Corpus.files(in: options.corpus ?? Self.vectors)
        try PeerRows.prepare(largest: files.reduce(0) { max($0, $1.octets.count) })
        corpora = Corpus.all(of: try Self.readable(files, by: rows, isOwn: options.corpus == nil))
    }

    /// 0 where nothing grew, 1 where something did.
    func run() throws(Refusal) -> Int32 {
        if options.isInstructionsRun {
            Instructions.execute(rows, over: corpora[0].messages)
            return 0
        }
        // Before the run, so that a wrong name does not cost one.
        let before: Report? = if let path = options.compare { try Report(contentsOf: path) } else { nil }
        let report = try measure()
        print(report.table(of: rows))
        print("\n" + report.goalsTable)
        if let path = options.json { try report.write(to: path) }
        guard let before else { return 0 }

        let comparison = Comparison(before: before, now: report)
        print("\n" + comparison.table)
        if !comparison.missing.isEmpty { print("\nnot in this run: " + comparison.missing.joined(separator: ", ")) }
        for increase in comparison.increases { print("more than before: \(increase)") }
        return comparison.increases.isEmpty ? 0 : 1
    }

    private func measure() throws(Refusal) -> Report {
        let counting = Counting()
        let cpu = measure_pin()
        var report = Report(machine: Machine.description, rounds: options.rounds)
        print("\(report.machine); \(cpu < 0 ? "not kept on one CPU" : "kept on CPU \(cpu)"); \(options.rounds) rounds\n")

        var timings = corpora.map { corpus in rows.map { Timing($0, over: corpus.messages) } }
        for _ in 0..<options.rounds {
            for corpus in corpora.indices {
                for row in rows.indices { try timings[corpus][row].sample() }
            }
        }
        for (corpus, timings) in zip(corpora, timings) {
            for (row, timing) in zip(rows, timings) {
                let counts = counting.figures(of: row, over: corpus.messages)
                report.rows.append(
                    Report.Figures(
                        name: row.name, corpus: corpus.name, bytes: corpus.octets, nsPerOp: timing.nanoseconds.rounded(places: 1),
                        mallocsPerOp: counts.mallocs, retainsPerOp: counts.retains, releasesPerOp: counts.releases))
            }
        }
        if options.countsInstructions {
            let counts = try Instructions.counts(of: rows, options: options)
            for (place, count) in counts.enumerated() {
                report.rows[place].instructionsPerOp = (count / Double(corpora[0].messages.count)).rounded(places: 1)
            }
        }
        report.compareRows(rows)
        return report
    }

    private static func rows(only name: String?) throws(Refusal) -> [Row] {
        let all = PeerRows.all + SIPRows.all
        guard let name else { return all }
        let named = all.filter { $0.isNamed(name) }
        guard !named.isEmpty else { throw Refusal("--only \(name): no such row; there are \(all.map(\.name).joined(separator: ", "))") }
        return all.filter { row in row.isNamed(name) || named.contains { $0.reference == row.name } }
    }

    /// A row that refuses a message would be timed for doing less than the others.
    ///
    /// The package's own messages must be read by every row. Of the user's, those that some row refuses are named and left out.
    private static func readable(_ files: [Corpus.File], by rows: [Row], isOwn: Bool) throws(Refusal) -> [Corpus.File] {
        let refused = rows.flatMap { row in
            files.filter { row.prepare([Message($0.octets)])() == 0 }.map { (row: row.name, file: $0.name) }
        }
        guard !refused.isEmpty else { return files }
        let list = refused.map { "\($0.row) does not read \($0.file).sip" }.joined(separator: "; ")
        if isOwn { throw Refusal(list) }
        let rest = files.filter { file in !refused.contains { $0.file == file.name } }
        guard !rest.isEmpty else { throw Refusal("no message that every row reads: " + list) }
        print("left out: " + list)
        return rest
    }

    /// `Vectors/bench`, from this file's place.
    private static var vectors: String {
        var place = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { place.deleteLastPathComponent() }
        return place.appendingPathComponent("Vectors/bench").path
    }
}
