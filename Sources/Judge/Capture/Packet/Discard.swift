/// Octets of payload that were not delivered, and why.
public struct Discard: Hashable, Sendable {
    /// The frames that held them.
    public let frames: FrameNumbers
    /// How many octets: those of the layer that could not be read, and all inside it.
    public let octets: Int
    /// Why they were not delivered.
    public let reason: DiscardReason

    /// So many octets of these frames.
    public init(frames: FrameNumbers, octets: Int, reason: DiscardReason) {
        self.frames = frames
        self.octets = octets
        self.reason = reason
    }
}

/// Why octets of a capture reached no datagram and no stream.
public enum DiscardReason: Hashable, Sendable, CustomStringConvertible {
    /// The frame names an interface that the file does not describe.
    case unknownInterface
    /// A link type that is not read.
    case link(LinkType)
    /// No IP inside; the EtherType, or 0 where the frame has none.
    case notIP(UInt16)
    /// An IP protocol that is neither UDP nor TCP: ICMP, SCTP, …
    case transport(UInt8)
    /// A header that contradicts itself or its octets.
    case malformed(Layer)
    /// Cut off when the frame was captured.
    case notCaptured
    /// ESP that is encrypted, or of a form that is not recognised.
    case encrypted
    /// More tunnels inside each other than `Limits.maximumTunnels`.
    case tooManyTunnels
    /// Fragments of an IP datagram of which others never came, or came too late.
    case incompleteFragments
    /// More fragments of one datagram than `Limits.maximumFragments`.
    case tooManyFragments
    /// Octets that an earlier fragment held already.
    case fragmentOverlap
    /// Octets after the end of a UDP datagram, inside its IP packet.
    case surplus
    /// A TCP segment that was seen already.
    case retransmission
    /// The part of a TCP segment that was seen already.
    case overlap
    /// TCP octets from before the first that the capture saw.
    case beforeStart
    /// TCP octets too far ahead of those before them to belong to the stream.
    case outsideWindow
    /// TCP octets after the end of the stream, or in a reset.
    case afterClose

    /// A header that can be malformed.
    public enum Layer: String, Sendable {
        case link = "link"
        case ipv4 = "IPv4"
        case ipv6 = "IPv6"
        case gre = "GRE"
        case udp = "UDP"
        case tcp = "TCP"
    }

    public var description: String {
        switch self {
        case .unknownInterface: "interface not described"
        case .link(let link): "link type \(link.rawValue) is not read"
        case .notIP(0): "not IP"
        case .notIP(let type): "not IP (EtherType 0x\(String(type, radix: 16)))"
        case .transport(let number): "neither UDP nor TCP (\(Self.name(number)))"
        case .malformed(let layer): "malformed \(layer.rawValue) header"
        case .notCaptured: "cut off by the capture"
        case .encrypted: "encrypted (ESP)"
        case .tooManyTunnels: "too many tunnels inside each other"
        case .incompleteFragments: "fragments missing"
        case .tooManyFragments: "too many fragments"
        case .fragmentOverlap: "repeated in another fragment"
        case .surplus: "after the end of the datagram"
        case .retransmission: "retransmission"
        case .overlap: "repeated in part"
        case .beforeStart: "before the start of the stream"
        case .outsideWindow: "outside the window"
        case .afterClose: "after the end of the stream"
        }
    }

    private static func name(_ protocolNumber: UInt8) -> String {
        switch protocolNumber {
        case 1: "ICMP"
        case 2: "IGMP"
        case 58: "ICMPv6"
        case 59: "no next header"
        case 89: "OSPF"
        case 132: "SCTP"
        default: "protocol \(protocolNumber)"
        }
    }
}
