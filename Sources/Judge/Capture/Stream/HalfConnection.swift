import Octets

/// One direction of a TCP connection, put in order. RFC 9293 3.4, 3.10.7.4
///
/// Places are octets from the start of the stream as 64-bit numbers, so that sequence numbers may wrap. What came first stays.
struct HalfConnection<Handler: TransportHandler & ~Copyable> {
    private(set) var stream: ByteStream
    /// The initial sequence number, where it was seen.
    private(set) var initial: UInt32?
    private(set) var hasBegun = false
    private(set) var isClosed = false
    /// Octets delivered or given up.
    private(set) var position = 0
    /// The sequence number of the octet at `position`.
    private var next: UInt32 = 0
    /// What came too early.
    private var held = Pieces()
    /// Where the stream ends, once its sender said so.
    private var end: Int?
    /// Up to where the receiver says that it has all octets.
    private var acknowledged = 0
    /// Segments of the connection since the receiver acknowledged octets that are missing here.
    private var patience = 0

    /// RFC 7323 2.3: no window is larger.
    private static var maximumWindow: Int { 1 << 30 }

    init(_ stream: ByteStream) { self.stream = stream }

    /// The place of a sequence number; one before the start is negative.
    private func place(_ sequence: UInt32) -> Int { position + Int(Int32(bitPattern: sequence &- next)) }

    /// Whether a SYN belongs to another connection than this one.
    func isReplaced(bySYN sequence: UInt32) -> Bool {
        guard hasBegun else { return false }
        if let initial { return initial != sequence }
        return place(sequence &+ 1) != 0
    }

    mutating func begin(at sequence: UInt32, initial: UInt32?) {
        if !hasBegun {
            hasBegun = true
            next = sequence
            stream.hasStart = initial != nil
        }
        if self.initial == nil { self.initial = initial }
    }

    /// Takes a segment's payload, beginning at `sequence`.
    mutating func receive(_ packet: Packet, at sequence: UInt32, isFinal: Bool, _ limits: Limits, _ handler: inout Handler) {
        let start = place(sequence)
        let count = packet.count
        if isClosed {
            return discard(packet.frames, count, start + count <= position ? .retransmission : .afterClose, &handler)
        }
        guard start - position <= Self.maximumWindow else { return discard(packet.frames, count, .outsideWindow, &handler) }
        // An end before octets that are there is a lie.
        if isFinal, end == nil, start + packet.length >= held.last?.end ?? position { end = start + packet.length }
        if start == position, held.list.isEmpty, start + count <= end ?? .max {
            deliver(packet, &handler)
        } else {
            hold(packet, at: start, limits, &handler)
        }
        closeAtEnd(packet, &handler)
    }

    private mutating func deliver(_ packet: Packet, _ handler: inout Handler) {
        guard packet.count > 0 else { return }
        handler.segment(
            StreamSegment(
                stream, position: position, frames: packet.frames, time: packet.time, octets: packet.octets, fileOffset: packet.fileOffset))
        advance(packet.count)
    }

    /// Keeps what is new of a segment, and delivers what now is in order.
    private mutating func hold(_ packet: Packet, at start: Int, _ limits: Limits, _ handler: inout Handler) {
        let late = end.map { max(0, start + packet.count - max(start, $0)) } ?? 0
        let early = min(max(0, position - start), packet.count)
        let beforeStart = min(max(0, -start), early)
        discard(packet.frames, late, .afterClose, &handler)
        discard(packet.frames, beforeStart, stream.hasStart ? .retransmission : .beforeStart, &handler)
        discard(packet.frames, early - beforeStart, early == packet.count ? .retransmission : .overlap, &handler)
        guard early + late < packet.count else { return }
        let piece = Piece(packet, at: start).extracting(start + early..<start + packet.count - late)
        let covered = held.insert(piece)
        discard(packet.frames, covered, covered == piece.count ? .retransmission : .overlap, &handler)
        deliverRun(from: packet.file, &handler)
        while held.octetCount > limits.maximumHeldOctets || held.list.count > limits.maximumHeldSegments {
            skipGap(packet.frames, packet.time, in: packet.file, &handler)
        }
    }

    private mutating func deliverRun(from file: Span<UInt8>, _ handler: inout Handler) {
        for piece in held.takeRun(from: position) {
            piece.octets.withOctets(of: file) { octets in
                handler.segment(
                    StreamSegment(
                        stream, position: position, frames: piece.frames, time: piece.time, octets: octets,
                        fileOffset: piece.octets.fileOffset))
            }
            advance(piece.count)
        }
    }

    private mutating func advance(_ count: Int) {
        position += count
        next = next &+ UInt32(truncatingIfNeeded: count)
        patience = 0
    }

    /// Where the stream goes on after the octets that are missing: at the first that is held, or at its end.
    private var resumption: Int? { held.first?.start ?? end }

    /// Gives up the octets that are missing.
    private mutating func skipGap(_ frames: FrameNumbers, _ time: Timestamp, in file: Span<UInt8>, _ handler: inout Handler) {
        guard let resumption, resumption > position else { return }
        handler.gap(
            StreamGap(
                stream: stream, position: position, count: resumption - position, frames: held.first?.frames ?? frames,
                time: held.first?.time ?? time))
        advance(resumption - position)
        deliverRun(from: file, &handler)
    }

    /// Notes that the receiver has all octets before this sequence number.
    mutating func acknowledge(_ sequence: UInt32) {
        let place = place(sequence)
        if hasBegun, place > acknowledged, place - position <= Self.maximumWindow { acknowledged = place }
    }

    /// Gives up octets that the receiver has but the capture lacks, after some more segments, since a capture may be out of order.
    mutating func losePatience(_ packet: Packet, _ limits: Limits, _ handler: inout Handler) {
        guard !isClosed, let resumption, acknowledged >= resumption else { return }
        patience += 1
        guard patience > limits.maximumReordering else { return }
        skipGap(packet.frames, packet.time, in: packet.file, &handler)
        closeAtEnd(packet, &handler)
    }

    private mutating func closeAtEnd(_ packet: Packet, _ handler: inout Handler) {
        guard position == end else { return }
        close(.finished, frames: packet.frames, packet.time, in: packet.file, &handler)
    }

    /// Delivers what is held, with gaps, and ends the stream.
    mutating func close(
        _ ending: StreamEnding, frames: FrameNumbers, _ time: Timestamp, in file: Span<UInt8>, _ handler: inout Handler
    ) {
        guard hasBegun, !isClosed else { return }
        while let resumption, resumption > position { skipGap(frames, time, in: file, &handler) }
        isClosed = true
        let isFinished = ending == .captureEnded && position == end
        handler.closed(
            StreamClose(
                stream: stream, position: position, ending: isFinished ? .finished : ending, frame: frames.lastNumber, time: time))
    }

    private func discard(_ frames: FrameNumbers, _ octets: Int, _ reason: DiscardReason, _ handler: inout Handler) {
        if octets > 0 { handler.discarded(Discard(frames: frames, octets: octets, reason: reason)) }
    }
}
