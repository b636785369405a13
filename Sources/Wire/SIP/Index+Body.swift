public import MIME
public import Octets

extension Index {
    /// The media type that the head names; nil where there is none, or none that can be read.
    public func mediaType(in octets: Span<UInt8>) -> MediaType.Slices? {
        guard let field = first(.contentType) else { return nil }
        var cursor = Cursor(octets, field.value)
        var findings = Findings()
        return MediaType.scan(&cursor, &findings)
    }

    /// The codings that the head names, from all its rows in order. RFC 3261 20.12
    public func contentEncoding(in octets: Span<UInt8>) -> ContentEncoding? {
        var codings: [ContentCoding] = []
        var findings = Findings()
        var place = place(of: .contentEncoding)
        while let found = place {
            var cursor = Cursor(octets, self[found].value)
            if let row = ContentEncoding(parsing: &cursor, &findings) { codings += row.codings }
            place = self.place(of: .contentEncoding, from: found + 1)
        }
        return codings.isEmpty ? nil : ContentEncoding(codings)
    }

    /// Checks the body: whether its codings can be taken off, and whether a multipart holds together.
    ///
    /// What lies inside an encoded body stands in no octet of the message: such findings are reported at the body.
    ///
    /// - Complexity: O(octets of the body × depth of multiparts); allocates for encoded and multipart bodies only.
    public func examineBody(
        _ octets: Span<UInt8>, _ body: ByteRange, limits: Limits = .standard, into findings: inout Findings
    ) {
        guard !body.isEmpty else { return }
        if let encoding = contentEncoding(in: octets) {
            guard let decoded = encoding.decode(octets, body, &findings, limits: limits).octets else { return }
            var inside = Findings()
            examineParts(octets, decoded.span, ByteRange(0, decoded.count), limits, into: &inside)
            for finding in inside.list { findings.report(finding.fault, at: body) }
        } else {
            examineParts(octets, octets, body, limits, into: &findings)
        }
    }

    private func examineParts(
        _ octets: Span<UInt8>, _ content: Span<UInt8>, _ body: ByteRange, _ limits: Limits, into findings: inout Findings
    ) {
        guard let type = mediaType(in: octets), type.isMultipart(in: octets) else { return }
        // The parts of one body share what it may inflate to.
        var rest = limits
        for part in Multipart.scan(content, body, type, in: octets, &findings, limits: limits) where part.contentEncoding.isPresent {
            switch part.content(in: content, &findings, limits: rest) {
            case .decoded(let octets), .failed(_, partial: let octets): rest.maximumInflatedOctets -= octets.count
            case .unsupported: break
            }
        }
    }
}
