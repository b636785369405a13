public import Octets

/// What a client proves to be let in.
///
///     Digest username="ilse",realm="birch.example",nonce="7f3a",uri="sip:birch.example",response="…"   Bearer eyJhbGciOi
///
/// credentials, RFC 3261 20.7, 20.28, 22.4; RFC 7616 3.4; Bearer, RFC 8898 4
public struct Credentials: WireValue {
    /// Equal whatever its case.
    public var scheme: String
    /// Parameters in their order.
    public var parameters: Parameters
    /// What stands in the place of parameters in schemes such as Bearer and Basic.
    public var token68: String?

    /// A value of these parts.
    public init(scheme: String, _ parameters: Parameters) {
        self.scheme = scheme
        self.parameters = parameters
    }

    /// A value of these parts.
    public init(scheme: String, token68: String) {
        self.init(scheme: scheme, [:])
        self.token68 = token68
    }

    /// Whether the scheme is Digest.
    public var isDigest: Bool { scheme.equalsIgnoringCase("Digest") }
    /// Who claims to send the request.
    public var username: String? { parameters.text("username") }
    /// Whose challenge is answered.
    public var realm: String? { parameters.text("realm") }
    /// The challenge's nonce.
    public var nonce: String? { parameters.text("nonce") }
    /// The URI that the response was computed for.
    public var uri: String? { parameters.text("uri") }
    /// The digest.
    public var response: String? { parameters.text("response") }
    /// `MD5` where it is absent.
    public var algorithm: String? { parameters.text("algorithm") }
    /// The nonce that the sender chose.
    public var clientNonce: String? { parameters.text("cnonce") }
    /// The challenge's opaque text.
    public var opaque: String? { parameters.text("opaque") }
    /// What the digest protects.
    public var qop: String? { parameters.text("qop") }
    /// How often the nonce was used, this time included; nil where it is absent or no hexadecimal number.
    public var nonceCount: UInt32? { parameters.text("nc").flatMap { UInt32($0, radix: 16) } }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the scheme lies.
        public var scheme: ByteRange
        /// Where the parameters lie.
        public var parameters: AuthenticationParameters.Slices
        /// Absent where there are parameters.
        public var token68: ByteRange
    }

    // credentials = ( "Digest" LWS digest-response ) / ( auth-scheme LWS auth-param *( COMMA auth-param ) ), RFC 3261 25.1
    // token68     = 1*( ALPHA / DIGIT / "-" / "." / "_" / "~" / "+" / "/" ) *"="                             RFC 9110 11.2
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        guard let scheme = cursor.authenticationScheme(&findings) else { return nil }
        var slices = Slices(scheme: scheme, parameters: .none, token68: .absent)
        if let token68 = cursor.token68() {
            slices.token68 = token68
            return slices
        }
        if cursor.isAtEnd { findings.report(.authenticationParametersMissing, at: scheme.end) }
        if cursor.isAtEnd { return slices }
        let octets = cursor.octets
        let isDigest = octets.range(scheme, equalsIgnoringCase: "Digest")
        var missing: DigestNames = isDigest ? .all : []
        slices.parameters =
            AuthenticationParameters.scan(&cursor, &findings) { parameter, findings in
                if isDigest { missing.note(parameter, octets, &findings) }
            } ?? .none
        if !missing.isEmpty, slices.parameters.count > 0 { missing.report(ByteRange(start, cursor.position), &findings) }
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        scheme = octets.text(slices.scheme)
        parameters = AuthenticationParameters(slices.parameters, in: octets).parameters
        token68 = slices.token68.isAbsent ? nil : octets.text(slices.token68)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: scheme)
        writer.write(UInt8(ascii: " "))
        if let token68 { writer.write(text: token68) } else { AuthenticationParameters(parameters).encode(into: &writer) }
    }
}

/// What a digest cannot be checked without, RFC 7616 3.4; a user name that is hashed or encoded does for a plain one.
private struct DigestNames: OptionSet {
    let rawValue: UInt8
    static let username = DigestNames(rawValue: 1)
    static let realm = DigestNames(rawValue: 2)
    static let nonce = DigestNames(rawValue: 4)
    static let uri = DigestNames(rawValue: 8)
    static let response = DigestNames(rawValue: 16)
    static let all = DigestNames(rawValue: 31)

    /// Strikes a parameter off those that are missing.
    @inline(__always)
    mutating func note(_ parameter: Parameter.Slices, _ octets: Span<UInt8>, _ findings: inout Findings) {
        switch octets.nameWord(parameter.name) {
        case NameWord.username: remove(.username)
        case NameWord.realm: remove(.realm)
        case NameWord.nonce: remove(.nonce)
        case NameWord.uri: remove(.uri)
        case NameWord.response: remove(.response)
        case NameWord.nonceCount:
            // nc-value = 8LHEX, RFC 3261 25.1
            let isCount = parameter.value.count == 8 && octets.allSatisfy(.hexDigit, in: parameter.value)
            if !isCount { findings.report(.credentialsNonceCountMalformed, at: parameter.value) }
        case 0: if octets.range(parameter.name, equalsIgnoringCase: "username*") { remove(.username) }
        default: break
        }
    }

    @inline(never)
    func report(_ whole: ByteRange, _ findings: inout Findings) {
        let names: [(DigestNames, String)] = [
            (.username, "username"), (.realm, "realm"), (.nonce, "nonce"), (.uri, "uri"), (.response, "response"),
        ]
        for (name, text) in names where contains(name) {
            findings.report(.credentialsParameterMissing, at: whole.start, length: whole.count, detail: text)
        }
    }
}

extension Span where Element == UInt8 {
    func allSatisfy(_ class: CharacterClass, in range: ByteRange) -> Bool {
        for offset in range.start..<range.end where !`class`.contains(octet: self[offset]) { return false }
        return true
    }
}

extension Cursor {
    /// A run of base64 that no equals sign with a value follows; the cursor stays where it was if there is none.
    fileprivate mutating func token68() -> ByteRange? {
        let start = position
        while let next, isToken68(next) { position += 1 }
        let hasText = position > start
        while consume(UInt8(ascii: "=")) {}
        let range = ByteRange(start, position)
        skipWhitespace()
        let isWhole = hasText && isAtEnd
        position = isWhole ? range.end : start
        return isWhole ? range : nil
    }

    private func isToken68(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
        default: CharacterClass.alpha.union(.digit).contains(octet: octet)
        }
    }
}
