import Octets

/// The line of an input that an octet stands on, and a mark below that octet.
///
///     Via: SIP/2.0/UDP [fe80::21dd%4]:5060;branch=z9hG4bKfld13
///                                  ^
struct Excerpt {
    let lines: [String]

    /// Empty where the offset lies behind the last octet of an input that ends in a line break.
    init(_ octets: Span<UInt8>, at offset: Int, length: Int) {
        let reach = 60
        let offset = min(max(offset, 0), octets.count)
        var start = offset
        while start > 0, offset - start < reach, octets[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        // A sequence of UTF-8 is not cut in two.
        while start < offset, octets[start] & 0xC0 == 0x80 { start += 1 }
        var end = offset
        while end < octets.count, end - offset < reach, octets[end] != UInt8(ascii: "\n"), octets[end] != UInt8(ascii: "\r") { end += 1 }
        guard end > start else {
            lines = []
            return
        }
        let before = octets.printable(ByteRange(start, offset))
        let behind = octets.printable(ByteRange(offset, end))
        let isCutBefore = start > 0 && octets[start - 1] != UInt8(ascii: "\n")
        let isCutBehind = end < octets.count && octets[end] != UInt8(ascii: "\n") && octets[end] != UInt8(ascii: "\r")
        let lead = isCutBefore ? "…" : ""
        let marked = octets.printable(ByteRange(offset, min(max(offset + length, offset), end))).count
        lines = [
            lead + before + behind + (isCutBehind ? "…" : ""),
            String(repeating: " ", count: lead.count + before.count) + String(repeating: "^", count: max(marked, 1)),
        ]
    }
}

extension Span where Element == UInt8 {
    /// A range as text that a terminal shows and does nothing else with.
    func printable(_ range: ByteRange) -> String { range.isPresent ? text(range).printable : "" }
}

extension String {
    /// Each control character as a middle dot: a message must not move the cursor of who reads about it.
    var printable: String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{B7}" : $0 }))
    }
}

extension Unicode.Scalar {
    /// C0, DEL, C1, and what changes the direction of text.
    fileprivate var isControl: Bool {
        value < 0x20 || 0x7F...0x9F ~= value || 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value || 0x2028...0x2029 ~= value
    }
}
