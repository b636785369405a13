public import Octets

/// An IPv4 address by value.
///
///     192.0.2.1
///
/// IPv4address, RFC 5954 4.1 and RFC 3986 3.2.2.
public struct IPv4Address: Hashable, Sendable {
    /// The first part highest.
    public let rawValue: UInt32

    /// Four octets, the first one highest.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Reads the whole range; nil unless it holds four decimal parts below 256. Leading zeros are read as decimal. O(octets)
    public init?(_ octets: Span<UInt8>, _ range: ByteRange) {
        let reading = Self.read(octets, range.start, range.end)
        guard reading.flaw == .none || reading.flaw == .leadingZero else { return nil }
        rawValue = reading.value
    }

    /// Reads four decimal numbers; nil where the text is anything else.
    public init?(_ text: String) {
        let octets = Array(text.utf8)
        self.init(octets.span, ByteRange(0, octets.count))
    }

    /// Four decimal numbers with dots between.
    public var text: String {
        "\(rawValue >> 24).\(rawValue >> 16 & 255).\(rawValue >> 8 & 255).\(rawValue & 255)"
    }
}

extension IPv4Address {
    enum Flaw: UInt8 { case none, notAnAddress, outOfRange, leadingZero }

    struct Reading {
        var value: UInt32 = 0
        var flaw = Flaw.none
        /// Where the part begins that is too large or has a leading zero.
        var offset = 0
    }

    // IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet      RFC 5954 4.1
    static func read(_ octets: Span<UInt8>, _ start: Int, _ end: Int) -> Reading {
        var reading = Reading()
        var offset = start
        for index in 0..<4 {
            let part = offset
            var value: UInt32 = 0
            while offset < end {
                let digit = octets.octet(offset) &- UInt8(ascii: "0")
                if digit > 9 { break }
                value = min(value &* 10 &+ UInt32(digit), 256)
                offset &+= 1
            }
            let isLast = index == 3
            guard offset > part, isLast == (offset == end), isLast || octets[offset] == UInt8(ascii: ".") else {
                reading.flaw = .notAnAddress
                return reading
            }
            if value > 255 {
                if reading.flaw != .outOfRange { reading.offset = part }
                reading.flaw = .outOfRange
            } else if offset &- part > 1, octets[part] == UInt8(ascii: "0"), reading.flaw == .none {
                reading.flaw = .leadingZero
                reading.offset = part
            }
            reading.value = reading.value << 8 | value & 255
            offset &+= 1
        }
        return reading
    }
}
