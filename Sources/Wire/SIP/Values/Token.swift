public import Octets

/// One word without separators.
///
///     non-urgent
///
/// token, RFC 3261 25.1. Values compare octet for octet; where a document makes its tokens case-insensitive, use `equalsIgnoringCase`.
public struct Token: WireValue, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text as written.
    public var text: String

    /// A value of these parts.
    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    public typealias Slices = ByteRange

    // token = 1*( alphanum / "-" / "." / "!" / "%" / "*" / "_" / "+" / "`" / "'" / "~" ), RFC 3261 25.1
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        let token = cursor.takeToken()
        if !token.isEmpty { return token }
        findings.report(.tokenMissing, at: cursor.position)
        return nil
    }

    // P-Media-Authorization-Token = 1*HEXDIG, RFC 3313 6
    @inline(never)
    static func scanHexadecimal(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        let token = cursor.take(.hexDigit)
        if !token.isEmpty { return token }
        findings.report(.tokenMissing, at: cursor.position)
        return nil
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { text = octets.text(slices) }

    public func encode(into writer: inout Writer) { writer.write(text: text) }

    public var description: String { text }

    /// Whether the other word is the same but for the case of ASCII letters.
    public func equalsIgnoringCase(_ other: String) -> Bool { text.equalsIgnoringCase(other) }
}
