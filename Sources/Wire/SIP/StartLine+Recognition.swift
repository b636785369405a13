import Octets

extension Span where Element == UInt8 {
    /// Whether a line, given without its break, is a start line but for small faults: what one resynchronises at.
    ///
    /// METHOD SP … SP SIP/2.0, or SIP/2.0 SP and a status code. RFC 3261 25.1
    func isStartLine(_ line: ByteRange) -> Bool {
        let parts = StartLine.Slices(reading: self, line)
        guard range(parts.version, equalsIgnoringCase: "SIP/2.0") else { return false }
        if parts.isRequest { return parts.rest.isPresent && isToken(self, parts.code.start, parts.code.end) }
        return parts.code.count == 3 && parts.status >= 100 && parts.status < 700
    }

    /// Whether a line, given without its break, can pass for a start line, however badly written: what follows on a message begins one.
    func resemblesStartLine(_ line: ByteRange) -> Bool {
        let parts = StartLine.Slices(reading: self, line)
        if !parts.isRequest { return true }
        guard isToken(self, parts.code.start, parts.code.end) else { return false }
        return parts.version.isPresent
            || parts.rest.isPresent && Method.Known(self, at: parts.code.start, count: parts.code.count) != .extension
    }

    /// Whether octets that end within a line look like the start of a start line.
    func resemblesStartOfStartLine(_ part: ByteRange) -> Bool {
        if resemblesStartLine(part) { return true }
        let parts = StartLine.Slices(reading: self, part)
        guard isToken(self, parts.code.start, parts.code.end) else { return false }
        guard parts.rest.isPresent else {
            let word = text(parts.code)
            return "SIP/".hasPrefix(word) || Method.Known.allCases.contains { $0.name.hasPrefix(word) }
        }
        var cursor = Cursor(self, parts.rest)
        let scheme = cursor.take(.scheme)
        return !scheme.isEmpty && cursor.isAt(UInt8(ascii: ":"))
    }
}
