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
    /// The host and the port that it was sent from.
    public var sentBy: HostPort
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
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
        /// Where the protocol's name lies.
        public var protocolName: ByteRange
        /// Where the version lies.
        public var version: ByteRange
        /// Where the transport lies.
        public var transport: ByteRange
        /// Its host is absent where none could be read.
        public var sentBy: HostPort.Slices
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // via-parm      = sent-protocol LWS sent-by *( SEMI via-params )
    // sent-protocol = protocol-name SLASH protocol-version SLASH transport
    // sent-by       = host [ COLON port ]                                      RFC 3261 25.1
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        var slices = Slices(
            protocolName: .absent, version: .absent, transport: .absent, sentBy: HostPort.Slices(host: .absent, port: .absent),
            parameters: Parameters.Slices(range: .absent, count: 0))
        guard scanCommonHop(&cursor, &slices) || scanHop(&cursor, &findings, &slices) else { return nil }
        let octets = cursor.octets
        slices.parameters = Parameters.scan(&cursor, &findings, forms: [.host, .received]) { parameter, findings in
            parameter.checkForVia(octets, &findings)
        }
        return slices
    }

    /// `SIP/2.0/` and a transport, one space, a host that is a name or IPv4: told by masks. False, with the cursor unmoved, for any other.
    @inline(__always)
    private static func scanCommonHop(_ cursor: inout Cursor, _ slices: inout Slices) -> Bool {
        let octets = cursor.octets
        let start = cursor.position
        // "SIP/2.0/", first octet lowest.
        guard cursor.end &- start > 12, octets.word(start) == 0x2f30_2e32_2f50_4953 else { return false }
        let transport = ByteRange(start &+ 8, cursor.runs.plainEnd(octets, from: start &+ 8, to: cursor.end))
        guard !transport.isEmpty, transport.end < cursor.end, octets[transport.end] == UInt8(ascii: " ") else { return false }
        var host = Cursor(octets, from: transport.end &+ 1, to: cursor.end)
        host.runs = cursor.runs
        guard let sentBy = HostPort.scanCommon(&host) else { return false }
        cursor.runs = host.runs
        cursor.position = host.position
        slices.protocolName = ByteRange(start, start &+ 3)
        slices.version = ByteRange(start &+ 4, start &+ 7)
        slices.transport = transport
        slices.sentBy = sentBy
        return true
    }

    /// Any hop up to its parameters; false where there is no protocol.
    @inline(never)
    private static func scanHop(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) -> Bool {
        slices.protocolName = cursor.take(.token)
        guard !slices.protocolName.isEmpty else {
            findings.report(.viaProtocolMissing, at: cursor.position)
            return false
        }
        slices.version = cursor.part(behindSlash: .viaVersionMissing, &findings)
        slices.transport = slices.version.isEmpty ? slices.version : cursor.part(behindSlash: .viaTransportMissing, &findings)
        cursor.skipWhitespace()
        // Behind a protocol cut short, what stands there is hardly a host: the parameters are read all the same.
        if slices.transport.isEmpty {
            cursor.skipToParameters()
        } else if let sentBy = HostPort.scan(&cursor, &findings, allowsWhitespace: true) {
            slices.sentBy = sentBy
        }
        return true
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
