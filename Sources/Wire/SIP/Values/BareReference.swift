public import Addressing
public import Octets

/// A URI without angle brackets, whose first semicolon begins the field's own parameters.
///
///     sip:123@relay.example;target-uri="sip:friends@relay.example"
///
/// Trigger-Consent, RFC 5360 5.11.2; Policy-ID, RFC 6794 4.4.5.1
public struct BareReference: WireValue {
    /// The URI, which no brackets may enclose.
    public var uri: URI
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(uri: URI, _ parameters: Parameters = [:]) {
        self.uri = uri
        self.parameters = parameters
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the URI lies.
        public var uri: URI.Slices
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // trigger-cons-spec = ( SIP-URI / SIPS-URI ) *( SEMI trigger-param ), RFC 5360 5.11.2
    // policyURI = ( SIP-URI / SIPS-URI / absoluteURI ) [ SEMI token-param ] *( SEMI generic-param ), RFC 6794 4.4.5.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        if cursor.isAt(UInt8(ascii: "<")) {
            guard let slices = NameAddress.scan(&cursor, &findings, form: .bracketedURI) else { return nil }
            findings.report(.uriBrackets, at: start, length: 1)
            return Slices(uri: slices.uri, parameters: slices.parameters)
        }
        guard let uri = URI.scanBare(&cursor, &findings) else { return nil }
        return Slices(uri: uri, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        uri = URI(slices.uri, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    /// A URI that would end too early has brackets all the same: the field has no other way to hold it.
    public func encode(into writer: inout Writer) {
        let text = uri.encoded
        let needsBrackets = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "?") }
        writer.write(text: needsBrackets ? "<\(text)>" : text)
        parameters.encode(into: &writer)
    }
}
