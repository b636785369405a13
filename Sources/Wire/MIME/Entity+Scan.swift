public import Octets

extension Entity: WireValue {
    /// Where an entity lies: its fields, its body, and the values that say how to read the body.
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// The field lines, each with its line end.
        public var headers: ByteRange
        /// Without the line end that belongs to the delimiter after it.
        public var body: ByteRange
        // Values of the first field of each name, without comments at their end; absent where the field is.
        /// Where the media type lies.
        public var contentType = ByteRange.absent
        /// Where the transfer encoding lies.
        public var transferEncoding = ByteRange.absent
        /// Where the content encoding lies.
        public var contentEncoding = ByteRange.absent
        /// Where the disposition lies.
        public var disposition = ByteRange.absent
        /// Where the Content-ID lies.
        public var contentID = ByteRange.absent
        /// 0 for a part of the outermost multipart.
        public var depth: UInt16 = 0
        /// The index of the part that this one lies in; -1 for none.
        public var parent: Int32 = -1
        /// Whether it is a mail message where nothing else is said: RFC 2046 5.1.5
        public var isInDigest = false
    }

    // entity = *( field CRLF ) [ CRLF body ], RFC 2046 5.1.1
    /// Reads fields and body up to the end of the cursor. Never nil. O(octets)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        var bareLF = -1
        let end = cursor.end
        let slices = scan(cursor.octets, from: cursor.position, to: end, limit: end, isDelimited: false, &findings, &bareLF)
        if bareLF >= 0 { findings.report(.multipartBareLF, at: bareLF, length: 1) }
        cursor.position = end
        return slices
    }

    /// - Parameters:
    ///   - end: where the content ends.
    ///   - limit: where the delimiter begins: its line end may at the same time be the blank line.
    ///   - bareLF: the first LF without CR, where none was found before.
    static func scan(
        _ octets: Span<UInt8>, from start: Int, to end: Int, limit: Int, isDelimited: Bool, _ findings: inout Findings,
        _ bareLF: inout Int
    ) -> Slices {
        var slices: Slices
        if let blank = octets.blankLine(from: start, to: limit) {
            slices = Slices(headers: ByteRange(start, blank.start), body: ByteRange(min(blank.line.next, end), end))
            if bareLF < 0, blank.line.isBare { bareLF = blank.line.end }
        } else if let line = octets.firstNonField(from: start, to: limit) {
            findings.report(.multipartBlankLineMissing, at: line)
            slices = Slices(headers: ByteRange(start, line), body: ByteRange(min(line, end), end))
        } else {
            if isDelimited { findings.report(.multipartBlankLineMissing, at: limit) }
            slices = Slices(headers: ByteRange(start, limit), body: ByteRange(end, end))
        }
        scanFields(octets, &slices, &findings, &bareLF)
        return slices
    }

    private static func scanFields(
        _ octets: Span<UInt8>, _ slices: inout Slices, _ findings: inout Findings, _ bareLF: inout Int
    ) {
        var walk = FieldCursor(octets, slices.headers)
        var count = 0
        while walk.position < walk.end {
            let start = walk.position
            let field = walk.read()
            if walk.bareLF >= 0, bareLF < 0 || walk.bareLF < bareLF { bareLF = walk.bareLF }
            guard walk.problem < 0 else {
                findings.report(.partFieldMalformed, at: walk.problem)
                continue
            }
            count += 1
            guard count <= Limits.maximumFields else {
                findings.report(.partFieldsLimit, at: field.name)
                slices.headers = ByteRange(slices.headers.start, start)
                break
            }
            if let control = octets.firstControl(in: field.value) { findings.report(.partFieldIllegalOctet, at: control, length: 1) }
            slices.note(field, octets, &findings)
        }
    }
}

extension Entity.Slices {
    /// Keeps the values that say how to read the body, and checks their form.
    fileprivate mutating func note(_ field: FieldCursor.Slices, _ octets: Span<UInt8>, _ findings: inout Findings) {
        let name = field.name
        if octets.range(name, equalsIgnoringCase: "Content-Type") {
            keep(\.contentType, field, MediaType.self, .error, octets, &findings)
        } else if octets.range(name, equalsIgnoringCase: "Content-Transfer-Encoding") {
            keep(\.transferEncoding, field, ContentTransferEncoding.self, .error, octets, &findings)
        } else if octets.range(name, equalsIgnoringCase: "Content-Encoding") {
            keep(\.contentEncoding, field, ContentEncoding.self, .error, octets, &findings)
        } else if octets.range(name, equalsIgnoringCase: "Content-Disposition") {
            keep(\.disposition, field, ContentDisposition.self, .warning, octets, &findings)
        } else if octets.range(name, equalsIgnoringCase: "Content-ID") {
            keep(\.contentID, field, ContentID.self, .warning, octets, &findings)
        }
    }

    private mutating func keep<Value: WireValue>(
        _ place: WritableKeyPath<Entity.Slices, ByteRange>, _ field: FieldCursor.Slices, _ type: Value.Type, _ gravest: Severity,
        _ octets: Span<UInt8>, _ findings: inout Findings
    ) {
        let ceiling = findings.ceiling
        findings.ceiling = min(ceiling, gravest)
        defer { findings.ceiling = ceiling }
        guard self[keyPath: place].isAbsent else { return findings.report(.partFieldDuplicate, at: field.name) }
        let value = octets.withoutComments(field.value)
        self[keyPath: place] = value
        var cursor = Cursor(octets, value)
        guard type.scan(&cursor, &findings) != nil else { return }
        cursor.skipWhitespace()
        if !cursor.isAtEnd { findings.report(.partFieldTrailing, at: cursor.position) }
    }

    private func read<Value: WireValue>(_ range: ByteRange, in octets: Span<UInt8>) -> Value? {
        guard range.isPresent else { return nil }
        var findings = Findings()
        var cursor = Cursor(octets, range)
        return Value(parsing: &cursor, &findings)
    }

    /// The media type, or the one that is meant where the field is absent or unusable. RFC 2046 5.1.1, RFC 2045 5.2
    public func mediaType(in octets: Span<UInt8>) -> MediaType {
        if let value: MediaType = read(contentType, in: octets), !value.type.isEmpty, !value.subtype.isEmpty { return value }
        return contentType.isAbsent && isInDigest ? .mail : .textPlain
    }

    /// The disposition, typed; nil where it is absent or unusable.
    public func disposition(in octets: Span<UInt8>) -> ContentDisposition? { read(disposition, in: octets) }
    /// The Content-ID, typed; nil where it is absent or unusable.
    public func contentID(in octets: Span<UInt8>) -> ContentID? { read(contentID, in: octets) }
    /// The transfer encoding, typed; nil where it is absent or unusable.
    public func transferEncoding(in octets: Span<UInt8>) -> ContentTransferEncoding? { read(transferEncoding, in: octets) }
    /// The codings, typed; nil where they are absent or unusable.
    public func contentEncoding(in octets: Span<UInt8>) -> ContentEncoding? { read(contentEncoding, in: octets) }

    /// The value of the first field of this name; absent where there is none. O(headers)
    public func value(of name: StaticString, in octets: Span<UInt8>) -> ByteRange {
        var walk = FieldCursor(octets, headers)
        while let field = walk.next() {
            if octets.range(field.name, equalsIgnoringCase: name) { return field.value }
        }
        return .absent
    }

    /// The body without its transfer encoding and content encodings. Copies. O(octets)
    public func content(in octets: Span<UInt8>, _ findings: inout Findings, limits: Limits = .standard) -> ContentDecoding {
        let encoding = contentEncoding(in: octets) ?? ContentEncoding([])
        guard let transfer = transferEncoding(in: octets), !transfer.isIdentity else {
            return encoding.decode(octets, body, &findings, limits: limits)
        }
        guard let plain = transfer.decode(octets, body, &findings) else { return .unsupported(transfer.mechanism) }
        var inside = Findings()
        let result = encoding.decode(plain.span, ByteRange(0, plain.count), &inside, limits: limits)
        for finding in inside.list { findings.report(finding.fault, at: body) }
        return result
    }
}
