public import Addressing
public import Octets

/// A hop that a request took: how and whence it was sent, and where its response goes.
///
///     SIP/2.0/UDP 192.0.2.1:5060;branch=z9hG4bK77asjd;received=203.0.113.7;rport=41230
///
/// via-parm, RFC 3261 20.42, 25.1
public struct Via: WireValue {
    /// `SIP`
    public var protocolName: String
    /// `2.0`
    public var version: String
    /// `UDP`, `TCP`, `TLS`, `WS` or another; equal whatever its case.
    public var transport: String
    public var sentBy: HostPort
    public var parameters: Parameters

    public init(transport: String, sentBy: HostPort, _ parameters: Parameters = [:]) {
        protocolName = "SIP"
        version = "2.0"
        self.transport = transport
        self.sentBy = sentBy
        self.parameters = parameters
    }

    /// Where the parts of a hop lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        public var protocolName: ByteRange
        public var version: ByteRange
        public var transport: ByteRange
        /// Its host is absent where none could be read.
        public var sentBy: HostPort.Slices
        public var parameters: Parameters.Slices
    }

    // via-parm      = sent-protocol LWS sent-by *( SEMI via-params )
    // sent-protocol = protocol-name SLASH protocol-version SLASH transport
    // sent-by       = host [ COLON port ]                                      RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let name = cursor.take(.token)
        guard !name.isEmpty else {
            findings.report(.viaProtocolMissing, at: cursor.position)
            return nil
        }
        let version = cursor.part(behindSlash: .viaVersionMissing, &findings)
        let transport = version.isEmpty ? version : cursor.part(behindSlash: .viaTransportMissing, &findings)
        cursor.skipWhitespace()
        // Behind a protocol cut short, what stands there is hardly a host: the parameters are read all the same.
        if transport.isEmpty { cursor.skipToParameters() }
        let sentBy = transport.isEmpty ? nil : HostPort.scan(&cursor, &findings, allowsWhitespace: true)
        let octets = cursor.octets
        let parameters = Parameters.scan(&cursor, &findings, forms: [.host, .received]) { parameter, findings in
            parameter.checkForVia(octets, &findings)
        }
        return Slices(
            protocolName: name, version: version, transport: transport, sentBy: sentBy ?? HostPort.Slices(host: .absent, port: .absent),
            parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        protocolName = octets.text(slices.protocolName)
        version = octets.text(slices.version)
        transport = octets.text(slices.transport)
        sentBy = HostPort(slices.sentBy, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
        // RFC 5118 4.5: read with brackets, written without.
        if let received = parameters.text("received"), received.hasPrefix("[") { self.received = received.withoutBrackets }
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: protocolName)
        writer.write(UInt8(ascii: "/"))
        writer.write(text: version)
        writer.write(UInt8(ascii: "/"))
        writer.write(text: transport)
        writer.write(UInt8(ascii: " "))
        sentBy.encode(into: &writer)
        parameters.encode(into: &writer)
    }
}

extension Cursor {
    /// SLASH token; empty where either is missing, which is reported.
    @inline(__always)
    fileprivate mutating func part(behindSlash missing: @autoclosure () -> Fault, _ findings: inout Findings) -> ByteRange {
        let part = separator(UInt8(ascii: "/")) ? take(.token) : ByteRange(position, position)
        if part.isEmpty {
            skipWhitespace()
            findings.report(missing(), at: position)
        }
        return part
    }

    @inline(never)
    fileprivate mutating func skipToParameters() {
        while !isAtEnd, !isAt(UInt8(ascii: ";")), !isAt(UInt8(ascii: ",")) { position += 1 }
    }
}

extension String {
    /// An IPv6 address without the brackets that a reference to it has.
    var withoutBrackets: String { hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self }
}
