public import Octets

/// A URI with a name for people and with parameters of the header field.
///
///     "Alice Liddell" <sip:alice@atlanta.example>;tag=88sja8x
///
/// name-addr and addr-spec with their parameters, RFC 3261 20, 25.1; RFC 8217.
public struct NameAddress: WireValue {
    /// Without quotes and escapes; nil where there is none.
    public var displayName: String?
    /// Who or what is named.
    public var uri: URI
    /// Those of the header field, not of the URI.
    public var parameters: Parameters

    /// A value of these parts.
    public init(displayName: String? = nil, uri: URI, parameters: Parameters = Parameters()) {
        self.displayName = displayName
        self.uri = uri
        self.parameters = parameters
    }

    /// The tag parameter of From and To; nil where it is absent. RFC 3261 19.3
    public var tag: String? {
        get { parameters["tag"]?.text }
        set { parameters["tag"] = newValue.map(Parameter.Value.token) }
    }

    /// Which forms a field allows.
    @frozen
    public enum Form: UInt8, BitwiseCopyable, Sendable {
        /// name-addr / addr-spec, as in From, To and Contact
        case nameAddressOrAddress
        /// name-addr, as in Route and Path
        case nameAddress
        /// LAQUOT absoluteURI RAQUOT, as in Call-Info and Alert-Info
        case bracketedURI
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Between the quotes, escapes untouched, or the words as they stand; absent where there is none.
        public var displayName: ByteRange
        /// Whether the display name stands in quotes.
        public var isQuoted: Bool
        /// Whether angle brackets stand around the URI.
        public var hasBrackets: Bool
        /// Where the URI lies.
        public var uri: URI.Slices
        /// As written, without brackets.
        @inlinable public var uriRange: ByteRange { uri.range }
        /// Where the parameters lie.
        public var parameters: Parameters.Slices

        @inlinable
        init() {
            displayName = .absent
            isQuoted = false
            hasBrackets = false
            uri = .absent
            parameters = Parameters.Slices(range: .absent, count: 0)
        }

        /// The value of the tag parameter: absent where there is none, empty where nothing follows its equals sign. O(octets)
        @inlinable
        public func tag(in octets: Span<UInt8>) -> ByteRange { parameters.value(of: "tag", in: octets) }
    }

    // contact-param = ( name-addr / addr-spec ) *( SEMI contact-params )      RFC 3261 25.1
    /// Reads one element and leaves the cursor before a comma, or before white space that nothing of this element follows; the caller asks
    /// `cursor.separator(",")` for more. Nil where it has no URI.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        scan(&cursor, &findings, form: .nameAddressOrAddress)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        displayName =
            slices.displayName.isAbsent
            ? nil : slices.isQuoted ? octets.unquoted(slices.displayName) : octets.text(slices.displayName).withSingleSpaces
        uri = URI(slices.uri, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    /// Writes the URI in angle brackets, which every field allows and most need.
    public func encode(into writer: inout Writer) {
        if let displayName {
            if displayName.isTokens { writer.write(text: displayName) } else { writer.write(quoted: displayName) }
            writer.write(UInt8(ascii: " "))
        }
        writer.write(UInt8(ascii: "<"))
        uri.encode(into: &writer)
        writer.write(UInt8(ascii: ">"))
        parameters.encode(into: &writer)
    }
}

extension String {
    /// Tokens with one space between any two.
    fileprivate var isTokens: Bool {
        !isEmpty
            && utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).allSatisfy {
                !$0.isEmpty && $0.allSatisfy { CharacterClass.token.contains(octet: $0) }
            }
    }

    fileprivate var withSingleSpaces: String {
        utf8.split(whereSeparator: { CharacterClass.whitespace.contains(octet: $0) }).map { String(Substring($0)) }.joined(separator: " ")
    }
}
