public import Octets

/// The name of an event package, and of the templates applied to it.
///
///     presence   presence.winfo
///
/// event-type, RFC 6665 8.4. Compared octet for octet, RFC 6665 8.2.1.
public struct EventType: WireValue, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Package and templates, dots between them.
    public let name: String

    /// A package by its name, templates behind it.
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    /// RFC 3680
    public static let registration = EventType("reg")
    /// RFC 3856
    public static let presence = EventType("presence")
    /// RFC 4575
    public static let conference = EventType("conference")
    /// RFC 3515
    public static let refer = EventType("refer")
    /// RFC 4235
    public static let dialog = EventType("dialog")

    /// The name without templates.
    public var package: String { String(name.prefix { $0 != "." }) }
    /// What stands behind the dots.
    public var templates: [String] { name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map(String.init) }

    public typealias Slices = ByteRange

    // event-type = event-package *( "." event-template ), both token-nodot, RFC 6665 8.4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        guard let name = Token.scan(&cursor, &findings) else { return nil }
        let octets = cursor.octets
        var isAtPart = true
        for offset in name.start..<name.end {
            let isDot = octets[offset] == UInt8(ascii: ".")
            if isDot, isAtPart { findings.report(.eventPartEmpty, at: offset) }
            isAtPart = isDot
        }
        if isAtPart { findings.report(.eventPartEmpty, at: name.end) }
        return name
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { name = octets.text(slices) }

    public func encode(into writer: inout Writer) { writer.write(text: name) }

    public var description: String { name }
}

/// What a subscription, a notification or a publication is about.
///
///     dialog;call-id=f81d@birch.example
///
/// Event, RFC 6665 8.2.1
public struct Event: WireValue {
    /// The package.
    public var type: EventType
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(type: EventType, _ parameters: Parameters = [:]) {
        self.type = type
        self.parameters = parameters
    }

    /// Tells subscriptions to one package apart; deprecated by RFC 6665 4.5.2.
    public var id: String? {
        get { parameters.text("id") }
        set { parameters.set("id", token: newValue) }
    }

    /// Where the parts of an event lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the type lies.
        public var type: ByteRange
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // event-type *( SEMI event-param ); event-param = generic-param / ( "id" EQUAL token ), RFC 6665 8.4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let type = EventType.scan(&cursor, &findings) else { return nil }
        return Slices(type: type, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        type = EventType(slices.type, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        type.encode(into: &writer)
        parameters.encode(into: &writer)
    }
}
