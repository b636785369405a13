public import Octets

/// An MSRP session, or the device or relay that has it.
///
///     msrp://192.0.2.1:2855/s7kh;tcp   msrps://relay.example;tcp
///
/// MSRP-URI, RFC 4975 6, 9.
public struct MSRPURI: Hashable, Sendable {
    /// Whether the scheme is msrps: TLS below.
    public var isSecure: Bool
    /// As written, escapes included.
    public var encodedUser: String?
    /// A name, or an address.
    public var host: Host
    /// No default exists, RFC 4975 6.
    public var port: UInt16?
    /// Compared by case.
    public var sessionID: String?
    /// `tcp`, or `ws` of RFC 7977, `dc` of RFC 8873.
    public var transport: String
    /// Parameters behind the transport, in their order.
    public var parameters: URIParameters

    /// A value of these parts.
    public init(
        isSecure: Bool = false, user: String? = nil, host: Host, port: UInt16? = nil, sessionID: String? = nil, transport: String = "tcp",
        parameters: URIParameters = [:]
    ) {
        self.isSecure = isSecure
        encodedUser = user?.escaped(allowed: .user)
        self.host = host
        self.port = port
        self.sessionID = sessionID
        self.transport = transport
        self.parameters = parameters
    }

    /// Reads a whole text; nil where it is of another scheme or holds a fault.
    public init?(_ text: String) {
        guard case .msrp(let uri) = URI(text) else { return nil }
        self = uri
    }

    /// - Precondition: the slices are of an msrp or msrps URI.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        isSecure = slices.kind == .msrps
        encodedUser = slices.user.isPresent ? octets.text(slices.user) : nil
        host = slices.host.range.isPresent ? Host(slices.host, in: octets) : .name("")
        port = slices.port.number
        sessionID = slices.path.isPresent ? octets.text(slices.path) : nil
        transport = octets.text(slices.transport)
        parameters = URIParameters(slices.parameters, in: octets)
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(scheme)
        writer.write("//")
        if let encodedUser {
            writer.write(escaping: encodedUser, allowed: .user)
            writer.write(UInt8(ascii: "@"))
        }
        HostPort(host, port: port).encode(into: &writer)
        if let sessionID {
            writer.write(UInt8(ascii: "/"))
            writer.write(escaping: sessionID, allowed: .alphanumeric, and: "-._~+=/")
        }
        writer.write(UInt8(ascii: ";"))
        writer.write(escaping: transport, allowed: .alphanumeric)
        parameters.encode(into: &writer)
    }
}

extension MSRPURI {
    /// `msrp`, or `msrps` where it is secure.
    public var scheme: Scheme { isSecure ? .msrps : .msrp }
    /// Escapes resolved.
    public var user: String? { encodedUser?.unescaped }
    /// The canonical form as text.
    public var encoded: String { URI.msrp(self).encoded }

    /// Whether both name the same session over the same transport; users and other parameters do not count. RFC 4975 6.1
    public func isEquivalent(to other: MSRPURI) -> Bool {
        isSecure == other.isSecure && port == other.port && sessionID == other.sessionID
            && transport.equalsIgnoringCase(other.transport) && hostMatches(other.host)
    }

    private func hostMatches(_ other: Host) -> Bool {
        guard case .name(let left) = host, case .name(let right) = other else { return host.isEquivalent(to: other) }
        return left.matches(right, ignoringCase: true)
    }
}
