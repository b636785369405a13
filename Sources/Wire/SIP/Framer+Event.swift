extension Framer {
    /// What a stream holds next. Offsets count from the first octet that the framer ever received.
    public enum Event: Hashable, Sendable {
        /// A whole message. Its Content-Length may still be missing: then it ends with its head, and a finding says so.
        case message(Frame)
        /// A message that the stream, or what was received of it, ended in.
        case incomplete(Frame)
        /// The head of a message whose end cannot be told: all that follows belongs to it, and the connection must be closed.
        case endless(Frame)
        /// The octets that followed on an endless head until the stream ended.
        case rest(Stretch)
        /// CRLF CRLF between messages: the peer asks whether the flow is alive and wants one CRLF back. RFC 5626 4.4.1
        case keepAlive(Stretch)
        /// One line break between messages: the answer to a keep-alive, or nothing. RFC 3261 7.5
        case lineBreak(Stretch)
        /// Octets between messages, or after the last one, that begin none.
        case junk(Stretch)
    }

    /// Where a message lies in the stream.
    public struct Frame: Hashable, Sendable {
        /// Where its start line begins.
        public let offset: Int
        /// Octets of it that are there.
        public let count: Int
        /// Octets of it that come before the body.
        public let headCount: Int
    }

    /// A run of octets in the stream.
    public struct Stretch: Hashable, Sendable {
        /// Where it begins.
        public let offset: Int
        /// How long it is.
        public let count: Int
    }
}
