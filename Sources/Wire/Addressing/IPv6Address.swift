public import Octets

/// An IPv6 address by value.
///
///     2001:db8::1   ::ffff:192.0.2.1
///
/// IPv6address, RFC 5954 4.1 and RFC 3986 3.2.2.
public struct IPv6Address: Hashable, Sendable {
    /// The first four groups, the first one highest.
    public let high: UInt64
    /// The last four groups.
    public let low: UInt64

    /// The upper and the lower half.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads the whole range, without brackets; nil where it is no address. A zone behind `%` and the extra colon of RFC 5118 4.10 are
    /// passed over. O(octets)
    public init?(_ octets: Span<UInt8>, _ range: ByteRange) {
        let reading = Self.read(octets, range.start, range.end)
        guard reading.isComplete, reading.stop == range.end || octets[reading.stop] == UInt8(ascii: "%") else { return nil }
        self = reading.address
    }

    /// Reads the text form; nil where the text is anything else.
    public init?(_ text: String) {
        let octets = Array(text.utf8)
        self.init(octets.span, ByteRange(0, octets.count))
    }

    /// The group of 16 bits at an index below 8.
    func group(_ index: Int) -> UInt16 {
        UInt16(truncatingIfNeeded: (index < 4 ? high : low) >> UInt64(16 * (3 - index & 3)))
    }

    /// The recommended text: lower case, no leading zeros, the longest run of zero groups as `::`. RFC 5952 4, 5
    public var text: String {
        if high == 0, low >> 32 == 0xffff { return "::ffff:" + IPv4Address(rawValue: UInt32(truncatingIfNeeded: low)).text }
        var longest = 0..<0
        var run = 0..<0
        for index in 0..<8 {
            run = group(index) == 0 ? (run.isEmpty ? index : run.lowerBound)..<index + 1 : 0..<0
            if run.count > longest.count { longest = run }
        }
        if longest.count < 2 { longest = 8..<8 }
        let head = (0..<longest.lowerBound).map { String(group($0), radix: 16) }.joined(separator: ":")
        let tail = (longest.upperBound..<8).map { String(group($0), radix: 16) }.joined(separator: ":")
        return longest.isEmpty ? head : "\(head)::\(tail)"
    }
}

extension IPv6Address {
    struct Reading {
        var address = IPv6Address(high: 0, low: 0)
        /// The first octet that the address cannot hold, or the end.
        var stop = 0
        /// Whether the octets before `stop` make an address.
        var isComplete = false
        /// Where a third colon stands before an embedded IPv4 address, or -1.
        var extraColon = -1
    }

    // IPv6address = 6( h16 ":" ) ls32 / "::" 5( h16 ":" ) ls32 / … / [ *6( h16 ":" ) h16 ] "::"      RFC 5954 4.1
    static func read(_ octets: Span<UInt8>, _ start: Int, _ end: Int) -> Reading {
        let cursor = Cursor(octets, from: start, to: end)
        var groups = Groups()
        return groups.read(cursor)
    }

    /// The groups read so far, and how many of them stand before the `::`.
    private struct Groups {
        var list = [8 of UInt16](repeating: 0)
        var count = 0
        var gap = -1
        var extraColon = -1

        var isGapped: Bool { gap >= 0 }
        /// Beside a `::`, which stands for one group at least, there is room for seven.
        var isFull: Bool { count == (isGapped ? 7 : 8) }
        var isWhole: Bool { isGapped || count == 8 }
        /// ls32 is the last of the eight groups' worth.
        var mayEmbedIPv4: Bool { isGapped ? count <= 5 : count == 6 }

        mutating func read(_ source: Cursor) -> Reading {
            var cursor = source
            if cursor.consume(UInt8(ascii: ":")) {
                guard cursor.isAt(UInt8(ascii: ":")) else { return reading(cursor.position, isComplete: false) }
                readGap(&cursor)
            }
            while !isFull {
                let isEnding = isGapped && gap == count
                if mayEmbedIPv4, cursor.isAtIPv4 { return readIPv4(&cursor) }
                guard let group = cursor.hexGroup() else { return reading(cursor.position, isComplete: isEnding) }
                append(group)
                guard !isFull, cursor.consume(UInt8(ascii: ":")) else { break }
                if cursor.isAt(UInt8(ascii: ":")) {
                    guard !isGapped else { return reading(cursor.position, isComplete: false) }
                    readGap(&cursor)
                }
            }
            return reading(cursor.position, isComplete: isWhole)
        }

        /// Steps over the second colon of `::`, and over the third that RFC 3261's own grammar puts before an IPv4 address.
        mutating func readGap(_ cursor: inout Cursor) {
            cursor.position += 1
            gap = count
            let colon = cursor.position
            guard cursor.consume(UInt8(ascii: ":")) else { return }
            if mayEmbedIPv4, cursor.isAtIPv4 { extraColon = colon } else { cursor.position = colon }
        }

        mutating func readIPv4(_ cursor: inout Cursor) -> Reading {
            let start = cursor.position
            while cursor.isAt(.digit) || cursor.isAt(UInt8(ascii: ".")) { cursor.position += 1 }
            let address = IPv4Address.read(cursor.octets, start, cursor.position)
            guard address.flaw == .none else {
                return reading(address.flaw == .notAnAddress ? cursor.position : address.offset, isComplete: false)
            }
            append(UInt16(truncatingIfNeeded: address.value >> 16))
            append(UInt16(truncatingIfNeeded: address.value))
            return reading(cursor.position, isComplete: isWhole)
        }

        mutating func append(_ group: UInt16) {
            list[count] = group
            count += 1
        }

        func reading(_ stop: Int, isComplete: Bool) -> Reading {
            var value: (high: UInt64, low: UInt64) = (0, 0)
            for index in 0..<count {
                // What stands behind the `::` is counted from the end.
                let place = isGapped && index >= gap ? 8 - count + index : index
                let group = UInt64(list[index]) << UInt64(16 * (3 - place % 4))
                if place < 4 { value.high |= group } else { value.low |= group }
            }
            return Reading(
                address: IPv6Address(high: value.high, low: value.low), stop: stop, isComplete: isComplete, extraColon: extraColon)
        }
    }
}

extension Cursor {
    /// Whether digits and a dot follow.
    fileprivate var isAtIPv4: Bool {
        var look = self
        return !look.take(.digit).isEmpty && look.isAt(UInt8(ascii: "."))
    }

    /// h16 = 1*4HEXDIG
    fileprivate mutating func hexGroup() -> UInt16? {
        let start = position
        var value: UInt16 = 0
        while position < end, position - start < 4, let digit = octets.hexDigit(position) {
            value = value << 4 | UInt16(digit)
            position += 1
        }
        return position > start ? value : nil
    }
}

extension Span where Element == UInt8 {
    /// The value of HEXDIG at an offset, or nil.
    @inline(__always)
    func hexDigit(_ offset: Int) -> UInt8? {
        let octet = self[offset]
        if octet &- UInt8(ascii: "0") < 10 { return octet &- UInt8(ascii: "0") }
        let letter = (octet | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter &+ 10 : nil
    }
}
