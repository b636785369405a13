import Octets
import CVector

extension Index {
    /// Indexes the message that begins the octets; whatever was indexed before is forgotten.
    ///
    /// Offsets are 32 bits wide: of a longer span only the first 4 GiB count.
    public mutating func read(_ octets: Span<UInt8>) {
        let octets = octets.count > Int(UInt32.max) - 64 ? octets.extracting(0..<(Int(UInt32.max) - 64)) : octets
        var start = 0
        while start < octets.count, octets[start] == UInt8(ascii: "\r") || octets[start] == UInt8(ascii: "\n") { start &+= 1 }
        self.start = start
        irregularities = []
        let lineCount = findLines(octets, from: start)
        readStartLine(octets)
        readFields(octets, lineCount: lineCount)
    }

    /// First pass: the line ends up to the empty line, as bits of 64-octet blocks. No line depends on another here.
    @inline(__always)
    private mutating func findLines(_ octets: Span<UInt8>, from start: Int) -> Int {
        var lines = self.lines.mutableSpan
        var count = 0
        var offset = start
        var odd: UInt64 = 0
        var suspects = cvector_u8x64()
        // The two line feeds before this block, and whether its predecessor ended in CR.
        var fedLast: UInt64 = 0
        var fedBefore: UInt64 = 0
        var returned: UInt64 = 0
        while offset < octets.count {
            let (block, shift) = octets.window64(offset)
            let feeds = cvector_equal64(block, UInt8(ascii: "\n")) &>> shift
            let returns = cvector_equal64(block, UInt8(ascii: "\r")) &>> shift
            let unpaired = feeds ^ ((returns &<< 1) | returned)
            var ends = feeds & ((feeds &<< 1) | fedLast | (feeds &<< 2) | fedBefore)
            while ends != 0 {
                let bit = ends.trailingZeroBitCount
                let end = offset &+ bit
                // An empty line is LF LF or LF CR LF.
                let isBare = octets[end &- 1] == UInt8(ascii: "\n")
                if isBare || octets[end &- 1] == UInt8(ascii: "\r") {
                    let upTo: UInt64 = ~0 &>> UInt64(truncatingIfNeeded: 63 &- bit)
                    var rest = feeds & upTo
                    while rest != 0, count < 512 {
                        lines[count] = UInt32(truncatingIfNeeded: offset &+ rest.trailingZeroBitCount)
                        count &+= 1
                        rest &= rest &- 1
                    }
                    headEnd = isBare ? end : end &- 1
                    bodyStart = end &+ 1
                    odd |= unpaired & upTo
                    if odd != 0 { irregularities.insert(.lineBreak) }
                    if cvector_high64(suspects) | ((cvector_suspects64(block) &>> shift) & upTo) != 0 { irregularities.insert(.octet) }
                    if rest != 0 { irregularities.insert(.limit) }
                    return count
                }
                ends &= ends &- 1
            }
            var rest = feeds
            while rest != 0 {
                if count == 512 {
                    irregularities.insert(.limit)
                    headEnd = Int(lines[511])
                    bodyStart = octets.count
                    return count
                }
                lines[count] = UInt32(truncatingIfNeeded: offset &+ rest.trailingZeroBitCount)
                count &+= 1
                rest &= rest &- 1
            }
            odd |= unpaired
            suspects = cvector_gather64(suspects, block)
            fedLast = feeds &>> 63
            fedBefore = feeds &>> 62
            returned = returns &>> 63
            offset &+= 64
        }
        irregularities.insert(.unfinished)
        headEnd = octets.count
        bodyStart = octets.count
        if odd | returned != 0 { irregularities.insert(.lineBreak) }
        if cvector_high64(suspects) != 0 { irregularities.insert(.octet) }
        return count
    }

    /// Second pass: each line by itself, so that the processor overlaps them.
    @inline(__always)
    private mutating func readFields(_ octets: Span<UInt8>, lineCount: Int) {
        var fields = self.fields.mutableSpan
        var places = self.places.mutableSpan
        let lines = self.lines.span
        for code in 0..<144 { places[code] = 0 }
        var irregularities = self.irregularities
        let headEnd = self.headEnd
        var count = 0
        var line = 1
        var start = lineCount == 0 ? headEnd : Int(lines[0]) &+ 1
        while start < headEnd {
            let feed = line < lineCount ? Int(lines[line]) : octets.count
            line &+= 1
            var end = feed
            if octets[end &- 1] == UInt8(ascii: "\r") { end &-= 1 }
            let first = octets[start]
            if isBlank(first), count > 0 {
                while end > start, isBlank(octets[end &- 1]) { end &-= 1 }
                if end > start { fields[count &- 1].valueEnd = UInt32(truncatingIfNeeded: end) }
                fields[count &- 1].traits.insert(.isFolded)
                start = feed &+ 1
                continue
            }
            if count == 255 {
                irregularities.insert(.limit)
                break
            }
            let (block, shift) = octets.window32(start)
            let colons = cvector_equal32(block, UInt8(ascii: ":")) &>> shift
            let colon =
                colons != 0
                ? start &+ colons.trailingZeroBitCount : octets.first(UInt8(ascii: ":"), in: ByteRange(start, end)) ?? end
            var nameEnd = min(colon, end)
            while nameEnd > start, isBlank(octets[nameEnd &- 1]) { nameEnd &-= 1 }
            let nameCount = nameEnd &- start
            let name = FieldName(octets, at: start, count: nameCount)
            var traits: Field.Traits = []
            if name == .unknown, colon >= end || !isToken(octets, start, nameEnd) {
                traits = .isMalformed
                irregularities.insert(.fieldName)
            }
            var valueStart = min(colon &+ 1, end)
            while valueStart < end, isBlank(octets[valueStart]) { valueStart &+= 1 }
            while end > valueStart, isBlank(octets[end &- 1]) { end &-= 1 }
            fields[count] = Field(
                nameStart: start, nameCount: nameCount, name: name, traits: traits, valueStart: valueStart, valueEnd: end)
            count &+= 1
            let place = places[Int(name.code)]
            if place == 0 {
                places[Int(name.code)] = UInt8(truncatingIfNeeded: count)
            } else if name.mayStandOnce {
                irregularities.insert(.repeatedField)
            }
            start = feed &+ 1
        }
        self.count = count
        self.irregularities = irregularities
    }
}

@inline(__always)
func isBlank(_ octet: UInt8) -> Bool { octet == UInt8(ascii: " ") || octet == UInt8(ascii: "\t") }

@inline(__always)
func isToken(_ octets: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if start == end { return false }
    var offset = start
    while offset < end {
        if !CharacterClass.token.contains(octet: octets[offset]) { return false }
        offset &+= 1
    }
    return true
}
