public import Octets

/// The name of a body or a part inside its message.
///
///     <part-7.xk2@birch.example>
///
/// msg-id, RFC 8262 3.2; RFC 2045 7; RFC 5322 3.6.4. Compared octet for octet.
public struct ContentID: WireValue {
    /// What stands before the at sign.
    public var left: String
    /// What stands behind the at sign.
    public var right: String

    /// A value of these parts.
    public init(left: String, right: String) {
        self.left = left
        self.right = right
    }

    /// Where both sides lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the left lies.
        public var left: ByteRange
        /// Where the right lies.
        public var right: ByteRange
    }

    // msg-id = "<" id-left "@" id-right ">", RFC 8262 3.2
    // id-left = dot-atom-text; id-right = dot-atom-text / no-fold-literal, RFC 5322 3.6.4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        let isOpen = cursor.consume(UInt8(ascii: "<"))
        if !isOpen { findings.report(.contentIDBracketMissing, at: start) }
        let left = takeAtoms(&cursor)
        guard cursor.consume(UInt8(ascii: "@")) else {
            let isAtEnd = cursor.isAtEnd || cursor.isAt(UInt8(ascii: ">"))
            findings.report(isAtEnd ? .contentIDAtMissing : .contentIDIllegalOctet, at: cursor.position)
            return nil
        }
        let right = cursor.isAt(UInt8(ascii: "[")) ? takeLiteral(&cursor) : takeAtoms(&cursor)
        let end = cursor.position
        let isClosed = cursor.consume(UInt8(ascii: ">"))
        if left.isEmpty { findings.report(.contentIDEmpty, at: left.start) }
        if right.isEmpty, isClosed || cursor.isAtEnd { findings.report(.contentIDEmpty, at: right.start) }
        if !isClosed, !cursor.isAtEnd {
            findings.report(.contentIDIllegalOctet, at: end, length: 1)
        } else if isOpen != isClosed, isOpen {
            findings.report(.contentIDBracketMissing, at: end)
        }
        return Slices(left: left, right: right)
    }

    private static func takeAtoms(_ cursor: inout Cursor) -> ByteRange {
        let start = cursor.position
        while let octet = cursor.next, isAtom(octet) || octet == UInt8(ascii: ".") { cursor.position += 1 }
        return ByteRange(start, cursor.position)
    }

    // no-fold-literal = "[" *dtext "]"
    private static func takeLiteral(_ cursor: inout Cursor) -> ByteRange {
        let start = cursor.position
        cursor.position += 1
        while let octet = cursor.next, (33...90).contains(octet) || (94...126).contains(octet) { cursor.position += 1 }
        _ = cursor.consume(UInt8(ascii: "]"))
        return ByteRange(start, cursor.position)
    }

    // atext, RFC 5322 3.2.3
    private static func isAtom(_ octet: UInt8) -> Bool {
        if CharacterClass.token.contains(octet: octet) { return octet != UInt8(ascii: ".") }
        return switch octet {
        case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            true
        default: false
        }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        left = octets.text(slices.left)
        right = octets.text(slices.right)
    }

    public func encode(into writer: inout Writer) {
        writer.write(UInt8(ascii: "<"))
        writer.write(text: left)
        writer.write(UInt8(ascii: "@"))
        writer.write(text: right)
        writer.write(UInt8(ascii: ">"))
    }
}

extension ContentID {
    /// The identifier without its brackets, as a cid URL names it.
    public var address: String { "\(left)@\(right)" }

    // cid-url = "cid" ":" content-id, RFC 2392 2
    /// A URL that refers to the part, with octets escaped that a URL cannot hold.
    public var url: String {
        var writer = Writer()
        writer.write("cid:")
        for octet in address.utf8 {
            if CharacterClass.unreserved.contains(octet: octet) || octet == UInt8(ascii: "@") {
                writer.write(octet)
            } else {
                writer.write(UInt8(ascii: "%"))
                writer.write(hexDigit(octet >> 4))
                writer.write(hexDigit(octet & 15))
            }
        }
        return String(decoding: writer.octets, as: UTF8.self)
    }

    /// Whether a cid URL refers to this part.
    public func isReferred(by url: String) -> Bool {
        let octets = Array(url.utf8)
        let scheme = ByteRange(0, min(4, octets.count))
        guard octets.span.range(scheme, equalsIgnoringCase: "cid:") else { return false }
        return unescaped(octets[4...]) == Array(address.utf8)
    }

    private func unescaped(_ octets: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = octets
        while let octet = rest.popFirst() {
            if octet == UInt8(ascii: "%"), rest.count >= 2, let high = hexValue(rest[rest.startIndex]),
                let low = hexValue(rest[rest.startIndex + 1])
            {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                result.append(octet)
            }
        }
        return result
    }
}

/// The upper-case digit of a value below 16.
func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "A") }

/// The value of a hex digit of either case.
func hexValue(_ octet: UInt8) -> UInt8? {
    switch octet {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): octet - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): octet - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): octet - UInt8(ascii: "a") + 10
    default: nil
    }
}
