import Octets

extension Dissector where Handler: ~Copyable {
    mutating func tcp(_ packet: Packet, _ route: Route, _ handler: inout Handler) {
        guard packet.count >= 20 else { return discard(short: packet, .tcp, &handler) }
        guard let header = SegmentHeader(packet.octets), header.count <= packet.length else {
            return discard(packet, .malformed(.tcp), &handler)
        }
        guard packet.count >= header.count else { return discard(packet, .notCaptured, &handler) }
        var payload = packet
        payload.drop(header.count)
        connections.receive(
            payload, header, from: Endpoint(route.source, header.sourcePort), to: Endpoint(route.destination, header.destinationPort),
            &handler)
    }
}
