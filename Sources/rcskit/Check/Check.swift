import Capture
import Conformance
import Octets

/// `rcskit check CAPTURE…`
enum Check: Verb {
    static let name = "check"
    static let synopsis = "[--format text|json] [--strictness strict|lenient] [--rules LIST] CAPTURE…"
    static let summary = "captures: a verdict on each message and each conversation"
    static let details = """
        A capture is a pcap or pcapng file; SIP is found on any port, over UDP and TCP. '-' reads standard input.
        LIST is codes of 'rcskit rules', or their beginnings up to a dot, parted by commas; -CODE leaves one out.
        """
    static let format = Option("--format", value: "FORMAT", "text (the default) or json")
    static let rules = Option("--rules", value: "LIST", "tell of these rules only, or of all but some")
    static let options = [format, Option.json, Option.strictness, rules]

    enum Format: String, CaseIterable {
        case text
        case json
    }

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome {
        let strictness = try arguments.choice(.strictness, of: Strictness.self) ?? .strict
        let book = try RuleBook.selected(by: arguments[rules])
        let format = try arguments.choice(format, of: Format.self) ?? (arguments.has(.json) ? .json : .text)
        guard !arguments.operands.isEmpty else { throw Refusal("check needs a capture, or - for standard input") }

        var report: any CheckReport = format == .json ? JSONCheckReport(console) : TextCheckReport(console)
        var counts = Counts()
        var isUnusable = false
        for path in arguments.operands {
            do throws(Refusal) {
                let capture = CheckedCapture(try Trace(path: path), book, strictness)
                capture.count(into: &counts)
                try report.add(capture)
            } catch  where arguments.operands.count > 1 {
                // The others are checked all the same.
                console.complain("rcskit: \(error.reason)")
                isUnusable = true
            }
        }
        try report.finish(counts)
        return isUnusable ? .unusable : counts[.error] > 0 ? .findings : .done
    }
}

/// Prints captures one by one.
protocol CheckReport {
    mutating func add(_ capture: CheckedCapture) throws(Refusal)
    mutating func finish(_ counts: Counts) throws(Refusal)
}

extension Trace {
    /// Reads a capture, or says in one line why it cannot be read.
    init(path: String) throws(Refusal) {
        let file = try MappedFile.operand(path)
        do throws(CaptureFailure) {
            self = try TraceReader().read(file, name: path)
        } catch {
            throw Refusal("\(path): \(error)")
        }
    }
}
