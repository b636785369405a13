/// Collects encoded octets. Encoders write into one; `octets` is the result.
public struct Writer: Sendable {
    public private(set) var octets: [UInt8] = []

    public init() {}
    public init(reserving count: Int) { octets.reserveCapacity(count) }

    @inlinable public var count: Int { octets.count }

    public mutating func write(_ octet: UInt8) { octets.append(octet) }
    public mutating func write(_ text: StaticString) { octets.append(text) }
    public mutating func write(text: String) { octets.append(contentsOf: text.utf8) }
    public mutating func write(octets more: [UInt8]) { octets.append(contentsOf: more) }

    /// A range of another frame, octet for octet.
    public mutating func write(_ source: Span<UInt8>, _ range: ByteRange) { octets.append(source, range) }

    /// A decimal number without leading zeros.
    public mutating func write(decimal number: some BinaryInteger) { write(text: String(number)) }

    /// DQUOTE, the text with `"` and `\` escaped, DQUOTE. RFC 3261 25.1
    public mutating func write(quoted text: String) {
        write(UInt8(ascii: "\""))
        for octet in text.utf8 {
            if octet == UInt8(ascii: "\"") || octet == UInt8(ascii: "\\") { write(UInt8(ascii: "\\")) }
            write(octet)
        }
        write(UInt8(ascii: "\""))
    }
}
