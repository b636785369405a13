/// What a message was sent over, as JSON names it.
public struct TransportProtocol: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let udp = TransportProtocol(rawValue: "udp")
    public static let tcp = TransportProtocol(rawValue: "tcp")
    public static let tls = TransportProtocol(rawValue: "tls")
    public static let webSocket = TransportProtocol(rawValue: "ws")

    public var description: String { rawValue }
}
