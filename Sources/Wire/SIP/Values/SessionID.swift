public import Octets

/// Names a session end to end, whatever happens to its dialogs on the way.
///
///     ab30317f1a784dc48ff824d0d3715d86;remote=47755a9de7794ba387653f2099600ef2
///
/// Session-ID, RFC 7989 5
public struct SessionID: WireValue {
    /// The sender's own half: 32 hexadecimal digits in lower case; 32 zeros where it has none.
    public var local: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(local: String, _ parameters: Parameters = [:]) {
        self.local = local
        self.parameters = parameters
    }

    /// The other end's half.
    public var remote: String? {
        get { parameters.text("remote") }
        set { parameters.set("remote", token: newValue) }
    }

    public typealias Slices = ParameterizedToken.Slices

    // session-id-value = local-uuid *( SEMI sess-id-param ); remote-param = "remote" EQUAL remote-uuid
    // sess-uuid        = 32( DIGIT / %x61-66 )                                                         RFC 7989 5
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let slices = ParameterizedToken.scan(&cursor, &findings) else { return nil }
        check(slices.token, cursor.octets, &findings)
        if let remote = slices.parameters.first("remote", in: cursor.octets) {
            check(remote.isFlag ? remote.name : remote.value, cursor.octets, &findings)
        }
        return slices
    }

    private static func check(_ half: ByteRange, _ octets: Span<UInt8>, _ findings: inout Findings) {
        for offset in half.start..<half.end {
            let octet = octets[offset]
            let isLowerHex = octet &- UInt8(ascii: "0") < 10 || octet &- UInt8(ascii: "a") < 6
            if !isLowerHex || offset - half.start == 32 {
                return findings.report(.sessionIDMalformed, at: offset, length: half.end - offset)
            }
        }
        if half.count < 32 { findings.report(.sessionIDMalformed, at: half.end) }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        local = octets.text(slices.token)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: local)
        parameters.encode(into: &writer)
    }
}
