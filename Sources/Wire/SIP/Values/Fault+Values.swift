public import Octets

// Any value
extension Fault {
    public static let valueEmpty = Fault("value.empty", .error, "RFC 3261 7.3.1, 25.1", "a field that needs a value has none")
    public static let valueTrailingOctets = Fault(
        "value.trailingOctets", .error, "RFC 3261 7.3.1, 25.1", "octets follow a value that is complete without them")
    public static let listElementEmpty = Fault(
        "list.element.empty", .warning, "RFC 3261 7.3.1, 25.1", "nothing stands before or behind a comma of a list", hasSafeReading: true)
    public static let tokenMissing = Fault("token.missing", .error, "RFC 3261 25.1", "no token stands where the field wants one")
    public static let numberMissing = Fault("number.missing", .error, "RFC 3261 25.1", "no digit stands where the field wants a number")
    public static let numberAboveMaximum = Fault(
        "number.aboveMaximum", .warning, "RFC 3261 20.19, 20.23", "a number of seconds is above 4294967295")

    static let anyValueFaults = [valueEmpty, valueTrailingOctets, listElementEmpty, tokenMissing, numberMissing, numberAboveMaximum]
}

// CSeq, Call-ID, Max-Forwards, RSeq, RAck
extension Fault {
    public static let cseqNumberMissing = Fault(
        "cseq.number.missing", .error, "RFC 3261 20.16, 25.1", "a CSeq does not begin with a number")
    public static let cseqSpaceMissing = Fault(
        "cseq.space.missing", .error, "RFC 3261 20.16, 25.1", "no blank follows the number of a CSeq")
    public static let cseqMethodMissing = Fault("cseq.method.missing", .error, "RFC 3261 20.16, 25.1", "a CSeq names no method")
    public static let cseqAboveMaximum = Fault(
        "cseq.aboveMaximum", .error, "RFC 3261 8.1.1.5", "the number of a CSeq is 2147483648 or more")
    public static let cseqOutOfRange = Fault(
        "cseq.outOfRange", .error, "RFC 3261 8.1.1.5, 20.16", "the number of a CSeq does not fit 32 bits")
    public static let callIDWordMissing = Fault(
        "callID.word.missing", .error, "RFC 3261 20.8, 25.1", "no word stands before or behind the at sign of a call identifier")
    public static let maxForwardsOutOfRange = Fault("maxForwards.outOfRange", .error, "RFC 3261 20.22", "a hop count is above 255")
    public static let rseqOutOfRange = Fault(
        "rseq.outOfRange", .error, "RFC 3262 7.1", "the number of a reliable response is 0 or above 4294967295")

    static let sequenceFaults = [
        cseqNumberMissing, cseqSpaceMissing, cseqMethodMissing, cseqAboveMaximum, cseqOutOfRange, callIDWordMissing,
        maxForwardsOutOfRange, rseqOutOfRange,
    ]

    /// Every fault of a field's value.
    static let valueFaults: [Fault] = anyValueFaults + sequenceFaults
}
