public import Octets

/// Which reliable provisional response is acknowledged: its number, and the CSeq of its request.
///
///     776656 1 INVITE
///
/// RAck, RFC 3262 7.2
public struct RAck: WireValue {
    /// The RSeq of the response that is acknowledged.
    public var responseNumber: Number
    /// The number of the response's CSeq.
    public var sequenceNumber: Number
    /// The method of the response's CSeq.
    public var method: Method

    /// A value of these parts.
    public init(responseNumber: Number, sequenceNumber: Number, method: Method) {
        self.responseNumber = responseNumber
        self.sequenceNumber = sequenceNumber
        self.method = method
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the response number lies.
        public var responseNumber: Numeral
        /// Where the sequence lies.
        public var sequence: CSeq.Slices
    }

    // RAck = response-num LWS CSeq-num LWS Method, RFC 3262 10
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let number = Number.scanResponseNumber(&cursor, &findings) else { return nil }
        let space = cursor.position
        cursor.skipWhitespace()
        if cursor.position == space { findings.report(.rackSpaceMissing, at: space) }
        guard let sequence = CSeq.scan(&cursor, &findings) else { return nil }
        return Slices(responseNumber: number, sequence: sequence)
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        responseNumber = Number(slices.responseNumber, in: octets)
        sequenceNumber = Number(slices.sequence.number, in: octets)
        method = Method(slices.sequence.method, in: octets)
    }

    public func encode(into writer: inout Writer) {
        responseNumber.encode(into: &writer)
        writer.write(UInt8(ascii: " "))
        sequenceNumber.encode(into: &writer)
        writer.write(UInt8(ascii: " "))
        method.encode(into: &writer)
    }
}
