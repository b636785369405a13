/// What an IP packet was wrapped in. The same message is often captured twice, once inside a tunnel and once outside.
public struct Tunnels: OptionSet, BitwiseCopyable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// IP in IP, RFC 2003 and RFC 2473.
    public static let ip = Tunnels(rawValue: 1)
    /// GRE, RFC 2784, and its PPTP form, RFC 2637.
    public static let gre = Tunnels(rawValue: 2)
    /// GTP-U, the user plane of mobile networks.
    public static let gtp = Tunnels(rawValue: 4)
    /// ESP without encryption, RFC 2410, as IMS uses it.
    public static let esp = Tunnels(rawValue: 8)
}
