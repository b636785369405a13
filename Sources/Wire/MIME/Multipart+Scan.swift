public import Octets

extension Multipart {
    /// Where the parts of a multipart body lie, each before those nested in it.
    ///
    /// Parts of parts carry their depth and the index of the part around them. Depth is bounded by `Limits.maximumNesting`, the number of
    /// all by `Limits.maximumParts`. A delimiter of an outer multipart ends every one inside it (RFC 2046 5.1.2).
    /// O(octets × depth)
    ///
    /// `head` is the octets that the media type was scanned in, which may be others than those of the body.
    public static func scan(
        _ octets: Span<UInt8>, _ body: ByteRange, _ mediaType: MediaType.Slices, in head: Span<UInt8>, _ findings: inout Findings,
        limits: Limits = .standard
    ) -> [Entity.Slices] {
        var tree = Tree(limits: limits)
        if let boundary = Boundary(mediaType, in: head, &findings) {
            let isDigest = mediaType.names("multipart", "digest", in: head)
            tree.read(octets, body, boundary, isDigest: isDigest, depth: 0, parent: -1, &findings)
        }
        return tree.parts
    }

    private struct Tree {
        let limits: Limits
        var parts: [Entity.Slices] = []
        /// Those of the multiparts around the one at hand, outermost first.
        var boundaries: [Boundary] = []

        mutating func read(
            _ octets: Span<UInt8>, _ body: ByteRange, _ boundary: Boundary, isDigest: Bool, depth: Int, parent: Int,
            _ findings: inout Findings
        ) {
            boundaries.append(boundary)
            defer { boundaries.removeLast() }
            var walk = MultipartCursor(octets, body, boundary, &findings, isDigest: isDigest)
            while true {
                walk.maximumParts = walk.count + limits.maximumParts - parts.count
                guard var part = walk.next(&findings) else { break }
                part.depth = UInt16(clamping: depth)
                part.parent = Int32(clamping: parent)
                parts.append(part)
                descend(octets, part, depth, &findings)
            }
        }

        private mutating func descend(_ octets: Span<UInt8>, _ part: Entity.Slices, _ depth: Int, _ findings: inout Findings) {
            guard part.contentType.isPresent, let mediaType = octets.mediaType(part.contentType), mediaType.isMultipart(in: octets) else {
                return
            }
            if let transfer = part.transferEncoding(in: octets), !transfer.isIdentity {
                return findings.report(.multipartTransferEncoding, at: part.transferEncoding)
            }
            // Its octets are no multipart until they are inflated.
            guard part.contentEncoding.isAbsent else { return }
            guard depth < limits.maximumNesting else { return findings.report(.multipartNestingLimit, at: part.body.start) }
            guard let boundary = Boundary(mediaType, in: octets, &findings) else { return }
            guard !boundaries.contains(boundary) else { return findings.report(.multipartBoundaryRepeated, at: part.contentType) }
            let isDigest = mediaType.names("multipart", "digest", in: octets)
            read(octets, part.body, boundary, isDigest: isDigest, depth: depth + 1, parent: parts.count - 1, &findings)
        }
    }
}

extension Span where Element == UInt8 {
    /// The media type in a value that was scanned before.
    fileprivate func mediaType(_ value: ByteRange) -> MediaType.Slices? {
        var findings = Findings()
        var cursor = Cursor(self, value)
        return MediaType.scan(&cursor, &findings)
    }
}
