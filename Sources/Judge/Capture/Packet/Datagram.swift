/// One UDP datagram, put together from its fragments where it had some. Its checksum is not verified, since a frame captured
/// where it was sent often has none yet.
public struct Datagram: ~Escapable {
    /// Who sent it.
    public let source: Endpoint
    /// To whom it was sent.
    public let destination: Endpoint
    /// The frames that carried it.
    public let frames: FrameNumbers
    /// When the last of these was captured.
    public let time: Timestamp
    /// The interface of that frame, counted from 0.
    public let interface: Int
    /// What it was wrapped in.
    public let tunnels: Tunnels
    /// The payload; lent for the length of the call.
    public let octets: Span<UInt8>
    /// Octets from the start of the file to the payload; nil where it was put together from fragments.
    public let fileOffset: Int?
    /// Octets of payload after these that were cut off when the frame was captured.
    public let missing: Int

    @_lifetime(copy packet)
    init(_ packet: Packet, source: Endpoint, destination: Endpoint) {
        self.source = source
        self.destination = destination
        frames = packet.frames
        time = packet.time
        interface = packet.interface
        tunnels = packet.tunnels
        octets = packet.octets
        fileOffset = packet.fileOffset
        missing = packet.missing
    }
}
