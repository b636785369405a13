public import MIME
import Octets

extension Draft {
    /// Gives the message this body and its type; Content-Length follows by itself. RFC 3261 7.4
    public mutating func setBody(_ octets: [UInt8], type: MediaType) throws(Refusal) {
        try set(.contentType, type)
        body = octets
        stateContentLength()
    }

    /// The same with the type as text.
    public mutating func setBody(_ octets: [UInt8], type: String) throws(Refusal) {
        try set(.contentType, type)
        body = octets
        stateContentLength()
    }

    /// Leaves the message without a body, and without the fields that tell of one.
    public mutating func removeBody() {
        for name in [
            FieldName.contentType, .contentEncoding, .contentDisposition, .contentLanguage, .contentID, .contentTransferEncoding,
            .mimeVersion,
        ] {
            if let name = try? Name(name) { removeAll(name) }
        }
        body = []
        stateContentLength()
    }

    /// Has the one right Content-Length written behind the other rows, in place of any that came.
    ///
    /// A stream needs one; a message that is forwarded keeps what it came with until this is called. RFC 3261 16.6, 18.3, 20.14
    public mutating func stateContentLength() {
        guard !statesContentLength else { return }
        statesContentLength = true
        if let name = try? Name(.contentLength) { removeAll(name) }
    }
}
