public import Octets

/// The media type of a body.
///
///     text/plain;charset=utf-8   multipart/mixed;boundary="=_7"
///
/// media-type, RFC 3261 25.1; RFC 2045 5.1. Type, subtype, parameter names and a charset are equal whatever their case, parameters in
/// any order, and a value with quotes or without.
public struct MediaType: WireValue {
    /// The type before the slash.
    public var type: String
    /// The subtype behind the slash.
    public var subtype: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(_ type: String, _ subtype: String, _ parameters: Parameters = Parameters()) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// Where the parts of a media type lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the type lies.
        public var type: ByteRange
        /// Absent where the slash is.
        public var subtype: ByteRange
        /// Where the parameters lie.
        public var parameters: Parameters.Slices

        /// Parts that were found already.
        @inlinable
        public init(type: ByteRange, subtype: ByteRange, parameters: Parameters.Slices) {
            self.type = type
            self.subtype = subtype
            self.parameters = parameters
        }
    }

    // media-type = m-type SLASH m-subtype *( SEMI m-parameter ), RFC 3261 25.1
    // m-parameter = m-attribute EQUAL m-value
    // m-value = token / quoted-string
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard var slices = scanNames(&cursor, &findings) else { return nil }
        slices.parameters = Parameters.scan(&cursor, &findings, forms: .token)
        var walk = ParameterCursor(slices.parameters, in: cursor.octets)
        while let parameter = walk.next() {
            if parameter.isFlag { findings.report(.mediaTypeParameterValueMissing, at: parameter.name.end) }
        }
        return slices
    }

    /// m-type SLASH m-subtype
    static func scanNames(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        let type = cursor.takeToken()
        if type.isEmpty { findings.report(.mediaTypeTypeEmpty, at: start) }
        var subtype = ByteRange.absent
        if cursor.separator(UInt8(ascii: "/")) {
            subtype = cursor.takeToken()
            if subtype.isEmpty { findings.report(.mediaTypeSubtypeEmpty, at: cursor.position) }
        } else if !type.isEmpty {
            var beyond = cursor
            beyond.skipWhitespace()
            findings.report(.mediaTypeSlashMissing, at: beyond.position)
        }
        if type.isEmpty, subtype.isAbsent || subtype.isEmpty { return nil }
        return Slices(type: type, subtype: subtype, parameters: Parameters.Slices(range: ByteRange(start, start), count: 0))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        type = octets.text(slices.type)
        subtype = octets.text(slices.subtype)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: type)
        writer.write(UInt8(ascii: "/"))
        writer.write(text: subtype)
        parameters.encode(into: &writer)
    }
}

extension MediaType.Slices {
    /// Whether type and subtype are these, whatever their case.
    @inlinable
    public func names(_ type: StaticString, _ subtype: StaticString, in octets: Span<UInt8>) -> Bool {
        octets.range(self.type, equalsIgnoringCase: type) && octets.range(self.subtype, equalsIgnoringCase: subtype)
    }

    /// Whether the body has parts.
    @inlinable
    public func isMultipart(in octets: Span<UInt8>) -> Bool { octets.range(type, equalsIgnoringCase: "multipart") }
}
