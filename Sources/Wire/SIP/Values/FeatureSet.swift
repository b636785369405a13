public import Octets

/// Features that a peer should have, should not have, or that somebody on the way has.
///
///     *;audio;require;+g.example.chat="<urn%3Achat>"
///
/// Accept-Contact and Reject-Contact, RFC 3841 9.2, 10; Feature-Caps, RFC 6809 6.2
public struct FeatureSet: WireValue {
    public var parameters: Parameters

    public init(_ parameters: Parameters) { self.parameters = parameters }

    /// Whether a phone without the features is not to be reached at all. RFC 3841 7.2.3
    public var isRequired: Bool { parameters.contains("require") }
    /// Whether only features count that a phone has named itself. RFC 3841 7.2.3
    public var isExplicit: Bool { parameters.contains("explicit") }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        public var parameters: Parameters.Slices
    }

    // ac-value = "*" *( SEMI ac-params ); ac-params = feature-param / req-param / explicit-param / generic-param, RFC 3841 10
    // fc-value = "*" *( SEMI feature-cap ), RFC 6809 6.2.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let star = cursor.take(.token)
        if !cursor.octets.range(star, equals: "*") { findings.report(.featuresStarMissing, at: star) }
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic)
        return star.isEmpty && parameters.isEmpty ? nil : Slices(parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) { parameters = Parameters(slices.parameters, in: octets) }

    public func encode(into writer: inout Writer) {
        writer.write(UInt8(ascii: "*"))
        parameters.encode(into: &writer)
    }
}
