/// Writes a capture file in memory, frame by frame: `pcap` of any kind, or `pcapng` block by block.
///
/// ```swift
/// var capture = CaptureBuilder.pcap()
/// capture.frame(PacketBuilder().udp(message).ethernet)
/// ```
public struct CaptureBuilder: Sendable {
    public enum Order: Sendable, CaseIterable {
        case little
        case big
    }

    /// The file so far.
    public private(set) var octets: [UInt8] = []
    /// Offsets at which a record or a block begins, and the file's end.
    public private(set) var boundaries: [Int] = []
    private var order: Order
    private let isBlocks: Bool
    private let isNanoseconds: Bool
    private let isPatched: Bool
    private var resolutions: [UInt8] = []

    /// A pcap file; a patched one has eight octets more in each record.
    public static func pcap(
        _ order: Order = .little, link: UInt16 = 1, nanoseconds: Bool = false, isPatched: Bool = false, maximumCaptured: UInt32 = 65_535
    ) -> CaptureBuilder {
        var file = CaptureBuilder(order: order, isBlocks: false, isNanoseconds: nanoseconds, isPatched: isPatched)
        file.write32(isPatched ? 0xa1b2_cd34 : nanoseconds ? 0xa1b2_3c4d : 0xa1b2_c3d4)
        file.write16(2)
        file.write16(4)
        file.write32(0)
        file.write32(0)
        file.write32(maximumCaptured)
        file.write32(UInt32(link))
        file.boundaries = [file.octets.count]
        return file
    }

    /// A pcapng file with its section header; interfaces come next.
    public static func pcapng(_ order: Order = .little) -> CaptureBuilder {
        var file = CaptureBuilder(order: order, isBlocks: true, isNanoseconds: false, isPatched: false)
        file.section(order)
        return file
    }

    /// A pcapng file with one Ethernet interface of microseconds.
    public static func pcapngEthernet(_ order: Order = .little) -> CaptureBuilder {
        var file = pcapng(order)
        file.interface(link: 1)
        return file
    }

    private init(order: Order, isBlocks: Bool, isNanoseconds: Bool, isPatched: Bool) {
        self.order = order
        self.isBlocks = isBlocks
        self.isNanoseconds = isNanoseconds
        self.isPatched = isPatched
    }

    /// Appends a frame; `length` is what it had on the wire, where the capture cut it short.
    public mutating func frame(_ frame: [UInt8], at nanoseconds: Int64 = 1_700_000_000_000_000_000, interface: Int = 0, length: Int? = nil)
    {
        let lengths = [UInt32(frame.count), UInt32(length ?? frame.count)]
        if isBlocks {
            let ticks = ticks(nanoseconds, interface)
            let head = [UInt32(interface), UInt32(truncatingIfNeeded: ticks >> 32), UInt32(truncatingIfNeeded: ticks)] + lengths
            block(6, head.flatMap(number32) + padded(frame))
        } else {
            write32(UInt32(truncatingIfNeeded: nanoseconds / 1_000_000_000))
            write32(UInt32(nanoseconds % 1_000_000_000 / (isNanoseconds ? 1 : 1_000)))
            lengths.forEach { write32($0) }
            if isPatched { octets += [UInt8](repeating: 0, count: 8) }
            octets += frame
            boundaries.append(octets.count)
        }
    }

    /// Begins another section, whose interfaces are counted anew.
    public mutating func section(_ order: Order, version: UInt16 = 1) {
        self.order = order
        resolutions = []
        let magic = number32(0x1a2b_3c4d) + number16(version) + number16(0)
        block(0x0a0d_0d0a, magic + [UInt8](repeating: 0xff, count: 8))
    }

    /// Describes an interface; `resolution` as `if_tsresol` has it, `offset` in seconds.
    public mutating func interface(link: UInt16, resolution: UInt8? = nil, offset: Int64? = nil, maximumCaptured: UInt32 = 0) {
        var body = number16(link) + number16(0) + number32(maximumCaptured)
        body += number16(2) + number16(3) + Array("any".utf8) + [0]
        if let resolution { body += number16(9) + number16(1) + [resolution, 0, 0, 0] }
        if let offset {
            let (high, low) = (UInt32(truncatingIfNeeded: offset >> 32), UInt32(truncatingIfNeeded: offset))
            body += number16(14) + number16(8) + (order == .big ? number32(high) + number32(low) : number32(low) + number32(high))
        }
        block(1, body + number16(0) + number16(0))
        resolutions.append(resolution ?? 6)
    }

    /// A Simple Packet Block: the first interface, no time.
    public mutating func simple(_ frame: [UInt8], length: Int? = nil) {
        block(3, number32(UInt32(length ?? frame.count)) + padded(frame))
    }

    /// The obsolete Packet Block.
    public mutating func obsolete(_ frame: [UInt8], at nanoseconds: Int64 = 1_700_000_000_000_000_000, interface: UInt16 = 0) {
        let ticks = ticks(nanoseconds, Int(interface))
        let numbers = [UInt32(ticks >> 32), UInt32(truncatingIfNeeded: ticks), UInt32(frame.count), UInt32(frame.count)]
        block(2, number16(interface) + number16(0xffff) + numbers.flatMap(number32) + padded(frame))
    }

    /// Keys for decryption; the kind is `TLSK` unless said otherwise.
    public mutating func secrets(_ text: String, kind: UInt32 = 0x544c_534b) {
        block(10, number32(kind) + number32(UInt32(text.utf8.count)) + padded(Array(text.utf8)))
    }

    /// Any block; the lengths around its body are written as they should be, or as said.
    public mutating func block(_ type: UInt32, _ body: [UInt8], length: UInt32? = nil, trailer: UInt32? = nil) {
        if boundaries.isEmpty { boundaries = [0] }
        let length = length ?? UInt32(body.count + 12)
        write32(type)
        write32(length)
        octets += body
        write32(trailer ?? length)
        boundaries.append(octets.count)
    }

    /// Octets that belong to no record.
    public mutating func junk(_ more: [UInt8]) { octets += more }

    private func ticks(_ nanoseconds: Int64, _ interface: Int) -> UInt64 {
        let resolution = interface < resolutions.count ? resolutions[interface] : 6
        if resolution & 0x80 != 0 {
            let shifted = UInt64(nanoseconds).multipliedFullWidth(by: 1 << UInt64(resolution & 0x7f))
            return UInt64(1_000_000_000).dividingFullWidth(shifted).quotient
        }
        return (0..<9 - Int(resolution)).reduce(UInt64(nanoseconds)) { ticks, _ in ticks / 10 }
    }

    private mutating func write16(_ number: UInt16) { octets += number16(number) }
    private mutating func write32(_ number: UInt32) { octets += number32(number) }

    public func number16(_ number: UInt16) -> [UInt8] {
        let big = [UInt8(number >> 8), UInt8(number & 0xff)]
        return order == .big ? big : big.reversed()
    }

    public func number32(_ number: UInt32) -> [UInt8] {
        let big = stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        return order == .big ? big : big.reversed()
    }

    private func padded(_ octets: [UInt8]) -> [UInt8] { octets + [UInt8](repeating: 0, count: -octets.count & 3) }
}
