public import SIP

/// A request on one hop, and all that answers it there. RFC 3261 17
///
/// A proxy that passes a request on begins another transaction, with a branch of its own. An ACK to a 2xx is a transaction of its own
/// without responses, one to any other final response belongs to the INVITE's; a CANCEL is always one of its own.
public struct Transaction: Sendable {
    /// Its place in `Trace.transactions`, in the order of first messages.
    public let index: Int
    /// Who sent the request, and to whom.
    public let source: Endpoint
    /// To whom the request was sent.
    public let destination: Endpoint
    /// The method of the request.
    public let method: Method
    /// The request; nil where the capture lacks it.
    public internal(set) var request: Int?
    /// Responses in order, repeated ones left out.
    public internal(set) var responses: [Int] = []
    /// Messages that repeat the request or a response.
    public internal(set) var retransmissions: [Int] = []
    /// The ACKs to an INVITE's final responses on this hop, in order, repeated ones included.
    public internal(set) var acknowledgements: [Int] = []
    /// The first final response.
    public internal(set) var finalResponse: Int?
    /// Of a CANCEL: the transaction that it cancels; of an ACK to a 2xx: that of its INVITE.
    public internal(set) var relatesTo: Int?
    /// Of an INVITE: the CANCEL's transaction on this hop.
    public internal(set) var cancelledBy: Int?

    /// All its messages, in order; an ACK to a 2xx is none of them.
    public internal(set) var messages: [Int] = []
}
