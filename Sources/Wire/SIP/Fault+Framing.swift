public import Octets

extension Fault {
    public static let contentLengthMissing = Fault(
        "contentLength.missing", .error, "RFC 3261 18.3, 20.14", "on a stream only a Content-Length tells where a message ends")
    public static let contentLengthMalformed = Fault(
        "contentLength.malformed", .error, "RFC 3261 20.14, 25.1", "a Content-Length is anything but digits")
    public static let contentLengthOverLimit = Fault(
        "contentLength.overLimit", .error, "RFC 3261 18.3, 20.14, 21.5.7", "a body is longer than Limits.maximumBodyOctets")
    public static let contentLengthBeyondDatagram = Fault(
        "contentLength.beyondDatagram", .error, "RFC 3261 18.3", "the datagram ends before its message's body does", hasSafeReading: true)
    public static let contentLengthBeyondStream = Fault(
        "contentLength.beyondStream", .error, "RFC 3261 18.3", "the stream ends before its last message's body does")
    /// A field that may stand once stands again; of a Content-Length it is reported by framing.
    public static let headerDuplicateSingleton = Fault(
        "header.duplicateSingleton", .error, "RFC 3261 7.3.1, 20", "a field that may stand once stands again")
    public static let headUnfinished = Fault(
        "head.unfinished", .error, "RFC 3261 7", "no empty line ends the head")
    public static let headOverLimit = Fault(
        "head.overLimit", .error, "RFC 3261 21.5.7", "a head is longer than Limits.maximumHeadOctets")
    public static let streamJunk = Fault(
        "stream.junk", .error, "RFC 3261 7, 7.5", "octets outside messages that begin no message")
    public static let streamLineBreakBare = Fault(
        "stream.lineBreak.bare", .error, "RFC 3261 7.5", "CR without LF, or LF without CR, between messages", hasSafeReading: true)

    public static let framingFaults: [Fault] = [
        contentLengthMissing, contentLengthMalformed, contentLengthOverLimit, contentLengthBeyondDatagram, contentLengthBeyondStream,
        headerDuplicateSingleton, headUnfinished, headOverLimit, streamJunk, streamLineBreakBare,
    ]
}
