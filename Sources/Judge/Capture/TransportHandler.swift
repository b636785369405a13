/// Takes what a capture carries, in the order of its frames.
///
/// A datagram comes when its last fragment came. A segment of a stream comes as soon as all octets before it came or are given up, so
/// that each stream is in order; `frames` tell where streams stand to each other. What a handler is lent ends with the call.
public protocol TransportHandler: ~Copyable {
    /// A whole UDP datagram.
    mutating func datagram(_ datagram: Datagram)
    /// The next octets of a stream.
    mutating func segment(_ segment: StreamSegment)
    /// Octets of a stream that the capture lacks; the next segment comes after them.
    mutating func gap(_ gap: StreamGap)
    /// The end of a stream: each stream that was begun has one.
    mutating func closed(_ close: StreamClose)
    /// Payload that goes nowhere else.
    mutating func discarded(_ discard: Discard)
}
