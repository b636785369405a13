public import Octets

/// The number and the method that put a request in its order and tell its responses from others.
///
///     4711 INVITE
///
/// CSeq, RFC 3261 8.1.1.5, 20.16
public struct CSeq: WireValue {
    /// The number that grows with each request.
    public var number: Number
    /// The method of the request.
    public var method: Method

    /// A value of these parts.
    public init(_ number: Number, _ method: Method) {
        self.number = number
        self.method = method
    }

    /// Where the parts of a CSeq lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the number lies.
        public var number: Numeral
        /// Empty where it is missing.
        public var method: ByteRange
    }

    // CSeq = 1*DIGIT LWS Method, RFC 3261 25.1; below 2^31, RFC 3261 8.1.1.5
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        scan(&cursor, &findings, isResponse: false)
    }

    /// In a response the number is the request's own: one from 2^31 to 2^32 - 1 still finds its transaction, and is only a warning.
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings, isResponse: Bool) -> Slices? {
        guard let number = cursor.number() else {
            findings.report(.cseqNumberMissing, at: cursor.position)
            return nil
        }
        if number.value >= 0x8000_0000 { reportRange(number, &findings, isResponse: isResponse) }
        let space = cursor.position
        cursor.skipWhitespace()
        if cursor.position == space { findings.report(.cseqSpaceMissing, at: space) }
        let method = cursor.take(.token)
        if method.isEmpty, cursor.position != space { findings.report(.cseqMethodMissing, at: cursor.position) }
        return Slices(number: number, method: method)
    }

    @inline(never)
    private static func reportRange(_ number: Numeral, _ findings: inout Findings, isResponse: Bool) {
        guard number.value <= 0xFFFF_FFFF else { return findings.report(.cseqOutOfRange, at: number.digits) }
        let ceiling = findings.ceiling
        if isResponse { findings.ceiling = min(ceiling, .warning) }
        findings.report(.cseqAboveMaximum, at: number.digits)
        findings.ceiling = ceiling
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        number = Number(slices.number, in: octets)
        method = Method(slices.method, in: octets)
    }

    public func encode(into writer: inout Writer) {
        number.encode(into: &writer)
        writer.write(UInt8(ascii: " "))
        method.encode(into: &writer)
    }
}
