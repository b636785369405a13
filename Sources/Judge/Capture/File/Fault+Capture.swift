public import Octets

/// What can be wrong with a capture file itself. Offsets count from the start of the file.
extension Fault {
    public static let captureRecordTruncated = Fault(
        "capture.record.truncated", .warning, "draft-ietf-opsawg-pcap 5", "the file ends inside a packet record")
    public static let captureRecordLength = Fault(
        "capture.record.length", .warning, "draft-ietf-opsawg-pcap 5",
        "a packet record is longer than any frame; the rest of the file is not read")
    public static let captureBlockTruncated = Fault(
        "capture.block.truncated", .warning, "draft-ietf-opsawg-pcapng 3.1", "the file ends inside a block")
    public static let captureBlockLength = Fault(
        "capture.block.length", .warning, "draft-ietf-opsawg-pcapng 3.1",
        "a block's length is impossible; the rest of the file is not read")
    public static let captureBlockAlignment = Fault(
        "capture.block.alignment", .note, "draft-ietf-opsawg-pcapng 3.1", "a block's length is no multiple of four")
    public static let captureBlockTrailer = Fault(
        "capture.block.trailer", .note, "draft-ietf-opsawg-pcapng 3.1", "the length at a block's end differs from the one at its start")
    public static let captureBlockContent = Fault(
        "capture.block.content", .warning, "draft-ietf-opsawg-pcapng 4", "a block is too short for its content and is passed over")
    public static let captureSectionVersion = Fault(
        "capture.section.version", .warning, "draft-ietf-opsawg-pcapng 3.4", "a section of an unknown version is passed over")
    public static let captureSectionByteOrder = Fault(
        "capture.section.byteOrder", .warning, "draft-ietf-opsawg-pcapng 4.1",
        "a section has no byte order; the rest of the file is not read")
    public static let captureInterfaceUnknown = Fault(
        "capture.interface.unknown", .warning, "draft-ietf-opsawg-pcapng 4.2", "a frame names an interface that is not described")
    public static let captureTimeAbsent = Fault(
        "capture.time.absent", .note, "draft-ietf-opsawg-pcapng 4.4", "frames without a time take that of the frame before them")

    public static let captureFaults: [Fault] = [
        captureRecordTruncated, captureRecordLength, captureBlockTruncated, captureBlockLength, captureBlockAlignment,
        captureBlockTrailer, captureBlockContent, captureSectionVersion, captureSectionByteOrder, captureInterfaceUnknown,
        captureTimeAbsent,
    ]
}
