import Octets

/// The header of a pcap file: how its packet records are written. draft-ietf-opsawg-pcap 4
struct RecordFormat: BitwiseCopyable {
    let order: ByteOrder
    /// Nanoseconds in one unit of a record's second number.
    let unit: Int64
    let link: LinkType
    /// Octets of the header of each record.
    let headerCount: Int
    let maximumFrameOctets: Int

    static let fileHeaderCount = 24

    init(fileHeader octets: Span<UInt8>) throws(CaptureFailure) {
        let magic = octets.uint32(0)
        // The last two are of a libpcap that was patched to write eight octets more per record.
        switch magic {
        case 0xa1b2_c3d4: (order, unit, headerCount) = (.big, 1_000, 16)
        case 0xd4c3_b2a1: (order, unit, headerCount) = (.little, 1_000, 16)
        case 0xa1b2_3c4d: (order, unit, headerCount) = (.big, 1, 16)
        case 0x4d3c_b2a1: (order, unit, headerCount) = (.little, 1, 16)
        case 0xa1b2_cd34: (order, unit, headerCount) = (.big, 1_000, 24)
        case 0x34cd_b2a1: (order, unit, headerCount) = (.little, 1_000, 24)
        default: throw CaptureFailure(reason: isCompressed(magic) ? .compressed : .unknownFormat, offset: 0)
        }
        guard octets.count >= Self.fileHeaderCount else { throw CaptureFailure(reason: .tooShort, offset: octets.count) }
        let version = order.uint16(octets, 4)
        guard version == 2 else { throw CaptureFailure(reason: .unsupportedVersion(version), offset: 4) }
        maximumFrameOctets = max(Int(order.uint32(octets, 16)), Limits.maximumFrameOctets)
        // The upper half tells the length of a frame check sequence, which the length in an IP header cuts off anyway.
        link = LinkType(rawValue: UInt16(truncatingIfNeeded: order.uint32(octets, 20)))
    }
}

/// Whether these are the first octets of a gzip, zstd, xz or lz4 file.
private func isCompressed(_ magic: UInt32) -> Bool {
    magic >> 16 == 0x1f8b || magic == 0x28b5_2ffd || magic == 0xfd37_7a58 || magic == 0x0422_4d18
}

extension FrameReader {
    /// draft-ietf-opsawg-pcap 5
    mutating func nextRecord(_ format: RecordFormat) -> Frame? {
        let left = octets.count - position
        guard left > 0 else { return nil }
        guard left >= format.headerCount else {
            stop(.captureRecordTruncated, at: position)
            return nil
        }
        let order = format.order
        let seconds = Int64(order.uint32(octets, position))
        let fraction = Int64(order.uint32(octets, position + 4))
        let count = Int(order.uint32(octets, position + 8))
        let length = Int(order.uint32(octets, position + 12))
        guard count <= format.maximumFrameOctets else {
            stop(.captureRecordLength, at: position + 8)
            return nil
        }
        guard count <= left - format.headerCount else {
            stop(.captureRecordTruncated, at: position)
            return nil
        }
        let start = position + format.headerCount
        position = start + count
        frames += 1
        lastTime = Timestamp(nanoseconds: seconds * 1_000_000_000 + fraction * format.unit)
        return Frame(
            number: frames, time: lastTime, interface: 0, link: format.link, offset: start, count: count, length: max(count, length))
    }
}
