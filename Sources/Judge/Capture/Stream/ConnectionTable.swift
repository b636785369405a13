import Octets

/// The TCP connections of a capture, told apart by their endpoints; a new SYN between the same two begins another.
struct ConnectionTable<Handler: TransportHandler & ~Copyable> {
    private struct Key: Hashable {
        let lower: Endpoint
        let upper: Endpoint
    }

    private final class Connection {
        let ordinal: Int
        /// From the lower endpoint to the upper.
        var forward: HalfConnection<Handler>
        var backward: HalfConnection<Handler>
        var lastFrames = FrameNumbers(0)
        var lastTime = Timestamp(nanoseconds: 0)

        init(_ ordinal: Int, _ key: Key) {
            self.ordinal = ordinal
            func half(_ source: Endpoint, _ destination: Endpoint) -> HalfConnection<Handler> {
                HalfConnection(ByteStream(connection: ordinal, source: source, destination: destination, hasStart: false))
            }
            forward = half(key.lower, key.upper)
            backward = half(key.upper, key.lower)
        }

        func close(_ ending: StreamEnding, in file: Span<UInt8>, _ handler: inout Handler) {
            forward.close(ending, frames: lastFrames, lastTime, in: file, &handler)
            backward.close(ending, frames: lastFrames, lastTime, in: file, &handler)
        }
    }

    private let limits: Limits
    private var connections: [Key: Connection] = [:]
    private(set) var count = 0

    init(_ limits: Limits) { self.limits = limits }

    /// Takes a segment: its payload, and what its header says of both directions.
    mutating func receive(
        _ packet: Packet, _ header: SegmentHeader, from source: Endpoint, to destination: Endpoint, _ handler: inout Handler
    ) {
        let isForward = source < destination
        let key = Key(lower: isForward ? source : destination, upper: isForward ? destination : source)
        var connection = connections[key] ?? begin(key, in: packet.file, &handler)
        if header.isSynchronizing, (isForward ? connection.forward : connection.backward).isReplaced(bySYN: header.sequence) {
            connection.close(.replaced, in: packet.file, &handler)
            connection = begin(key, in: packet.file, &handler)
        }
        connection.lastFrames = packet.frames
        connection.lastTime = packet.time
        if isForward {
            receive(packet, header, &connection.forward, &connection.backward, &handler)
        } else {
            receive(packet, header, &connection.backward, &connection.forward, &handler)
        }
        if header.isReset { connection.close(.reset, in: packet.file, &handler) }
    }

    private func receive(
        _ packet: Packet, _ header: SegmentHeader, _ half: inout HalfConnection<Handler>, _ other: inout HalfConnection<Handler>,
        _ handler: inout Handler
    ) {
        let start = header.isSynchronizing ? header.sequence &+ 1 : header.sequence
        if header.isReset {
            // What a reset carries is no part of the stream.
            if packet.count > 0 { handler.discarded(Discard(frames: packet.frames, octets: packet.count, reason: .afterClose)) }
            return
        }
        half.begin(at: start, initial: header.isSynchronizing ? header.sequence : nil)
        half.receive(packet, at: start, isFinal: header.isFinal, limits, &handler)
        if header.isAcknowledging { other.acknowledge(header.acknowledgement) }
        half.losePatience(packet, limits, &handler)
        other.losePatience(packet, limits, &handler)
    }

    private mutating func begin(_ key: Key, in file: Span<UInt8>, _ handler: inout Handler) -> Connection {
        if connections.count >= limits.maximumConnections, connections[key] == nil { makeRoom(in: file, &handler) }
        let connection = Connection(count, key)
        count += 1
        connections[key] = connection
        return connection
    }

    /// Ends the quarter of the connections that was idle longest: seldom, so that it costs little for each segment.
    private mutating func makeRoom(in file: Span<UInt8>, _ handler: inout Handler) {
        let oldest = connections.sorted { $0.value.lastFrames.lastNumber < $1.value.lastFrames.lastNumber }
        for (key, connection) in oldest.prefix(max(1, oldest.count / 4)) {
            connection.close(.crowdedOut, in: file, &handler)
            connections[key] = nil
        }
    }

    /// Ends all connections, in the order in which they began.
    mutating func closeAll(in file: Span<UInt8>, _ handler: inout Handler) {
        for connection in connections.values.sorted(by: { $0.ordinal < $1.ordinal }) {
            connection.close(.captureEnded, in: file, &handler)
        }
        connections = [:]
    }
}
