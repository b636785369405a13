public import Octets

/// A body of several parts.
///
///     --7
///     Content-Type: application/sdp
///
///     v=0
///     --7--
///
/// multipart-body, RFC 2046 5.1.1; RFC 5621 4.
public struct Multipart: Hashable, Sendable {
    /// `mixed`, `related` or another.
    public var subtype: String
    /// What parts the parts.
    public var boundary: Boundary
    /// Parts in their order.
    public var parts: [Entity]
    /// For readers who know no multipart; no receiver reads it.
    public var preamble: [UInt8]
    /// What follows the last delimiter; no receiver reads it.
    public var epilogue: [UInt8]

    /// A value of these parts.
    public init(
        _ subtype: String = "mixed", boundary: Boundary, parts: [Entity], preamble: [UInt8] = [], epilogue: [UInt8] = []
    ) {
        self.subtype = subtype
        self.boundary = boundary
        self.parts = parts
        self.preamble = preamble
        self.epilogue = epilogue
    }

    /// The type that the body needs beside it.
    public var mediaType: MediaType {
        MediaType("multipart", subtype, ["boundary": Parameter.Value(boundary.text)])
    }

    /// The multipart as an entity, to be put into another one.
    public var entity: Entity {
        var writer = Writer()
        encode(into: &writer)
        return Entity(mediaType, body: writer.octets)
    }

    /// Reads a body whose type is known; nested multiparts stay octets of their part. Nil where the type has no boundary. O(octets)
    public init?(
        _ octets: Span<UInt8>, _ body: ByteRange, _ mediaType: MediaType.Slices, in head: Span<UInt8>, _ findings: inout Findings,
        limits: Limits = .standard
    ) {
        guard let boundary = Boundary(mediaType, in: head, &findings) else { return nil }
        let isDigest = mediaType.names("multipart", "digest", in: head)
        var walk = MultipartCursor(octets, body, boundary, &findings, isDigest: isDigest, maximumParts: limits.maximumParts)
        var parts: [Entity] = []
        while let part = walk.next(&findings) { parts.append(Entity(part, in: octets)) }
        self.init(head.text(mediaType.subtype), boundary: boundary, parts: parts)
        if walk.preamble.isPresent { preamble.append(octets, walk.preamble) }
        if walk.epilogue.isPresent { epilogue.append(octets, walk.epilogue) }
    }

    // [preamble CRLF] dash-boundary CRLF body-part *( delimiter CRLF body-part ) close-delimiter [CRLF epilogue], RFC 2046 5.1.1
    /// Writes the body; that no part holds the boundary is the caller's choice to make: `Boundary.init(startingWith:notIn:)`.
    public func encode(into writer: inout Writer) {
        if !preamble.isEmpty {
            writer.write(octets: preamble)
            writer.write("\r\n")
        }
        for (index, part) in parts.enumerated() {
            writer.write(index == 0 ? "--" : "\r\n--")
            writer.write(octets: boundary.octets)
            writer.write("\r\n")
            part.encode(into: &writer)
        }
        writer.write(parts.isEmpty ? "--" : "\r\n--")
        writer.write(octets: boundary.octets)
        writer.write("--\r\n")
        writer.write(octets: epilogue)
    }
}
