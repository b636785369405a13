public import Octets

extension Method: WireValue {
    public typealias Slices = ByteRange

    // Method = INVITEm / ACKm / … / extension-method; extension-method = token, RFC 3261 25.1
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        Token.scan(&cursor, &findings)
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { self.init(octets.text(slices)) }

    public func encode(into writer: inout Writer) { writer.write(text: name) }
}

extension Method: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self.init(name) }
}
