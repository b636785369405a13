import Octets
import SIP

/// One direction of a connection, and what is known of it.
final class StreamReader {
    enum Phase {
        /// The first line is not whole.
        case undecided
        /// It was joined midway, or began with something else: the next start line is looked for.
        case searching
        case messages
        /// No SIP.
        case other
    }

    let stream: ByteStream
    let flow: Flow
    var phase: Phase
    var framer: Framer
    /// The first octets, as long as they decide what the stream is.
    var opening: [UInt8] = []
    var segments = SegmentMap()
    /// Octets and segments so far.
    var received = 0
    var packets = 0
    var kind: PayloadKind?
    /// The frames from the first to the last so far.
    var frames: ClosedRange<Int>
    var time: Timestamp
    /// Octets before the first message, while it is not known whether the stream is SIP.
    var skipped: [DiscardedOctets.Reason: Int] = [:]
    /// The last message that was found; what is wrong behind it is blamed on it.
    var lastMessage: (place: Int, end: Int)?
    /// What is wrong behind the last message so far, or before the first.
    var stray = Findings()

    init(_ stream: ByteStream, _ flow: Flow, _ frames: FrameNumbers, _ time: Timestamp, _ limits: Limits) {
        self.stream = stream
        self.flow = flow
        self.frames = frames.range
        self.time = time
        framer = Framer(limits: limits)
        phase = stream.hasStart ? .undecided : .searching
        if !stream.hasStart { framer.resynchronise() }
    }

    /// Looks for the next start line.
    func search() {
        phase = .searching
        opening = []
        framer.resynchronise()
    }

    func takeStray() -> Findings {
        defer { stray = Findings() }
        return stray
    }

    /// Lets go of all that was kept.
    func giveUp() {
        phase = .other
        opening = []
        framer = Framer()
        segments = SegmentMap()
    }
}
