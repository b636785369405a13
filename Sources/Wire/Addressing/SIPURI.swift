public import Octets

/// A sip or sips URI.
///
///     sip:alice:secret@atlanta.example:5060;transport=tcp?Subject=lunch
///
/// SIP-URI and SIPS-URI, RFC 3261 19.1, 25.1. What needs escapes is kept as written, and read through properties that resolve them.
public struct SIPURI: Hashable, Sendable {
    /// `sip` or `sips`.
    public var scheme: Scheme
    /// As written, escapes included.
    public var encodedUser: String?
    /// As written, escapes included; RFC 3261 19.1.1 advises against any.
    public var encodedPassword: String?
    /// A name, or an address.
    public var host: Host
    /// Nil where the default of the transport holds.
    public var port: UInt16?
    /// Parameters in their order.
    public var parameters: URIParameters
    /// Fields that a request to the URI is to have.
    public var headers: URIHeaders

    /// User and password without escapes.
    public init(
        scheme: Scheme = .sip, user: String? = nil, password: String? = nil, host: Host, port: UInt16? = nil,
        parameters: URIParameters = [:], headers: URIHeaders = [:]
    ) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.parameters = parameters
        self.headers = headers
        self.user = user
        self.password = password
    }

    /// Reads a whole text; nil where it is of another scheme or holds a fault.
    public init?(_ text: String) {
        guard case .sip(let uri) = URI(text) else { return nil }
        self = uri
    }

    /// - Precondition: the slices are of a sip or sips URI.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        scheme = slices.kind == .sips ? .sips : .sip
        encodedUser = slices.user.isPresent ? octets.text(slices.user) : nil
        encodedPassword = slices.password.isPresent ? octets.text(slices.password) : nil
        host = slices.host.range.isPresent ? Host(slices.host, in: octets) : .name("")
        port = slices.port.number
        parameters = URIParameters(slices.parameters, in: octets)
        headers = URIHeaders(slices.headers, in: octets)
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(scheme)
        if let encodedUser {
            writer.write(escaping: encodedUser, allowed: .user)
            if let encodedPassword {
                writer.write(UInt8(ascii: ":"))
                writer.write(escaping: encodedPassword, allowed: .unreserved, and: "&=+$,")
            }
            writer.write(UInt8(ascii: "@"))
        }
        HostPort(host, port: port).encode(into: &writer)
        parameters.encode(into: &writer)
        headers.encode(into: &writer)
    }
}

extension SIPURI {
    /// Escapes resolved.
    public var user: String? {
        get { encodedUser?.unescaped }
        set { encodedUser = newValue?.escaped(allowed: .user) }
    }

    /// Escapes resolved.
    public var password: String? {
        get { encodedPassword?.unescaped }
        set { encodedPassword = newValue?.escaped(allowed: .unreserved, and: "&=+$,") }
    }

    /// The transport parameter, `tcp`.
    public var transport: String? {
        get { parameters["transport"] }
        set { parameters["transport"] = newValue }
    }

    /// Whether the lr parameter is there. RFC 3261 19.1.1
    public var isLooseRouter: Bool {
        get { parameters.contains("lr") }
        set { if newValue { parameters.set(URIParameter("lr")) } else { parameters["lr"] = nil } }
    }

    /// The canonical form as text.
    public var encoded: String { URI.sip(self).encoded }
}

extension Writer {
    /// The scheme and its colon.
    mutating func write(_ scheme: Scheme) {
        write(escaping: scheme.name, allowed: .scheme)
        write(UInt8(ascii: ":"))
    }
}
