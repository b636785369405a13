public import Octets

/// A token and what qualifies it.
///
///     3GPP-E-UTRAN-FDD;utran-cell-id-3gpp=2340100010019b01
///
/// `token *(SEMI generic-param)`, RFC 3261 25.1: the form of many a field.
public struct ParameterizedToken: WireValue {
    /// The token before the parameters.
    public var token: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(token: String, _ parameters: Parameters = [:]) {
        self.token = token
        self.parameters = parameters
    }

    /// Where a token and its parameters lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the token lies.
        public var token: ByteRange
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // token *( SEMI generic-param ), RFC 3261 25.1
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let token = Token.scan(&cursor, &findings) else { return nil }
        return Slices(token: token, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    /// The same, showing each parameter on the way.
    @inline(__always)
    static func scan(_ cursor: inout Cursor, _ findings: inout Findings, visit: (Parameter.Slices, inout Findings) -> Void) -> Slices? {
        guard let token = Token.scan(&cursor, &findings) else { return nil }
        return Slices(token: token, parameters: Parameters.scan(&cursor, &findings, forms: .generic, visit: visit))
    }

    // Refer-Sub = refer-sub-value *( SEMI exten ); refer-sub-value = "true" / "false", RFC 4488 4
    static func scanReferSub(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let slices = scan(&cursor, &findings)
        let octets = cursor.octets
        if let token = slices?.token, !octets.range(token, equalsIgnoringCase: "true"), !octets.range(token, equalsIgnoringCase: "false") {
            findings.report(.referSubUnknown, at: token)
        }
        return slices
    }

    // encoding = codings *( SEMI accept-param ); codings = content-coding / "*"; content-coding = token
    // accept-param = ( "q" EQUAL qvalue ) / generic-param, RFC 3261 25.1
    // sec-mechanism = mechanism-name *( SEMI mech-parameters ); preference = "q" EQUAL qvalue, RFC 3329 2.2
    @inline(__always)
    static func scanWithQuality(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let octets = cursor.octets
        return scan(&cursor, &findings) { parameter, findings in
            if octets.nameWord(parameter.name) == NameWord.q { parameter.checkQuality(octets, &findings) }
        }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        token = octets.text(slices.token)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: token)
        parameters.encode(into: &writer)
    }
}
