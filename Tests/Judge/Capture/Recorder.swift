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
        /// Those of a gap are shown as one `~` each, up to 100.
        var octets: [UInt8] = []
        /// Octets, those of gaps included.
        var length = 0
        var frames: [[Int]] = []
        var gaps: [StreamGap] = []
        var close: StreamClose?
        var delivered = 0

        var text: String { String(decoding: octets, as: UTF8.self) }
    }

    enum Event: CustomStringConvertible {
        case datagram
        case segment([UInt8])
        case gap(Int)
        case closed(StreamEnding)

        var description: String {
            switch self {
            case .datagram: "datagram"
            case .segment(let octets): "segment \(String(decoding: octets, as: UTF8.self))"
            case .gap(let count): "gap \(count)"
            case .closed(let ending): "closed \(ending)"
            }
        }
    }

    var datagrams: [Message] = []
    var streams: [String: Stream] = [:]
    /// What came, in order.
    var log: [Event] = []
    var discards: [Discard] = []
    /// What no capture may bring about. An `#expect` for each segment would take more time than all else.
    var contradictions: [String] = []

    mutating func datagram(_ datagram: Datagram) {
        datagrams.append(
            Message(
                source: "\(datagram.source)", destination: "\(datagram.destination)", octets: copy(datagram.octets),
                frames: Array(datagram.frames), fileOffset: datagram.fileOffset, missing: datagram.missing, tunnels: datagram.tunnels))
        log.append(.datagram)
    }

    mutating func segment(_ segment: StreamSegment) {
        let octets = copy(segment.octets)
        with(segment.stream, at: segment.position) {
            $0.octets += octets
            $0.frames.append(Array(segment.frames))
            $0.delivered += octets.count
            $0.length += octets.count
        }
        log.append(.segment(octets))
    }

    mutating func gap(_ gap: StreamGap) {
        if gap.count <= 0 { contradictions.append("nothing missing") }
        with(gap.stream, at: gap.position) {
            $0.octets += [UInt8](repeating: UInt8(ascii: "~"), count: min(gap.count, 100))
            $0.length += gap.count
            $0.gaps.append(gap)
        }
        log.append(.gap(gap.count))
    }

    mutating func closed(_ close: StreamClose) {
        with(close.stream, at: close.position) {
            $0.close = close
        }
        log.append(.closed(close.ending))
    }

    mutating func discarded(_ discard: Discard) {
        if discard.octets <= 0 { contradictions.append("nothing discarded") }
        discards.append(discard)
    }

    private mutating func with(_ stream: ByteStream, at position: Int, _ body: (inout Stream) -> Void) {
        let key = "\(stream.connection) \(stream.source)"
        if let known = streams[key], known.close != nil { contradictions.append("\(key) goes on after its end") }
        if position != streams[key]?.length ?? 0 { contradictions.append("\(key) at \(position)") }
        body(&streams[key, default: Stream(description: stream)])
    }

    // Texts are made when asked for: one that is no UTF-8 costs a backtrace where tests run.
    var events: [String] { log.map(\.description) }
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
    #expect(recorder.contradictions == [])
    return recorder
}

/// All that frames of one link type carry, captured a millisecond apart.
func record(_ frames: [[UInt8]], link: UInt16 = 1, limits: Limits = .standard) throws(CaptureFailure) -> Recorder {
    var file = CaptureBuilder.pcap(link: link)
    for (index, frame) in frames.enumerated() { file.frame(frame, at: 1_700_000_000_000_000_000 + Int64(index) * 1_000_000) }
    return try record(file.octets, limits: limits)
}
