public import Octets

/// When a request was sent, by its sender's own clock, and for how long its receiver kept it.
///
///     54.21 0.3
///
/// Timestamp, RFC 3261 20.38. Seconds with any number of decimals, kept as written.
public struct RequestTimestamp: WireValue {
    /// Seconds by the sender's clock.
    public var time: String
    /// Seconds that the receiver took to answer.
    public var delay: String?

    /// A value of these parts.
    public init(time: String, delay: String? = nil) {
        self.time = time
        self.delay = delay
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the time lies.
        public var time: ByteRange
        /// Absent where there is none.
        public var delay: ByteRange
    }

    // Timestamp = 1*(DIGIT) [ "." *(DIGIT) ] [ LWS delay ]; delay = *(DIGIT) [ "." *(DIGIT) ], RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let time = cursor.decimal()
        guard !time.isEmpty, cursor.octets[time.start] != UInt8(ascii: ".") else {
            findings.report(.numberMissing, at: time.start)
            return nil
        }
        let stop = cursor.position
        cursor.skipWhitespace()
        let delay = cursor.position > stop ? cursor.decimal() : .absent
        if delay.isAbsent || delay.isEmpty { cursor.position = stop }
        return Slices(time: time, delay: delay.isAbsent || delay.isEmpty ? .absent : delay)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        time = octets.text(slices.time)
        delay = slices.delay.isAbsent ? nil : octets.text(slices.delay)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: time)
        guard let delay else { return }
        writer.write(UInt8(ascii: " "))
        writer.write(text: delay)
    }
}

extension Cursor {
    /// *DIGIT [ "." *DIGIT ]
    mutating func decimal() -> ByteRange {
        let start = position
        _ = take(.digit)
        if consume(UInt8(ascii: ".")) { _ = take(.digit) }
        return ByteRange(start, position)
    }
}
