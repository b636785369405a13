public import Addressing
public import Octets

/// A host and what qualifies it.
///
///     delivery.birch.example:8030;content=192.0.2.9:9000;bcid=7f3a
///
/// P-DCS-LAES, RFC 5503 8.1; P-Private-Network-Indication, RFC 7316 4
public struct ParameterizedHost: WireValue {
    /// A name, or an address.
    public var host: HostPort
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(_ host: HostPort, _ parameters: Parameters = [:]) {
        self.host = host
        self.parameters = parameters
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the host lies.
        public var host: HostPort.Slices
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // Laes-sig *( SEMI Laes-param ); Laes-sig = hostport; Laes-content = "content" EQUAL hostport, RFC 5503 8.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let host = HostPort.scan(&cursor, &findings) else { return nil }
        return Slices(host: host, parameters: Parameters.scan(&cursor, &findings, forms: [.host, .address]))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        host = HostPort(slices.host, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        host.encode(into: &writer)
        for parameter in parameters {
            // A host with its port is neither a token nor a host, so that it would stand in quotes.
            guard case .token(let text)? = parameter.value,
                text.utf8.allSatisfy({ $0 == UInt8(ascii: ":") || CharacterClass.token.contains(octet: $0) })
            else {
                Parameters([parameter]).encode(into: &writer)
                continue
            }
            writer.write(text: ";\(parameter.name)=\(text)")
        }
    }
}
