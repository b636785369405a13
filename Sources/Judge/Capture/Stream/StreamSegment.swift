/// The next octets of a stream: a TCP segment, or what of it is new. Checksums are not verified, as with `Datagram`.
public struct StreamSegment: ~Escapable {
    /// The stream that they belong to.
    public let stream: ByteStream
    /// Octets of the stream before these, gaps included.
    public let position: Int
    /// The frames that carried them: one, unless IP fragments were put together.
    public let frames: FrameNumbers
    /// When the last of the frames was captured.
    public let time: Timestamp
    /// Lent for the length of the call.
    public let octets: Span<UInt8>
    /// Octets from the start of the file to these; nil where they were put together from fragments.
    public let fileOffset: Int?

    @_lifetime(copy octets)
    init(
        _ stream: ByteStream, position: Int, frames: FrameNumbers, time: Timestamp, octets: Span<UInt8>, fileOffset: Int?
    ) {
        self.stream = stream
        self.position = position
        self.frames = frames
        self.time = time
        self.octets = octets
        self.fileOffset = fileOffset
    }
}
