import Octets

extension Span where Element == UInt8 {
    /// The first line without text, and where it starts. O(octets)
    func blankLine(from start: Int, to end: Int) -> (start: Int, line: Line)? {
        var position = start
        while position < end {
            let line = line(at: position, to: end)
            if line.end == position, line.next > position { return (position, line) }
            position = line.next
        }
        return nil
    }

    /// Where the first line starts that is no field, nor folded into one. O(octets)
    func firstNonField(from start: Int, to end: Int) -> Int? {
        var walk = FieldCursor(self, ByteRange(start, end))
        while walk.position < walk.end {
            let line = walk.position
            _ = walk.read()
            if walk.problem >= 0 { return line }
        }
        return nil
    }

    // comment := "(" *(ctext / quoted-pair / comment) ")", RFC 2045 5.1 by RFC 822 3.3
    /// A value without the comments that stand at its end. O(octets)
    func withoutComments(_ value: ByteRange) -> ByteRange {
        guard !value.isEmpty, self[value.end - 1] == UInt8(ascii: ")") else { return value }
        var cursor = Cursor(self, value)
        var comments = -1
        while let octet = cursor.next {
            switch octet {
            case UInt8(ascii: "("):
                let start = cursor.position
                guard skipComment(&cursor) else { return value }
                if comments < 0 { comments = start }
            case UInt8(ascii: "\""):
                comments = -1
                if cursor.quotedString() == nil { return value }
            default:
                if !CharacterClass.whitespace.contains(octet: octet) { comments = -1 }
                cursor.position += 1
            }
        }
        return comments < 0 ? value : trimmed(ByteRange(value.start, comments))
    }

    private func skipComment(_ cursor: inout Cursor) -> Bool {
        var depth = 0
        while let octet = cursor.next {
            cursor.position += 1
            switch octet {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return true }
            case UInt8(ascii: "\\"): cursor.position = Swift.min(cursor.position + 1, cursor.end)
            default: break
            }
        }
        return false
    }
}
