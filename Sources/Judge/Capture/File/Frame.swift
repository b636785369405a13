/// One captured frame: where its octets lie in the file, and what the capture says of it.
public struct Frame: BitwiseCopyable, Hashable, Sendable {
    /// Counted from 1, as Wireshark's frame number.
    public let number: Int
    /// When it was captured. A pcapng Simple Packet Block has no time: it takes that of the frame before it.
    public let time: Timestamp
    /// Counted from 0 through all sections of the file; 0 in a pcap file.
    public let interface: Int
    /// Nil where the frame names an interface that the file does not describe.
    public let link: LinkType?
    /// Octets from the start of the file to the frame's first.
    public let offset: Int
    /// Octets that the file holds.
    public let count: Int
    /// Octets that the frame had on the wire; more than `count` where the capture cut it short.
    public let length: Int
}

/// Keys for encrypted traffic that a pcapng file carries. draft-ietf-opsawg-pcapng, Decryption Secrets Block
public struct DecryptionSecrets: BitwiseCopyable, Hashable, Sendable {
    /// What the octets are, as in `keyLog`.
    public let kind: UInt32
    /// Octets from the start of the file.
    public let offset: Int
    /// How many octets the keys take.
    public let count: Int

    /// The `kind` of an NSS key log, as TLS libraries write it.
    public static let keyLog: UInt32 = 0x544c_534b
}

/// The two families of capture files.
public enum CaptureFormat: String, Sendable {
    case pcap
    case pcapng
}
