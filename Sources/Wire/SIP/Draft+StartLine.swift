import Octets

extension Draft {
    /// Gives a request another target. RFC 3261 16.6
    public mutating func setRequestURI(_ uri: String) throws(Refusal) {
        guard startLine.isPresent ? isRequest : base.isRequest else { throw .kind }
        try writeStartLine(method: methodText, uri: uri)
    }

    /// Whether the draft is a request's.
    public var isRequest: Bool {
        // A method is a token, so no request's line begins like a response's.
        startLine.isPresent ? text.octets.span.word(startLine.start) & 0xffff_ffff != 0x2f50_4953 : base.isRequest
    }

    private var methodText: String {
        guard startLine.isPresent else { return base.storage.span.text(base.methodRange) }
        var cursor = Cursor(text.octets.span, startLine)
        return text.octets.span.text(cursor.take(.token))
    }

    // Request-Line = Method SP Request-URI SP SIP-Version CRLF, RFC 3261 25.1
    mutating func writeStartLine(method: String, uri: String) throws(Refusal) {
        guard !method.isEmpty, method.utf8.allSatisfy({ CharacterClass.token.contains(octet: $0) }) else { throw .method }
        guard !uri.isEmpty, uri.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else { throw .requestURI }
        let start = text.count
        text.write(text: method)
        text.write(" ")
        text.write(text: uri)
        text.write(" SIP/2.0\r\n")
        startLine = ByteRange(start, text.count)
    }

    // Status-Line = SIP-Version SP Status-Code SP Reason-Phrase CRLF, RFC 3261 25.1
    mutating func writeStartLine(status: Int, reason: String) throws(Refusal) {
        guard status >= 100, status < 700 else { throw .statusCode }
        guard reason.utf8.allSatisfy({ $0 != 0x0d && $0 != 0x0a && $0 != 0 }) else { throw .reasonPhrase }
        let start = text.count
        text.write("SIP/2.0 ")
        text.write(decimal: status)
        text.write(" ")
        text.write(text: reason)
        text.write("\r\n")
        startLine = ByteRange(start, text.count)
    }
}
