/// Two endpoints and what they send over, whichever of them began.
///
/// `udp 192.0.2.1:5060 – 198.51.100.2:5060`
public struct Flow: Hashable, Sendable, CustomStringConvertible {
    public let transport: TransportProtocol
    public let lower: Endpoint
    public let upper: Endpoint

    public init(_ transport: TransportProtocol, _ one: Endpoint, _ other: Endpoint) {
        self.transport = transport
        lower = min(one, other)
        upper = max(one, other)
    }

    public var description: String { "\(transport) \(lower) – \(upper)" }
}
