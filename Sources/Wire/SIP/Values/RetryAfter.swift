public import Octets

/// When a refused request may be tried again.
///
///     18000 (in a meeting);duration=3600
///
/// Retry-After, RFC 3261 20.33
public struct RetryAfter: WireValue {
    /// Seconds to wait.
    public var seconds: Number
    /// Without parentheses; those inside stand for themselves.
    public var comment: String?
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(seconds: Number, comment: String? = nil, _ parameters: Parameters = [:]) {
        self.seconds = seconds
        self.comment = comment
        self.parameters = parameters
    }

    /// Seconds for which the called party will then be there.
    public var duration: Number? {
        get { parameters.number("duration") }
        set { parameters.set("duration", newValue) }
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the seconds lie.
        public var seconds: Numeral
        /// Between the outer parentheses, escapes untouched; absent where there is none.
        public var comment: ByteRange
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // Retry-After = delta-seconds [ comment ] *( SEMI retry-param )
    // retry-param = ( "duration" EQUAL delta-seconds ) / generic-param      RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let seconds = Number.scanSeconds(&cursor, &findings) else { return nil }
        let stop = cursor.position
        cursor.skipWhitespace()
        var comment = ByteRange.absent
        if cursor.isAt(UInt8(ascii: "(")) { comment = cursor.comment(&findings) } else { cursor.position = stop }
        let octets = cursor.octets
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic) { parameter, findings in
            guard octets.range(parameter.name, equalsIgnoringCase: "duration") else { return }
            parameter.checkSeconds(.parameterNotSeconds, octets, &findings)
        }
        return Slices(seconds: seconds, comment: comment, parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        seconds = Number(slices.seconds, in: octets)
        comment = slices.comment.isAbsent ? nil : octets.unquoted(slices.comment)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        seconds.encode(into: &writer)
        if let comment {
            writer.write(UInt8(ascii: " "))
            writer.write(comment: comment)
        }
        parameters.encode(into: &writer)
    }
}
