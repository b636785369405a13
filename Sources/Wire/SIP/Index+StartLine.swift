import CVector
import Octets

extension Index {
    /// Request-Line = Method SP Request-URI SP SIP-Version CRLF; Status-Line = SIP-Version SP Status-Code SP Reason-Phrase CRLF. RFC 3261 25.1
    ///
    /// Anything but exactly this is an irregularity, and then the parts are read as far as they can be told.
    @inline(__always)
    mutating func readStartLine(_ octets: Span<UInt8>) {
        var end = headEnd
        let feed = Int(lines[0])
        if feed < octets.count, feed >= start { end = feed }
        if end > start {
            if octets.octet(end &- 1) == UInt8(ascii: "\r") { end &-= 1 } else { irregularities.insert(.lineBreak) }
        }
        startLineEnd = end
        let version: UInt64 = 0x0030_2e32_2f50_4953  // "SIP/2.0", first octet lowest
        let space: UInt64 = 0x20
        if end &- start >= 12, octets.word(start) == version | (space &<< 56), octets.octet(start &+ 11) == 0x20 {
            let hundreds = octets.octet(start &+ 8) &- UInt8(ascii: "0")
            let tens = octets.octet(start &+ 9) &- UInt8(ascii: "0")
            let units = octets.octet(start &+ 10) &- UInt8(ascii: "0")
            if hundreds &- 1 < 6, tens < 10, units < 10 {
                isRequest = false
                method = .extension
                status = UInt16(hundreds) &* 100 &+ UInt16(tens) &* 10 &+ UInt16(units)
                methodRange = ByteRange(start &+ 8, start &+ 11)
                startLineRange = ByteRange(start &+ 12, end)
                return
            }
        } else if end &- start >= 12, octets.word(end &- 8) == (version &<< 8) | space {
            let (block, shift) = octets.window64(start)
            let spaces = cvector_equal64(block, 0x20) &>> shift
            let first = start &+ spaces.trailingZeroBitCount
            if spaces != 0, first < end &- 9, first > start,
                octets.first(0x20, in: ByteRange(first &+ 1, end)) == end &- 8
            {
                let known = Method.Known(octets, at: start, count: first &- start)
                if known != .extension || isToken(octets, start, first) {
                    isRequest = true
                    status = 0
                    method = known
                    methodRange = ByteRange(start, first)
                    startLineRange = ByteRange(first &+ 1, end &- 8)
                    return
                }
            }
        }
        readIrregularStartLine(octets, end: end)
    }

    @inline(never)
    private mutating func readIrregularStartLine(_ octets: Span<UInt8>, end: Int) {
        irregularities.insert(.startLine)
        let line = StartLine.Slices(reading: octets, ByteRange(start, end))
        isRequest = line.isRequest
        method = line.isRequest ? Method.Known(octets, at: line.code.start, count: line.code.count) : .extension
        status = line.status
        methodRange = line.code
        startLineRange = line.rest
    }
}
