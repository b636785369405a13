/// One direction of a TCP connection: octets in order from one endpoint to another.
public struct ByteStream: BitwiseCopyable, Hashable, Sendable {
    /// The connection, counted from 0 in the order of first segments; the other direction has the same number.
    public let connection: Int
    /// Who sends.
    public let source: Endpoint
    /// Who receives.
    public let destination: Endpoint
    /// Whether the capture saw the stream begin; else it was joined midway, and its first octets may lie inside a message.
    public internal(set) var hasStart: Bool
}

/// Why a stream ended.
public enum StreamEnding: String, Sendable {
    /// The sender said so (FIN), and all octets before came or were given up.
    case finished
    /// Either side reset the connection.
    case reset
    /// A new connection took the same endpoints.
    case replaced
    /// More connections than `Limits.maximumConnections`.
    case crowdedOut
    /// The capture ended first.
    case captureEnded
}

/// Octets of a stream that the capture lacks.
public struct StreamGap: Hashable, Sendable {
    /// The stream that lacks them.
    public let stream: ByteStream
    /// Octets of the stream before the gap.
    public let position: Int
    /// Octets that are missing.
    public let count: Int
    /// The frames of the octets after the gap, or those in which the stream ended.
    public let frames: FrameNumbers
    /// When the octets after the gap were captured.
    public let time: Timestamp
}

/// The end of a stream.
public struct StreamClose: Hashable, Sendable {
    /// The stream that ended.
    public let stream: ByteStream
    /// Octets of the stream, gaps included.
    public let position: Int
    /// Why it ended.
    public let ending: StreamEnding
    /// The last frame of the connection so far.
    public let frame: Int
    /// When the last frame of the connection was captured.
    public let time: Timestamp
}
