public import Octets

/// What separates the parts of a multipart body.
///
///     =_fld31=
///
/// boundary, RFC 2046 5.1.1: 1 to 70 of the characters `bchars`, the last one no space. Compared octet for octet.
public struct Boundary: Hashable, Sendable {
    /// The boundary without its hyphens.
    public let octets: [UInt8]

    /// Nil where the text breaks the rules of RFC 2046 5.1.1.
    public init?(_ text: String) {
        octets = Array(text.utf8)
        guard (1...Self.maximumOctets).contains(octets.count), Self.firstIllegal(in: octets) == nil else { return nil }
    }

    /// Octets of a boundary, RFC 2046 5.1.1.
    public static let maximumOctets = 70

    /// The boundary as text.
    public var text: String { String(decoding: octets, as: UTF8.self) }

    /// The boundary of a multipart type, as it stands even where it breaks the rules; nil where there is none or no line can hold it.
    public init?(_ mediaType: MediaType.Slices, in octets: Span<UInt8>, _ findings: inout Findings) {
        guard let parameter = mediaType.parameters.first("boundary", in: octets), !parameter.isFlag else {
            findings.report(.multipartBoundaryMissing, at: mediaType.parameters.range.end)
            return nil
        }
        let value = parameter.value
        var written: [UInt8] = []
        if parameter.isQuoted { written = Array(octets.unquoted(value).utf8) } else { written.append(octets, value) }
        // A gateway may have added the white space at the end: RFC 2046 5.1.1
        while let last = written.last, last == 0x20 || last == 0x09 { written.removeLast() }
        guard !written.isEmpty, !written.contains(0x0A), !written.contains(0x0D) else {
            findings.report(.multipartBoundaryMissing, at: value)
            return nil
        }
        if written.count > Self.maximumOctets { findings.report(.multipartBoundaryTooLong, at: value) }
        if Self.firstIllegal(in: written) != nil { findings.report(.multipartBoundaryIllegalOctet, at: value) }
        self.octets = written
    }

    /// A boundary that begins with the text and that the octets of no part hold, so that no delimiter can stand among them.
    ///
    /// The text itself where it is free, else with a number behind it. The same arguments give the same boundary. Nil where the text is no
    /// boundary or has more than 60 characters. O(octets of the parts)
    public init?(startingWith text: String, notIn parts: [Entity]) {
        guard let plain = Boundary(text), plain.octets.count <= Self.maximumOctets - 10 else { return nil }
        var numbers: Set<UInt32> = []
        var isTaken = false
        for part in parts {
            var writer = Writer()
            part.encode(into: &writer)
            isTaken = plain.collect(&numbers, from: writer.octets.span) || isTaken
        }
        guard isTaken else {
            self = plain
            return
        }
        var number: UInt32 = 1
        while numbers.contains(number) { number += 1 }
        let digits = String(number, radix: 16)
        self.init("\(text)-\(String(repeating: "0", count: 8 - digits.count))\(digits)")
    }

    /// Collects the eight-digit numbers behind each occurrence; gives whether there is an occurrence at all.
    private func collect(_ numbers: inout Set<UInt32>, from span: Span<UInt8>) -> Bool {
        var isTaken = false
        var start = 0
        let dash = UInt8(ascii: "-")
        while let found = span.first(dash, then: dash, then: octets[0], in: ByteRange(start, span.count)) {
            start = found + 1
            guard span.holds(octets, at: found + 2) else { continue }
            isTaken = true
            let digits = found + 2 + octets.count + 1
            guard digits + 8 <= span.count, span[digits - 1] == dash else { continue }
            var number: UInt32? = 0
            for offset in digits..<digits + 8 {
                guard let value = number, let digit = hexValue(span[offset]) else {
                    number = nil
                    break
                }
                number = value << 4 | UInt32(digit)
            }
            if let number { numbers.insert(number) }
        }
        return isTaken
    }

    private static func firstIllegal(in octets: [UInt8]) -> Int? {
        if octets.last == 0x20 { return octets.count - 1 }
        return octets.firstIndex { !isLegal($0) }
    }

    // bchars := DIGIT / ALPHA / "'" / "(" / ")" / "+" / "_" / "," / "-" / "." / "/" / ":" / "=" / "?" / " ", RFC 2046 5.1.1
    private static func isLegal(_ octet: UInt8) -> Bool {
        if CharacterClass.alpha.contains(octet: octet) || CharacterClass.digit.contains(octet: octet) { return true }
        return switch octet {
        case UInt8(ascii: "'")...UInt8(ascii: ")"), UInt8(ascii: "+")...UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="),
            UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: " "):
            true
        default: false
        }
    }
}

extension Span where Element == UInt8 {
    /// Whether these octets stand at an offset.
    func holds(_ octets: [UInt8], at offset: Int) -> Bool {
        guard offset + octets.count <= count else { return false }
        for index in octets.indices where self[offset + index] != octets[index] { return false }
        return true
    }
}
