import Capture
import Octets
import SIP

/// What is found in one capture, ready to be told.
struct Judgement {
    let trace: Trace
    let strictness: Strictness
    let selection: Selection

    /// The faults of the capture file itself.
    var fileFindings: [Finding] { selection.apply(trace.summary.findings.byOffset) }

    func findings(of message: CapturedMessage) -> [Finding] { selection.apply(message.findings) }

    func verdict(of message: CapturedMessage) -> Verdict { strictness.verdict(of: findings(of: message)) }

    /// The gravest of its messages'.
    func verdict(of conversation: Conversation) -> Verdict {
        strictness.verdict(of: conversation.messages.lazy.flatMap { findings(of: trace.messages[$0]) })
    }

    var verdict: Verdict { strictness.verdict(of: fileFindings + trace.messages.lazy.flatMap(findings)) }

    /// Adds up what is in the capture.
    func count(into counts: inout Counts) {
        counts.messages += trace.messages.count
        for finding in fileFindings { counts.add(strictness.severity(of: finding)) }
        for message in trace.messages {
            for finding in findings(of: message) { counts.add(strictness.severity(of: finding)) }
        }
    }
}

/// How much was found in all captures.
struct Counts {
    var messages = 0
    private(set) var severities: [Severity: Int] = [:]

    subscript(severity: Severity) -> Int { severities[severity, default: 0] }

    mutating func add(_ severity: Severity) { severities[severity, default: 0] += 1 }
}

/// Which rules are told of.
///
///     via,cseq.aboveMaximum   -line,-via.branch
///
/// Codes, or their beginnings up to a dot. Those behind a hyphen are left out; without any other all are told but these.
struct Selection {
    private var included: [String] = []
    private var excluded: [String] = []

    /// - Parameter list: parted by commas; nil selects everything.
    init(_ list: String? = nil) throws(Refusal) {
        for name in (list ?? "").split(separator: ",") {
            let isExcluded = name.hasPrefix("-")
            let code = String(isExcluded ? name.dropFirst() : name)
            _ = try Rules.select(code)
            if isExcluded { excluded.append(code) } else { included.append(code) }
        }
    }

    func contains(_ fault: Fault) -> Bool {
        func names(_ name: String) -> Bool { fault.code == name || fault.code.hasPrefix(name + ".") }
        return (included.isEmpty || included.contains(where: names)) && !excluded.contains(where: names)
    }

    func apply(_ findings: [Finding]) -> [Finding] {
        included.isEmpty && excluded.isEmpty ? findings : findings.filter { contains($0.fault) }
    }
}
