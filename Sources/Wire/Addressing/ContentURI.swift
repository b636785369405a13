public import Octets

/// A reference to a body part or a message by its identifier.
///
///     cid:part1.7@atlanta.example   mid:m7@atlanta.example/part1.7@atlanta.example
///
/// cid-url and mid-url, RFC 2392 2.
public struct ContentURI: Hashable, Sendable {
    /// `cid` or `mid`.
    public var scheme: Scheme
    /// As written, escapes included.
    public var encodedID: String

    /// The identifier without escapes and angle brackets.
    public init(scheme: Scheme = .cid, id: String) {
        self.scheme = scheme
        encodedID = id.escaped(allowed: .unreserved, and: "@")
    }

    /// Reads a whole text; nil where it is of another scheme or holds a fault.
    public init?(_ text: String) {
        guard case .content(let uri) = URI(text) else { return nil }
        self = uri
    }

    /// - Precondition: the slices are of a cid or mid URI.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        scheme = slices.kind == .cid ? .cid : .mid
        encodedID = octets.text(slices.path)
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(scheme)
        writer.write(escaping: encodedID, allowed: .uric)
    }
}

extension ContentURI {
    /// Escapes resolved: what Content-ID or Message-ID holds between its angle brackets.
    public var id: String { encodedID.unescaped }
    /// The canonical form as text.
    public var encoded: String { URI.content(self).encoded }

    /// Whether both refer to the same identifier. RFC 2392 2
    public func isEquivalent(to other: ContentURI) -> Bool { scheme == other.scheme && id == other.id }
}

extension URI {
    // cid-url = "cid" ":" content-id, mid-url = "mid" ":" message-id [ "/" content-id ]      RFC 2392 2
    static func readContent(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        slices.path = cursor.remaining
        let range = slices.path
        guard !range.isEmpty else { return findings.report(.uriEmpty, at: range.start) }
        readRest(&cursor, &findings, .uric, or: .uriIllegalOctet)
        let at = cursor.octets.first(UInt8(ascii: "@"), in: range) ?? range.end
        if at == range.start || at + 1 >= range.end { findings.report(.uriContentIDMalformed, at: at) }
    }
}
