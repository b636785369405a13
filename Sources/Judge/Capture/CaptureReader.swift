public import Octets

/// Reads a capture file from its first frame to its last: link, IP, fragments, tunnels, UDP, TCP.
///
/// ```swift
/// let summary = try CaptureReader(MappedFile("call.pcapng")).read(into: &handler)
/// ```
///
/// One pass, no copies but of fragments. Memory is what `Limits` allow to wait: it grows with the connections open at once, not with the file.
public struct CaptureReader: Sendable {
    private let file: MappedFile
    private let limits: Limits

    /// Of a file that is mapped; nothing is read yet.
    public init(_ file: MappedFile, limits: Limits = .standard) {
        self.file = file
        self.limits = limits
    }

    /// Hands all that the file carries to the handler.
    ///
    /// - Throws: `CaptureFailure` where the file is no capture.
    public func read(into handler: inout some TransportHandler & ~Copyable) throws(CaptureFailure) -> CaptureSummary {
        try file.withOctets { octets throws(CaptureFailure) in try Self.read(octets, limits: limits, into: &handler) }
    }

    /// The same for octets that are in memory already.
    ///
    /// - Throws: `CaptureFailure` where the octets are no capture.
    public static func read<Handler: TransportHandler & ~Copyable>(
        _ octets: Span<UInt8>, limits: Limits = .standard, into handler: inout Handler
    ) throws(CaptureFailure) -> CaptureSummary {
        var frames = try FrameReader(octets)
        var dissector = Dissector<Handler>(limits)
        var summary = CaptureSummary(format: frames.format)
        while let frame = frames.next() {
            summary.add(frame)
            dissector.dissect(frame, in: octets, &handler)
        }
        dissector.finish(in: octets, &handler)
        summary.interfaces = frames.interfaces
        summary.skippedBlocks = frames.skippedBlocks
        summary.secrets = frames.secrets
        summary.findings = frames.findings
        summary.connections = dissector.connections.count
        return summary
    }
}

/// What a capture file held.
public struct CaptureSummary: Sendable {
    /// Which of the two families the file is of.
    public let format: CaptureFormat
    /// How many frames the file holds.
    public internal(set) var packets = 0
    /// Octets of all frames, as far as they were captured.
    public internal(set) var octets = 0
    /// The earliest and the latest time of a frame; nil without frames.
    public internal(set) var times: ClosedRange<Timestamp>?
    /// How many interfaces the file describes.
    public internal(set) var interfaces = 0
    /// TCP connections.
    public internal(set) var connections = 0
    /// pcapng blocks that hold no frame and are not read.
    public internal(set) var skippedBlocks = 0
    /// Keys that the file carries.
    public internal(set) var secrets: [DecryptionSecrets] = []
    /// What is wrong with the file itself; offsets count from its start.
    public internal(set) var findings = Findings()

    init(format: CaptureFormat) { self.format = format }

    mutating func add(_ frame: Frame) {
        packets += 1
        octets += frame.count
        let lower = min(times?.lowerBound ?? frame.time, frame.time)
        times = lower...max(times?.upperBound ?? frame.time, frame.time)
    }
}
