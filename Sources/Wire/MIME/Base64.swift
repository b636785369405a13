public import Octets

/// Octets as text of 64 letters, RFC 2045 6.8; RFC 4648 4.
public enum Base64 {
    /// Reads a range; white space counts for nothing, other foreign octets are reported and passed over. O(length)
    public static func decode(_ octets: Span<UInt8>, _ range: ByteRange, _ findings: inout Findings) -> [UInt8] {
        var result: [UInt8] = []
        guard range.isPresent else { return result }
        result.reserveCapacity(range.count / 4 * 3 + 3)
        var group: UInt32 = 0
        var letters = 0
        var padding = 0
        var offset = range.start
        reading: while offset < range.end {
            let octet = octets[offset]
            switch base64Values[Int(octet)] {
            case let value where value < 64:
                guard padding == 0 else {
                    findings.report(.base64AfterPadding, at: offset, length: range.end - offset)
                    break reading
                }
                group = group << 6 | UInt32(value)
                letters += 1
                if letters & 3 == 0 {
                    result.append(UInt8(truncatingIfNeeded: group >> 16))
                    result.append(UInt8(truncatingIfNeeded: group >> 8))
                    result.append(UInt8(truncatingIfNeeded: group))
                }
            case whitespace: break
            case equalsSign where letters & 3 + padding < 4 && letters & 3 > 1: padding += 1
            default: findings.report(.base64IllegalOctet, at: offset, length: 1)
            }
            offset += 1
        }
        switch letters & 3 {
        case 1: findings.report(.base64Truncated, at: range.end)
        case 2: result.append(UInt8(truncatingIfNeeded: group >> 4))
        case 3:
            result.append(UInt8(truncatingIfNeeded: group >> 10))
            result.append(UInt8(truncatingIfNeeded: group >> 2))
        default: break
        }
        if letters & 3 > 1, letters & 3 + padding < 4 { findings.report(.base64PaddingMissing, at: range.end) }
        return result
    }

    /// Writes octets with padding; lines of `lineLength` letters end in CRLF, 0 writes a single line. O(length)
    public static func encode(_ octets: [UInt8], lineLength: Int = 0) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((octets.count + 2) / 3 * 4 + (lineLength > 0 ? octets.count / lineLength * 3 : 0))
        var column = 0
        var index = 0
        while index < octets.count {
            if lineLength > 0, column + 4 > lineLength {
                result.append("\r\n")
                column = 0
            }
            let rest = octets.count - index
            let group =
                UInt32(octets[index]) << 16 | (rest > 1 ? UInt32(octets[index + 1]) << 8 : 0) | (rest > 2 ? UInt32(octets[index + 2]) : 0)
            result.append(letter(group >> 18))
            result.append(letter(group >> 12))
            result.append(rest > 1 ? letter(group >> 6) : UInt8(ascii: "="))
            result.append(rest > 2 ? letter(group) : UInt8(ascii: "="))
            column += 4
            index += 3
        }
        return result
    }

    private static func letter(_ value: UInt32) -> UInt8 { base64Letters[Int(value & 63)] }

    private static var whitespace: UInt8 { 64 }
    private static var equalsSign: UInt8 { 65 }
}

private let base64Letters: InlineArray<64, UInt8> = [
    65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90,
    97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 43, 47,
]

/// The value of each letter; 64 for white space, 65 for the equals sign, 66 for the rest.
private let base64Values: InlineArray<256, UInt8> = [
    66, 66, 66, 66, 66, 66, 66, 66, 66, 64, 64, 66, 66, 64, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66,
    64, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 62, 66, 66, 66, 63, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 66, 66, 66, 65, 66, 66,
    66, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 66, 66, 66, 66, 66,
    66, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 66, 66, 66, 66, 66,
    66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66,
    66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66,
    66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66,
    66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66,
]
