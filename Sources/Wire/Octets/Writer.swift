/// Collects encoded octets. Encoders write into one; `octets` is the result.
public struct Writer: Sendable {
    /// All that was written.
    public private(set) var octets: [UInt8] = []

    /// A writer without memory.
    public init() {}
    /// A writer with room for so many octets.
    public init(reserving count: Int) { octets.reserveCapacity(count) }

    /// How many octets were written.
    @inlinable public var count: Int { octets.count }

    /// Empties the writer and keeps its memory.
    public mutating func removeAll() { octets.removeAll(keepingCapacity: true) }

    /// Writes one octet.
    @inline(__always)
    public mutating func write(_ octet: UInt8) { octets.append(octet) }

    /// Two octets, such as those between a name and its value or at the end of a line: a run of two costs more to copy than to append.
    public mutating func write(_ first: UInt8, _ second: UInt8) {
        octets.append(first)
        octets.append(second)
    }

    /// Writes a text of the program's own.
    public mutating func write(_ text: StaticString) { octets.append(text) }
    /// Writes a text as UTF-8.
    public mutating func write(text: String) { octets.append(text.utf8.span, ByteRange(0, text.utf8.count)) }
    /// Writes octets as they are.
    public mutating func write(octets more: [UInt8]) { octets.append(contentsOf: more) }

    /// A range of another frame, octet for octet.
    public mutating func write(_ source: Span<UInt8>, _ range: ByteRange) { octets.append(source, range) }

    /// A decimal number without leading zeros.
    public mutating func write(decimal number: some BinaryInteger) {
        if let number = UInt64(exactly: number) { write(decimal: number) } else { write(text: String(number)) }
    }

    /// A decimal number without leading zeros, straight from its digits.
    public mutating func write(decimal number: UInt64) {
        var power: UInt64 = 1
        while number / power >= 10 { power &*= 10 }
        var rest = number
        while power > 0 {
            octets.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / power))
            rest %= power
            power /= 10
        }
    }

    /// DQUOTE, the text with `"`, `\` and controls escaped, DQUOTE. RFC 3261 25.1
    ///
    /// No escape exists for CR and LF: each becomes a space, so that no text can end its line.
    public mutating func write(quoted text: String) {
        write(UInt8(ascii: "\""))
        for octet in text.utf8 {
            switch octet {
            case 0x0A, 0x0D: write(0x20)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x09, 0x0B..<0x20, 0x7F:
                write(UInt8(ascii: "\\"))
                write(octet)
            default: write(octet)
            }
        }
        write(UInt8(ascii: "\""))
    }
}
