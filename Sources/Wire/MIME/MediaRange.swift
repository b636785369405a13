public import Octets

/// One item of an Accept field: media types that are understood.
///
///     application/sdp;level=1;q=0.7   text/*   */*
///
/// accept-range, RFC 3261 25.1; 20.1.
public struct MediaRange: WireValue {
    /// `*` for any.
    public var type: String
    /// `*` for any.
    public var subtype: String
    /// Those of the media type, then q and what follows it.
    public var parameters: Parameters

    /// A range by type, subtype and parameters.
    public init(_ type: String, _ subtype: String, _ parameters: Parameters = Parameters()) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// The range of one media type.
    public init(_ mediaType: MediaType) { self.init(mediaType.type, mediaType.subtype, mediaType.parameters) }

    /// Any media type.
    public static let any = MediaRange("*", "*")

    public typealias Slices = MediaType.Slices

    // accept-range = media-range *( SEMI accept-param )
    // media-range  = ( "*/*" / ( m-type SLASH "*" ) / ( m-type SLASH m-subtype ) ) *( SEMI m-parameter )
    // accept-param = ( "q" EQUAL qvalue ) / generic-param                                         RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard var slices = MediaType.scanNames(&cursor, &findings) else { return nil }
        let octets = cursor.octets
        if octets.range(slices.type, equals: "*"), slices.subtype.isPresent, !octets.range(slices.subtype, equals: "*") {
            findings.report(.mediaRangeTypeWildcard, at: slices.subtype)
        }
        slices.parameters = Parameters.scan(&cursor, &findings, forms: .generic)
        if let quality = slices.parameters.first("q", in: octets), Quality(octets, quality.value) == nil {
            findings.report(.qualityMalformed, at: quality.value.isPresent ? quality.value : quality.name)
        }
        return slices
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

extension MediaRange {
    /// The q value; full where there is none, and where it is malformed.
    public var quality: Quality {
        get {
            guard let text = parameters["q"]?.text else { return .full }
            let octets = Array(text.utf8)
            return Quality(octets.span, ByteRange(0, octets.count)) ?? .full
        }
        set { parameters["q"] = .token(newValue.text) }
    }

    /// Whether the media type is in the range: its names, and every parameter before q with the same value.
    public func matches(_ mediaType: MediaType) -> Bool {
        guard type == "*" || type.equalsIgnoringCase(mediaType.type) else { return false }
        guard subtype == "*" || subtype.equalsIgnoringCase(mediaType.subtype) else { return false }
        return typeParameters.allSatisfy { mediaType.parameters[$0.name]?.text == $0.value?.text }
    }

    /// Greater where the range says more: any, any subtype, a media type, one with parameters.
    var specificity: Int {
        if type == "*" { return 0 }
        if subtype == "*" { return 1 }
        return 2 + typeParameters.count
    }

    private var typeParameters: ArraySlice<Parameter> { parameters.list.prefix { !$0.isNamed("q") }[...] }
}

extension Sequence<MediaRange> {
    /// The quality that the most specific matching range gives; none where no range matches. RFC 9110 12.5.1
    public func quality(of mediaType: MediaType) -> Quality {
        let best = filter { $0.matches(mediaType) }.max { $0.specificity < $1.specificity }
        return best?.quality ?? .none
    }
}
