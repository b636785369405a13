import Octets
import CVector

extension Index {
    /// Indexes the message that begins the octets; whatever was indexed before is forgotten.
    ///
    /// Offsets are 32 bits wide: of a longer span only the first 4 GiB count.
    public mutating func read(_ octets: Span<UInt8>) {
        let octets = octets.count > Int(UInt32.max) - 64 ? octets.extracting(0..<(Int(UInt32.max) - 64)) : octets
        var start = 0
        while start < octets.count, octets.octet(start) == UInt8(ascii: "\r") || octets.octet(start) == UInt8(ascii: "\n") { start &+= 1 }
        self.start = start
        let head = Self.findLines(octets, from: start, &lines)
        headEnd = head.end
        lineCount = head.lineCount
        bodyStart = head.bodyStart
        irregularities = head.irregularities
        if bodyStart &- headEnd == 1 { irregularities.insert(.lineBreak) }
        readStartLine(octets)
        count = Self.readFields(octets, head, lines, &fields, &places, &irregularities)
    }

    private struct Head {
        let lineCount: Int
        let end: Int
        let bodyStart: Int
        let irregularities: Irregularities
    }

    /// First pass: the line ends up to the empty line, as bits of 64-octet blocks. No line depends on another here.
    @inline(__always)
    private static func findLines(_ octets: Span<UInt8>, from start: Int, _ found: inout [UInt32]) -> Head {
        var lines = found.mutableSpan
        var count = 0
        var headEnd = 0
        var offset = start
        // The last two line feeds of the block before, moved to where they are two and one octets away.
        var fedBefore: UInt64 = 0
        while offset < octets.count {
            let (block, shift) = octets.window64(offset)
            var feeds = cvector_equal64(block, UInt8(ascii: "\n")) &>> shift
            var ends = feeds & ((feeds &<< 1) | (feeds &<< 2) | fedBefore)
            var end = -1
            while ends != 0 {
                // An empty line is LF LF or LF CR LF.
                let bit = ends.trailingZeroBitCount
                let before = octets.octet(offset &+ bit &- 1)
                if before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") {
                    end = offset &+ bit
                    headEnd = before == UInt8(ascii: "\n") ? end : end &- 1
                    feeds &= ~0 &>> UInt64(truncatingIfNeeded: 63 &- bit)
                    break
                }
                ends &= ends &- 1
            }
            // Most blocks hold two line ends at most: storing two without a branch costs less than guessing how many there are.
            var rest = feeds
            for _ in 0..<2 {
                lines[count] = UInt32(truncatingIfNeeded: offset &+ rest.trailingZeroBitCount)
                count &+= rest == 0 ? 0 : 1
                rest &= rest &- 1
            }
            while rest != 0, count < 512 {
                lines[count] = UInt32(truncatingIfNeeded: offset &+ rest.trailingZeroBitCount)
                count &+= 1
                rest &= rest &- 1
            }
            // Lines that found no place end the head: what follows them is not indexed.
            if rest != 0 || count > 512 || count == 512 && end < 0 {
                return Head(lineCount: 512, end: Int(lines[511]), bodyStart: octets.count, irregularities: .limit)
            }
            if end >= 0 { return Head(lineCount: count, end: headEnd, bodyStart: end &+ 1, irregularities: []) }
            fedBefore = (feeds &>> 63) | (feeds &>> 62)
            offset &+= 64
        }
        // The end stands in for the line break that the last line lacks.
        lines[count] = UInt32(truncatingIfNeeded: octets.count)
        return Head(lineCount: count, end: octets.count, bodyStart: octets.count, irregularities: .unfinished)
    }

    /// Second pass: each line by itself, so that the processor overlaps them.
    ///
    /// A line of the common form, a known name and `: ` and a value that neither begins nor ends in a blank, takes a few loads; any other
    /// line goes to `readUnusualLine`.
    @inline(__always)
    private static func readFields(
        _ octets: Span<UInt8>, _ head: Head, _ lines: [UInt32], _ found: inout [Field], _ firsts: inout [UInt8],
        _ irregularities: inout Irregularities
    ) -> Int {
        var fields = found.mutableSpan
        var places = firsts.mutableSpan
        let lines = lines.span
        for code in 0..<144 { places[code] = 0 }
        let headEnd = head.end
        let lastLoad = octets.count &- 36
        var count = 0
        var line = 1
        var start = head.lineCount == 0 ? headEnd : Int(lines[0]) &+ 1
        while start < headEnd {
            let feed = Int(lines[line])
            line &+= 1
            if count == fields.count {
                irregularities.insert(.limit)
                break
            }
            var field = Field()
            if start > lastLoad || !field.read(octets, start, feed) {
                var end = feed
                if octets.octet(end &- 1) == UInt8(ascii: "\r"), end > start { end &-= 1 } else { irregularities.insert(.lineBreak) }
                if isBlank(octets.octet(start)), count > 0 {
                    fields[count &- 1].fold(upTo: octets.trimmed(ByteRange(start, end)))
                    start = feed &+ 1
                    continue
                }
                field = Field(unusual: octets, start, end)
                if field.traits.contains(.isMalformed) { irregularities.insert(.fieldName) }
            }
            fields[count] = field
            count &+= 1
            let name = field.name
            let place = places[Int(name.code)]
            if place == 0 {
                places[Int(name.code)] = UInt8(truncatingIfNeeded: count)
            } else if name.mayStandOnce {
                irregularities.insert(.repeatedField)
            }
            start = feed &+ 1
        }
        return count
    }
}
