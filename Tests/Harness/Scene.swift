/// A capture told message by message, with a clock that a test sets.
///
/// ```swift
/// var scene = Scene()
/// scene.send(invite, from: "192.0.2.1:5060", to: "198.51.100.2:5060")
/// scene.wait(500)
/// scene.send(ringing, from: "198.51.100.2:5060", to: "192.0.2.1:5060")
/// ```
public struct Scene: Sendable {
    private var file: CaptureBuilder
    private var nanoseconds: Int64 = 1_760_000_000_000_000_000
    private var sequences: [String: UInt32] = [:]
    /// Frames so far.
    public private(set) var frameCount = 0

    public init(_ file: CaptureBuilder = .pcapngEthernet()) { self.file = file }

    /// The capture file.
    public var octets: [UInt8] { file.octets }

    public mutating func wait(_ milliseconds: Int) { nanoseconds += Int64(milliseconds) * 1_000_000 }

    /// A datagram, ten milliseconds after what came before; `captured` octets of its payload where the capture cut it short.
    public mutating func send(_ text: String, from source: String, to destination: String, captured: Int? = nil) {
        send(Array(text.utf8), from: source, to: destination, captured: captured)
    }

    public mutating func send(_ octets: [UInt8], from source: String, to destination: String, captured: Int? = nil) {
        let frame = LinkBuilder.ethernet(PacketBuilder(from: source, to: destination).udp(octets))
        let kept = captured.map { frame.count - octets.count + $0 } ?? frame.count
        add(Array(frame.prefix(kept)), length: frame.count)
    }

    /// Begins a TCP connection.
    public mutating func connect(from source: String, to destination: String) {
        let packets = PacketBuilder(from: source, to: destination)
        add(LinkBuilder.ethernet(packets.tcp(sequence: 999, flags: [.syn])))
        add(LinkBuilder.ethernet(packets.reversed.tcp(sequence: 999, acknowledgement: 1_000, flags: [.syn, .ack])))
    }

    /// The next octets of a TCP stream in segments of at most `size`; those whose places are in `lost` go uncaptured.
    public mutating func stream(
        _ text: String, from source: String, to destination: String, size: Int = 1_400, lost: Set<Int> = []
    ) {
        let octets = Array(text.utf8)
        let packets = PacketBuilder(from: source, to: destination)
        var sequence = sequences["\(source) \(destination)"] ?? 1_000
        for (place, start) in stride(from: 0, to: octets.count, by: size).enumerated() {
            let piece = Array(octets[start..<min(start + size, octets.count)])
            if !lost.contains(place) { add(LinkBuilder.ethernet(packets.tcp(piece, sequence: sequence))) }
            sequence += UInt32(piece.count)
        }
        sequences["\(source) \(destination)"] = sequence
    }

    /// Ends a TCP stream.
    public mutating func finish(from source: String, to destination: String) {
        let sequence = sequences["\(source) \(destination)"] ?? 1_000
        add(LinkBuilder.ethernet(PacketBuilder(from: source, to: destination).tcp(sequence: sequence, flags: [.fin, .ack])))
    }

    /// Any frame.
    public mutating func add(_ frame: [UInt8], length: Int? = nil) {
        file.frame(frame, at: nanoseconds, length: length)
        frameCount += 1
        wait(10)
    }
}
