public import SIP
import Octets

/// What tells a message's transaction, dialog and conversation: the fields that RFC 3261 8.1.1 makes mandatory, as far as they are usable.
public struct MessageIdentity: Hashable, Sendable {
    /// Nil where the field is absent.
    public let callID: String?
    /// The URI as written, without brackets and the field's parameters; nil where none can be told.
    public let from: String?
    /// The tag of From.
    public let fromTag: String?
    /// The URI of To.
    public let to: String?
    /// The tag of To.
    public let toTag: String?
    /// The number of CSeq.
    public let sequence: UInt64?
    /// A request's own method; in a response, that of CSeq.
    public let method: Method
    /// The branch of the topmost Via.
    public let branch: String?
    /// The host of the topmost Via in lower case, IPv6 without brackets; nil where none can be told.
    public let sentByHost: String?
    /// Its port; nil where it is absent.
    public let sentByPort: UInt16?

    /// How many Via values there are: 1 where a request comes from its author, one more behind each proxy.
    public let hops: Int

    /// Who sent this request, or gets this response, by the topmost Via.
    public var sentBy: String? { sentByHost.map { "\($0) \(sentByPort.map(String.init) ?? "")" } }

    /// Whether the branch is of RFC 3261's kind, and so tells the transaction on its own. 8.1.1.7
    public var hasMagicCookie: Bool { branch?.prefix(7).lowercasedASCII == "z9hg4bk" }

    /// - Precondition: the octets are those that were indexed.
    init(_ octets: Span<UInt8>, _ index: borrowing Index) {
        // A new one each time: what a field does not say must not come from another message.
        var key = KeyFields()
        index.readKeyFields(octets, into: &key)
        func text(_ range: ByteRange) -> String? { range.isPresent && !range.isEmpty ? octets.text(range) : nil }
        callID = index.first(.callID).flatMap { text($0.value) }
        from = text(key.from.uri)
        fromTag = text(key.from.tag)
        to = text(key.to.uri)
        toTag = text(key.to.tag)
        sequence = key.sequence.isExact && key.sequence.digits.isPresent && !key.sequence.digits.isEmpty ? key.sequence.value : nil
        let spelled = index.isRequest ? index.methodRange : key.sequenceMethodRange
        method = Method(text(spelled) ?? "")
        branch = text(key.branch)
        sentByHost = text(key.sentByHost)?.lowercasedASCII
        sentByPort = text(key.sentByPort).flatMap { UInt16($0) }
        hops = index.hops(octets)
    }
}

extension Index {
    /// Values of Via in all its rows; commas in quotes, which none of its parameters needs, count as well.
    fileprivate func hops(_ octets: Span<UInt8>) -> Int {
        var hops = 0
        var next = place(of: .via)
        while let here = next {
            hops += 1
            let value = self[here].value
            var start = value.start
            while let comma = octets.first(UInt8(ascii: ","), in: ByteRange(start, value.end)) {
                hops += 1
                start = comma + 1
            }
            next = place(of: .via, from: here + 1)
        }
        return hops
    }
}
