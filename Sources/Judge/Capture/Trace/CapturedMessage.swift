public import Octets
public import SIP

/// One message of a capture: where and when it was seen, what it is, what is wrong in its form, and where it belongs.
public struct CapturedMessage: Sendable {
    /// Counted from 0 in the order in which messages were complete.
    public internal(set) var index = 0
    /// The frames that carried its octets.
    public let frames: FrameNumbers
    /// When the last of these was captured.
    public let time: Timestamp
    /// What it was sent over.
    public let transport: TransportProtocol
    /// Who sent it on this hop.
    public let source: Endpoint
    /// To whom it was sent on this hop.
    public let destination: Endpoint
    /// The message itself.
    public let message: Message
    /// What tells which transaction and dialog it belongs to.
    public let identity: MessageIdentity
    /// All that is wrong in its form; offsets count from the message's first octet.
    public internal(set) var examination: Examination
    /// Pairs of CRLF before it in its datagram. RFC 5626 4.4.1
    public let keepAlives: Int
    /// Octets behind its body in its datagram. RFC 3261 18.3
    public let leftover: Int
    /// Whether the capture lacks the message's end, so that nothing can be said about it.
    public let isCutByCapture: Bool
    /// The message that this one repeats octet for octet over UDP, between the same endpoints and within 32 s. RFC 3261 17.1.1.2, 17.2.1
    public internal(set) var retransmissionOf: Int?
    /// Whether it repeats another so soon that no sender did it: the capture took one packet at two places.
    public internal(set) var isCapturedAgain = false
    /// Of a request: the one that the same sender sent before it, as `Trace.earlierRequests` tells.
    public internal(set) var previousRequest: Int?
    /// Its place in `Trace.transactions`.
    public internal(set) var transaction = 0
    /// Its places in `Trace.dialogs`: several for a request that was forked, none outside dialogs.
    public internal(set) var dialogs: [Int] = []
    /// Its place in `Trace.conversations`.
    public internal(set) var conversation = 0

    /// What is wrong in its form, by offset.
    public var findings: [Finding] { examination.findings }
    /// The verdict on its form under a strictness.
    public func verdict(_ strictness: Strictness = .strict) -> Verdict { examination.verdict(strictness) }
}

extension CapturedMessage {
    /// What the message is, in one line without control octets: `INVITE sip:tomo@birch.example`, `180 Ringing (INVITE)`.
    public var summary: String { summary(hidesUsers: false) }

    /// The same; where asked, without what names people: `INVITE sip:…@birch.example`.
    public func summary(hidesUsers: Bool) -> String {
        guard message.isRequest else {
            let phrase = message.reasonPhrase.map { $0.isEmpty ? "" : " \($0)" } ?? ""
            let code = message.statusCode.map(String.init) ?? "???"
            let method = identity.method.name
            return "\(code)\(phrase)\(method.isEmpty ? "" : " (\(method))")".printable
        }
        let uri = message.requestURI ?? ""
        return "\(identity.method.name) \(hidesUsers ? uri.withoutUser : uri)".printable
    }

    /// Who sends requests like this one on this hop: the topmost Via, or the source where it says nothing.
    var sender: String { identity.sentBy ?? "\(source)" }
}

extension CapturedMessage: CustomStringConvertible {
    public var description: String { "\(index): \(source) → \(destination) \(summary(hidesUsers: true))" }
}

extension String {
    /// The URI with an ellipsis for its user part; all behind the scheme where the scheme has no host.
    fileprivate var withoutUser: String {
        guard let colon = firstIndex(of: ":") else { return self }
        let at = self[colon...].lastIndex(of: "@")
        if let at { return "\(self[...colon])…\(self[at...])" }
        return self[..<colon].lowercased().hasPrefix("sip") ? self : "\(self[...colon])…"
    }
}
