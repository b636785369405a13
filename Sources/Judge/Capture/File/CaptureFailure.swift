/// Why octets cannot be read as a capture at all.
public struct CaptureFailure: Error, Hashable, CustomStringConvertible {
    /// What the octets lack.
    public enum Reason: Hashable, Sendable {
        /// Fewer octets than a file header has.
        case tooShort
        /// Neither a pcap nor a pcapng magic number.
        case unknownFormat
        /// Compressed as a whole (gzip, zstd, xz, lz4); to be unpacked first.
        case compressed
        /// A pcap file of a version before 2.
        case unsupportedVersion(UInt16)
        /// A pcapng section header that contradicts itself.
        case brokenHeader
    }

    /// What the octets lack.
    public let reason: Reason
    /// Octets from the start of the file to the first one that does not fit.
    public let offset: Int

    public var description: String {
        let text =
            switch reason {
            case .tooShort: "too short for a capture file"
            case .unknownFormat: "neither pcap nor pcapng"
            case .compressed: "compressed: unpack it first"
            case .unsupportedVersion(let version): "pcap version \(version) is not supported"
            case .brokenHeader: "broken pcapng section header"
            }
        return "\(text) (octet \(offset))"
    }
}
