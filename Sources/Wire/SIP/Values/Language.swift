public import Octets

/// A language, or a range of them that someone can read.
///
///     en-gb;q=0.8   *
///
/// language, RFC 3261 20.3, 25.1; without `*` and parameters the language-tag of Content-Language, 20.13.
public struct Language: WireValue {
    /// `*` for any. Equal whatever its case.
    public var tag: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(tag: String, _ parameters: Parameters = [:]) {
        self.tag = tag
        self.parameters = parameters
    }

    public typealias Slices = ParameterizedToken.Slices

    // language       = language-range *( SEMI accept-param )
    // language-range = ( ( 1*8ALPHA *( "-" 1*8ALPHA ) ) / "*" )      RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        guard cursor.consume(UInt8(ascii: "*")) || scanTag(&cursor, &findings) != nil else { return nil }
        let tag = ByteRange(start, cursor.position)
        let octets = cursor.octets
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic) { parameter, findings in
            if octets.nameWord(parameter.name) == NameWord.q { parameter.checkQuality(octets, &findings) }
        }
        return Slices(token: tag, parameters: parameters)
    }

    // language-tag = primary-tag *( "-" subtag ), both 1*8ALPHA, RFC 3261 25.1
    /// Subtags may hold digits, as in `es-419`: RFC 3261 leaves languages to documents that have since allowed them (RFC 9110 12.5.4).
    static func scanTag(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        let start = cursor.position
        var subtag = cursor.take(.alpha)
        while true {
            guard (1...8).contains(subtag.count) else {
                findings.report(.languageMalformed, at: subtag.isEmpty ? subtag.start : subtag.start + 8)
                _ = cursor.take(.token)
                return cursor.position > start ? ByteRange(start, cursor.position) : nil
            }
            guard cursor.consume(UInt8(ascii: "-")) else { return ByteRange(start, cursor.position) }
            subtag = cursor.take(CharacterClass.alpha.union(.digit))
        }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        tag = octets.text(slices.token)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: tag)
        parameters.encode(into: &writer)
    }
}
