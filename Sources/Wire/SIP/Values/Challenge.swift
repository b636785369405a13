public import Octets

/// What a server asks for before it serves.
///
///     Digest realm="birch.example",nonce="7f3a",qop="auth,auth-int",algorithm=MD5
///
/// challenge, RFC 3261 20.27, 20.44, 22.4; RFC 7616 3.3; Bearer, RFC 8898 4
public struct Challenge: WireValue {
    /// Equal whatever its case.
    public var scheme: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(scheme: String, _ parameters: Parameters) {
        self.scheme = scheme
        self.parameters = parameters
    }

    /// Whether the scheme is Digest.
    public var isDigest: Bool { scheme.equalsIgnoringCase("Digest") }
    /// For whom credentials are wanted.
    public var realm: String? { parameters.text("realm") }
    /// What the response must be computed with.
    public var nonce: String? { parameters.text("nonce") }
    /// What must come back unchanged.
    public var opaque: String? { parameters.text("opaque") }
    /// `MD5` where it is absent.
    public var algorithm: String? { parameters.text("algorithm") }
    /// Whether only the nonce was too old.
    public var isStale: Bool { parameters.text("stale")?.equalsIgnoringCase("true") ?? false }
    /// Which protections are offered; empty where the parameter is absent.
    public var qop: [String] { parameters.text("qop")?.words(separatedBy: ",") ?? [] }
    /// URIs that the credentials will be good for.
    public var domain: [String] { parameters.text("domain")?.words(separatedBy: " ") ?? [] }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the scheme lies.
        public var scheme: ByteRange
        /// Where the parameters lie.
        public var parameters: AuthenticationParameters.Slices
    }

    // challenge = ( "Digest" LWS digest-cln *( COMMA digest-cln ) ) / ( auth-scheme LWS auth-param *( COMMA auth-param ) )
    // auth-scheme = token                                                                              RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        guard let scheme = cursor.authenticationScheme(&findings) else { return nil }
        if cursor.isAtEnd { findings.report(.authenticationParametersMissing, at: scheme.end) }
        guard !cursor.isAtEnd, let parameters = AuthenticationParameters.scan(&cursor, &findings) else {
            return Slices(scheme: scheme, parameters: .none)
        }
        let octets = cursor.octets
        if octets.range(scheme, equalsIgnoringCase: "Digest") {
            let whole = ByteRange(start, cursor.position)
            if parameters.first("realm", in: octets) == nil { findings.report(.challengeRealmMissing, at: whole) }
            if parameters.first("nonce", in: octets) == nil { findings.report(.challengeNonceMissing, at: whole) }
        }
        return Slices(scheme: scheme, parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        scheme = octets.text(slices.scheme)
        parameters = AuthenticationParameters(slices.parameters, in: octets).parameters
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: scheme)
        writer.write(UInt8(ascii: " "))
        AuthenticationParameters(parameters).encode(into: &writer)
    }
}

extension Cursor {
    /// auth-scheme LWS
    mutating func authenticationScheme(_ findings: inout Findings) -> ByteRange? {
        let scheme = take(.token)
        if scheme.isEmpty {
            findings.report(.authenticationSchemeMissing, at: position)
            return nil
        }
        skipWhitespace()
        // What stands right behind a token and is no blank cannot be a parameter's name: the parameters' own scan says so.
        return scheme
    }
}

extension String {
    /// The parts between separators, blanks around them taken away, empty ones left out.
    func words(separatedBy separator: Character) -> [String] {
        split(separator: separator).map { part in
            String(part.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }.filter { !$0.isEmpty }
    }
}
