import Octets

/// An IPv4 or IPv6 address.
///
/// `192.0.2.1`, `2001:db8::1`
public struct IPAddress: BitwiseCopyable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first eight octets of an IPv6 address; 0 in an IPv4 address.
    public let high: UInt64
    /// The last eight octets of an IPv6 address, or the four of an IPv4 address.
    public let low: UInt64
    /// Whether it is an address of IPv6.
    public let isIPv6: Bool

    /// An address of IPv4, its first octet highest.
    public init(ipv4: UInt32) {
        high = 0
        low = UInt64(ipv4)
        isIPv6 = false
    }

    /// An address of IPv6: its upper and its lower half.
    public init(ipv6 high: UInt64, _ low: UInt64) {
        self.high = high
        self.low = low
        isIPv6 = true
    }

    /// - Precondition: four octets lie at the offset.
    init(ipv4 octets: Span<UInt8>, _ offset: Int) { self.init(ipv4: octets.uint32(offset)) }

    /// - Precondition: sixteen octets lie at the offset.
    init(ipv6 octets: Span<UInt8>, _ offset: Int) { self.init(ipv6: octets.uint64(offset), octets.uint64(offset + 8)) }

    public static func < (left: IPAddress, right: IPAddress) -> Bool { left.key < right.key }

    private var key: (Int, UInt64, UInt64) { (isIPv6 ? 1 : 0, high, low) }

    /// Four or sixteen octets in network order.
    public var octets: [UInt8] {
        isIPv6 ? (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) } + lowOctets(8) : lowOctets(4)
    }

    private func lowOctets(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: low >> (8 * (count - 1 - $0))) }
    }

    /// Dotted decimal, or the text form of RFC 5952 4 and 5.
    public var description: String {
        guard isIPv6 else { return dotted }
        if high == 0, low >> 32 == 0xffff { return "::ffff:\(dotted)" }
        let groups = (0..<8).map { UInt16(truncatingIfNeeded: ($0 < 4 ? high : low) >> (48 - 16 * ($0 & 3))) }
        let zeros = Self.longestZeros(groups)
        guard zeros.count >= 2 else { return Self.text(groups[...]) }
        return "\(Self.text(groups[..<zeros.lowerBound]))::\(Self.text(groups[zeros.upperBound...]))"
    }

    private var dotted: String { lowOctets(4).map(String.init).joined(separator: ".") }

    private static func text(_ groups: ArraySlice<UInt16>) -> String {
        groups.map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// The first of the longest runs of zeros.
    private static func longestZeros(_ groups: [UInt16]) -> Range<Int> {
        var longest = 0..<0
        var start = 0
        for index in groups.indices {
            if groups[index] != 0 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest
    }
}
