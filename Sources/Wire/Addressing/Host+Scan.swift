public import Octets

extension CharacterClass {
    static var alphanumeric: CharacterClass { CharacterClass(rawValue: alpha.rawValue | digit.rawValue) }
}

extension Host {
    /// Reads a host where one begins; nil, without a finding, where none does.
    static func read(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        if cursor.isAt(UInt8(ascii: "[")) { return readReference(&cursor, &findings) }

        // hostname = *( domainlabel "." ) toplabel [ "." ]
        // domainlabel = alphanum / alphanum *( alphanum / "-" ) alphanum
        // toplabel = ALPHA / ALPHA *( alphanum / "-" ) alphanum                 RFC 3261 25.1
        let octets = cursor.octets
        let start = cursor.position
        let end = cursor.runs.plainEnd(octets, from: start, to: cursor.end)
        guard end == cursor.end || octets.isHostDelimiter(end), let kind = commonKind(octets, from: start, to: end) else {
            return readLong(&cursor, &findings)
        }
        cursor.position = end
        return Slices(range: ByteRange(start, end), kind: kind)
    }

    /// The host that begins at an offset, where a plain run reaches to `position`, which is set behind a bracketed address; nil for a host
    /// that needs a closer look.
    @inlinable @inline(__always)
    static func readCommon(_ octets: Span<UInt8>, from start: Int, _ position: inout Int, to end: Int) -> Slices? {
        if position == start, start < end, octets.octet(start) == UInt8(ascii: "[") {
            let close = octets.endOfPlainIPv6(from: start &+ 1, to: end)
            if close < 0 { return nil }
            position = close &+ 1
            return Slices(range: ByteRange(start &+ 1, close), kind: .ipv6)
        }
        guard let kind = commonKind(octets, from: start, to: position) else { return nil }
        return Slices(range: ByteRange(start, position), kind: kind)
    }

    /// The kind of host that a plain run is; nil where it is faulty, or too long to be told by masks.
    @inlinable @inline(__always)
    static func commonKind(_ octets: Span<UInt8>, from start: Int, to end: Int) -> Kind? {
        guard end > start, end &- start <= HostRun.maximumLength else { return nil }
        let run = HostRun(octets, from: start, to: end)
        guard run.isRegular else { return nil }
        if octets.octet(start &+ run.lastLabel) &- UInt8(ascii: "0") > 9 { return .name }
        let isAddress = run.dotCount == 3 && octets.octet(end &- 1) != UInt8(ascii: ".")
        return isAddress && run.isIPv4(octets, from: start) ? .ipv4 : nil
    }

    /// Reads a host of any length, octet by octet.
    @inline(never)
    static func readLong(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let octets = cursor.octets
        let start = cursor.position
        let end = cursor.end
        var position = start
        var label = start
        var earlierLabel = start
        var isRegular = true
        while position < end {
            let octet = octets[position]
            if !CharacterClass.alphanumeric.contains(octet: octet) {
                if octet == UInt8(ascii: ".") {
                    if position == label || octets[position &- 1] == UInt8(ascii: "-") { isRegular = false }
                    earlierLabel = label
                    label = position &+ 1
                } else if octet == UInt8(ascii: "-") {
                    if position == label { isRegular = false }
                } else {
                    break
                }
            }
            position &+= 1
        }
        let topLabel = label == position ? earlierLabel : label
        guard isRegular, position > start, octets[position &- 1] != UInt8(ascii: "-"),
            position == end || octets.isHostDelimiter(position)
        else { return readIrregular(&cursor, &findings) }

        if CharacterClass.digit.contains(octet: octets[topLabel]) {
            guard label != position, IPv4Address.read(octets, start, position).flaw == .none else {
                return readIrregular(&cursor, &findings)
            }
            cursor.position = position
            return Slices(range: ByteRange(start, position), kind: .ipv4)
        }
        cursor.position = position
        return Slices(range: ByteRange(start, position), kind: .name)
    }

    /// Reads what the common walk could not, and says why.
    @inline(never)
    private static func readIrregular(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        if let address = unbracketed(&cursor) {
            findings.report(.hostIPv6BracketsMissing, at: address.range)
            return address
        }
        let octets = cursor.octets
        var label = start
        var earlierLabel = start
        var isRegular = true
        var hasUnderscore = false
        while !cursor.isAtEnd, !octets.isHostDelimiter(cursor.position) {
            let position = cursor.position
            let octet = octets[position]
            if octet == UInt8(ascii: ".") || octet == UInt8(ascii: "-") {
                let isDot = octet == UInt8(ascii: ".")
                if position == label || (isDot && octets[position - 1] == UInt8(ascii: "-")) {
                    if isRegular { findings.report(.hostLabelMalformed, at: position) }
                    isRegular = false
                }
                if isDot { (earlierLabel, label) = (label, position + 1) }
            } else if octet == UInt8(ascii: "_") {
                if !hasUnderscore { findings.report(.hostUnderscore, at: position, length: 1) }
                hasUnderscore = true
            } else if !CharacterClass.alphanumeric.contains(octet: octet) {
                if isRegular { findings.report(.hostIllegalOctet, at: position, length: 1) }
                isRegular = false
            }
            cursor.position += 1
        }
        let range = ByteRange(start, cursor.position)
        guard !range.isEmpty else { return nil }
        if isRegular, octets[range.end - 1] == UInt8(ascii: "-") {
            findings.report(.hostLabelMalformed, at: range.end)
        } else if isRegular, CharacterClass.digit.contains(octet: octets[label == range.end ? earlierLabel : label]) {
            return readNumeric(range, top: label == range.end ? earlierLabel : label, octets, &findings)
        }
        return Slices(range: range, kind: .name)
    }

    /// A name whose last label begins with a digit is an IPv4 address, or nothing.
    private static func readNumeric(_ range: ByteRange, top: Int, _ octets: Span<UInt8>, _ findings: inout Findings) -> Slices {
        let reading = IPv4Address.read(octets, range.start, range.end)
        switch reading.flaw {
        case .none: return Slices(range: range, kind: .ipv4)
        case .leadingZero:
            findings.report(.hostIPv4LeadingZero, at: reading.offset)
            return Slices(range: range, kind: .ipv4)
        case .outOfRange: findings.report(.hostIPv4OutOfRange, at: reading.offset)
        case .notAnAddress: findings.report(.hostNumericName, at: top)
        }
        return Slices(range: range, kind: .name)
    }

    // IPv6reference = "[" IPv6address "]"      RFC 3261 25.1
    @inline(never)
    private static func readReference(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let octets = cursor.octets
        let start = cursor.position + 1
        let reading = IPv6Address.read(octets, start, cursor.end)
        if reading.extraColon >= 0 { findings.report(.hostIPv6ExtraColon, at: reading.extraColon, length: 1) }
        cursor.position = reading.stop
        if reading.isComplete, cursor.consume(UInt8(ascii: "]")) { return Slices(range: ByteRange(start, reading.stop), kind: .ipv6) }

        while !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: "]")), !octets.isReferenceDelimiter(cursor.position) { cursor.position += 1 }
        let range = ByteRange(start, cursor.position)
        if !cursor.consume(UInt8(ascii: "]")) {
            findings.report(.hostIPv6Unclosed, at: reading.stop)
        } else if reading.isComplete, octets[reading.stop] == UInt8(ascii: "%") {
            findings.report(.hostZoneID, at: reading.stop, length: range.end - reading.stop)
        } else {
            findings.report(.hostIPv6Malformed, at: reading.stop)
        }
        return Slices(range: range, kind: .ipv6)
    }

    /// An IPv6 address whose brackets are missing; the cursor is unmoved where there is none.
    static func unbracketed(_ cursor: inout Cursor) -> Slices? {
        let start = cursor.position
        let reading = IPv6Address.read(cursor.octets, start, cursor.end)
        guard reading.isComplete else { return nil }
        cursor.position = reading.stop
        guard cursor.isAtEnd || (!cursor.isAt(UInt8(ascii: ":")) && cursor.octets.isHostDelimiter(reading.stop)) else {
            cursor.position = start
            return nil
        }
        return Slices(range: ByteRange(start, reading.stop), kind: .ipv6)
    }
}

extension Span where Element == UInt8 {
    /// Whether what stands here ends a host in every grammar that has one.
    @inlinable @inline(__always)
    func isHostDelimiter(_ offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ">"),
            UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "("):
            true
        case let octet: CharacterClass.whitespace.contains(octet: octet)
        }
    }

    /// Whether a bracketed address cannot go beyond this octet.
    func isReferenceDelimiter(_ offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
            UInt8(ascii: "\""):
            true
        case let octet: CharacterClass.whitespace.contains(octet: octet)
        }
    }
}
