import Harness
import Octets
import Testing

@testable import Capture

/// Keeps all that a capture carries.
struct Recorder: TransportHandler {
    struct Message: Equatable {
        let source: String
        let destination: String
        let octets: [UInt8]
        let frames: [Int]
        let fileOffset: Int?
        let missing: Int
        let tunnels: Tunnels
    }

    struct Stream {
        var description: ByteStream
        /// Octets; those of a gap are shown as one `~` each, up to 100.
        var text = ""
        /// Octets, those of gaps included.
        var length = 0
        var frames: [[Int]] = []
        var gaps: [StreamGap] = []
        var close: StreamClose?
        var delivered = 0
    }

    var datagrams: [Message] = []
    var streams: [String: Stream] = [:]
    /// What came, in order.
    var events: [String] = []
    var discards: [Discard] = []

    mutating func datagram(_ datagram: Datagram) {
        datagrams.append(
            Message(
                source: "\(datagram.source)", destination: "\(datagram.destination)", octets: copy(datagram.octets),
                frames: Array(datagram.frames), fileOffset: datagram.fileOffset, missing: datagram.missing, tunnels: datagram.tunnels))
        events.append("datagram")
    }

    mutating func segment(_ segment: StreamSegment) {
        let octets = copy(segment.octets)
        with(segment.stream) {
            #expect($0.close == nil, "a segment after the end")
            #expect(segment.position == $0.length)
            $0.text += String(decoding: octets, as: UTF8.self)
            $0.frames.append(Array(segment.frames))
            $0.delivered += octets.count
            $0.length += octets.count
        }
        events.append("segment \(String(decoding: octets, as: UTF8.self))")
    }

    mutating func gap(_ gap: StreamGap) {
        with(gap.stream) {
            #expect($0.close == nil, "a gap after the end")
            #expect(gap.position == $0.length)
            #expect(gap.count > 0)
            $0.text += String(repeating: "~", count: min(gap.count, 100))
            $0.length += gap.count
            $0.gaps.append(gap)
        }
        events.append("gap \(gap.count)")
    }

    mutating func closed(_ close: StreamClose) {
        with(close.stream) {
            #expect($0.close == nil, "ended twice")
            #expect(close.position == $0.length)
            $0.close = close
        }
        events.append("closed \(close.ending)")
    }

    mutating func discarded(_ discard: Discard) {
        #expect(discard.octets > 0)
        discards.append(discard)
    }

    private mutating func with(_ stream: ByteStream, _ body: (inout Stream) -> Void) {
        body(&streams["\(stream.connection) \(stream.source)", default: Stream(description: stream)])
    }

    /// The texts of all datagrams.
    var texts: [String] { datagrams.map { String(decoding: $0.octets, as: UTF8.self) } }
    var reasons: [DiscardReason] { discards.map(\.reason) }
}

private func copy(_ span: Span<UInt8>) -> [UInt8] {
    var octets: [UInt8] = []
    octets.append(span, ByteRange(0, span.count))
    return octets
}

/// All that a file carries.
@discardableResult
func record(_ file: [UInt8], limits: Limits = .standard) throws(CaptureFailure) -> Recorder {
    var recorder = Recorder()
    _ = try CaptureReader.read(file.span, limits: limits, into: &recorder)
    return recorder
}

/// All that frames of one link type carry, captured a millisecond apart.
func record(_ frames: [[UInt8]], link: UInt16 = 1, limits: Limits = .standard) throws(CaptureFailure) -> Recorder {
    var file = CaptureBuilder.pcap(link: link)
    for (index, frame) in frames.enumerated() { file.frame(frame, at: 1_700_000_000_000_000_000 + Int64(index) * 1_000_000) }
    return try record(file.octets, limits: limits)
}
