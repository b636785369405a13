public import Octets

/// A token or a quoted text and what qualifies it.
///
///     "Visited network 7"   04716c6f;encoding=hex
///
/// P-Visited-Network-ID, RFC 7315 5.3; User-to-User, RFC 7433 4.1
public struct ParameterizedText: WireValue {
    /// The text without quotes and escapes.
    public var text: Parameter.Value
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(text: Parameter.Value, _ parameters: Parameters = [:]) {
        self.text = text
        self.parameters = parameters
    }

    /// Where a text and its parameters lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Without quotes, escapes untouched.
        public var text: ByteRange
        /// Whether the text stands in quotes.
        public var isQuoted: Bool
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // vnetwork-spec = ( token / quoted-string ) *( SEMI vnetwork-param ), RFC 7315 5.3
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let isQuoted = cursor.isAt(UInt8(ascii: "\""))
        guard let text = isQuoted ? cursor.quotedString(&findings) : Token.scan(&cursor, &findings) else { return nil }
        return Slices(text: text, isQuoted: isQuoted, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        text = slices.isQuoted ? .quoted(octets.unquoted(slices.text)) : .token(octets.text(slices.text))
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        text.encode(into: &writer)
        parameters.encode(into: &writer)
    }
}

extension Parameter.Value {
    /// Writes a token as it is, any other text in quotes.
    func encode(into writer: inout Writer) {
        if case .token(let text) = self, !text.isEmpty, text.utf8.allSatisfy({ CharacterClass.token.contains(octet: $0) }) {
            writer.write(text: text)
        } else {
            writer.write(quoted: text)
        }
    }
}
