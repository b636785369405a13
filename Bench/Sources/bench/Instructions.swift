import CMeasure
import Foundation

/// Counts instructions by running this command once more under valgrind's callgrind: slow, but the same number every time.
///
/// The second run reads the mix once with each row, inside the bracket; callgrind writes a file of costs each time that the bracket ends.
enum Instructions {
    /// Tells the second run what it is for.
    static let option = "--instructions-only"

    /// The second run.
    static func execute(_ rows: [Row], over messages: [Message]) {
        for row in rows {
            unsafe subject = row.prepare(messages)
            measure_bracket { _ = unsafe Instructions.subject?() }
        }
    }

    /// Instructions of a pass over the mix for each row, in their order.
    static func counts(of rows: [Row], options: Options) throws(Refusal) -> [Double] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw Refusal("\(folder.path): cannot be made")
        }
        defer { try? FileManager.default.removeItem(at: folder) }

        let valgrind = Process()
        valgrind.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        valgrind.arguments =
            ["valgrind", "--quiet", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/costs", "--toggle-collect=measure_bracket"]
            + ["--dump-after=measure_bracket", Bundle.main.executablePath ?? CommandLine.arguments[0], option]
            + (options.only.map { ["--only", $0] } ?? []) + (options.corpus.map { ["--corpus", $0] } ?? [])
        valgrind.standardOutput = FileHandle.nullDevice
        do { try valgrind.run() } catch { throw Refusal("--instructions: valgrind cannot be run") }
        valgrind.waitUntilExit()
        guard valgrind.terminationStatus == 0 else { throw Refusal("--instructions: valgrind gave up") }

        var counts: [Double] = []
        for (place, row) in rows.enumerated() {
            guard let count = total(in: "\(folder.path)/costs.\(place + 1)") else {
                throw Refusal("--instructions: nothing for \(row.name)")
            }
            counts.append(count)
        }
        return counts
    }

    /// The line `totals: NUMBER` of a file of costs.
    private static func total(in path: String) -> Double? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("totals: ") }
        return line.flatMap { Double($0.dropFirst("totals: ".count)) }
    }

    // The bracket takes a C function, which can carry nothing; the benchmark has one thread.
    nonisolated(unsafe) private static var subject: Row.Pass?
}
