public import Octets

/// Octets as mostly readable lines, RFC 2045 6.7.
public enum QuotedPrintable {
    /// Reads a range; what an encoder could not have written is reported and taken as it stands. O(length)
    public static func decode(_ octets: Span<UInt8>, _ range: ByteRange, _ findings: inout Findings) -> [UInt8] {
        var result: [UInt8] = []
        guard range.isPresent else { return result }
        result.reserveCapacity(range.count)
        var offset = range.start
        while offset < range.end {
            let line = octets.line(at: offset, to: range.end)
            // White space at the end of a line was added on the way.
            var end = line.end
            while end > offset, octets[end - 1] == 0x20 || octets[end - 1] == 0x09 { end -= 1 }
            if end - offset > 76 { findings.report(.quotedPrintableLineTooLong, at: offset + 76, length: end - offset - 76) }
            let isSoft = line.next > line.end && end > offset && octets[end - 1] == UInt8(ascii: "=")
            decodeLine(octets, offset, isSoft ? end - 1 : end, into: &result, &findings)
            if !isSoft { result.append(octets, ByteRange(line.end, line.next)) }
            offset = line.next
        }
        return result
    }

    private static func decodeLine(
        _ octets: Span<UInt8>, _ start: Int, _ end: Int, into result: inout [UInt8], _ findings: inout Findings
    ) {
        var offset = start
        while offset < end {
            let octet = octets[offset]
            if octet == UInt8(ascii: "=") {
                if offset + 2 < end, let high = hexValue(octets[offset + 1]), let low = hexValue(octets[offset + 2]) {
                    if octets[offset + 1] > UInt8(ascii: "Z") || octets[offset + 2] > UInt8(ascii: "Z") {
                        findings.report(.quotedPrintableLowercase, at: offset, length: 3)
                    }
                    result.append(high << 4 | low)
                    offset += 3
                    continue
                }
                findings.report(.quotedPrintableEscape, at: offset)
            } else if octet > 126 || (octet < 32 && octet != 9) {
                findings.report(.quotedPrintableIllegalOctet, at: offset, length: 1)
            }
            result.append(octet)
            offset += 1
        }
    }

    /// Writes octets in lines of at most 76 characters; CRLF stays a line break. O(length)
    public static func encode(_ octets: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var column = 0
        var index = 0
        while index < octets.count {
            let octet = octets[index]
            let endsLine = index + 1 < octets.count && octets[index + 1] == 0x0A
            if octet == 0x0D, endsLine {
                result.append("\r\n")
                column = 0
                index += 2
                continue
            }
            let isBeforeBreak = index + 1 == octets.count || octets[index + 1] == 0x0D
            let isBlank = octet == 0x20 || octet == 0x09
            let isLiteral = (33...126).contains(octet) && octet != UInt8(ascii: "=") || isBlank && !isBeforeBreak
            if column + (isLiteral ? 1 : 3) > 75 {
                result.append("=\r\n")
                column = 0
            }
            if isLiteral {
                result.append(octet)
                column += 1
            } else {
                result.append(contentsOf: [UInt8(ascii: "="), hexDigit(octet >> 4), hexDigit(octet & 15)])
                column += 3
            }
            index += 1
        }
        return result
    }
}
