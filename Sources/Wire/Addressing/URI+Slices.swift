public import Octets

extension URI {
    /// Where the parts of a URI lie; what the scheme has no use for is absent.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Which grammar the URI has.
        public var kind: Scheme.Kind
        /// The whole URI as written.
        public var range: ByteRange
        /// Without the colon; absent where the URI has none.
        public var scheme: ByteRange
        /// sip, im, pres, msrp, and what has an authority: escapes untouched.
        public var user: ByteRange
        /// Empty in `sip:alice:@atlanta.example`.
        public var password: ByteRange
        /// Where the host lies.
        public var host: Host.Slices
        /// Where the port lies.
        public var port: Port
        /// What stands in the place of an address: see `number`, `sessionID`, `namespaceString`, `contentID`; of any other scheme all that
        /// follows the authority, or the scheme, up to the question mark.
        public var path: ByteRange
        /// See `transport` and `namespace`.
        @usableFromInline var qualifier: ByteRange
        /// sip, tel, and msrp behind its transport.
        public var parameters: URIParameters.Slices
        /// What follows the question mark.
        public var headers: URIHeaders.Slices

        /// Parts that were found already.
        @inlinable
        public init(kind: Scheme.Kind, range: ByteRange, scheme: ByteRange) {
            self.kind = kind
            self.range = range
            self.scheme = scheme
            user = .absent
            password = .absent
            host = .absent
            port = .absent
            path = .absent
            qualifier = .absent
            parameters = .absent
            headers = .absent
        }

        /// Nothing at all, as in `<>`.
        @inlinable public static var absent: Slices { Slices(kind: .other, range: .absent, scheme: .absent) }

        /// The number of a tel URI, visual separators included.
        @inlinable public var number: ByteRange { kind == .tel ? path : .absent }
        /// The session of an MSRP URI.
        @inlinable public var sessionID: ByteRange { isMSRP ? path : .absent }
        /// The transport of an MSRP URI. That of a SIP URI is one of its parameters.
        @inlinable public var transport: ByteRange { isMSRP ? qualifier : .absent }
        /// The NID of a URN.
        @inlinable public var namespace: ByteRange { kind == .urn ? qualifier : .absent }
        /// The NSS of a URN.
        @inlinable public var namespaceString: ByteRange { kind == .urn ? path : .absent }
        /// What a cid or mid URI refers to, escapes untouched.
        @inlinable public var contentID: ByteRange { kind == .cid || kind == .mid ? path : .absent }

        /// Whether it is a sip or sips URI.
        @inlinable public var isSIP: Bool { kind == .sip || kind == .sips }
        /// Whether it is an msrp or msrps URI.
        @inlinable public var isMSRP: Bool { kind == .msrp || kind == .msrps }
    }
}
