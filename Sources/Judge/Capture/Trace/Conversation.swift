/// What belongs together for whoever reads a capture: a call, a phone's registration, a subscription, or requests that stand alone.
///
/// One Call-ID is one conversation, on all its hops and with all its forks; of a Call-ID that registers and calls as well, two. Publications go on
/// under new Call-IDs as long as their entity tags do.
public struct Conversation: Sendable {
    /// What a conversation is about.
    public enum Kind: String, Sendable {
        case transaction
        case dialog
        case registration
        case subscription
        case publication
    }

    /// Its place in `Trace.conversations`, in the order of first messages.
    public let index: Int
    /// What it is about.
    public let kind: Kind
    /// The Call-ID; behind it, where another conversation has the same, what tells them apart. Empty where the message has none.
    public let id: String
    /// The URIs of From and To, as the first request has them.
    public let parties: [String]
    /// Its messages in order.
    public let messages: [Int]
    /// Its transactions in order; a registration's history.
    public let transactions: [Int]
    /// Its dialogs in order; more than one where a request was forked.
    public let dialogs: [Int]
    /// How it went, in a few words: `answered, ended by the caller`.
    public let outcome: String
}
