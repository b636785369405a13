public import Octets

extension NameAddress {
    // name-addr = [ display-name ] LAQUOT addr-spec RAQUOT
    // display-name = *( token LWS ) / quoted-string           RFC 3261 25.1
    /// Reads one element of the form that its field allows. O(octets)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings, form: Form) -> Slices? {
        cursor.skipWhitespace()
        var slices = Slices()
        if !cursor.isAt(UInt8(ascii: "<")) {
            let start = cursor.position
            guard readDisplayName(&cursor, &findings, &slices) else { return nil }
            if form == .bracketedURI, slices.displayName.isPresent { findings.report(.displayNameUnexpected, at: start) }
        }
        var isUnclosed = false
        if cursor.isAt(UInt8(ascii: "<")) {
            isUnclosed = !readBracketed(&cursor, &findings, &slices)
        } else {
            let isURI = !cursor.isAtEnd && !cursor.isAt(UInt8(ascii: ",")) && !cursor.isAt(UInt8(ascii: ";"))
            if isURI, form != .nameAddressOrAddress || slices.displayName.isPresent {
                findings.report(.nameAddressBracketsMissing, at: cursor.position)
            }
            guard readBare(&cursor, &findings, &slices) else { return nil }
        }
        if !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")) { skipJunk(&cursor, &findings) }
        slices.parameters = readParameters(&cursor, &findings)
        // Behind a bracket that is never closed no element is looked for: each could search the whole rest again.
        if isUnclosed { cursor.position = cursor.end }
        return slices
    }

    /// Does what `scan` does, but tells no more than where the parameters lie.
    public static func skim(_ cursor: inout Cursor, _ findings: inout Findings, form: Form) -> Parameters.Slices? {
        if skimCommon(&cursor, form) { return readParameters(&cursor, &findings) }
        return scan(&cursor, &findings, form: form)?.parameters
    }

    /// Steps over a common name and a common SIP URI in brackets; false, with the cursor unmoved, where either needs a closer look, or
    /// something other than parameters, a comma or the end follows.
    @inline(__always)
    private static func skimCommon(_ cursor: inout Cursor, _ form: Form) -> Bool {
        let octets = cursor.octets
        let end = cursor.end
        var open = cursor.position
        if open < end, octets.octet(open) != UInt8(ascii: "<") {
            if form == .bracketedURI { return false }
            if octets.octet(open) == UInt8(ascii: "\"") {
                open = octets.endOfPlainQuotes(from: open &+ 1, to: end) &+ 1
            } else {
                open = cursor.runs.plainEnd(octets, from: open, to: end)
            }
            if open <= cursor.position { return false }
            if open < end, octets.octet(open) == UInt8(ascii: " ") { open &+= 1 }
        }
        guard open &+ 8 < end, octets.beginsSIP(open) else { return false }
        var unused = URI.Slices.absent
        guard let close = URI.readCommonSIP(octets, &cursor.runs, from: open &+ 5, to: end, &unused), close < end,
            octets.octet(close) == UInt8(ascii: ">")
        else { return false }
        let next = close &+ 1
        if next < end, octets.octet(next) != UInt8(ascii: ";"), octets.octet(next) != UInt8(ascii: ",") { return false }
        cursor.position = next
        return true
    }

    @inline(__always)
    private static func readParameters(_ cursor: inout Cursor, _ findings: inout Findings) -> Parameters.Slices {
        if cursor.isAtEnd { return Parameters.Slices(range: cursor.remaining, count: 0) }
        return Parameters.scan(&cursor, &findings, forms: .generic)
    }

    /// Reads up to the opening bracket, or leaves the cursor at a URI that has none; false where there is no URI.
    private static func readDisplayName(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) -> Bool {
        let start = cursor.position
        if cursor.isAt(UInt8(ascii: "\"")) {
            guard let text = cursor.quotedString(&findings) else { return false }
            slices.displayName = text
            slices.isQuoted = true
            cursor.skipWhitespace()
            return cursor.isAt(UInt8(ascii: "<")) || readOddDisplayName(&cursor, &findings, &slices, from: start)
        }
        // A scheme is a token too; the colon behind it tells.
        if !cursor.takeToken().isEmpty, cursor.isAt(UInt8(ascii: ":")) {
            cursor.position = start
            return true
        }
        var end = cursor.position
        repeat {
            end = cursor.position
            cursor.skipWhitespace()
            if cursor.isAt(UInt8(ascii: "<")) {
                slices.displayName = ByteRange(start, end)
                return true
            }
        } while !cursor.takeToken().isEmpty
        return readOddDisplayName(&cursor, &findings, &slices, from: start)
    }

    /// The cursor stands where neither a bracket nor a word goes on.
    @inline(never)
    private static func readOddDisplayName(
        _ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices, from start: Int
    ) -> Bool {
        let octets = cursor.octets
        let stop = cursor.position
        let isNothing = stop == start && (cursor.isAt(UInt8(ascii: ",")) || cursor.isAt(UInt8(ascii: ";")))
        if !isNothing, let bracket = octets.first(UInt8(ascii: "<"), in: octets.withinTwoElements(cursor.remaining)),
            octets.isOfOneElement(ByteRange(stop, bracket), isQuoted: slices.isQuoted)
        {
            findings.report(.displayNameIllegalOctet, at: stop, length: 1)
            slices.displayName = octets.trimmed(ByteRange(start, bracket))
            slices.isQuoted = false
            cursor.position = bracket
            return true
        }
        if !slices.isQuoted { cursor.position = start }
        return true
    }

    // LAQUOT addr-spec RAQUOT, LAQUOT = SWS "<", RAQUOT = ">" SWS      RFC 3261 25.1
    /// False where nothing closes the bracket.
    @inline(__always)
    private static func readBracketed(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) -> Bool {
        let octets = cursor.octets
        let start = cursor.position &+ 1
        slices.hasBrackets = true
        if octets.beginsSIP(cursor.position),
            let end = URI.readCommonSIP(octets, &cursor.runs, from: start &+ 4, to: cursor.end, &slices.uri), end < cursor.end,
            octets.octet(end) == UInt8(ascii: ">")
        {
            slices.uri.kind = .sip
            slices.uri.range = ByteRange(start, end)
            slices.uri.scheme = ByteRange(start, start &+ 3)
            cursor.position = end &+ 1
            return true
        }
        guard let close = octets.first(UInt8(ascii: ">"), in: ByteRange(start, cursor.end)), close > start,
            !CharacterClass.whitespace.contains(octet: octets[start]), !CharacterClass.whitespace.contains(octet: octets[close &- 1])
        else { return readOddBracketed(&cursor, &findings, &slices) }
        var uri = Cursor(octets, from: start, to: close)
        uri.runs = cursor.runs
        slices.uri = URI.read(&uri, &findings)
        cursor.position = close &+ 1
        return true
    }

    /// Brackets that are not closed, hold nothing, or hold blanks at an end.
    @inline(never)
    private static func readOddBracketed(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) -> Bool {
        let octets = cursor.octets
        let start = cursor.position + 1
        let close = octets.first(UInt8(ascii: ">"), in: ByteRange(start, cursor.end))
        if close == nil {
            // The URI ends where a bare one could not go on but for its parameters.
            cursor.position = start
            while !cursor.isAtEnd, !cursor.isAt(.whitespace), !cursor.isAt(UInt8(ascii: ",")) { cursor.position += 1 }
        } else {
            cursor.position = close ?? start
        }
        let range = ByteRange(start, cursor.position)
        let inner = octets.trimmed(range)
        if close == nil {
            findings.report(.nameAddressUnclosed, at: cursor.position)
        } else {
            cursor.position += 1
            if inner != range, !inner.isEmpty {
                let blank = inner.start > start ? start : inner.end
                findings.report(.nameAddressBlank, at: blank, length: 1)
            }
        }
        slices.uri = URI.Slices(kind: .other, range: inner, scheme: .absent)
        if inner.isEmpty {
            findings.report(.uriEmpty, at: inner.start)
        } else {
            var uri = Cursor(octets, inner)
            slices.uri = URI.read(&uri, &findings)
        }
        return close != nil
    }

    // addr-spec, RFC 3261 20: without brackets no comma, question mark or semicolon belongs to the URI
    private static func readBare(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) -> Bool {
        guard let uri = URI.scanBare(&cursor, &findings) else {
            cursor.skipElement()
            return false
        }
        slices.uri = uri
        guard cursor.isAt(UInt8(ascii: "?")) else { return true }
        findings.report(.nameAddressBracketsMissing, at: cursor.position, length: 1)
        while !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")), !cursor.isAt(UInt8(ascii: ",")), !cursor.isAt(.whitespace) {
            cursor.position += 1
        }
        return true
    }

    /// Steps over what stands between the address and its parameters, unless it is white space alone.
    @inline(never)
    private static func skipJunk(_ cursor: inout Cursor, _ findings: inout Findings) {
        let stop = cursor.position
        cursor.skipWhitespace()
        if cursor.isAtEnd || cursor.isAt(UInt8(ascii: ";")) || cursor.isAt(UInt8(ascii: ",")) {
            cursor.position = stop
            return
        }
        findings.report(.nameAddressJunk, at: cursor.position, length: 1)
        while !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")), !cursor.isAt(UInt8(ascii: ",")) {
            if cursor.isAt(UInt8(ascii: "\"")) { _ = cursor.quotedString() } else { cursor.position += 1 }
        }
    }
}

extension Span where Element == UInt8 {
    /// Whether `<sip:` stands here, whatever the case of its letters.
    @inline(__always)
    fileprivate func beginsSIP(_ offset: Int) -> Bool {
        // "<sip:", first octet lowest.
        word(offset) & 0xff_ffff_ffff | 0x2020_2000 == 0x3a_7069_733c
    }

    /// The range up to its second comma: a name may hold one, and no octet is searched for every element before it.
    fileprivate func withinTwoElements(_ range: ByteRange) -> ByteRange {
        let comma = first(UInt8(ascii: ","), in: range) ?? range.end
        return ByteRange(range.start, first(UInt8(ascii: ","), in: ByteRange(Swift.min(comma + 1, range.end), range.end)) ?? range.end)
    }

    /// Whether what stands before a bracket can be the rest of a display name, rather than the end of an element that has no bracket.
    fileprivate func isOfOneElement(_ range: ByteRange, isQuoted: Bool) -> Bool {
        if first(UInt8(ascii: ";"), in: range) != nil { return false }
        if first(UInt8(ascii: ","), in: range) == nil { return true }
        return !isQuoted && first(UInt8(ascii: "@"), or: UInt8(ascii: ":"), in: range) == nil
            && first(UInt8(ascii: "\""), in: range) == nil
    }
}

extension Cursor {
    /// Moves to the next comma outside quotes, or to the end.
    fileprivate mutating func skipElement() {
        while !isAtEnd, !isAt(UInt8(ascii: ",")) {
            if isAt(UInt8(ascii: "\"")) { _ = quotedString() } else { position += 1 }
        }
    }
}
