public import Octets

/// How a body or a part is meant to be used.
///
///     session;handling=optional   attachment;filename="map 7.png";size=1812
///
/// Content-Disposition, RFC 3261 20.11; RFC 2183 2. The type is equal whatever its case.
public struct ContentDisposition: WireValue {
    /// What is to be done with the body.
    public var type: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(type: String, _ parameters: Parameters = Parameters()) {
        self.type = type
        self.parameters = parameters
    }

    /// The body describes a session. RFC 3261 20.11
    public static let session = ContentDisposition(type: "session")
    /// The body is to be shown. RFC 3261 20.11
    public static let render = ContentDisposition(type: "render")
    /// The body is an image of the caller. RFC 3261 20.11
    public static let icon = ContentDisposition(type: "icon")
    /// The body is a ring tone. RFC 3261 20.11
    public static let alert = ContentDisposition(type: "alert")
    /// The body is shown in its place. RFC 2183 2.1
    public static let inline = ContentDisposition(type: "inline")
    /// The body is shown when someone asks. RFC 2183 2.2
    public static let attachment = ContentDisposition(type: "attachment")
    /// RFC 3959
    public static let earlySession = ContentDisposition(type: "early-session")
    /// RFC 5363
    public static let recipientList = ContentDisposition(type: "recipient-list")

    /// Where the parts of a disposition lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the type lies.
        public var type: ByteRange
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // disp-type *( SEMI disp-param ), RFC 3261 25.1
    // size-parm := "size" "=" 1*DIGIT; quoted-date-time := quoted-string, RFC 2183 2
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let type = cursor.take(.token)
        if type.isEmpty { findings.report(.contentDispositionTypeEmpty, at: cursor.position) }
        let parameters = Parameters.scan(&cursor, &findings, forms: .generic)
        if type.isEmpty, parameters.isEmpty { return nil }
        let octets = cursor.octets
        if let size = parameters.first("size", in: octets), !isNumber(size, octets) { report(.contentDispositionSize, size, &findings) }
        reportIfUnquoted(parameters.first("creation-date", in: octets), &findings)
        reportIfUnquoted(parameters.first("modification-date", in: octets), &findings)
        reportIfUnquoted(parameters.first("read-date", in: octets), &findings)
        return Slices(type: type, parameters: parameters)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        type = octets.text(slices.type)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: type)
        parameters.encode(into: &writer)
    }

    private static func isNumber(_ parameter: Parameter.Slices, _ octets: Span<UInt8>) -> Bool {
        guard parameter.value.isPresent, !parameter.value.isEmpty else { return false }
        var cursor = Cursor(octets, parameter.value)
        _ = cursor.take(.digit)
        return cursor.isAtEnd
    }

    private static func reportIfUnquoted(_ date: Parameter.Slices?, _ findings: inout Findings) {
        if let date, !date.isQuoted { report(.contentDispositionDate, date, &findings) }
    }

    private static func report(_ fault: Fault, _ parameter: Parameter.Slices, _ findings: inout Findings) {
        findings.report(fault, at: parameter.isFlag ? parameter.name : parameter.value)
    }
}

extension ContentDisposition {
    /// Whether it is this type, whatever the case.
    public func isNamed(_ other: String) -> Bool { type.equalsIgnoringCase(other) }

    /// Whether a receiver that does not understand the body may go on without it. RFC 3261 20.11, RFC 5621 8.1
    public var isOptional: Bool { handling?.equalsIgnoringCase("optional") ?? false }
    /// `optional`, `required` or an extension; without one, `required` is meant.
    public var handling: String? { parameters["handling"]?.text }
    /// As suggested by the sender: a path in it, and a name that exists already, are the receiver's to refuse. RFC 2183 2.3
    public var filename: String? { parameters["filename"]?.text }
    /// Octets, roughly; nil where absent, malformed or beyond 64 bits.
    public var size: UInt64? { parameters["size"].flatMap { UInt64($0.text) } }
    /// An RFC 822 date, as written.
    public var creationDate: String? { parameters["creation-date"]?.text }
    /// When the file was changed last, as written. RFC 2183 2.5
    public var modificationDate: String? { parameters["modification-date"]?.text }
    /// When the file was read last, as written. RFC 2183 2.6
    public var readDate: String? { parameters["read-date"]?.text }

    /// What is meant where the field is absent. RFC 3261 20.11
    public static func assumed(for mediaType: MediaType) -> ContentDisposition {
        mediaType.hasNames(of: .sdp) ? .session : .render
    }

    public static func == (left: ContentDisposition, right: ContentDisposition) -> Bool {
        left.isNamed(right.type) && left.parameters == right.parameters
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(type.lowercasedASCII)
        hasher.combine(parameters)
    }
}
