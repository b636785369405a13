/// Two endpoints and what they send over, whichever of them began.
///
/// `udp 192.0.2.1:5060 – 198.51.100.2:5060`
public struct Flow: Hashable, Sendable, CustomStringConvertible {
    /// What the octets went over.
    public let transport: TransportProtocol
    /// The lesser of the two endpoints.
    public let lower: Endpoint
    /// The greater of the two endpoints.
    public let upper: Endpoint

    /// Two endpoints in either order.
    public init(_ transport: TransportProtocol, _ one: Endpoint, _ other: Endpoint) {
        self.transport = transport
        lower = min(one, other)
        upper = max(one, other)
    }

    public var description: String { "\(transport) \(lower) – \(upper)" }
}
