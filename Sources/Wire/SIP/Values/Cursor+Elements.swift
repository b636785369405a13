import Octets

extension Cursor {
    /// Before the first element of a list: reports each comma that has nothing before it. False where no element follows.
    @inline(__always)
    mutating func firstElement(_ findings: inout Findings) -> Bool {
        if !isAtEnd, !isAt(UInt8(ascii: ",")) { return true }
        return passEmptyElements(&findings)
    }

    /// COMMA = SWS "," SWS, RFC 3261 25.1
    ///
    /// After an element that began at `start`: moves to the next one and sets `start` there, or says that there is none.
    @inline(__always)
    mutating func nextElement(_ start: inout Int, _ findings: inout Findings) -> Bool {
        if isAtEnd { return false }
        skipWhitespace()
        if isAtEnd { return false }
        if !isAt(UInt8(ascii: ",")) {
            passTrailing(after: start, &findings)
            if isAtEnd { return false }
        }
        position &+= 1
        skipWhitespace()
        if isAtEnd || isAt(UInt8(ascii: ",")), !passEmptyElements(&findings) { return false }
        start = position
        return true
    }

    /// After the only element of a value: reports whatever follows it.
    @inline(__always)
    mutating func finish(after start: Int, _ findings: inout Findings) {
        if isAtEnd { return }
        skipWhitespace()
        if !isAtEnd { reportTrailing(after: start, &findings) }
    }

    @inline(never)
    private mutating func passEmptyElements(_ findings: inout Findings) -> Bool {
        while true {
            findings.report(.listElementEmpty, at: position)
            guard consume(UInt8(ascii: ",")) else { return false }
            skipWhitespace()
            // A comma at the very end has nothing behind it, which is one more empty element.
            if !isAtEnd, !isAt(UInt8(ascii: ",")) { return true }
        }
    }

    /// Moves to the next comma that stands outside quotes and angle brackets, or to the end; what is never closed reaches to the end, so that
    /// no octet is searched twice.
    @inline(never)
    private mutating func passTrailing(after start: Int, _ findings: inout Findings) {
        reportTrailing(after: start, &findings)
        while let next, next != UInt8(ascii: ",") {
            switch next {
            case UInt8(ascii: "\""): _ = quotedString()
            case UInt8(ascii: "<"): position = octets.first(UInt8(ascii: ">"), in: remaining) ?? end
            default: position &+= 1
            }
        }
    }

    /// What cannot be read further has been reported if the element has a finding already.
    @inline(never)
    private func reportTrailing(after start: Int, _ findings: inout Findings) {
        if let last = findings.list.last, last.offset >= findings.base + start { return }
        findings.report(.valueTrailingOctets, at: position, length: end - position)
    }
}

extension WireValue {
    /// Reads a comma list: every element of which a part is usable. O(octets)
    static func list(_ octets: Span<UInt8>, _ range: ByteRange, _ findings: inout Findings) -> [Self] {
        var cursor = Cursor(octets, range)
        var list: [Self] = []
        guard cursor.firstElement(&findings) else { return list }
        var start = cursor.position
        repeat {
            if let value = Self(parsing: &cursor, &findings) { list.append(value) }
        } while cursor.nextElement(&start, &findings)
        return list
    }

    /// Writes a comma list.
    static func encode(_ list: [Self], into writer: inout Writer) {
        for (index, value) in list.enumerated() {
            if index > 0 { writer.write(", ") }
            value.encode(into: &writer)
        }
    }
}
