public import Octets

/// Reads the frames of a pcap or pcapng file one after another, without copying any.
///
/// ```swift
/// var frames = try FrameReader(octets)
/// while let frame = frames.next() { use(octets.extracting(frame.offset..<frame.offset + frame.count)) }
/// ```
///
/// A file that is cut short, or whose lengths contradict each other, gives the frames before the fault, and a finding.
public struct FrameReader: ~Escapable {
    /// The whole file.
    public let octets: Span<UInt8>
    /// What is wrong with the file so far; offsets count from its start.
    public internal(set) var findings = Findings()
    /// Frames given so far.
    public internal(set) var frames = 0
    /// pcapng blocks passed over, since they hold no frame: statistics, names, and kinds that are not known.
    public internal(set) var skippedBlocks = 0
    /// Interfaces described so far.
    public internal(set) var interfaces = 0
    /// Keys that the file carries, in its order.
    public internal(set) var secrets: [DecryptionSecrets] = []

    /// Where the next record or block begins.
    var position = 0
    /// Whether a frame without a time was reported.
    var isMissingTimes = false
    var lastTime = Timestamp(nanoseconds: 0)
    /// How records are written; nil in a pcapng file.
    private let records: RecordFormat?
    /// The section at hand of a pcapng file.
    var section: Section

    /// Reads the file header.
    ///
    /// - Throws: `CaptureFailure` where the octets are no capture.
    @_lifetime(copy octets)
    public init(_ octets: Span<UInt8>) throws(CaptureFailure) {
        self.octets = octets
        guard octets.count >= 4 else { throw CaptureFailure(reason: .tooShort, offset: octets.count) }
        if octets.uint32(0) == Section.headerType {
            section = try Section(firstIn: octets)
            records = nil
        } else {
            section = Section()
            records = try RecordFormat(fileHeader: octets)
            position = RecordFormat.fileHeaderCount
            interfaces = 1
        }
    }

    /// Which of the two families the file is of.
    public var format: CaptureFormat { records == nil ? .pcapng : .pcap }

    /// The next frame, or nil at the end of what can be read.
    public mutating func next() -> Frame? {
        if let records { nextRecord(records) } else { nextBlock() }
    }

    /// Reports a fault after which nothing more can be read.
    mutating func stop(_ fault: Fault, at offset: Int) {
        findings.report(fault, at: offset, length: octets.count - offset)
        position = octets.count
    }
}
