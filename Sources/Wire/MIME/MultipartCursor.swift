public import Octets

/// Walks the parts of one multipart body, without allocating.
///
///     --7
///     Content-Type: text/plain
///
///     Hello.
///     --7--
///
/// multipart-body, RFC 2046 5.1.1. A line is a delimiter only where nothing but blanks follow the boundary, so that a boundary may begin
/// like another one. Nested multiparts are left closed: see `Multipart.scan`.
public struct MultipartCursor: ~Escapable {
    /// A line that separates parts.
    struct Delimiter: BitwiseCopyable {
        /// The first of its two hyphens.
        var start: Int
        /// Where what stands before it ends: the line end between belongs to the delimiter.
        var contentEnd: Int
        /// Where the next line starts; the end of the body where no line end follows.
        var next: Int
        var isClose: Bool
        /// An LF without CR that ends the line, or the one before it; -1 where none does.
        var bareLF: Int
    }

    private let octets: Span<UInt8>
    private let boundary: Boundary
    private let end: Int
    var maximumParts: Int
    private let isDigest: Bool
    private var open: Delimiter?
    private(set) var count = 0
    private var hasBareLF = false

    /// What stands before the first delimiter; absent where nothing does.
    public private(set) var preamble = ByteRange.absent
    /// What stands behind the closing delimiter; absent where nothing does, not even a line end.
    public private(set) var epilogue = ByteRange.absent
    /// Whether the closing delimiter was met.
    public private(set) var isClosed = false

    /// Reads up to the first delimiter. O(preamble)
    ///
    /// - Precondition: the body lies inside the octets.
    @_lifetime(copy octets)
    public init(
        _ octets: Span<UInt8>, _ body: ByteRange, _ boundary: Boundary, _ findings: inout Findings, isDigest: Bool = false,
        maximumParts: Int = Limits.standard.maximumParts
    ) {
        precondition(body.end <= octets.count, "body outside the octets")
        self.octets = octets
        self.boundary = boundary
        self.isDigest = isDigest
        self.maximumParts = maximumParts
        end = body.end
        open = find(from: body.start)
        guard let open else {
            preamble = body
            findings.report(.multipartDelimiterMissing, at: body.start)
            return
        }
        if open.start > body.start { preamble = ByteRange(body.start, open.contentEnd) }
        note(open.bareLF, &findings)
        if open.isClose {
            findings.report(.multipartPartMissing, at: open.start, length: open.next - open.start)
            close(open)
        }
    }

    // multipart-body := [preamble CRLF] dash-boundary transport-padding CRLF body-part *encapsulation
    //                   close-delimiter transport-padding [CRLF epilogue]
    // encapsulation := delimiter transport-padding CRLF body-part                       RFC 2046 5.1.1
    /// The next part, or nil after the last. O(part)
    public mutating func next(_ findings: inout Findings) -> Entity.Slices? {
        guard let open, !open.isClose else { return nil }
        guard count < maximumParts else {
            findings.report(.multipartPartsLimit, at: open.start)
            self.open = nil
            return nil
        }
        count += 1
        let following = find(from: open.next)
        let limit = following?.start ?? end
        var bareLF = -1
        var part = Entity.scan(
            octets, from: open.next, to: following?.contentEnd ?? end, limit: limit, isDelimited: following != nil, &findings, &bareLF)
        part.isInDigest = isDigest
        note(bareLF, &findings)
        self.open = following
        if let following {
            note(following.bareLF, &findings)
            if following.isClose { close(following) }
        } else {
            findings.report(.multipartCloseDelimiterMissing, at: end)
        }
        return part
    }

    private mutating func close(_ delimiter: Delimiter) {
        isClosed = true
        let hasLineEnd = delimiter.next > delimiter.start && octets[delimiter.next - 1] == 0x0A
        if hasLineEnd { epilogue = ByteRange(delimiter.next, end) }
    }

    /// One finding tells of all: a peer that writes LF does so everywhere.
    private mutating func note(_ bareLF: Int, _ findings: inout Findings) {
        guard bareLF >= 0, !hasBareLF else { return }
        hasBareLF = true
        findings.report(.multipartBareLF, at: bareLF, length: 1)
    }

    /// The first delimiter line from the start of a line on. O(octets), 64 octets a step.
    private func find(from start: Int) -> Delimiter? {
        if let delimiter = delimiter(at: start, contentEnd: start, bareLF: -1) { return delimiter }
        let dash = UInt8(ascii: "-")
        var position = start
        while let feed = octets.first(0x0A, then: dash, then: dash, in: ByteRange(position, end)) {
            position = feed + 1
            let hasReturn = feed > start && octets[feed - 1] == 0x0D
            let found = delimiter(at: position, contentEnd: hasReturn ? feed - 1 : feed, bareLF: hasReturn ? -1 : feed)
            if let found { return found }
        }
        return nil
    }

    // delimiter := CRLF "--" boundary; close-delimiter := delimiter "--"; transport-padding := *LWSP-char, RFC 2046 5.1.1
    private func delimiter(at start: Int, contentEnd: Int, bareLF: Int) -> Delimiter? {
        let dash = UInt8(ascii: "-")
        var position = start + 2 + boundary.octets.count
        guard position <= end, octets[start] == dash, octets[start + 1] == dash, octets.holds(boundary.octets, at: start + 2) else {
            return nil
        }
        var result = Delimiter(start: start, contentEnd: contentEnd, next: end, isClose: false, bareLF: bareLF)
        if position + 2 <= end, octets[position] == dash, octets[position + 1] == dash {
            result.isClose = true
            position += 2
        }
        while position < end, octets[position] == 0x20 || octets[position] == 0x09 { position += 1 }
        guard position < end else { return result }
        if octets[position] == 0x0A {
            if result.bareLF < 0 { result.bareLF = position }
        } else {
            // A CR at the very end is half a line end.
            guard octets[position] == 0x0D else { return nil }
            position += 1
            guard position < end else { return result }
            guard octets[position] == 0x0A else { return nil }
        }
        result.next = position + 1
        return result
    }
}
