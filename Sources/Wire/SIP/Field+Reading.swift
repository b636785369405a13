import CVector
import Octets

extension Field {
    // message-header = header-name HCOLON header-value CRLF; HCOLON = *( SP / HTAB ) ":" SWS, RFC 3261 25.1
    /// Reads a line of the common form; false, and then this field means nothing, where the line is of another.
    ///
    /// - Precondition: 36 octets follow `start`, and two come before `feed`, the line's LF.
    @inline(__always)
    mutating func read(_ octets: Span<UInt8>, _ start: Int, _ feed: Int) -> Bool {
        let colons = cvector_equal32(octets.load(start, as: SIMD32<UInt8>.self), UInt8(ascii: ":"))
        let nameCount = colons.trailingZeroBitCount
        let colon = start &+ nameCount
        // The colon, a blank, the first octet of the value; the last octet of the value, CR.
        let opening = UInt32(littleEndian: octets.load(colon, as: UInt32.self))
        let closing = UInt16(littleEndian: octets.load(feed &- 2, as: UInt16.self))
        let words = octets.load(start, as: SIMD4<UInt64>.self)
        let name = FieldName(words, head: words[0], before: octets.octet(colon &- 2), count: nameCount)
        guard name != .unknown, opening & 0xffff == 0x203a, opening &>> 16 & 0xff > 0x20, closing &>> 8 == 0x0d, closing & 0xff > 0x20,
            colon &+ 2 < feed &- 1
        else { return false }
        self = Field(nameStart: start, nameCount: nameCount, name: name, traits: [], valueStart: colon &+ 2, valueEnd: feed &- 1)
        return true
    }

    /// Reads any line, given without its line break.
    @inline(never)
    init(unusual octets: Span<UInt8>, _ start: Int, _ end: Int) {
        let colon = octets.first(UInt8(ascii: ":"), in: ByteRange(start, end)) ?? end
        var nameEnd = colon
        while nameEnd > start, isBlank(octets.octet(nameEnd &- 1)) { nameEnd &-= 1 }
        let name = FieldName(octets, ByteRange(start, nameEnd))
        let isMalformed = colon == end || name == .unknown && !isToken(octets, start, nameEnd)
        let value = octets.trimmed(ByteRange(min(colon &+ 1, end), end))
        self.init(
            nameStart: start, nameCount: nameEnd &- start, name: name, traits: isMalformed ? .isMalformed : [],
            valueStart: value.start, valueEnd: value.end)
    }

    /// Takes a folded line's octets into the value. A value that begins on that line starts there.
    mutating func fold(upTo line: ByteRange) {
        traits.insert(.isFolded)
        guard !line.isEmpty else { return }
        if valueStart == valueEnd { valueStart = line.lower }
        valueEnd = line.upper
    }
}

@inline(__always)
func isBlank(_ octet: UInt8) -> Bool { octet == UInt8(ascii: " ") || octet == UInt8(ascii: "\t") }

@inline(__always)
func isToken(_ octets: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if start == end { return false }
    var offset = start
    while offset < end {
        if !CharacterClass.token.contains(octet: octets.octet(offset)) { return false }
        offset &+= 1
    }
    return true
}
