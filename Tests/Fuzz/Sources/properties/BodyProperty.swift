import MIME
import Octets
import SIP

/// Takes encodings off the body and multiparts apart.
func checkBody(_ index: borrowing Index, _ message: [UInt8]) throws(BrokenPromise) {
    let body = ByteRange(index.bodyStart, message.count)
    try checkTransferEncodings(Array(message[body.start...]))
    if let encoding = index.contentEncoding(in: message.span) { try checkContentEncoding(encoding, message, body) }
    guard let type = index.mediaType(in: message.span), type.isMultipart(in: message.span) else { return }
    try checkParts(type, message, body)
    try checkMultipart(type, message, body)
}

/// What is encoded decodes to the same octets; what is decoded has its faults inside.
private func checkTransferEncodings(_ body: [UInt8]) throws(BrokenPromise) {
    for encoding in [ContentTransferEncoding.base64, .quotedPrintable, .binary] {
        var findings = Findings()
        _ = encoding.decode(body.span, ByteRange(0, body.count), &findings)
        try findings.promiseInside(0..<body.count, encoding.mechanism)

        let encoded = encoding.encode(body) ?? []
        var later = Findings()
        let decoded = encoding.decode(encoded.span, ByteRange(0, encoded.count), &later)
        try promise(decoded == body, "\(encoding.mechanism) does not give back what it was given")
        try promise(later.isEmpty, "\(encoding.mechanism) as we write it has \(later.list.map(\.fault.code))")
    }
}

private func checkContentEncoding(_ encoding: ContentEncoding, _ message: [UInt8], _ body: ByteRange) throws(BrokenPromise) {
    var limits = Limits()
    limits.maximumInflatedOctets = 65_536
    var findings = Findings()
    let decoding = encoding.decode(message.span, body, &findings, limits: limits)
    try findings.promiseInside(body.start..<body.end, "an encoded body")
    guard let octets = decoding.octets else { return }
    try promise(octets.count <= max(limits.maximumInflatedOctets, body.count), "\(octets.count) octets inflated")
    guard let encoded = encoding.encode(body: octets), encoding.codings.count <= limits.maximumNesting else { return }
    var later = Findings()
    let again = encoding.decode(encoded.span, ByteRange(0, encoded.count), &later)
    try promise(again.octets == octets && later.isEmpty, "\(encoding) does not give back what it was given")
}

/// Parts lie inside the body and inside each other as their depths say.
private func checkParts(_ type: MediaType.Slices, _ message: [UInt8], _ body: ByteRange) throws(BrokenPromise) {
    var findings = Findings()
    let parts = Multipart.scan(message.span, body, type, in: message.span, &findings)
    try findings.promiseInside(0..<message.count, "a multipart")
    for (place, part) in parts.enumerated() {
        let parent = Int(part.parent)
        try promise(parent < place && (parent < 0) == (part.depth == 0), "part \(place) in \(parent) at depth \(part.depth)")
        let around = parent < 0 ? body : parts[parent].body
        try part.headers.promiseInside(around.start..<around.end, "the fields of part \(place)")
        try part.body.promiseInside(around.start..<around.end, "the body of part \(place)")
        if parent >= 0 { try promise(parts[parent].depth + 1 == part.depth, "part \(place) skips a depth") }
        var inside = Findings()
        _ = part.content(in: message.span, &inside)
        try inside.promiseInside(part.body.start..<part.body.end, "the content of part \(place)")
    }
}

/// A multipart without a finding is written as one that reads the same, without a finding.
private func checkMultipart(_ type: MediaType.Slices, _ message: [UInt8], _ body: ByteRange) throws(BrokenPromise) {
    var findings = Findings()
    guard let multipart = Multipart(message.span, body, type, in: message.span, &findings), findings.isEmpty else { return }
    var writer = Writer()
    multipart.encode(into: &writer)
    let written = writer.octets
    let head = Array(multipart.mediaType.encoded.utf8)
    var later = Findings()
    var cursor = Cursor(head.span)
    guard let again = MediaType.scan(&cursor, &later) else { return try promise(false, "no media type for \(multipart.boundary)") }
    let copy = Multipart(written.span, ByteRange(0, written.count), again, in: head.span, &later)
    try promise(copy == multipart, "a multipart is written as another: \(String(decoding: written, as: UTF8.self))")
    try promise(later.isEmpty, "a multipart as we write it has \(later.list.map(\.fault.code))")
}
