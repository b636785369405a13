/// An address and a port.
///
/// `192.0.2.1:5060`, `[2001:db8::1]:5060`
public struct Endpoint: BitwiseCopyable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The address without its port.
    public let address: IPAddress
    /// The port of UDP or TCP.
    public let port: UInt16

    /// An address and a port on it.
    public init(_ address: IPAddress, _ port: UInt16) {
        self.address = address
        self.port = port
    }

    public static func < (left: Endpoint, right: Endpoint) -> Bool {
        (left.address, left.port) < (right.address, right.port)
    }

    /// RFC 5952 6
    public var description: String { address.isIPv6 ? "[\(address)]:\(port)" : "\(address):\(port)" }
}
