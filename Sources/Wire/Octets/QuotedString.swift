import CVector

extension Cursor {
    // quoted-string = SWS DQUOTE *( qdtext / quoted-pair ) DQUOTE
    // qdtext        = LWS / %x21 / %x23-5B / %x5D-7E / UTF8-NONASCII
    // quoted-pair   = "\" ( %x00-09 / %x0B-0C / %x0E-7F )                RFC 3261 25.1
    /// Like `quotedString()`, and sets `illegal` to the first octet inside that the grammar does not allow.
    public mutating func quotedString(illegal: inout Int) -> ByteRange? {
        guard consume(UInt8(ascii: "\"")) else { return nil }
        let start = position
        var offset = start
        while offset < end {
            let (block, shift) = octets.window64(offset)
            let stops = cvector_quoted64(block) &>> shift
            guard stops != 0 else {
                offset &+= 64
                continue
            }
            offset &+= stops.trailingZeroBitCount
            guard offset < end else { break }
            let octet = octets.octet(offset)
            switch octet {
            case UInt8(ascii: "\\"):
                if offset &+ 1 < end, !octets.isEscapable(offset &+ 1), illegal < 0 { illegal = offset &+ 1 }
                offset = min(offset &+ 2, end)
            case UInt8(ascii: "\""):
                position = offset &+ 1
                return ByteRange(start, offset)
            case 0x80...:
                let count = octets.multibyteCount(offset, end)
                if count == 0, illegal < 0 { illegal = offset }
                offset &+= max(count, 1)
            default:
                if CharacterClass.control.contains(octet: octet), illegal < 0 { illegal = offset }
                offset &+= 1
            }
        }
        position = end
        return nil
    }

    /// Reads a quoted string and reports its faults; nil, with the cursor at the end, where the closing quote is missing.
    @inlinable
    public mutating func quotedString(_ findings: inout Findings) -> ByteRange? {
        let start = position
        var illegal = -1
        let text = quotedString(illegal: &illegal)
        if illegal >= 0 { findings.report(.quotedStringIllegalOctet, at: illegal, length: 1) }
        if text == nil { findings.report(.quotedStringUnterminated, at: start) }
        return text
    }
}

extension Span where Element == UInt8 {
    /// The closing quote behind text of which nothing needs a closer look; -1 where something does.
    @inline(never)
    public func endOfPlainQuotes(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end {
            let (block, shift) = window64(offset)
            let stops = cvector_quoted64(block) &>> shift
            if stops != 0 {
                offset &+= stops.trailingZeroBitCount
                return offset < end && octet(offset) == UInt8(ascii: "\"") ? offset : -1
            }
            offset &+= 64
        }
        return -1
    }

    @inlinable @inline(__always)
    func isEscapable(_ offset: Int) -> Bool {
        let octet = self[offset]
        return octet < 0x80 && octet != 0x0A && octet != 0x0D
    }

    /// The length of the well-formed UTF-8 sequence of several octets at an offset, or 0. RFC 3629 4
    @inlinable
    public func multibyteCount(_ offset: Int, _ end: Int) -> Int {
        let lead = self[offset]
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch lead {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        guard count > 0, offset &+ count <= end, second.contains(self[offset &+ 1]) else { return 0 }
        for index in 2..<max(count, 2) where self[offset &+ index] & 0xC0 != 0x80 { return 0 }
        return count
    }

    /// The text between the quotes, escapes resolved and each fold read as one space. Copies. RFC 3261 25.1
    public func unquoted(_ range: ByteRange) -> String {
        guard range.isPresent else { return "" }
        guard first(UInt8(ascii: "\\"), in: range) != nil || first(0x0A, or: 0x0D, in: range) != nil else { return text(range) }
        var octets: [UInt8] = []
        octets.reserveCapacity(range.count)
        var offset = range.start
        while offset < range.end {
            switch self[offset] {
            case UInt8(ascii: "\\") where offset + 1 < range.end:
                octets.append(self[offset + 1])
                offset += 2
            case 0x0A, 0x0D:
                // LWS = [*WSP CRLF] 1*WSP: the blanks on both sides belong to the fold.
                while octets.last == 0x20 || octets.last == 0x09 { octets.removeLast() }
                while offset < range.end, CharacterClass.whitespace.contains(octet: self[offset]) { offset += 1 }
                octets.append(0x20)
            case let octet:
                octets.append(octet)
                offset += 1
            }
        }
        return octets.span.text(ByteRange(0, octets.count))
    }
}
