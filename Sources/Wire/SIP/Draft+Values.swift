import MIME
import Octets

extension Draft {
    func value(_ row: Row) -> String {
        if row.isOriginal { return base.storage.span.unfolded(base.field(at: row.place).value) }
        return text.octets.span.text(edits[row.edit].line.value)
    }

    /// What stands behind the first comma of a row's value; empty where there is none. Folds are single spaces in it.
    func restOfValue(_ row: Row) -> [UInt8] {
        if row.isOriginal { return base.storage.span.behindFirstElement(base.field(at: row.place).value) }
        return text.octets.span.behindFirstElement(edits[row.edit].line.value)
    }
}

extension Span where Element == UInt8 {
    /// The octets behind the first comma outside quotes and angle brackets, each fold as one space.
    fileprivate func behindFirstElement(_ range: ByteRange) -> [UInt8] {
        var cursor = Cursor(self, range)
        while let next = cursor.next, next != UInt8(ascii: ",") {
            switch next {
            case UInt8(ascii: "\""): _ = cursor.quotedString()
            case UInt8(ascii: "<"): cursor.position = first(UInt8(ascii: ">"), in: cursor.remaining) ?? cursor.end
            default: cursor.position += 1
            }
        }
        guard cursor.separator(UInt8(ascii: ",")) else { return [] }
        var octets: [UInt8] = []
        octets.appendUnfolded(self, trimmed(cursor.remaining))
        return octets
    }
}

extension Array<UInt8> {
    /// Appends a value, each fold with the blanks around it as one space, every other octet as it is. RFC 3261 7.3.1
    mutating func appendUnfolded(_ octets: Span<UInt8>, _ range: ByteRange) {
        var offset = range.start
        while let feed = octets.first(0x0a, or: 0x0d, in: ByteRange(offset, range.end)) {
            append(octets, octets.trimmed(ByteRange(offset, feed)))
            append(0x20)
            offset = feed
            while offset < range.end, CharacterClass.whitespace.contains(octet: octets[offset]) { offset += 1 }
        }
        append(octets, ByteRange(offset, range.end))
    }
}
