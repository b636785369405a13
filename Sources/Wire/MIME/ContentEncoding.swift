public import Octets

/// The name of one compression.
///
///     gzip
///
/// content-coding, RFC 3261 25.1; equal whatever the case, and `x-gzip` is `gzip` (RFC 9110 8.4.1.3).
public struct ContentCoding: WireValue {
    /// The name, equal whatever its case.
    public var name: String

    /// A coding of this name, known here or not.
    public init(name: String) { self.name = name }

    /// No coding at all.
    public static let identity = ContentCoding(name: "identity")
    /// RFC 1952
    public static let gzip = ContentCoding(name: "gzip")
    /// RFC 1950
    public static let deflate = ContentCoding(name: "deflate")

    /// Where the name lies.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the name lies.
        public var name: ByteRange
    }

    // content-coding = token, RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let name = cursor.take(.token)
        guard name.isEmpty else { return Slices(name: name) }
        findings.report(.contentEncodingEmpty, at: cursor.position)
        return nil
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) { name = octets.text(slices.name) }

    public func encode(into writer: inout Writer) { writer.write(text: name) }

    private var canonical: String {
        let lower = name.lowercasedASCII
        return lower == "x-gzip" ? "gzip" : lower
    }

    public static func == (left: ContentCoding, right: ContentCoding) -> Bool { left.canonical == right.canonical }
    public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

/// The compressions that a body went through, first to last.
///
///     deflate, gzip
///
/// Content-Encoding, RFC 3261 20.12.
public struct ContentEncoding: WireValue {
    /// Codings in the order in which they were put on.
    public var codings: [ContentCoding]

    /// Codings in the order in which they are put on.
    public init(_ codings: [ContentCoding]) { self.codings = codings }

    /// Where the list lies.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// The whole value.
        public var range: ByteRange
        /// Codings that are named; empty items are not counted.
        public var count: UInt32
    }

    // content-coding *( COMMA content-coding ), RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        var count: UInt32 = 0
        repeat {
            if ContentCoding.scan(&cursor, &findings) != nil { count += 1 }
        } while cursor.separator(UInt8(ascii: ","))
        return count == 0 ? nil : Slices(range: ByteRange(start, cursor.position), count: count)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        codings = []
        var cursor = Cursor(octets, slices.range)
        repeat {
            let name = cursor.take(.token)
            if !name.isEmpty { codings.append(ContentCoding(name: octets.text(name))) }
        } while cursor.separator(UInt8(ascii: ","))
    }

    public func encode(into writer: inout Writer) {
        for (index, coding) in codings.enumerated() {
            if index > 0 { writer.write(", ") }
            coding.encode(into: &writer)
        }
    }
}
