/// What a message was sent over, as JSON names it.
public struct TransportProtocol: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// UDP.
    public static let udp = TransportProtocol(rawValue: "udp")
    /// TCP without TLS.
    public static let tcp = TransportProtocol(rawValue: "tcp")
    /// TLS over TCP.
    public static let tls = TransportProtocol(rawValue: "tls")
    /// WebSocket, secure or not. RFC 7118
    public static let webSocket = TransportProtocol(rawValue: "ws")

    public var description: String { rawValue }
}
