public import Octets

/// A host with a port or without.
///
///     ims.example:5060   [2001:db8::1]   192.0.2.1
///
/// hostport, RFC 3261 25.1; with white space around the colon also the sent-by of a Via.
public struct HostPort: WireValue {
    /// A name, or an address.
    public var host: Host
    /// Nil where the octets name none that 16 bits hold.
    public var port: UInt16?

    /// A value of these parts.
    public init(_ host: Host, port: UInt16? = nil) {
        self.host = host
        self.port = port
    }

    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the host lies.
        public var host: Host.Slices
        /// Where the port lies.
        public var port: Port

        /// Parts that were found already.
        @inlinable
        public init(host: Host.Slices, port: Port) {
            self.host = host
            self.port = port
        }
    }

    // hostport = host [ ":" port ]      RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        scan(&cursor, &findings, allowsWhitespace: false)
    }

    // sent-by = host [ COLON port ]     RFC 3261 25.1
    /// Reads a host and its port; in a Via blanks may stand around the colon.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings, allowsWhitespace: Bool) -> Slices? {
        let slices = read(&cursor, &findings, allowsWhitespace: allowsWhitespace)
        if slices == nil { findings.report(.hostEmpty, at: cursor.position) }
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        host = Host(slices.host, in: octets)
        port = slices.port.number
    }

    public func encode(into writer: inout Writer) {
        host.encode(into: &writer)
        guard let port else { return }
        writer.write(UInt8(ascii: ":"))
        writer.write(decimal: port)
    }

    /// Whether both name the same host and port; a port in one only differs from none. RFC 3261 19.1.4
    public func isEquivalent(to other: HostPort) -> Bool { port == other.port && host.isEquivalent(to: other.host) }
}

extension HostPort {
    /// Reads a name or an IPv4 address and a port directly behind it, as long as nothing about them needs a closer look; nil otherwise.
    @inlinable @inline(__always)
    public static func scanCommon(_ cursor: inout Cursor) -> Slices? {
        let octets = cursor.octets
        let start = cursor.position
        var position = cursor.runs.plainEnd(octets, from: start, to: cursor.end)
        guard let host = Host.readCommon(octets, from: start, &position, to: cursor.end) else { return nil }
        var slices = Slices(host: host, port: .absent)
        if position < cursor.end {
            if octets.octet(position) == UInt8(ascii: ":") {
                guard let port = Port.readCommon(octets, &position, to: cursor.end) else { return nil }
                slices.port = port
            } else if octets.octet(position) != UInt8(ascii: ";") {
                return nil
            }
        }
        cursor.position = position
        return slices
    }

    /// Nil, without a finding, where no host begins.
    @inline(__always)
    static func read(_ cursor: inout Cursor, _ findings: inout Findings, allowsWhitespace: Bool) -> Slices? {
        let start = cursor.position
        guard let host = Host.read(&cursor, &findings) else { return nil }
        guard allowsWhitespace ? cursor.separator(UInt8(ascii: ":")) : cursor.consume(UInt8(ascii: ":")) else {
            return Slices(host: host, port: .absent)
        }
        let port = Port.readDigits(&cursor)
        if port.isSound { return Slices(host: host, port: port) }
        return readIrregular(&cursor, &findings, from: start, Slices(host: host, port: port))
    }

    @inline(never)
    private static func readIrregular(_ cursor: inout Cursor, _ findings: inout Findings, from start: Int, _ slices: Slices) -> Slices {
        let stop = cursor.position
        cursor.position = start
        if slices.host.kind == .name, let address = Host.unbracketed(&cursor) {
            findings.report(.hostIPv6BracketsMissing, at: address.range)
            return Slices(host: address, port: .absent)
        }
        cursor.position = stop
        return Slices(host: slices.host, port: slices.port.reported(&cursor, &findings))
    }
}

/// A port as written, with its number where 16 bits hold it.
///
/// port = 1*DIGIT, RFC 3261 25.1.
@frozen
public struct Port: BitwiseCopyable, Hashable, Sendable {
    /// Absent where there is no colon.
    public var digits: ByteRange
    @usableFromInline var value: Int32

    @inlinable
    init(digits: ByteRange, value: Int32) {
        self.digits = digits
        self.value = value
    }

    /// No port.
    @inlinable public static var absent: Port { Port(digits: .absent, value: -1) }
    /// Nil where there is none that is usable.
    @inlinable public var number: UInt16? { value < 0 ? nil : UInt16(truncatingIfNeeded: value) }

    fileprivate var isSound: Bool { value >= 0 }

    /// Reads a port behind its colon.
    static func read(_ cursor: inout Cursor, _ findings: inout Findings) -> Port {
        let port = readDigits(&cursor)
        return port.isSound ? port : port.reported(&cursor, &findings)
    }

    /// Says why the port at hand is none, and steps over what belongs to it.
    fileprivate func reported(_ cursor: inout Cursor, _ findings: inout Findings) -> Port {
        let stop = cursor.position
        if !cursor.isAtEnd, cursor.isAt(UInt8(ascii: ":")) || !cursor.octets.isHostDelimiter(stop) {
            findings.report(.portIllegalOctet, at: stop, length: 1)
            while !cursor.isAtEnd, cursor.isAt(UInt8(ascii: ":")) || !cursor.octets.isHostDelimiter(cursor.position) {
                cursor.position += 1
            }
        } else if digits.isEmpty {
            findings.report(.portEmpty, at: stop)
        } else {
            findings.report(.portOutOfRange, at: digits)
        }
        return Port(digits: ByteRange(digits.start, cursor.position), value: -1)
    }

    /// Reads a colon and a port of 16 bits, and sets `position` behind them; nil where anything else stands there.
    @inlinable @inline(__always)
    static func readCommon(_ octets: Span<UInt8>, _ position: inout Int, to end: Int) -> Port? {
        let start = position &+ 1
        var value: Int32 = 0
        position = start
        while position < end, position &- start < 6 {
            let digit = octets.octet(position) &- UInt8(ascii: "0")
            if digit > 9 { break }
            value = value &* 10 &+ Int32(digit)
            position &+= 1
        }
        guard position > start, value < 65_536, position == end || octets.octet(position) != UInt8(ascii: ":"),
            position == end || octets.isHostDelimiter(position)
        else { return nil }
        return Port(digits: ByteRange(start, position), value: value)
    }

    /// The value is below zero unless a port of 16 bits and nothing else stands there.
    @inline(__always)
    fileprivate static func readDigits(_ cursor: inout Cursor) -> Port {
        let octets = cursor.octets
        let start = cursor.position
        var position = start
        var value: Int32 = 0
        while position < cursor.end, CharacterClass.digit.contains(octet: octets[position]) {
            value = min(value &* 10 &+ Int32(octets[position] &- UInt8(ascii: "0")), 65_536)
            position &+= 1
        }
        cursor.position = position
        let isPort = position > start && value < 65_536
        let isFollowed = position < cursor.end && (octets[position] == UInt8(ascii: ":") || !octets.isHostDelimiter(position))
        return Port(digits: ByteRange(start, position), value: isPort && !isFollowed ? value : -1)
    }
}
