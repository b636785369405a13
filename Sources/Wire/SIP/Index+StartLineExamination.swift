import Addressing
import Octets

extension Cursor {
    /// escaped = "%" HEXDIG HEXDIG, RFC 3261 25.1
    fileprivate var isAtEscape: Bool {
        isAt(UInt8(ascii: "%")) && position + 2 < end && CharacterClass.hexDigit.contains(octet: octets[position + 1])
            && CharacterClass.hexDigit.contains(octet: octets[position + 2])
    }
}

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
            findings.report(.requestURIHeaders, at: uri.headers.range.start - 1, length: uri.headers.range.count + 1)
        }
    }

    /// Reason-Phrase = *(reserved / unreserved / escaped / UTF8-NONASCII / UTF8-CONT / SP / HTAB), RFC 3261 25.1
    func examineReasonPhrase(_ octets: Span<UInt8>, into findings: inout Findings) {
        guard startLineRange.isPresent else { return }
        var cursor = Cursor(octets, startLineRange)
        while let next = cursor.next {
            let isAllowed =
                next >= 0x80 ? next < 0xfe : CharacterClass.uric.contains(octet: next) || isBlank(next) || cursor.isAtEscape
            if !isAllowed { return findings.report(.reasonPhraseOctet, at: cursor.position, length: 1) }
            cursor.position += 1
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
        guard parts.rest.isPresent else { return findings.report(.requestURIMissing, at: min(parts.code.end + 1, line.end)) }
        examineBlank(octets, ByteRange(parts.code.end, parts.rest.start), into: &findings)
        guard parts.version.isPresent else { return findings.report(.startLineVersionMissing, at: line.end) }
        examineBlank(octets, ByteRange(parts.rest.end, parts.version.start), into: &findings)
        examineVersion(octets, parts.version, into: &findings)
        if parts.version.end < line.end {
            findings.report(.startLineTrailing, at: parts.version.end, length: line.end - parts.version.end)
        }
    }

    private func examineStatusLine(_ octets: Span<UInt8>, _ line: ByteRange, _ parts: StartLine.Slices, into findings: inout Findings) {
        examineVersion(octets, parts.version, into: &findings)
        examineBlank(octets, ByteRange(parts.version.end, parts.code.start), into: &findings)
        examineStatusCode(octets, parts.code, into: &findings)
        if parts.code.end == startLineEnd { findings.report(.reasonPhraseSeparator, at: parts.code.end) }
    }

    /// Status-Code = 3DIGIT, from 100 to 699. RFC 3261 7.2, 25.1
    private func examineStatusCode(_ octets: Span<UInt8>, _ code: ByteRange, into findings: inout Findings) {
        var cursor = Cursor(octets, from: code.start, to: min(code.end, code.start + 3))
        let digits = cursor.take(.digit)
        if digits.count < 3 || code.count > 3 {
            findings.report(.statusCode, at: digits.end, length: max(code.end - digits.end, 0))
        } else if !(100...699).contains(Numeral(octets, code).value) {
            findings.report(.statusCode, at: code)
        }
    }

    /// One SP stands between the words of a start line, RFC 3261 7.1
    private func examineBlank(_ octets: Span<UInt8>, _ gap: ByteRange, into findings: inout Findings) {
        if gap.isEmpty || octets[gap.start] != UInt8(ascii: " ") {
            findings.report(.startLineBlanks, at: gap)
        } else if gap.count > 1 {
            findings.report(.startLineBlanks, at: gap.start + 1, length: gap.count - 1)
        }
    }

    /// SIP-Version = "SIP" "/" 1*DIGIT "." 1*DIGIT, RFC 3261 25.1; its letters may have any case, 7.1
    private func examineVersion(_ octets: Span<UInt8>, _ version: ByteRange, into findings: inout Findings) {
        if octets.range(version, equalsIgnoringCase: "SIP/2.0") { return }
        var cursor = Cursor(octets, from: version.start + 4, to: version.end)
        let isNumber = !cursor.take(.digit).isEmpty && cursor.consume(UInt8(ascii: ".")) && !cursor.take(.digit).isEmpty
        if isNumber, cursor.isAtEnd {
            findings.report(.startLineVersion, at: version)
        } else {
            findings.report(.startLineVersion, at: cursor.position, length: version.end - cursor.position)
        }
    }
}
