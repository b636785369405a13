public import Octets

/// Which services of privacy a user asks the network for.
///
///     id;header;critical
///
/// Privacy, RFC 3323 4.2. Values are equal whatever their case.
public struct Privacy: WireValue {
    /// What is to be kept private, in its order.
    public var values: [String]

    /// These values in this order.
    public init(_ values: [String]) { self.values = values }

    /// No privacy at all. RFC 3323 4.2
    public static let none = Privacy(["none"])

    /// Whether the value is among them.
    public func contains(_ value: String) -> Bool { values.contains { $0.equalsIgnoringCase(value) } }

    /// Where the values lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// The whole value.
        public var range: ByteRange
        /// How many values were read.
        public var count: UInt16
    }

    // Privacy-hdr = priv-value *( ";" priv-value ), RFC 3323 4.2
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        guard Token.scan(&cursor, &findings) != nil else { return nil }
        var count: UInt16 = 1
        var end = cursor.position
        while count < .max {
            if cursor.separator(UInt8(ascii: ";")) {
                // The grammar's own separator.
            } else {
                let stop = cursor.position
                guard cursor.separator(UInt8(ascii: ",")) else { break }
                findings.report(.privacySeparatorComma, at: cursor.octets.trimmed(ByteRange(stop, cursor.position)))
            }
            guard Token.scan(&cursor, &findings) != nil else { continue }
            end = cursor.position
            count += 1
        }
        let slices = Slices(range: ByteRange(start, end), count: count)
        if count > 1 { check(slices, cursor.octets, &findings) }
        return slices
    }

    /// Each value once, and `none` alone. Registered values are few: those beyond 16 are not compared.
    private static func check(_ slices: Slices, _ octets: Span<UInt8>, _ findings: inout Findings) {
        var seen = [16 of ByteRange](repeating: .absent)
        var count = 0
        var walk = Cursor(octets, slices.range)
        while let value = walk.privacyValue() {
            if octets.range(value, equalsIgnoringCase: "none") { findings.report(.privacyNoneNotAlone, at: value) }
            for index in 0..<count where octets.range(seen[index], equalsIgnoringCase: value) {
                findings.report(.privacyValueRepeated, at: value)
                break
            }
            guard count < seen.count else { continue }
            seen[count] = value
            count += 1
        }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        values = []
        var walk = Cursor(octets, slices.range)
        while let value = walk.privacyValue() { values.append(octets.text(value)) }
    }

    public func encode(into writer: inout Writer) {
        for (index, value) in values.enumerated() {
            if index > 0 { writer.write(UInt8(ascii: ";")) }
            writer.write(text: value)
        }
    }
}

extension Cursor {
    /// The next token, whatever stands before it.
    fileprivate mutating func privacyValue() -> ByteRange? {
        while !isAtEnd, !isAt(.token) { position += 1 }
        return isAtEnd ? nil : take(.token)
    }
}
