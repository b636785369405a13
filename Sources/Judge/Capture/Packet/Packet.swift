import Octets

/// What is left of a frame at one layer: the header to be read next, all inside it, and what is known of the frame around it.
struct Packet: ~Escapable {
    /// The whole file.
    let file: Span<UInt8>
    /// This layer's octets, as far as they were captured.
    private(set) var octets: Span<UInt8>
    /// Octets from the start of the file; nil where they were put together from fragments.
    private(set) var fileOffset: Int?
    /// Octets of this layer that were cut off when the frame was captured.
    private(set) var missing: Int
    let frames: FrameNumbers
    let time: Timestamp
    let interface: Int
    private(set) var tunnels: Tunnels = []
    /// Tunnels around this layer.
    private(set) var depth = 0

    /// A whole frame.
    @_lifetime(copy file)
    init(_ frame: Frame, in file: Span<UInt8>) {
        self.file = file
        octets = file.extracting(frame.offset..<frame.offset + frame.count)
        fileOffset = frame.offset
        missing = frame.length - frame.count
        frames = FrameNumbers(frame.number)
        time = frame.time
        interface = frame.interface
    }

    /// What the fragments of a packet gave; `last` is the one that came last. It counts as wrapped once more, for it may be a fragment again.
    @_lifetime(copy last, copy octets)
    init(assembled octets: Span<UInt8>, frames: FrameNumbers, last: Packet) {
        file = last.file
        self.octets = octets
        fileOffset = nil
        missing = 0
        self.frames = frames
        time = last.time
        interface = last.interface
        tunnels = last.tunnels
        depth = last.depth + 1
    }

    var count: Int { octets.count }
    /// Octets of this layer on the wire.
    var length: Int { octets.count + missing }

    /// Steps into the layer after a header.
    ///
    /// - Precondition: that many octets are there.
    mutating func drop(_ header: Int) {
        octets = octets.extracting(droppingFirst: header)
        if let offset = fileOffset { fileOffset = offset + header }
    }

    /// Cuts what a length field does not count, such as the padding of a short Ethernet frame.
    mutating func limit(to length: Int) {
        missing = max(0, length - octets.count)
        if length < octets.count { octets = octets.extracting(first: length) }
    }

    mutating func enter(_ tunnel: Tunnels) {
        tunnels.insert(tunnel)
        depth += 1
    }
}
