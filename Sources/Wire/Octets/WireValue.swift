/// A value with one form on the wire and one in Swift.
///
/// Reading takes two steps. `scan` checks the octets and notes where each part lies, without allocating; `init(_:in:)` copies the parts out.
/// A fast path stops after the first, an app never sees the difference.
public protocol WireValue: Hashable, Sendable {
    /// Where the parts lie. Ranges refer to the octets that the cursor read.
    associatedtype Slices: BitwiseCopyable

    /// Reads one value at the cursor and leaves the cursor after it; reports every fault that it passes.
    ///
    /// Nil only where no part is usable. Never allocates while there is nothing to report.
    static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices?

    /// Copies the parts out of the octets that were scanned.
    init(_ slices: Slices, in octets: Span<UInt8>)

    /// Writes the canonical form: what `scan` reads back as an equal value.
    func encode(into writer: inout Writer)
}

extension WireValue {
    /// Reads one value at the cursor; nil only where no part is usable.
    public init?(parsing cursor: inout Cursor, _ findings: inout Findings) {
        guard let slices = Self.scan(&cursor, &findings) else { return nil }
        self.init(slices, in: cursor.octets)
    }

    /// Reads a whole text as one value; nil where it holds a fault or more than the value.
    public init?(_ text: String) {
        var findings = Findings()
        let octets = Array(text.utf8)
        var cursor = Cursor(octets.span)
        guard let value = Self(parsing: &cursor, &findings), cursor.isAtEnd, findings.isEmpty else { return nil }
        self = value
    }

    /// The canonical form as text.
    public var encoded: String {
        var writer = Writer()
        encode(into: &writer)
        return String(decoding: writer.octets, as: UTF8.self)
    }
}
