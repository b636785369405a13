public import Octets

/// How urgent a call is, by the measure of some namespace.
///
///     dsn.flash
///
/// r-value, RFC 4412 3.1; both parts are equal whatever their case.
public struct ResourcePriority: WireValue {
    /// The namespace before the dot.
    public var namespace: String
    /// The priority behind the dot.
    public var priority: String

    /// A value of these parts.
    public init(namespace: String, priority: String) {
        self.namespace = namespace
        self.priority = priority
    }

    /// Where the parts of a priority lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the namespace lies.
        public var namespace: ByteRange
        /// Where the priority lies.
        public var priority: ByteRange
    }

    // r-value = namespace "." r-priority, both token-nodot, RFC 4412 3.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let token = Token.scan(&cursor, &findings) else { return nil }
        let octets = cursor.octets
        guard let dot = octets.first(UInt8(ascii: "."), in: token) else {
            findings.report(.resourcePriorityDotMissing, at: token.end)
            return nil
        }
        let slices = Slices(namespace: ByteRange(token.start, dot), priority: ByteRange(dot + 1, token.end))
        if slices.namespace.isEmpty { findings.report(.resourcePriorityPartEmpty, at: dot) }
        if slices.priority.isEmpty { findings.report(.resourcePriorityPartEmpty, at: token.end) }
        if let second = octets.first(UInt8(ascii: "."), in: slices.priority) {
            findings.report(.resourcePrioritySecondDot, at: second, length: 1)
        }
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        namespace = octets.text(slices.namespace)
        priority = octets.text(slices.priority)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: namespace)
        writer.write(UInt8(ascii: "."))
        writer.write(text: priority)
    }
}
