public import Octets

/// A URI of a scheme whose parts do not concern this stack.
///
///     https://content.example/file?id=7   sms:+15550100200?body=hi   soap.beep://192.0.2.1:3002
///
/// absoluteURI, RFC 3261 25.1.
public struct OpaqueURI: Hashable, Sendable {
    /// The scheme before the colon.
    public var scheme: Scheme
    /// All that follows the colon, escapes included.
    public var text: String

    /// A value of these parts.
    public init(scheme: Scheme, text: String) {
        self.scheme = scheme
        self.text = text
    }

    /// Copies a URI out of the octets that were scanned.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        scheme = Scheme(octets.text(slices.scheme))
        text = octets.text(slices.scheme.isAbsent ? slices.range : ByteRange(slices.scheme.end + 1, slices.range.end))
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        if !scheme.name.isEmpty { writer.write(scheme) }
        // A local number may hold a number sign, RFC 3966 3 by RFC 5724 2.2.
        writer.write(escaping: text, allowed: .uric, and: scheme == .sms ? "[]#" : "[]")
    }
}

extension OpaqueURI {
    /// The canonical form as text.
    public var encoded: String { URI.other(self).encoded }

    /// Whether both are written alike but for the case of the scheme and of escapes. RFC 3986 6.2.2.1
    public func isEquivalent(to other: OpaqueURI) -> Bool {
        scheme == other.scheme && text.equalsButForEscapeCase(other.text)
    }
}

extension URI {
    // absoluteURI = scheme ":" ( hier-part / opaque-part )
    // net-path = "//" authority [ abs-path ], srvr = [ [ userinfo "@" ] hostport ]      RFC 3261 25.1
    static func readGeneric(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        let isWeb = slices.kind == .http || slices.kind == .https
        if cursor.isAtEnd { return findings.report(.uriEmpty, at: cursor.position) }
        if cursor.octets.range(ByteRange(cursor.position, min(cursor.position + 2, cursor.end)), equals: "//") {
            cursor.position += 2
            readAuthority(&cursor, &findings, &slices, isWeb: isWeb)
        } else if isWeb {
            findings.report(.uriHostEmpty, at: cursor.position)
        }
        let question = cursor.octets.first(UInt8(ascii: "?"), in: cursor.remaining) ?? cursor.end
        slices.path = ByteRange(cursor.position, question)
        if question < cursor.end { slices.headers = URIHeaders.Slices(range: ByteRange(question + 1, cursor.end)) }
        readRest(&cursor, &findings, .uric, or: .uriIllegalOctet)
    }

    private static func readAuthority(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices, isWeb: Bool) {
        let octets = cursor.octets
        let end = octets.first(UInt8(ascii: "/"), or: UInt8(ascii: "?"), in: cursor.remaining) ?? cursor.end
        var authority = Cursor(octets, from: cursor.position, to: end)
        cursor.position = end
        if let at = octets.first(UInt8(ascii: "@"), in: authority.remaining) {
            slices.user = ByteRange(authority.position, at)
            var user = Cursor(octets, slices.user)
            readRest(&user, &findings, .uric, or: .uriUserIllegalOctet)
            authority.position = at + 1
        }
        guard let place = HostPort.readRegistered(&authority, &findings) else {
            if isWeb { findings.report(.uriHostEmpty, at: authority.position) }
            return readRest(&authority, &findings, .uric, or: .uriIllegalOctet)
        }
        slices.host = place.host
        slices.port = place.port
        readRest(&authority, &findings, .uric, or: .uriIllegalOctet)
    }
}

extension String {
    /// Whether two texts are the same octets but for the case of the digits of escapes. O(length)
    func equalsButForEscapeCase(_ other: String) -> Bool { escapesInUpperCase == other.escapesInUpperCase }

    private var escapesInUpperCase: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        var octets = Array(utf8)
        for offset in octets.indices where octets.span.isEscape(offset, octets.count) {
            for digit in offset + 1...offset + 2 where octets[digit] >= UInt8(ascii: "a") { octets[digit] -= 0x20 }
        }
        return String(decoding: octets, as: UTF8.self)
    }
}
