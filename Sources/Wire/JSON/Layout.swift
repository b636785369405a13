/// How JSON text is broken into lines.
public struct Layout: Hashable, Sendable {
    /// Columns that an object or array of plain values may take before each of them gets a line; nil where all stands on one line.
    public var width: Int?

    /// One line without blanks, as NDJSON wants it.
    public static let compact = Layout(width: nil)
    /// Two columns a level; what is short and holds no other object or array stands on one line.
    public static let readable = Layout(width: 120)
}
