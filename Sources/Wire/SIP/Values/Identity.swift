import Addressing
public import Octets

/// A signature over who calls whom.
///
///     eyJhbGciOiJFUzI1NiJ9.eyJvcmlnIjp7fX0.c2ln;info=<https://certificates.example/a.cer>;alg=ES256;ppt=shaken
///
/// Identity, RFC 8224 4. The quoted form of RFC 4474 9, which has no parameters, is read and written too.
public struct Identity: WireValue {
    /// A PASSporT in its full or compact form; of the older form, the signature.
    public var digest: String
    /// Parameters in their order.
    public var parameters: Parameters
    /// Whether it is the older form, in quotes.
    public var isQuoted: Bool

    /// A value of these parts.
    public init(digest: String, info: String, _ parameters: Parameters = [:]) {
        self.init(digest: digest, Parameters([Parameter("info", .bracketed(info))] + parameters.list))
    }

    init(digest: String, _ parameters: Parameters, isQuoted: Bool = false) {
        self.digest = digest
        self.parameters = parameters
        self.isQuoted = isQuoted
    }

    /// Where the certificate is, without angle brackets.
    public var info: String? { parameters.text("info") }
    /// `ES256` where it is absent.
    public var algorithm: String? {
        get { parameters.text("alg") }
        set { parameters.set("alg", token: newValue) }
    }
    /// The type of the PASSporT.
    public var type: String? {
        get { parameters.text("ppt") }
        set { parameters.set("ppt", token: newValue) }
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Without quotes.
        public var digest: ByteRange
        /// Whether the digest stands in quotes.
        public var isQuoted: Bool
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // Identity = signed-identity-digest SEMI ident-info *( SEMI ident-info-params )
    // signed-identity-digest = 1*( base64-char / "." ); ident-info = "info" EQUAL ident-info-uri      RFC 8224 4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let isQuoted = cursor.isAt(UInt8(ascii: "\""))
        guard let digest = isQuoted ? cursor.quotedString(&findings) : cursor.identityDigest(&findings) else { return nil }
        let parameters = Parameters.scan(&cursor, &findings, forms: [.host, .uri])
        if !isQuoted {
            let info = parameters.first("info", in: cursor.octets)
            // RFC 4474 wrote a signature alone, without the dots of a PASSporT.
            let isBare = parameters.count == 0 && cursor.octets.first(UInt8(ascii: "."), in: digest) == nil
            if info == nil, !isBare { findings.report(.identityInfoMissing, at: cursor.position) }
            if let info { checkInfo(info, cursor.octets, &findings) }
        }
        return Slices(digest: digest, isQuoted: isQuoted, parameters: parameters)
    }

    private static func checkInfo(_ info: Parameter.Slices, _ octets: Span<UInt8>, _ findings: inout Findings) {
        guard info.form == .bracketed else {
            return findings.report(.identityInfoMalformed, at: info.isFlag ? info.name : info.value)
        }
        var uri = Cursor(octets, info.value)
        _ = URI.scan(&uri, &findings)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        digest = slices.isQuoted ? octets.unquoted(slices.digest) : octets.text(slices.digest)
        isQuoted = slices.isQuoted
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        if isQuoted { writer.write(quoted: digest) } else { writer.write(text: digest) }
        parameters.encode(into: &writer)
    }
}

extension Cursor {
    /// A PASSporT is base64url, whose hyphen and underscore RFC 8224's base64-char forgets, as it does the padding of base64.
    fileprivate mutating func identityDigest(_ findings: inout Findings) -> ByteRange? {
        let start = position
        while let next {
            switch next {
            case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="): break
            default:
                guard CharacterClass.alpha.union(.digit).contains(octet: next) else {
                    if position == start { findings.report(.identityDigestMissing, at: start) }
                    return position == start ? nil : ByteRange(start, position)
                }
            }
            position += 1
        }
        if position == start { findings.report(.identityDigestMissing, at: start) }
        return position == start ? nil : ByteRange(start, position)
    }
}
