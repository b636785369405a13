public import Octets

/// The version of MIME that a message's body follows.
///
///     1.0
///
/// MIME-Version, RFC 3261 20.24
public struct MIMEVersion: WireValue {
    /// The number before the dot.
    public var major: Number
    /// The number behind the dot.
    public var minor: Number

    /// A value of these parts.
    public init(_ major: Number, _ minor: Number) {
        self.major = major
        self.minor = minor
    }

    /// Where the numbers lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the major lies.
        public var major: Numeral
        /// Where the minor lies.
        public var minor: Numeral
    }

    // MIME-Version = 1*DIGIT "." 1*DIGIT, RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let major = Number.scan(&cursor, &findings) else { return nil }
        guard cursor.consume(UInt8(ascii: ".")) else {
            findings.report(.mimeVersionDotMissing, at: cursor.position)
            return nil
        }
        guard let minor = Number.scan(&cursor, &findings) else { return nil }
        return Slices(major: major, minor: minor)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        major = Number(slices.major, in: octets)
        minor = Number(slices.minor, in: octets)
    }

    public func encode(into writer: inout Writer) {
        major.encode(into: &writer)
        writer.write(UInt8(ascii: "."))
        minor.encode(into: &writer)
    }
}
