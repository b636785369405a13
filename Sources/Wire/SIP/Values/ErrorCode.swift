public import Octets

/// A number that tells a fault, and what qualifies it.
///
///     200;code="Permission to use location information"
///
/// Geolocation-Error, RFC 6442 4.4; AlertMsg-Error, RFC 8876
public struct ErrorCode: WireValue {
    /// 0 to 999.
    public var code: UInt16
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(_ code: UInt16, _ parameters: Parameters = [:]) {
        self.code = code
        self.parameters = parameters
    }

    /// What the code means, for people.
    public var text: String? {
        get { parameters.text("code") }
        set { parameters["code"] = newValue.map { .quoted($0) } }
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the code lies.
        public var code: Numeral
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // location-error-code *( SEMI location-error-params ); location-error-code = 1*3DIGIT, RFC 6442 4.4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let code = Number.scan(&cursor, &findings) else { return nil }
        if code.digits.count > 3 { findings.report(.errorCodeOutOfRange, at: code.digits.start + 3, length: code.digits.count - 3) }
        return Slices(code: code, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        code = UInt16(min(slices.code.value, 999))
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(decimal: code)
        parameters.encode(into: &writer)
    }
}
