/// Writes IP packets between two endpoints, with right lengths and checksums.
///
/// ```swift
/// let call = PacketBuilder(from: "192.0.2.1:5060", to: "198.51.100.2:5060")
/// capture.frame(LinkBuilder.ethernet(call.udp(invite)))
/// capture.frame(LinkBuilder.ethernet(call.reversed.udp(trying)))
/// ```
public struct PacketBuilder: Sendable {
    /// Four or sixteen octets, and a port.
    public var source: (address: [UInt8], port: UInt16)
    public var destination: (address: [UInt8], port: UInt16)

    /// Endpoints as `192.0.2.1:5060` or `[2001:db8::1]:5060`.
    public init(from source: String = "192.0.2.1:5060", to destination: String = "198.51.100.2:5060") {
        self.source = Self.endpoint(source)
        self.destination = Self.endpoint(destination)
    }

    /// The way back.
    public var reversed: PacketBuilder {
        var other = self
        (other.source, other.destination) = (destination, source)
        return other
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let fin = Flags(rawValue: 1)
        public static let syn = Flags(rawValue: 2)
        public static let rst = Flags(rawValue: 4)
        public static let ack = Flags(rawValue: 16)
    }

    public func udp(_ payload: [UInt8]) -> [UInt8] { ip(17, udpDatagram(payload)) }

    public func udp(_ text: String) -> [UInt8] { udp(Array(text.utf8)) }

    /// A UDP datagram without its IP header; its length can be a lie.
    public func udpDatagram(_ payload: [UInt8], length: Int? = nil) -> [UInt8] {
        let head = big(source.port) + big(destination.port) + big(UInt16(length ?? payload.count + 8))
        return checksummed(17, head + [0, 0] + payload, at: 6)
    }

    public func tcp(
        _ payload: [UInt8] = [], sequence: UInt32, acknowledgement: UInt32 = 0, flags: Flags = [.ack]
    ) -> [UInt8] {
        ip(6, tcpSegment(payload, sequence: sequence, acknowledgement: acknowledgement, flags: flags))
    }

    public func tcp(_ text: String, sequence: UInt32, acknowledgement: UInt32 = 0, flags: Flags = [.ack]) -> [UInt8] {
        tcp(Array(text.utf8), sequence: sequence, acknowledgement: acknowledgement, flags: flags)
    }

    /// A TCP segment without its IP header; a SYN gets an option.
    public func tcpSegment(
        _ payload: [UInt8] = [], sequence: UInt32, acknowledgement: UInt32 = 0, flags: Flags = [.ack]
    ) -> [UInt8] {
        let options: [UInt8] = flags.contains(.syn) ? [2, 4, 5, 0xb4] : []
        var head = big(source.port) + big(destination.port) + big(sequence) + big(acknowledgement)
        head += [UInt8((20 + options.count) / 4) << 4, flags.rawValue, 0xff, 0xff, 0, 0, 0, 0]
        return checksummed(6, head + options + payload, at: 16)
    }

    /// An IP packet with any payload. `extensions` stand before it in an IPv6 packet: each a number and a body without its first octet.
    public func ip(
        _ number: UInt8, _ payload: [UInt8], extensions: [(number: UInt8, body: [UInt8])] = [], identification: UInt16 = 0,
        fragment: UInt16 = 0, length: UInt16? = nil
    ) -> [UInt8] {
        guard source.address.count == 16 else {
            var head: [UInt8] = [0x45, 0] + big(length ?? UInt16(payload.count + 20)) + big(identification) + big(fragment)
            head += [64, number, 0, 0] + source.address + destination.address
            let sum = Self.checksum(head)
            head.replaceSubrange(10..<12, with: big(sum))
            return head + payload
        }
        var body = payload
        var next = number
        for (number, octets) in extensions.reversed() {
            body = [next] + octets + body
            next = number
        }
        return [0x60, 0, 0, 0] + big(length ?? UInt16(body.count)) + [next, 64] + source.address + destination.address + body
    }

    /// An IP packet's payload in pieces of `size` octets, a multiple of 8, each a packet of its own.
    public func fragments(_ number: UInt8, _ payload: [UInt8], size: Int, identification: UInt16 = 7) -> [[UInt8]] {
        stride(from: 0, to: payload.count, by: size).map { offset in
            let end = min(offset + size, payload.count)
            return fragment(
                number, Array(payload[offset..<end]), offset: offset, hasMore: end < payload.count, identification: identification)
        }
    }

    /// One fragment.
    public func fragment(
        _ number: UInt8, _ piece: [UInt8], offset: Int, hasMore: Bool, identification: UInt16 = 7
    ) -> [UInt8] {
        guard source.address.count == 16 else {
            return ip(number, piece, identification: identification, fragment: UInt16(offset / 8) | (hasMore ? 0x2000 : 0))
        }
        let body: [UInt8] = [0] + big(UInt16(offset) | (hasMore ? 1 : 0)) + big(UInt32(identification))
        return ip(number, piece, extensions: [(44, body)])
    }

    private func checksummed(_ number: UInt8, _ octets: [UInt8], at offset: Int) -> [UInt8] {
        let pseudo = source.address + destination.address + big(UInt32(octets.count)) + [0, 0, 0, number]
        let sum = Self.checksum(pseudo + octets)
        var octets = octets
        octets.replaceSubrange(offset..<offset + 2, with: big(sum == 0 ? 0xffff : sum))
        return octets
    }

    private static func checksum(_ octets: [UInt8]) -> UInt16 {
        var sum = 0
        for (index, octet) in octets.enumerated() { sum += index % 2 == 0 ? Int(octet) << 8 : Int(octet) }
        while sum > 0xffff { sum = sum & 0xffff + sum >> 16 }
        return ~UInt16(sum)
    }

    /// - Precondition: the text is an endpoint; an IPv6 address has at most one `::` and no dotted part.
    private static func endpoint(_ text: String) -> (address: [UInt8], port: UInt16) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            preconditionFailure("no port in \(text)")
        }
        let host = text[..<colon].filter { $0 != "[" && $0 != "]" }
        guard host.contains(":") else { return (host.split(separator: ".").compactMap { UInt8($0) }, port) }
        let halves = host.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false).map { half in
            half.split(separator: ":").compactMap { UInt16($0, radix: 16) }.flatMap(big)
        }
        let missing = 16 - halves.joined().count
        return (halves[0] + [UInt8](repeating: 0, count: missing) + halves.dropFirst().joined(), port)
    }
}

/// A number in network order.
func big(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xff)] }

/// A number in network order.
func big(_ number: UInt32) -> [UInt8] { big(UInt16(number >> 16)) + big(UInt16(number & 0xffff)) }
