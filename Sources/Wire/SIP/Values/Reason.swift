public import Octets

/// Why a request is sent, in the words of some protocol.
///
///     SIP;cause=200;text="Call completed elsewhere"   Q.850;cause=16
///
/// Reason, RFC 3326 2
public struct Reason: WireValue {
    /// `SIP`, `Q.850` or another; equal whatever its case.
    public var `protocol`: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(protocol: String, _ parameters: Parameters = [:]) {
        self.protocol = `protocol`
        self.parameters = parameters
    }

    /// Of `SIP` a status code, of `Q.850` a cause value.
    public var cause: Number? {
        get { parameters.number("cause") }
        set { parameters.set("cause", newValue) }
    }
    /// Text for people.
    public var text: String? {
        get { parameters.text("text") }
        set { parameters["text"] = newValue.map { .quoted($0) } }
    }

    public typealias Slices = ParameterizedToken.Slices

    // reason-value = protocol *( SEMI reason-params ); cause = 1*DIGIT; reason-text = "text" EQUAL quoted-string, RFC 3326 2
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let octets = cursor.octets
        return ParameterizedToken.scan(&cursor, &findings) { parameter, findings in
            guard octets.range(parameter.name, equalsIgnoringCase: "cause") else { return }
            parameter.checkNumber(.reasonCauseMalformed, octets, &findings)
        }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        self.protocol = octets.text(slices.token)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: self.protocol)
        parameters.encode(into: &writer)
    }
}
