/// A capture written as text: `Vectors/rules/README.md` tells its form.
public struct TraceText: Sendable {
    /// Where a finding is expected: the message, and the text at its offset.
    public private(set) var expectation: (message: Int, text: String)?
    public private(set) var messages: [Entry] = []

    public struct Entry: Sendable {
        public let milliseconds: Int
        public let transport: String
        public let source: String
        public let destination: String
        /// With CR LF.
        public let text: String
    }

    /// Nil where a line that begins a message has another form.
    public init?(_ text: String) {
        var heads: [[Substring]] = []
        var bodies: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# "), heads.isEmpty {
                let words = line.dropFirst(2).split(separator: " ", maxSplits: 1)
                guard words.count == 2, let message = Int(words[0]) else { return nil }
                expectation = (message, String(words[1]))
            } else if line.hasPrefix("--- ") {
                heads.append(line.split(separator: " "))
                bodies.append("")
            } else if !bodies.isEmpty {
                bodies[bodies.count - 1] += line + "\r\n"
            }
        }
        // What the file's last line break begins is no line.
        if let last = bodies.last, last.hasSuffix("\r\n") { bodies[bodies.count - 1] = String(last.dropLast()) }
        for (head, body) in zip(heads, bodies) {
            guard head.count == 6, head[4] == ">", let seconds = Double(head[1]) else { return nil }
            messages.append(
                Entry(
                    milliseconds: Int((seconds * 1_000).rounded()), transport: String(head[2]), source: String(head[3]),
                    destination: String(head[5]), text: body))
        }
    }

    /// The capture as a pcap file.
    public var capture: [UInt8] {
        var file = CaptureBuilder.pcap()
        var sequences: [String: UInt32] = [:]
        for message in messages {
            let packet = PacketBuilder(from: message.source, to: message.destination)
            let octets = Array(message.text.utf8)
            let time = 1_700_000_000_000_000_000 + Int64(message.milliseconds) * 1_000_000
            if message.transport == "udp" {
                file.frame(LinkBuilder.ethernet(packet.udp(octets)), at: time)
            } else {
                let flow = "\(message.source) \(message.destination)"
                let sequence = sequences[flow] ?? 1
                let other = sequences["\(message.destination) \(message.source)"] ?? 1
                file.frame(LinkBuilder.ethernet(packet.tcp(octets, sequence: sequence, acknowledgement: other)), at: time)
                sequences[flow] = sequence &+ UInt32(octets.count)
            }
        }
        return file.octets
    }
}
