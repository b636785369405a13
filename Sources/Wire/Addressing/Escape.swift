import Octets

// escaped = "%" HEXDIG HEXDIG      RFC 3261 25.1
extension Cursor {
    /// Steps over the longest run of the class and of escapes; reports each escape that is cut short. May be empty.
    @inline(__always)
    mutating func take(escapedOr allowed: CharacterClass, _ findings: inout Findings) -> ByteRange {
        let octets = self.octets
        let end = self.end
        let start = self.position
        var position = start
        while position < end {
            let octet = octets[position]
            if allowed.contains(octet: octet) {
                position &+= 1
            } else if octet == UInt8(ascii: "%") {
                if octets.isEscape(position, end) {
                    position &+= 3
                } else {
                    findings.report(.uriEscapeTruncated, at: position, length: 1)
                    position &+= 1
                }
            } else {
                break
            }
        }
        self.position = position
        return ByteRange(start, position)
    }
}

extension Span where Element == UInt8 {
    /// Whether a whole escape begins here.
    @inline(__always)
    func isEscape(_ offset: Int, _ end: Int) -> Bool {
        offset &+ 2 < end && self[offset] == UInt8(ascii: "%")
            && CharacterClass.hexDigit.contains(octet: self[offset &+ 1]) && CharacterClass.hexDigit.contains(octet: self[offset &+ 2])
    }

    /// The octet that an escape stands for.
    func unescapedOctet(_ offset: Int) -> UInt8 {
        (hexDigit(offset + 1) ?? 0) << 4 | (hexDigit(offset + 2) ?? 0)
    }
}

extension String {
    /// The text with each escape resolved; what is cut short stays. O(length)
    var unescaped: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        let octets = Array(utf8)
        var result: [UInt8] = []
        result.reserveCapacity(octets.count)
        var offset = 0
        while offset < octets.count {
            if octets.span.isEscape(offset, octets.count) {
                result.append(octets.span.unescapedOctet(offset))
                offset += 3
            } else {
                result.append(octets[offset])
                offset += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text with each octet escaped that is neither in the class nor among the others, `%` included. O(length)
    func escaped(allowed: CharacterClass, and others: String = "") -> String {
        var writer = Writer()
        for octet in utf8 { writer.write(octet, allowed: allowed, and: others) }
        return String(decoding: writer.octets, as: UTF8.self)
    }
}

extension Writer {
    /// Text whose escapes stand already; what is neither in the class nor among the others is escaped, so that no text leaves its place.
    mutating func write(escaping text: String, allowed: CharacterClass, and others: String = "") {
        let octets = Array(text.utf8)
        for (offset, octet) in octets.enumerated() {
            if octets.span.isEscape(offset, octets.count) {
                write(octet)
            } else {
                write(octet, allowed: allowed, and: others)
            }
        }
    }

    fileprivate mutating func write(_ octet: UInt8, allowed: CharacterClass, and others: String) {
        guard !allowed.contains(octet: octet), !others.utf8.contains(octet) else { return write(octet) }
        write(UInt8(ascii: "%"))
        write(hexDigit: octet >> 4)
        write(hexDigit: octet & 15)
    }

    private mutating func write(hexDigit value: UInt8) {
        write(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value)
    }
}

/// Walks text octet by octet, each escape of an octet that is not reserved read as that octet. RFC 3261 19.1.4
struct ComparableOctets: IteratorProtocol {
    private let octets: [UInt8]
    private var offset = 0
    private let ignoresCase: Bool

    init(_ text: String, ignoresCase: Bool) {
        octets = Array(text.utf8)
        self.ignoresCase = ignoresCase
    }

    /// An octet, or 256 more than one that is reserved and escaped.
    mutating func next() -> UInt16? {
        guard offset < octets.count else { return nil }
        var octet = octets[offset]
        var isEscaped = false
        if octets.span.isEscape(offset, octets.count) {
            octet = octets.span.unescapedOctet(offset)
            isEscaped = Self.isReserved(octet)
            offset += 3
        } else {
            offset += 1
        }
        return UInt16(ignoresCase ? Octets.lowercased(octet) : octet) + (isEscaped ? 256 : 0)
    }

    // reserved = ";" / "/" / "?" / ":" / "@" / "&" / "=" / "+" / "$" / ","      RFC 2396 2.2
    private static func isReserved(_ octet: UInt8) -> Bool {
        CharacterClass.uric.contains(octet: octet) && !CharacterClass.unreserved.contains(octet: octet)
    }
}

extension String {
    /// What the text says, octet by octet: equal where `matches` is true. RFC 3261 19.1.4
    func comparable(ignoringCase: Bool) -> [UInt16] {
        Array(IteratorSequence(ComparableOctets(self, ignoresCase: ignoringCase)))
    }

    /// Whether two texts with escapes say the same. RFC 3261 19.1.4
    func matches(_ other: String, ignoringCase: Bool) -> Bool {
        if self == other { return true }
        var left = ComparableOctets(self, ignoresCase: ignoringCase)
        var right = ComparableOctets(other, ignoresCase: ignoringCase)
        while true {
            let (one, another) = (left.next(), right.next())
            if one != another { return false }
            if one == nil { return true }
        }
    }
}
