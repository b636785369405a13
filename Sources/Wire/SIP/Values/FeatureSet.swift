public import Octets

/// Features that a peer should have, should not have, or that somebody on the way has.
///
///     *;audio;require;+g.example.chat="<urn%3Achat>"
///
/// Accept-Contact and Reject-Contact, RFC 3841 9.2, 10; Feature-Caps, RFC 6809 6.2
public struct FeatureSet: WireValue {
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(_ parameters: Parameters) { self.parameters = parameters }

    /// Whether a phone without the features is not to be reached at all. RFC 3841 7.2.3
    public var isRequired: Bool { parameters.contains("require") }
    /// Whether only features count that a phone has named itself. RFC 3841 7.2.3
    public var isExplicit: Bool { parameters.contains("explicit") }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // ac-value = "*" *( SEMI ac-params ); ac-params = feature-param / req-param / explicit-param / generic-param, RFC 3841 10
    // fc-value = "*" *( SEMI feature-cap ), RFC 6809 6.2.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let hasStar = cursor.consume(UInt8(ascii: "*"))
        if !hasStar { findings.report(.featuresStarMissing, at: cursor.position) }
        // What stands behind the star and is no parameter is left over; in its place it is passed over.
        if !hasStar { _ = cursor.take(.token) }
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic)
        return hasStar || !parameters.isEmpty ? Slices(parameters: parameters) : nil
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) { parameters = Parameters(slices.parameters, in: octets) }

    public func encode(into writer: inout Writer) {
        writer.write(UInt8(ascii: "*"))
        parameters.encode(into: &writer)
    }
}
