public import Octets

/// Cuts a stream of octets into SIP messages. RFC 3261 7.5, 18.3; RFC 5626 4.4.1
///
///     CRLF CRLF | INVITE … Content-Length: 4 CRLF CRLF abcd | CRLF | BYE … Content-Length: 0 CRLF CRLF
///
/// Octets go in as they come, events come out; nil means that more octets are needed.
///
///     framer.receive(segment)
///     while let event = framer.next(&index, &findings) {
///         if case .message = event { handle(framer.octets, index) }
///     }
///
/// The events do not depend on how the octets were cut when they came. No octet is searched twice, however small the pieces, and
/// `Limits` bound what is kept.
public struct Framer: ~Copyable, Sendable {
    /// What came and was not taken yet lies from `start` on.
    var buffer: [UInt8] = []
    var start = 0
    /// Where the buffer's first octet stands in the stream.
    var base = 0
    /// Octets from `start` that the last event lends.
    var lent = 0
    /// Octets from `start` without what is being looked for.
    var searched = 0
    var phase = Phase.between
    var ending = Ending.open
    let maximumHeadOctets: Int
    let maximumBodyOctets: Int

    enum Phase {
        /// Outside messages.
        case between
        /// In a head.
        case head
        /// In a body: where the head and the body end.
        case body(headCount: Int, count: Int)
        /// After the head of an endless message, in octets that belong to it.
        case endless(Stretch)
        /// In octets that begin no message. `isFault` where a peer, not a capture, is to blame.
        case junk(Junk)
    }

    struct Junk {
        var stretch: Stretch
        let isFault: Bool
        /// Whether the line at hand is no start line whatever it looks like: a line too long, or the one to get away from.
        var isGivenUp = false
    }

    enum Ending: Equatable {
        case open
        /// So many octets will never come; others will.
        case gap(Int)
        case finished
    }

    /// A framer before the first octet of a stream.
    public init(limits: Limits = .standard) {
        // A frame's offsets are 32 bits wide.
        maximumHeadOctets = min(max(limits.maximumHeadOctets, 1), 1 << 30)
        maximumBodyOctets = min(max(limits.maximumBodyOctets, 0), 3 << 30)
    }

    /// Takes the next octets of the stream. Copies them once; amortised O(octets).
    ///
    /// - Precondition: `finish` was not called, and `next` gave nil since `lose` was.
    public mutating func receive(_ octets: Span<UInt8>) {
        precondition(ending == .open, "octets after the end of the stream")
        release()
        if start > 0, start >= buffer.count - start {
            let isEmpty = start == buffer.count
            base += start
            if isEmpty {
                buffer.removeAll(keepingCapacity: buffer.capacity <= 4 * maximumHeadOctets)
            } else {
                buffer.removeSubrange(..<start)
            }
            start = 0
        }
        var offset = 0
        while offset < octets.count {
            let count = min(octets.count - offset, 1 << 30)
            buffer.append(octets.extracting(offset..<(offset + count)), ByteRange(0, count))
            offset += count
        }
    }

    /// Says that so many octets of the stream will never come, as where a capture lacks a segment.
    ///
    /// What was begun ends incomplete; the next message is looked for as by `resynchronise`. Take the events until nil, then go on.
    ///
    /// - Precondition: `finish` was not called, and `next` gave nil since `lose` last was.
    public mutating func lose(_ count: Int) {
        precondition(ending == .open, "octets after the end of the stream")
        ending = .gap(max(count, 0))
    }

    /// Says that no octets will come any more. Take the events until nil.
    public mutating func finish() { ending = .finished }

    /// Gives up what was begun and skips to the next line that looks like a start line.
    ///
    /// For readers that begin in the middle of a stream or must go on after a framing error; what is skipped comes as `junk`.
    public mutating func resynchronise() {
        release()
        let here = Stretch(offset: position, count: 0)
        switch phase {
        case .between: phase = .junk(Junk(stretch: here, isFault: false))
        case .head, .body: phase = .junk(Junk(stretch: here, isFault: false, isGivenUp: true))
        case .endless(let rest): phase = .junk(Junk(stretch: rest, isFault: false))
        case .junk: break
        }
        searched = 0
    }

    /// The octets of the message that the last event told of, until the next call.
    public var octets: Span<UInt8> {
        @_lifetime(borrow self)
        get { buffer.span.extracting(start..<(start + lent)) }
    }

    /// False while octets are skipped: a peer's connection must then be closed. RFC 3261 18.3; RFC 4475 3.1.2.3
    public var isSynchronised: Bool {
        switch phase {
        case .between, .head, .body: true
        case .endless, .junk: false
        }
    }

    /// Whether all that is left is one CRLF: the answer to a keep-alive, unless another CRLF makes it one. RFC 5626 4.4.1
    public var endsInLineBreak: Bool {
        guard case .between = phase, buffer.count - start - lent == 2 else { return false }
        return buffer[buffer.count - 2] == UInt8(ascii: "\r") && buffer[buffer.count - 1] == UInt8(ascii: "\n")
    }

    /// Where the octets that were not taken yet stand in the stream.
    public var position: Int { base + start + lent }
}
