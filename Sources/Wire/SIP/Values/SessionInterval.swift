public import Octets

/// How long a session lasts without a refresh.
///
///     1800;refresher=uac
///
/// Session-Expires, RFC 4028 4; Min-SE, RFC 4028 5
public struct SessionInterval: WireValue {
    public var seconds: Number
    public var parameters: Parameters

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
        public var seconds: Numeral
        public var parameters: Parameters.Slices
    }

    // delta-seconds *( SEMI se-params ); se-params = refresher-param / generic-param, RFC 4028 4
    // refresher-param = "refresher" EQUAL ( "uas" / "uac" )
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let seconds = Number.scanSeconds(&cursor, &findings) else { return nil }
        let slices = Slices(seconds: seconds, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
        let octets = cursor.octets
        if let refresher = slices.parameters.first("refresher", in: octets),
            !octets.range(refresher.value, equalsIgnoringCase: "uac"), !octets.range(refresher.value, equalsIgnoringCase: "uas")
        {
            findings.report(.sessionIntervalRefresher, at: refresher.isFlag ? refresher.name : refresher.value)
        }
        return slices
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
