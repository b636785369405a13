public import Octets

/// The first line of a message.
///
///     MESSAGE sip:ilse@birch.example SIP/2.0
///     SIP/2.0 200 OK
///
/// RFC 3261 7.1, 7.2
public enum StartLine: Hashable, Sendable {
    /// A method and the Request-URI as written.
    case request(Method, uri: String)
    /// A status code from 100 to 699 and its phrase, which may be empty.
    case status(UInt16, reason: String)

    /// Where the parts of a start line lie, however badly it is written.
    public struct Slices: BitwiseCopyable, Sendable {
        /// Whether the line begins with no version.
        public var isRequest = false
        /// Method or status code.
        public var code = ByteRange.absent
        /// Request-URI or reason phrase.
        public var rest = ByteRange.absent
        /// Where the version lies.
        public var version = ByteRange.absent
        /// 0 in a request, and where the code is no number below 65,536.
        public var status: UInt16 = 0

        /// Reads a line that need not follow the grammar: words apart by any blanks, the Request-URI up to the first that looks like a version.
        public init(reading octets: Span<UInt8>, _ line: ByteRange) {
            let line = octets.trimmed(line)
            var cursor = Cursor(octets, line)
            let first = cursor.word()
            if octets.looksLikeVersion(first) {
                version = first
                cursor.skipWhitespace()
                code = cursor.word()
                if cursor.isAt(UInt8(ascii: " ")) { cursor.position += 1 }
                rest = cursor.remaining
                let number = Numeral(octets, code)
                status = number.isExact && number.value < 65_536 ? UInt16(number.value) : 0
                return
            }
            isRequest = true
            code = first
            cursor.skipWhitespace()
            let target = cursor.position
            rest = cursor.remaining
            while !cursor.isAtEnd {
                let word = cursor.word()
                if octets.looksLikeVersion(word) {
                    version = word
                    rest = octets.trimmed(ByteRange(target, word.start))
                    break
                }
                cursor.skipWhitespace()
            }
            if rest.isEmpty { rest = .absent }
        }
    }
}

extension Cursor {
    /// The longest run without blanks.
    mutating func word() -> ByteRange {
        let start = position
        while position < end, !isBlank(octets[position]) { position += 1 }
        return ByteRange(start, position)
    }
}

extension Span where Element == UInt8 {
    /// Whether a word begins like a SIP-Version, whose letters may have any case. RFC 3261 7.1
    func looksLikeVersion(_ word: ByteRange) -> Bool {
        word.count >= 4 && range(ByteRange(word.start, word.start + 4), equalsIgnoringCase: "SIP/")
    }
}
