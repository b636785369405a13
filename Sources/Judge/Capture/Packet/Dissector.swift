import Octets

/// Takes frames apart, layer by layer, and remembers what takes several frames: fragments and TCP connections.
///
/// Headers are read where they lie; a UDP datagram in one frame costs no allocation.
struct Dissector<Handler: TransportHandler & ~Copyable>: ~Copyable {
    var fragments: FragmentTable
    var connections: ConnectionTable<Handler>

    init(_ limits: Limits) {
        fragments = FragmentTable(limits)
        connections = ConnectionTable(limits)
    }

    mutating func dissect(_ frame: Frame, in file: Span<UInt8>, _ handler: inout Handler) {
        let packet = Packet(frame, in: file)
        if let link = frame.link {
            self.link(packet, link, &handler)
        } else {
            discard(packet, .unknownInterface, &handler)
        }
    }

    /// Gives up what still waits for other frames.
    mutating func finish(in file: Span<UInt8>, _ handler: inout Handler) {
        fragments.removeAll()
        reportFragments(&handler)
        connections.closeAll(in: file, &handler)
    }

    func discard(_ packet: Packet, _ reason: DiscardReason, _ handler: inout Handler) {
        guard packet.count > 0 else { return }
        handler.discarded(Discard(frames: packet.frames, octets: packet.count, reason: reason))
    }

    /// Discards a packet too short for its header.
    func discard(short packet: Packet, _ layer: DiscardReason.Layer, _ handler: inout Handler) {
        discard(packet, packet.missing > 0 ? .notCaptured : .malformed(layer), &handler)
    }

    mutating func reportFragments(_ handler: inout Handler) {
        for discard in fragments.takeDiscards() { handler.discarded(discard) }
    }
}
