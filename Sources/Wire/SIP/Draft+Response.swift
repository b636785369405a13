import Addressing
import Octets

extension Draft {
    /// A response to a request: its Via rows, From, To, Call-ID and CSeq, as they came; of a 100 also its Timestamp.
    ///
    ///     SIP/2.0 200 OK
    ///
    /// The tag becomes To's where To has none: every response but a 100 needs one, the same for all responses to one request.
    /// Without a phrase it takes the usual one of its code. RFC 3261 8.2.6
    public init(status: Int, reason: String? = nil, to request: Message, tag: String? = nil) throws(Refusal) {
        guard request.isRequest else { throw .kind }
        try self.init(status: status, reason: reason)
        for place in 0..<Int(request.fieldCount) {
            let field = request.field(at: place)
            switch field.name {
            case .via, .from, .callID, .cseq: copy(field, of: request)
            case .timestamp where status == 100: copy(field, of: request)
            case .to:
                let tag = request.octets.hasTag(field.value) ? nil : tag
                if let tag, tag.isEmpty || !tag.utf8.allSatisfy({ CharacterClass.token.contains(octet: $0) }) { throw .fieldValue }
                copy(field, of: request, tag: tag)
            default: continue
            }
        }
    }

    /// Copies a row without its folds, every other octet as it is.
    private mutating func copy(_ field: Field, of message: Message, tag: String? = nil) {
        var value: [UInt8] = []
        value.appendUnfolded(message.octets, field.value)
        let start = text.count
        text.write(text: field.name.canonicalSpelling)
        let nameEnd = text.count
        text.write(": ")
        text.write(octets: value)
        if let tag {
            text.write(";tag=")
            text.write(text: tag)
        }
        text.write("\r\n")
        append(Line(field.name, ByteRange(start, text.count), nameCount: nameEnd - start))
    }
}

extension Span where Element == UInt8 {
    /// Whether a From or To has a tag. RFC 3261 20.39
    fileprivate func hasTag(_ value: ByteRange) -> Bool {
        var cursor = Cursor(self, value)
        var findings = Findings()
        return NameAddress.scan(&cursor, &findings)?.tag(in: self).isPresent ?? false
    }
}
