import SIP

/// Two ends of a call or a subscription, as all hops of the capture show them. RFC 3261 12
///
/// A request that is forked makes a dialog with each end that answers.
public struct Dialog: Sendable {
    /// How far a dialog has come.
    public enum State: Sendable {
        /// A provisional response named the other end.
        case early
        case confirmed
        /// A BYE, a refusal, or a NOTIFY that ends the subscription was seen.
        case ended
    }

    /// Its place in `Trace.dialogs`, in the order of first messages.
    public let index: Int
    /// The Call-ID that its messages share.
    public let callID: String
    /// The tag of the end that sent the first request.
    public let callerTag: String
    /// The tag of the other end.
    public let calleeTag: String
    /// The response, or the NOTIFY, that made the dialog; nil where it began before the capture.
    public internal(set) var establishment: Int?
    /// The BYE or the last NOTIFY.
    public internal(set) var end: Int?
    /// How far it had come when the capture ended.
    public internal(set) var state: State
    /// All its messages on all hops, in order, the request that made it among them.
    public internal(set) var messages: [Int] = []

    /// Whether a message comes from the end that sent the first request. A response carries the tags of its request.
    public func isFromCaller(_ message: CapturedMessage) -> Bool {
        (message.identity.fromTag == callerTag) == message.message.isRequest
    }
}
