public import Octets

/// How a part is written so that its octets survive a narrow transport.
///
///     base64
///
/// mechanism, RFC 2045 6.1; equal whatever the case. Without the field it is 7bit.
public struct ContentTransferEncoding: WireValue {
    /// The name, equal whatever its case.
    public var mechanism: String

    /// A mechanism of this name, known here or not.
    public init(mechanism: String) { self.mechanism = mechanism }

    /// Lines of ASCII. RFC 2045 2.7
    public static let sevenBit = ContentTransferEncoding(mechanism: "7bit")
    /// Lines of any octets. RFC 2045 2.8
    public static let eightBit = ContentTransferEncoding(mechanism: "8bit")
    /// Any octets. RFC 2045 2.9
    public static let binary = ContentTransferEncoding(mechanism: "binary")
    /// RFC 2045 6.8
    public static let base64 = ContentTransferEncoding(mechanism: "base64")
    /// RFC 2045 6.7
    public static let quotedPrintable = ContentTransferEncoding(mechanism: "quoted-printable")

    /// Where the mechanism lies.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the mechanism lies.
        public var mechanism: ByteRange
    }

    // mechanism := "7bit" / "8bit" / "binary" / "quoted-printable" / "base64" / ietf-token / x-token, RFC 2045 6.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let mechanism = cursor.take(.token)
        guard mechanism.isEmpty else { return Slices(mechanism: mechanism) }
        findings.report(.contentTransferEncodingEmpty, at: cursor.position)
        return nil
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) { mechanism = octets.text(slices.mechanism) }

    public func encode(into writer: inout Writer) { writer.write(text: mechanism) }

    public static func == (left: ContentTransferEncoding, right: ContentTransferEncoding) -> Bool {
        left.mechanism.equalsIgnoringCase(right.mechanism)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(mechanism.lowercasedASCII) }
}

extension ContentTransferEncoding {
    /// Whether the octets are written as they are.
    public var isIdentity: Bool { self == .sevenBit || self == .eightBit || self == .binary }

    /// The octets that a body stands for; faults are reported and passed over. Nil where the mechanism is unknown. O(length)
    public func decode(_ octets: Span<UInt8>, _ body: ByteRange, _ findings: inout Findings) -> [UInt8]? {
        if isIdentity {
            var copy: [UInt8] = []
            copy.append(octets, body)
            return copy
        }
        if self == .base64 { return Base64.decode(octets, body, &findings) }
        if self == .quotedPrintable { return QuotedPrintable.decode(octets, body, &findings) }
        return nil
    }

    /// A body that stands for the octets. Nil where the mechanism is unknown. O(length)
    public func encode(_ octets: [UInt8]) -> [UInt8]? {
        if isIdentity { return octets }
        if self == .base64 { return Base64.encode(octets, lineLength: 76) }
        if self == .quotedPrintable { return QuotedPrintable.encode(octets) }
        return nil
    }
}
