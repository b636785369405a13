import Octets
import SIP

/// One input to be read, and how.
struct Reading {
    let path: String
    let kind: Kind
    let strictness: Strictness
    let isQuiet: Bool

    /// What the whole input amounts to.
    struct Summary {
        var surroundings: Surroundings
        var frameCount: Int
        var verdict: Verdict

        var outcome: Outcome { verdict == .reject ? .findings : .done }
    }

    /// Examines all of it and prints nothing: what stands first in a report depends on what comes last in the input.
    func summarize(_ octets: Span<UInt8>, _ console: Console) throws(Refusal) -> Summary {
        var counter = Counter(strictness: strictness, progress: Progress("examining", octets.count, console, isShown: !isQuiet))
        let surroundings = try FrameReader(kind: kind).read(octets, &counter)
        counter.progress.end()
        let stray = surroundings.findings.lazy.map { strictness.severity(of: $0) }.max()
        let gravest = [counter.gravest, stray].compactMap { $0 }.max()
        return Summary(surroundings: surroundings, frameCount: counter.count, verdict: Verdict(gravest: gravest))
    }

    private struct Counter: FrameVisitor {
        let strictness: Strictness
        var progress: Progress
        var count = 0
        var gravest: Severity?

        mutating func visit(_ frame: Frame, in input: Span<UInt8>, _ index: borrowing Index) {
            count += 1
            for finding in frame.findings { gravest = max(gravest ?? .note, strictness.severity(of: finding)) }
            progress.show(frame.offset + frame.length)
        }
    }
}
