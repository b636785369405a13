/// Octets of a capture that carried no message, and why: one row for each reason and flow, so that a call's audio is a row and not
/// a hundred thousand. What breaks into a flow of messages gets a row each time.
public struct DiscardedOctets: Hashable, Sendable {
    /// Why octets are no message.
    public enum Reason: Hashable, Sendable {
        /// They reached no datagram and no stream.
        case capture(DiscardReason)
        /// A flow, or what of it, that no message was recognised in.
        case notSIP(PayloadKind?)
        /// Line breaks between messages, or zeros that keep a path open. RFC 3261 7.5; RFC 5626 4.4.1
        case keepAlive
        /// Behind the body of a datagram's message. RFC 3261 18.3
        case leftover
        /// Between the messages of a stream, and beginning none.
        case junk
        /// Of a message whose start the capture lacks.
        case midway
        /// Behind the head of a message whose end cannot be told.
        case endless
        /// Not in the capture at all: a gap in a stream of messages.
        case missing
    }

    /// Why they are no message.
    public internal(set) var reason: Reason
    /// Nil where the octets reached no endpoint.
    public let flow: Flow?
    /// The first and the last frame; others in between may have nothing to do with it.
    public internal(set) var frames: ClosedRange<Int>
    /// Datagrams or segments, whole or in part.
    public internal(set) var packets: Int
    /// How many octets, over all packets.
    public internal(set) var octets: Int
}

extension DiscardedOctets: CustomStringConvertible {
    /// `no SIP recognised: RTP; udp 192.0.2.1:4000 – 198.51.100.2:4000, 1200 packets up to frame 2406`
    public var description: String {
        var text = reason.description
        if let flow { text += "; \(flow)" }
        if packets > 1 { text += ", \(packets) packets up to frame \(frames.upperBound)" }
        return text
    }
}

extension DiscardedOctets.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .capture(let reason): reason.description
        case .notSIP(let kind): kind.map { "no SIP recognised: \($0.rawValue)" } ?? "no SIP recognised"
        case .keepAlive: "keep-alive"
        case .leftover: "behind the message of a datagram"
        case .junk: "junk between messages"
        case .midway: "of a message whose start is missing in the capture"
        case .endless: "behind a message whose end cannot be told"
        case .missing: "missing in the capture"
        }
    }
}
