public import Addressing
public import Octets

/// Who pays, and by which number the records of a call are joined.
///
///     7f3a01/22b7@gate.birch.example;rksgroup=r1;charge="tel:+15550100"
///
/// P-DCS-Billing-Info, RFC 5503 7.1
public struct BillingInfo: WireValue {
    /// Up to 48 hexadecimal digits.
    public var correlation: String
    /// Up to 16 hexadecimal digits of the financial entity.
    public var entity: String
    /// The host that the element is at.
    public var host: Host
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(correlation: String, entity: String, host: Host, _ parameters: Parameters = [:]) {
        self.correlation = correlation
        self.entity = entity
        self.host = host
        self.parameters = parameters
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the correlation lies.
        public var correlation: ByteRange
        /// Where the entity lies.
        public var entity: ByteRange
        /// Where the host lies.
        public var host: Host.Slices
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // Billing-Correlation-ID "/" FEID *( SEMI Billing-Info-param )
    // Billing-Correlation-ID = 1*48(HEXDIG); FEID = 1*16(HEXDIG) "@" host      RFC 5503 7.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let correlation = cursor.take(.hexDigit)
        guard (1...48).contains(correlation.count), cursor.consume(UInt8(ascii: "/")) else {
            findings.report(.billingMalformed, at: correlation.count > 48 ? correlation.start + 48 : cursor.position)
            return nil
        }
        let entity = cursor.take(.hexDigit)
        guard (1...16).contains(entity.count), cursor.consume(UInt8(ascii: "@")) else {
            findings.report(.billingMalformed, at: entity.count > 16 ? entity.start + 16 : cursor.position)
            return nil
        }
        guard let host = Host.scan(&cursor, &findings) else { return nil }
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic)
        return Slices(correlation: correlation, entity: entity, host: host, parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        correlation = octets.text(slices.correlation)
        entity = octets.text(slices.entity)
        host = Host(slices.host, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: correlation)
        writer.write(UInt8(ascii: "/"))
        writer.write(text: entity)
        writer.write(UInt8(ascii: "@"))
        host.encode(into: &writer)
        parameters.encode(into: &writer)
    }
}
