public import Octets

extension URI {
    // addr-spec = SIP-URI / SIPS-URI / absoluteURI      RFC 3261 25.1
    /// Reads the URI that fills the cursor's octets, as a Request-URI does; nil where there are none.
    ///
    /// Angle brackets around it are reported and passed over. O(octets)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard !cursor.isAtEnd else {
            findings.report(.uriEmpty, at: cursor.position)
            return nil
        }
        guard cursor.isAt(UInt8(ascii: "<")), cursor.octets[cursor.end - 1] == UInt8(ascii: ">") else {
            return read(&cursor, &findings)
        }
        findings.report(.uriBrackets, at: cursor.position, length: cursor.end - cursor.position)
        var inner = Cursor(cursor.octets, from: cursor.position + 1, to: cursor.end - 1)
        cursor.position = cursor.end
        guard !inner.isAtEnd else {
            findings.report(.uriEmpty, at: inner.position)
            return nil
        }
        return read(&inner, &findings)
    }

    /// Reads a URI that stands without angle brackets and ends before the first comma, semicolon, question mark or white space.
    /// RFC 3261 20, RFC 8217 3
    public static func scanBare(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let octets = cursor.octets
        var end = cursor.position
        while end < cursor.end, CharacterClass.alphanumeric.contains(octet: octets[end]) || !octets.isBareDelimiter(end) { end &+= 1 }
        guard end > cursor.position else {
            findings.report(.uriEmpty, at: end)
            return nil
        }
        var inner = Cursor(octets, from: cursor.position, to: end)
        inner.runs = cursor.runs
        cursor.position = end
        return read(&inner, &findings)
    }

    /// Reads the URI that fills the cursor, and leaves the cursor at its end. There is one octet at least.
    static func read(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices {
        let range = cursor.remaining
        let octets = cursor.octets
        let start = cursor.position
        if range.count > 4, octets[start &+ 3] == UInt8(ascii: ":"), octets[start] | 0x20 == UInt8(ascii: "s"),
            octets[start &+ 1] | 0x20 == UInt8(ascii: "i"), octets[start &+ 2] | 0x20 == UInt8(ascii: "p")
        {
            cursor.position = start &+ 4
            var slices = Slices(kind: .sip, range: range, scheme: ByteRange(start, start &+ 3))
            readSIP(&cursor, &findings, &slices)
            return slices
        }
        return readOther(&cursor, &findings)
    }

    // scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )      RFC 3261 25.1
    @inline(never)
    private static func readOther(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices {
        let range = cursor.remaining
        let scheme = cursor.isAt(.alpha) ? cursor.take(.scheme) : ByteRange(range.start, range.start)
        guard !scheme.isEmpty, cursor.consume(UInt8(ascii: ":")) else {
            findings.report(.uriSchemeMissing, at: cursor.position)
            cursor.position = range.end
            var slices = Slices(kind: .other, range: range, scheme: .absent)
            slices.path = range
            return slices
        }
        var slices = Slices(kind: Scheme.Kind(cursor.octets, scheme), range: range, scheme: scheme)
        switch slices.kind {
        case .sip, .sips: readSIP(&cursor, &findings, &slices)
        case .tel: readTelephone(&cursor, &findings, &slices)
        case .im, .pres: readMailbox(&cursor, &findings, &slices)
        case .msrp, .msrps: readMSRP(&cursor, &findings, &slices)
        case .urn: readURN(&cursor, &findings, &slices)
        case .cid, .mid: readContent(&cursor, &findings, &slices)
        case .sms: readSMS(&cursor, &findings, &slices)
        case .http, .https, .other: readGeneric(&cursor, &findings, &slices)
        }
        return slices
    }

    /// Steps to the end over escapes and octets of the class, and reports the first octet of each run that is neither.
    static func readRest(_ cursor: inout Cursor, _ findings: inout Findings, _ allowed: CharacterClass, or fault: Fault) {
        _ = cursor.take(escapedOr: allowed, &findings)
        guard !cursor.isAtEnd else { return }
        findings.report(fault, at: cursor.position, length: 1)
        cursor.position = cursor.end
    }
}

extension Cursor {
    /// Moves to the first of two octets, or to the end.
    @inline(never)
    mutating func skip(to octet: UInt8, or other: UInt8) {
        position = octets.first(octet, or: other, in: remaining) ?? end
    }
}

extension Span where Element == UInt8 {
    @inline(__always)
    fileprivate func isBareDelimiter(_ offset: Int) -> Bool {
        let octet = self[offset]
        return octet == UInt8(ascii: ";") || octet == UInt8(ascii: ",") || octet == UInt8(ascii: "?")
            || CharacterClass.whitespace.contains(octet: octet)
    }
}
