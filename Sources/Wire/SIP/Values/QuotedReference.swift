public import Addressing
public import Octets

/// A URI in quotes.
///
///     "sip:+15550100@birch.example";redirector-uri="sip:7@birch.example";count=1
///
/// P-DCS-Redirect, RFC 5503 8.1
public struct QuotedReference: WireValue {
    /// The URI in the quotes.
    public var uri: URI
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(uri: URI, _ parameters: Parameters = [:]) {
        self.uri = uri
        self.parameters = parameters
    }

    public typealias Slices = BareReference.Slices

    // P-DCS-Redirect = Called-ID *( SEMI redir-params ); Called-ID = LDQUOT addr-spec RDQUOT, RFC 5503 8.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard cursor.isAt(UInt8(ascii: "\"")) else {
            findings.report(.quotedReferenceQuoteMissing, at: cursor.position)
            return nil
        }
        guard let quoted = cursor.quotedString(&findings) else { return nil }
        var inner = Cursor(cursor.octets, quoted)
        guard let uri = URI.scan(&inner, &findings) else { return nil }
        return Slices(uri: uri, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        uri = URI(slices.uri, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(quoted: uri.encoded)
        parameters.encode(into: &writer)
    }
}
