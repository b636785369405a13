public import Octets

/// How long a session lasts without a refresh.
///
///     1800;refresher=uac
///
/// Session-Expires, RFC 4028 4; Min-SE, RFC 4028 5
public struct SessionInterval: WireValue {
    /// Seconds that a session holds without a refresh.
    public var seconds: Number
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(seconds: Number, _ parameters: Parameters = [:]) {
        self.seconds = seconds
        self.parameters = parameters
    }

    /// Who refreshes: `uac` or `uas`.
    public var refresher: String? {
        get { parameters.text("refresher") }
        set { parameters.set("refresher", token: newValue) }
    }

    /// Where the parts of an interval lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the seconds lie.
        public var seconds: Numeral
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // delta-seconds *( SEMI se-params ); se-params = refresher-param / generic-param, RFC 4028 4
    // refresher-param = "refresher" EQUAL ( "uas" / "uac" )
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let seconds = Number.scanSeconds(&cursor, &findings) else { return nil }
        let octets = cursor.octets
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic) { parameter, findings in
            guard octets.range(parameter.name, equalsIgnoringCase: "refresher"), !octets.range(parameter.value, equalsIgnoringCase: "uac"),
                !octets.range(parameter.value, equalsIgnoringCase: "uas")
            else { return }
            findings.report(.sessionIntervalRefresher, at: parameter.isFlag ? parameter.name : parameter.value)
        }
        return Slices(seconds: seconds, parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        seconds = Number(slices.seconds, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        seconds.encode(into: &writer)
        parameters.encode(into: &writer)
    }
}
