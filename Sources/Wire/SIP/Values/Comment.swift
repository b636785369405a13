import Octets

extension Cursor {
    // comment = LPAREN *( ctext / quoted-pair / comment ) RPAREN
    // ctext   = %x21-27 / %x2A-5B / %x5D-7E / UTF8-NONASCII / LWS      RFC 3261 25.1
    /// Reads the comment whose opening parenthesis is next; gives what lies between the outer ones. O(octets), however deep it nests.
    mutating func comment(_ findings: inout Findings) -> ByteRange {
        let start = position
        position += 1
        var depth = 1
        var illegal = -1
        while position < end {
            let octet = octets[position]
            switch octet {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 {
                    position += 1
                    if illegal >= 0 { findings.report(.commentIllegalOctet, at: illegal, length: 1) }
                    return ByteRange(start + 1, position - 1)
                }
            case UInt8(ascii: "\\"):
                position += 1
                if position < end, illegal < 0, octets[position] >= 0x80 || octets[position] == 0x0A || octets[position] == 0x0D {
                    illegal = position
                }
            case 0x80...:
                let count = octets.multibyteCount(position, end)
                if count == 0, illegal < 0 { illegal = position }
                position += max(count, 1) - 1
            default:
                if CharacterClass.control.contains(octet: octet), illegal < 0 { illegal = position }
            }
            position += 1
        }
        position = end
        findings.report(.commentUnterminated, at: start)
        return ByteRange(start + 1, end)
    }
}

extension Writer {
    /// "(", the text with parentheses, backslashes and controls escaped, ")". No escape exists for CR and LF: each becomes a space.
    mutating func write(comment text: String) {
        write(UInt8(ascii: "("))
        for octet in text.utf8 {
            switch octet {
            case 0x0A, 0x0D: write(0x20)
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"), 0..<0x09, 0x0B..<0x20, 0x7F:
                write(UInt8(ascii: "\\"))
                write(octet)
            default: write(octet)
            }
        }
        write(UInt8(ascii: ")"))
    }
}
