import Octets
import SIP

/// One message of an input, and what was found in it.
struct Frame {
    /// Counted from 0.
    let number: Int
    /// Where it lies in the input.
    let offset: Int
    let length: Int
    /// Octets of it that come before the body.
    let headLength: Int
    /// Whether all of it is there and its end is known.
    let isComplete: Bool
    /// By offset, counted from the start of the input.
    let findings: [Finding]
    /// Findings beyond `Limits.maximumFindings`.
    let omitted: Int
}

/// What an input holds besides its messages.
struct Surroundings {
    /// Pairs of CRLF outside messages.
    var keepAlives = 0
    /// Octets after the last message that are neither keep-alives nor line breaks.
    var leftover = 0
    /// Those of no message, by offset.
    var findings: [Finding] = []
    var omitted = 0
}

/// Takes the messages of an input one by one.
protocol FrameVisitor {
    /// - Parameter index: that of the frame's octets, `input[frame.offset..<frame.offset + frame.length]`.
    mutating func visit(_ frame: Frame, in input: Span<UInt8>, _ index: borrowing Index) throws(Refusal)
}
