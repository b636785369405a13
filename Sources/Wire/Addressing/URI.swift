public import Octets

/// A URI, typed by its scheme.
///
///     sip:alice@atlanta.example;transport=tcp   tel:+15550100200   msrp://192.0.2.1:2855/s7;tcp   urn:service:sos
///
/// addr-spec, RFC 3261 25.1; any scheme is accepted. `==` compares what is written, `isEquivalent(to:)` what is meant.
public enum URI: WireValue {
    /// sip and sips
    case sip(SIPURI)
    /// tel
    case telephone(TelephoneURI)
    /// im and pres
    case mailbox(MailboxURI)
    /// msrp and msrps
    case msrp(MSRPURI)
    /// urn
    case urn(URN)
    /// cid and mid
    case content(ContentURI)
    /// every other scheme
    case other(OpaqueURI)

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        self =
            switch slices.kind {
            case .sip, .sips: .sip(SIPURI(slices, in: octets))
            case .tel: .telephone(TelephoneURI(slices, in: octets))
            case .im, .pres: .mailbox(MailboxURI(slices, in: octets))
            case .msrp, .msrps: .msrp(MSRPURI(slices, in: octets))
            case .urn: .urn(URN(slices, in: octets))
            case .cid, .mid: .content(ContentURI(slices, in: octets))
            case .sms, .http, .https, .other: .other(OpaqueURI(slices, in: octets))
            }
    }

    public func encode(into writer: inout Writer) {
        switch self {
        case .sip(let uri): uri.encode(into: &writer)
        case .telephone(let uri): uri.encode(into: &writer)
        case .mailbox(let uri): uri.encode(into: &writer)
        case .msrp(let uri): uri.encode(into: &writer)
        case .urn(let uri): uri.encode(into: &writer)
        case .content(let uri): uri.encode(into: &writer)
        case .other(let uri): uri.encode(into: &writer)
        }
    }
}

extension URI {
    /// The scheme before the colon.
    public var scheme: Scheme {
        switch self {
        case .sip(let uri): uri.scheme
        case .telephone: .tel
        case .mailbox(let uri): uri.scheme
        case .msrp(let uri): uri.scheme
        case .urn: .urn
        case .content(let uri): uri.scheme
        case .other(let uri): uri.scheme
        }
    }

    /// The user or the local part, escapes resolved.
    public var user: String? {
        switch self {
        case .sip(let uri): uri.user
        case .mailbox(let uri): uri.user
        case .msrp(let uri): uri.user
        default: nil
        }
    }

    /// The host; nil where the kind has none.
    public var host: Host? {
        switch self {
        case .sip(let uri): uri.host
        case .mailbox(let uri): uri.host
        case .msrp(let uri): uri.host
        default: nil
        }
    }

    /// The port; nil where none is written or the kind has none.
    public var port: UInt16? {
        switch self {
        case .sip(let uri): uri.port
        case .msrp(let uri): uri.port
        default: nil
        }
    }

    /// The parameters; empty where the kind has none.
    public var parameters: URIParameters {
        switch self {
        case .sip(let uri): uri.parameters
        case .telephone(let uri): uri.parameters
        case .msrp(let uri): uri.parameters
        default: [:]
        }
    }

    /// The headers; empty where the kind has none.
    public var headers: URIHeaders {
        switch self {
        case .sip(let uri): uri.headers
        case .mailbox(let uri): uri.headers
        default: [:]
        }
    }

    /// The number of a tel URI, visual separators included.
    public var number: String? {
        guard case .telephone(let uri) = self else { return nil }
        return uri.number
    }

    /// The phone-context of a local number.
    public var context: String? {
        guard case .telephone(let uri) = self else { return nil }
        return uri.context
    }

    /// Whether both identify the same by the rules of their scheme: RFC 3261 19.1.4, RFC 3966 4, RFC 4975 6.1, RFC 8141 3, RFC 2392 2.
    ///
    /// Not transitive where parameters are left out. O(length), and O(parameters²)
    public func isEquivalent(to other: URI) -> Bool {
        switch (self, other) {
        case (.sip(let left), .sip(let right)): left.isEquivalent(to: right)
        case (.telephone(let left), .telephone(let right)): left.isEquivalent(to: right)
        case (.mailbox(let left), .mailbox(let right)): left.isEquivalent(to: right)
        case (.msrp(let left), .msrp(let right)): left.isEquivalent(to: right)
        case (.urn(let left), .urn(let right)): left.isEquivalent(to: right)
        case (.content(let left), .content(let right)): left.isEquivalent(to: right)
        case (.other(let left), .other(let right)): left.isEquivalent(to: right)
        default: false
        }
    }
}
