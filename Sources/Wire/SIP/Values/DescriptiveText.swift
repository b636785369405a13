public import Octets

/// Text for people, or text of which nothing is known.
///
///     Lunch at the harbour
///
/// TEXT-UTF8-TRIM, RFC 3261 25.1: Subject and Organization, 20.25, 20.36. A fold reads as one space.
public struct DescriptiveText: WireValue, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text as written.
    public var text: String

    /// A value of these parts.
    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    public typealias Slices = ByteRange

    // TEXT-UTF8-TRIM = 1*TEXT-UTF8char *( *LWS TEXT-UTF8char ); TEXT-UTF8char = %x21-7E / UTF8-NONASCII, RFC 3261 25.1
    /// Takes everything up to the cursor's end.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        scan(&cursor, &findings, allowsStray: false)
    }

    // header-value = *( TEXT-UTF8char / UTF8-CONT / LWS ), RFC 3261 25.1
    /// The value of a field without a grammar of its own, which may hold continuation octets that continue nothing.
    static func scanOpaque(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        scan(&cursor, &findings, allowsStray: true)
    }

    @inline(__always)
    private static func scan(_ cursor: inout Cursor, _ findings: inout Findings, allowsStray: Bool) -> ByteRange? {
        let octets = cursor.octets
        let range = cursor.remaining
        var position = range.start
        // Findings of one kind at one place are enough.
        var isReported = false
        while position < range.end {
            let octet = octets[position]
            if octet &- 0x20 < 0x5F {
                position &+= 1
                continue
            }
            var count = 1
            if octet >= 0x80 {
                count = octets.multibyteCount(position, range.end)
                if count == 0, !isReported, !(allowsStray && octet < 0xC0) {
                    findings.report(.textNotUTF8, at: position, length: 1)
                    isReported = true
                }
            } else if CharacterClass.control.contains(octet: octet) {
                findings.report(.textIllegalOctet, at: position, length: 1)
                break
            }
            position &+= max(count, 1)
        }
        cursor.position = range.end
        return range
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { text = octets.unfolded(slices) }

    /// CR and LF cannot be written: each becomes a space.
    public func encode(into writer: inout Writer) {
        for octet in text.utf8 { writer.write(octet == 0x0A || octet == 0x0D ? 0x20 : octet) }
    }

    public var description: String { text }
}
