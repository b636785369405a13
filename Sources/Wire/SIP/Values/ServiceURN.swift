public import Octets

/// The service that a request belongs to.
///
///     urn:urn-7:3gpp-service.ims.icsi.oma.cpm.msg
///
/// Service-ID, RFC 6050 4.4; P-Asserted-Service and P-Preferred-Service, 4.1, 4.2
public struct ServiceURN: WireValue, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The whole URN.
    public var text: String

    /// A service by its name.
    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    /// The labels behind `urn:urn-7:`.
    public var labels: [String] { text.dropFirst(10).split(separator: ".", omittingEmptySubsequences: false).map(String.init) }

    public typealias Slices = ByteRange

    // Service-ID = "urn:urn-7:" urn-service-id; urn-service-id = top-level *( "." sub-service-id )
    // top-level  = let-dig [ *26let-dig ]; sub-service-id = let-dig [ *let-dig ]; let-dig = ALPHA / DIGIT / "-"      RFC 6050 4.4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        let start = cursor.position
        let prefix = ByteRange(start, min(start + 10, cursor.end))
        guard cursor.octets.range(prefix, equalsIgnoringCase: "urn:urn-7:") else {
            findings.report(.serviceURNPrefix, at: start)
            return nil
        }
        cursor.position = prefix.end
        var label = cursor.position
        while true {
            if cursor.isAt(.hostname), !cursor.isAt(UInt8(ascii: ".")) {
                cursor.position += 1
                continue
            }
            if cursor.position == label { findings.report(.serviceURNLabelEmpty, at: label) }
            guard cursor.consume(UInt8(ascii: ".")) else { return ByteRange(start, cursor.position) }
            label = cursor.position
        }
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { text = octets.text(slices) }

    public func encode(into writer: inout Writer) { writer.write(text: text) }

    public var description: String { text }
}
