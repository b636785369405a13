import Octets

extension Dissector where Handler: ~Copyable {
    private static var gtpPort: UInt16 { 2152 }
    private static var espPort: UInt16 { 4500 }

    /// RFC 768
    mutating func udp(_ packet: Packet, _ route: Route, _ handler: inout Handler) {
        let octets = packet.octets
        guard octets.count >= 8 else { return discard(short: packet, .udp, &handler) }
        let source = Endpoint(route.source, octets.uint16(0))
        let destination = Endpoint(route.destination, octets.uint16(2))
        let length = Int(octets.uint16(4))
        guard length == 0 || length >= 8 && length <= packet.length else { return discard(packet, .malformed(.udp), &handler) }
        var inner = packet
        // No length: a jumbogram, or a frame captured before the network adapter cut it into datagrams.
        if length > 0 { inner.limit(to: length) }
        if inner.count < packet.count {
            handler.discarded(Discard(frames: packet.frames, octets: packet.count - inner.count, reason: .surplus))
        }
        inner.drop(8)
        if source.port == Self.gtpPort || destination.port == Self.gtpPort, gtp(inner, &handler) { return }
        if source.port == Self.espPort || destination.port == Self.espPort, espOverUDP(inner, route, &handler) { return }
        if inner.missing > 0 {
            handler.discarded(Discard(frames: inner.frames, octets: inner.missing, reason: .notCaptured))
        }
        handler.datagram(Datagram(inner, source: source, destination: destination))
    }
}
