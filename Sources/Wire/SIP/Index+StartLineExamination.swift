import Addressing
import Octets

extension Index {
    /// Request-URI = SIP-URI / SIPS-URI / absoluteURI, RFC 3261 25.1
    func examineRequestURI(_ octets: Span<UInt8>, into findings: inout Findings) {
        guard startLineRange.isPresent else { return }
        var cursor = Cursor(octets, startLineRange)
        if irregularities.contains(.startLine), let blank = octets.first(UInt8(ascii: " "), in: cursor.remaining) {
            findings.report(.requestURIBlank, at: blank, length: 1)
            cursor = Cursor(octets, from: cursor.position, to: blank)
        }
        if let uri = URI.scan(&cursor, &findings), uri.isSIP, uri.headers.isPresent {
            findings.report(.requestURIHeaders, at: uri.headers.range)
        }
    }

    /// Reason-Phrase = *(reserved / unreserved / escaped / UTF8-NONASCII / UTF8-CONT / SP / HTAB), RFC 3261 25.1
    func examineReasonPhrase(_ octets: Span<UInt8>, into findings: inout Findings) {
        guard startLineRange.isPresent else { return }
        for offset in startLineRange.start..<startLineRange.end where octets[offset] < 0x20 && octets[offset] != 9 || octets[offset] == 0x7f
        {
            return findings.report(.reasonPhraseOctet, at: offset, length: 1)
        }
    }

    /// Says what is wrong with a start line that is not as the grammar writes it.
    @inline(never)
    func examineStartLine(_ octets: Span<UInt8>, into findings: inout Findings) {
        let whole = ByteRange(start, startLineEnd)
        let line = octets.trimmed(whole)
        guard !line.isEmpty else { return findings.report(.startLineMissing, at: start) }
        if line.start > whole.start { findings.report(.startLineBlanks, at: whole.start, length: line.start - whole.start) }
        let parts = StartLine.Slices(reading: octets, whole)
        if isRequest {
            examineRequestLine(octets, line, parts, into: &findings)
        } else {
            examineStatusLine(octets, line, parts, into: &findings)
        }
        if line.end < whole.end { findings.report(.startLineBlanks, at: line.end, length: whole.end - line.end) }
    }

    private func examineRequestLine(_ octets: Span<UInt8>, _ line: ByteRange, _ parts: StartLine.Slices, into findings: inout Findings) {
        for offset in parts.code.start..<parts.code.end where !CharacterClass.token.contains(octet: octets[offset]) {
            findings.report(.methodIllegalOctet, at: offset, length: 1)
            break
        }
        guard parts.rest.isPresent else { return findings.report(.requestURIMissing, at: parts.code.end) }
        if parts.rest.start != parts.code.end + 1 || octets[parts.code.end] != UInt8(ascii: " ") {
            findings.report(.startLineBlanks, at: parts.code.end + 1, length: parts.rest.start - parts.code.end - 1)
        }
        guard parts.version.isPresent else { return findings.report(.startLineVersionMissing, at: line.end) }
        if parts.version.start != parts.rest.end + 1 || octets[parts.rest.end] != UInt8(ascii: " ") {
            findings.report(.startLineBlanks, at: parts.rest.end + 1, length: parts.version.start - parts.rest.end - 1)
        }
        examineVersion(octets, parts.version, into: &findings)
    }

    private func examineStatusLine(_ octets: Span<UInt8>, _ line: ByteRange, _ parts: StartLine.Slices, into findings: inout Findings) {
        examineVersion(octets, parts.version, into: &findings)
        if parts.code.start != parts.version.end + 1 || octets[parts.version.end] != UInt8(ascii: " ") {
            findings.report(.startLineBlanks, at: parts.version.end, length: parts.code.start - parts.version.end)
        }
        let number = Numeral(octets, parts.code)
        if parts.code.count != 3 || !number.isExact || !(100...699).contains(number.value) {
            findings.report(.statusCode, at: parts.code)
        }
        if parts.code.end == startLineEnd { findings.report(.reasonPhraseSeparator, at: parts.code.end) }
    }

    /// SIP-Version = "SIP" "/" 1*DIGIT "." 1*DIGIT, RFC 3261 25.1; its letters may have any case, 7.1
    private func examineVersion(_ octets: Span<UInt8>, _ version: ByteRange, into findings: inout Findings) {
        if !octets.range(version, equalsIgnoringCase: "SIP/2.0") { findings.report(.startLineVersion, at: version) }
    }
}
