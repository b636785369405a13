public import Octets

/// A name that is no address.
///
///     urn:service:sos   urn:urn-7:3gpp-service.ims.icsi.mmtel   urn:gsma:imei:35000000-000000-0
///
/// namestring, RFC 8141 2.
public struct URN: Hashable, Sendable {
    /// The NID, in lower case.
    public var namespace: String
    /// The NSS as written, escapes included.
    public var namespaceString: String
    /// The r- and q-component as written, from `?+` or `?=` on.
    public var query: String?

    /// A name in a namespace.
    public init(namespace: String, namespaceString: String) {
        self.namespace = namespace.lowercasedASCII
        self.namespaceString = namespaceString
    }

    /// Reads a whole text; nil where it is of another scheme or holds a fault.
    public init?(_ text: String) {
        guard case .urn(let uri) = URI(text) else { return nil }
        self = uri
    }

    /// - Precondition: the slices are of a urn URI.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        namespace = octets.text(slices.namespace).lowercasedASCII
        namespaceString = octets.text(slices.path)
        query = slices.headers.isPresent ? octets.text(slices.headers.range) : nil
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(Scheme.urn)
        writer.write(escaping: namespace, allowed: .hostname)
        writer.write(UInt8(ascii: ":"))
        writer.write(escaping: namespaceString, allowed: .uric)
        guard let query else { return }
        writer.write(UInt8(ascii: "?"))
        writer.write(escaping: query, allowed: .uric)
    }
}

extension URN {
    /// The canonical form as text.
    public var encoded: String { URI.urn(self).encoded }

    /// Whether both are the same name: the NSS octet by octet but for the case of its escapes, the query left aside. RFC 8141 3.1
    public func isEquivalent(to other: URN) -> Bool {
        namespace == other.namespace && namespaceString.equalsButForEscapeCase(other.namespaceString)
    }
}

extension URI {
    // namestring = "urn" ":" NID ":" NSS [ "?+" r-component ] [ "?=" q-component ]
    // NID = alphanum 0*30( alphanum / "-" ) alphanum, NSS = pchar *( pchar / "/" )     RFC 8141 2
    static func readURN(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        let octets = cursor.octets
        let start = cursor.position
        while cursor.isAt(.alphanumeric) || (cursor.isAt(UInt8(ascii: "-")) && cursor.position > start) { cursor.position += 1 }
        let namespace = ByteRange(start, cursor.position)
        let isSound = (2...32).contains(namespace.count) && octets[namespace.end - 1] != UInt8(ascii: "-")
        if !isSound || !cursor.isAt(UInt8(ascii: ":")) {
            findings.report(.uriNamespaceMalformed, at: namespace.count > 32 ? start + 32 : cursor.position)
            cursor.skip(to: UInt8(ascii: ":"), or: UInt8(ascii: ":"))
        }
        slices.qualifier = ByteRange(start, cursor.position)
        guard cursor.consume(UInt8(ascii: ":")) else { return }

        let name = cursor.position
        let question = octets.first(UInt8(ascii: "?"), in: cursor.remaining) ?? cursor.end
        var inner = Cursor(octets, from: name, to: question)
        if inner.isAtEnd || inner.isAt(UInt8(ascii: "/")) { findings.report(.uriNamespaceStringMalformed, at: name) }
        readRest(&inner, &findings, .uric, or: .uriIllegalOctet)
        slices.path = ByteRange(name, question)
        cursor.position = question
        guard cursor.consume(UInt8(ascii: "?")) else { return }
        slices.headers = URIHeaders.Slices(range: cursor.remaining)
        if !cursor.isAt(UInt8(ascii: "+")), !cursor.isAt(UInt8(ascii: "=")) {
            findings.report(.uriNamespaceStringMalformed, at: question, length: 1)
        }
        readRest(&cursor, &findings, .uric, or: .uriIllegalOctet)
    }
}
