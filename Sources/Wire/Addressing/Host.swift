public import Octets

/// The host of a URI or of a Via.
///
///     ims.example   192.0.2.1   [2001:db8::1]
///
/// host, RFC 3261 25.1 with the addresses of RFC 5954 4.1. The text has no brackets. `==` compares the text, `isEquivalent(to:)` as
/// RFC 3261 19.1.4 and RFC 5954 4.2 do.
public enum Host: WireValue {
    case name(String)
    case ipv4(String)
    /// A zone that a peer put behind `%` is kept here and never written.
    case ipv6(String)

    /// Which of its forms a host has.
    @frozen
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        case name, ipv4, ipv6
    }

    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Without brackets.
        public var range: ByteRange
        /// Which form the host has.
        public var kind: Kind

        /// Parts that were found already.
        @inlinable
        public init(range: ByteRange, kind: Kind) {
            self.range = range
            self.kind = kind
        }

        /// No host.
        @inlinable public static var absent: Slices { Slices(range: .absent, kind: .name) }
    }

    // host = hostname / IPv4address / IPv6reference      RFC 3261 25.1
    /// Nil, with the cursor unmoved, where no host begins.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let slices = read(&cursor, &findings)
        if slices == nil { findings.report(.hostEmpty, at: cursor.position) }
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        let text = octets.text(slices.range)
        switch slices.kind {
        case .name: self = .name(text)
        case .ipv4: self = .ipv4(text)
        case .ipv6:
            let reading = IPv6Address.read(octets, slices.range.start, slices.range.end)
            guard reading.extraColon >= 0 else {
                self = .ipv6(text)
                return
            }
            let head = ByteRange(slices.range.start, reading.extraColon)
            let tail = ByteRange(reading.extraColon + 1, slices.range.end)
            self = .ipv6(octets.text(head) + octets.text(tail))
        }
    }

    public func encode(into writer: inout Writer) {
        switch self {
        // Beside the underscore, what a registered name of RFC 3986 3.2.2 may hold.
        case .name(let text), .ipv4(let text): writer.write(escaping: text, allowed: .hostname, and: "_~!$&'()*+,=")
        case .ipv6(let text):
            let address = text.prefix { $0 != "%" }
            writer.write(UInt8(ascii: "["))
            writer.write(escaping: String(address), allowed: .hostname, and: ":")
            writer.write(UInt8(ascii: "]"))
        }
    }
}

extension Host {
    /// An address as a host.
    public init(_ address: IPv4Address) { self = .ipv4(address.text) }
    /// An address as a host.
    public init(_ address: IPv6Address) { self = .ipv6(address.text) }

    /// Without brackets.
    public var text: String {
        switch self {
        case .name(let text), .ipv4(let text), .ipv6(let text): text
        }
    }

    /// Which of its forms the host has.
    public var kind: Kind {
        switch self {
        case .name: .name
        case .ipv4: .ipv4
        case .ipv6: .ipv6
        }
    }

    /// Whether both name the same host: names whatever their case, addresses by value. RFC 3261 19.1.4, RFC 5954 4.2
    public func isEquivalent(to other: Host) -> Bool {
        switch (self, other) {
        case (.name(let left), .name(let right)): left.equalsIgnoringCase(right)
        case (.ipv4(let left), .ipv4(let right)): left == right || Self.areEqual(IPv4Address(left), IPv4Address(right))
        case (.ipv6(let left), .ipv6(let right)): left == right || Self.areEqual(IPv6Address(left), IPv6Address(right))
        default: false
        }
    }

    private static func areEqual<Address: Equatable>(_ left: Address?, _ right: Address?) -> Bool { left != nil && left == right }
}
