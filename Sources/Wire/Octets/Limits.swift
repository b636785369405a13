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
    public static let maximumFields = 256
    /// Parameters that one element may have.
    public static let maximumParameters = 256
    /// Findings kept for one input; later ones are counted.
    public static let maximumFindings = 1_000

    public init() {}
    public static let standard = Limits()
}
