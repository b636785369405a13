/// What the first octets of a frame are: a number of the LINKTYPE registry that libpcap keeps.
public struct LinkType: RawRepresentable, BitwiseCopyable, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// BSD loopback: the address family in the capturing machine's order.
    public static let null = LinkType(rawValue: 0)
    /// Ethernet, its tags included.
    public static let ethernet = LinkType(rawValue: 1)
    /// PPP, with address and control octets or without.
    public static let ppp = LinkType(rawValue: 9)
    /// IP without a link header, as some systems number it in files.
    public static let rawBSD = LinkType(rawValue: 12)
    /// IP without a link header, as OpenBSD numbers it in files.
    public static let rawOpenBSD = LinkType(rawValue: 14)
    /// PPP in HDLC framing.
    public static let pppHDLC = LinkType(rawValue: 50)
    /// IPv4 or IPv6 without a link header.
    public static let raw = LinkType(rawValue: 101)
    /// OpenBSD loopback: the address family in network order.
    public static let loop = LinkType(rawValue: 108)
    /// Linux cooked capture, as `tcpdump -i any` writes it.
    public static let linuxSLL = LinkType(rawValue: 113)
    /// IPv4 without a link header.
    public static let ipv4 = LinkType(rawValue: 228)
    /// IPv6 without a link header.
    public static let ipv6 = LinkType(rawValue: 229)
    /// Linux cooked capture, second form.
    public static let linuxSLL2 = LinkType(rawValue: 276)
}
