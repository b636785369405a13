import CVector
public import Octets

extension Index {
    /// Checks the whole head that was last indexed: start line, lines, each field by its grammar, and what must be there.
    ///
    /// Framing is judged before: what `DatagramFrame` and `Framer` report of Content-Length and the empty line is not reported again.
    /// Findings come with offsets from the start of the octets, in no particular order. What a receiver needs is reported as an error where
    /// it cannot be used, everything else as a warning (RFC 3261 8.2.2).
    ///
    /// `hasBody` tells whether octets follow the head, which makes Content-Type mandatory.
    ///
    /// - Precondition: the octets are those that were indexed.
    /// - Complexity: O(octets of the head); allocates nothing where there is nothing to report.
    public func examine(_ octets: Span<UInt8>, hasBody: Bool, into findings: inout Findings) {
        if !irregularities.isSubset(of: .repeatedField) || hasStrayReturn(octets) { examineLines(octets, into: &findings) }
        if isRequest { examineRequestURI(octets, into: &findings) } else { examineReasonPhrase(octets, into: &findings) }
        let circumstances = Circumstances(self, octets, hasBody: hasBody)
        examineFields(octets, circumstances, into: &findings)
        if irregularities.contains(.repeatedField) { examineRepetition(octets, circumstances, into: &findings) }
        examinePresence(octets, circumstances, into: &findings)
        if let contact = first(.contact), isStar(octets, contact.value) || circumstances.method == .register {
            examineStar(octets, circumstances, into: &findings)
        }
    }

    private func isStar(_ octets: Span<UInt8>, _ value: ByteRange) -> Bool { value.count == 1 && octets[value.start] == UInt8(ascii: "*") }

    /// `*` takes back all bindings: alone, in a REGISTER, with Expires: 0. RFC 3261 10.2.2, 10.3 step 6
    @inline(never)
    private func examineStar(_ octets: Span<UInt8>, _ circumstances: Circumstances, into findings: inout Findings) {
        var rows = 0
        var star: Field?
        var place = place(of: .contact)
        while let found = place {
            rows += 1
            if isStar(octets, self[found].value) { star = self[found] }
            place = self.place(of: .contact, from: found + 1)
        }
        guard let star else { return }
        let expires = first(.expires).map { Numeral(octets, $0.value) }
        let takesBack = circumstances.isRequest && circumstances.method == .register && expires?.isExact == true && expires?.value == 0
        if rows > 1 || !takesBack { findings.report(.contactStar, at: star.value, detail: "Contact") }
    }

    private func examineFields(_ octets: Span<UInt8>, _ circumstances: Circumstances, into findings: inout Findings) {
        var place = 0
        while place < count {
            let field = self[place]
            let known = findings.count
            if field.traits.contains(.isMalformed) {
                examineMalformedLine(octets, field, into: &findings)
            } else if field.name == .cseq {
                examineCSeq(octets, field.value, into: &findings)
            } else if field.name != .contentLength {
                findings.ceiling = circumstances.severity(of: field.name)
                field.name.examine(octets, field.value, &findings)
                findings.ceiling = .error
            }
            if findings.count > known { findings.describe(from: known, as: octets.text(field.spelling)) }
            place &+= 1
        }
    }

    /// The number's range depends on the kind of message, the method on its start line. RFC 3261 8.1.1.5, 8.2.1
    private func examineCSeq(_ octets: Span<UInt8>, _ value: ByteRange, into findings: inout Findings) {
        var cursor = Cursor(octets, value)
        guard let cseq = CSeq.scan(&cursor, &findings, isResponse: !isRequest) else { return }
        cursor.finish(after: value.start, &findings)
        if isRequest, !cseq.method.isEmpty, methodRange.isPresent, !octets.range(cseq.method, equals: methodRange, of: octets) {
            findings.report(.cseqMethodMismatch, at: cseq.method)
        }
    }

    @inline(never)
    private func examineMalformedLine(_ octets: Span<UInt8>, _ field: Field, into findings: inout Findings) {
        let start = field.spelling.start
        if start < octets.count, isBlank(octets[start]) {
            return findings.report(.headerFoldFirst, at: start, length: field.spelling.count)
        }
        var offset = start
        while offset < field.spelling.end, CharacterClass.token.contains(octet: octets[offset]) { offset += 1 }
        // Blanks may stand before a colon: what follows them may not.
        if offset > start { while offset < field.spelling.end, isBlank(octets[offset]) { offset += 1 } }
        if field.spelling.isEmpty {
            findings.report(.headerNameMissing, at: start)
        } else if offset < field.spelling.end {
            findings.report(.headerNameIllegalOctet, at: offset, length: 1)
        } else {
            findings.report(.headerColonMissing, at: offset)
        }
    }

    @inline(never)
    private func examineRepetition(_ octets: Span<UInt8>, _ circumstances: Circumstances, into findings: inout Findings) {
        for place in 0..<count {
            let field = self[place]
            // Framing judges Content-Length, value and repetition alike.
            guard field.name.mayStandOnce, field.name != .contentLength, self.place(of: field.name) != place else { continue }
            findings.ceiling = circumstances.severity(of: field.name)
            findings.report(
                .headerDuplicateSingleton, at: field.spelling.start, length: field.spelling.count, detail: field.name.description)
            findings.ceiling = .error
        }
    }
}

extension Index {
    /// Whether some CR of the head is not followed by LF, where every line is known to end in CRLF: then there are more CRs than lines.
    private func hasStrayReturn(_ octets: Span<UInt8>) -> Bool {
        octets.count(of: UInt8(ascii: "\r"), in: ByteRange(start, bodyStart)) != lineCount
    }

    /// Reports what keeps the head from being lines as the grammar writes them.
    @inline(never)
    private func examineLines(_ octets: Span<UInt8>, into findings: inout Findings) {
        if irregularities.contains(.startLine) { examineStartLine(octets, into: &findings) }
        if irregularities.contains(.limit) {
            findings.report(.headLimit, at: headEnd, detail: "\(Limits.maximumFields) fields, \(Limits.maximumLines) lines")
        }
        var offset = start
        let end = min(bodyStart, octets.count)
        var hasReportedFeed = false
        while let found = octets.first(UInt8(ascii: "\r"), or: UInt8(ascii: "\n"), in: ByteRange(offset, end)) {
            if octets[found] == UInt8(ascii: "\n") {
                if !hasReportedFeed { findings.report(.lineBareLineFeed, at: found, length: 1) }
                hasReportedFeed = true
                offset = found + 1
            } else if found + 1 < octets.count, octets[found + 1] == UInt8(ascii: "\n") {
                offset = found + 2
            } else {
                findings.report(.lineStrayReturn, at: found, length: 1)
                offset = found + 1
            }
        }
    }
}
