/// Every number that a peer could otherwise choose for us.
///
/// Reaching one is a finding or an error that names the limit, never a trap. The defaults fit a public server.
public struct Limits: Sendable, Hashable {
    /// Octets of a start line and the fields after it, blank line included.
    public var maximumHeadOctets = 262_144
    /// Octets of a body that a stream framer waits for (RFC 3261 18.3, 21.5.7).
    public var maximumBodyOctets = 67_108_864
    /// Parts of one multipart body.
    public var maximumParts = 1_000
    /// Multiparts inside multiparts.
    public var maximumNesting = 8
    /// Octets that a compressed body may inflate to.
    public var maximumInflatedOctets = 16_777_216

    /// Lines of one head: start line, fields and their folded lines.
    public static let maximumLines = 512
    /// Fields of one head, a folded one counted once.
    public static let maximumFields = 255
    /// Parameters that one element may have.
    public static let maximumParameters = 256
    /// Findings kept for one input; later ones are counted.
    public static let maximumFindings = 1_000

    /// IP datagrams that wait for fragments at once.
    public var maximumIncompleteDatagrams = 1_024
    /// Fragments of one IP datagram.
    public var maximumFragments = 256
    /// Seconds of capture time that a datagram waits for its fragments.
    public var maximumFragmentSeconds = 60
    /// TCP connections followed at once, closed ones included; the longest idle make room.
    public var maximumConnections = 65_536
    /// Octets that one direction of a TCP connection holds back while earlier ones are missing.
    public var maximumHeldOctets = 4_194_304
    /// Segments that one direction of a TCP connection holds back while earlier ones are missing.
    public var maximumHeldSegments = 1_024
    /// Segments of a connection that may come after its receiver acknowledged octets not yet captured, before these count as lost.
    public var maximumReordering = 8

    /// Octets of a captured frame, unless a pcap file announces more.
    public static let maximumFrameOctets = 262_144
    /// Tunnels inside tunnels of one frame.
    public static let maximumTunnels = 8

    /// The defaults.
    public init() {}
    /// The defaults.
    public static let standard = Limits()
}
