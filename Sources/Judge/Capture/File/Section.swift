import Octets

/// A section of a pcapng file: its byte order and the interfaces described so far. draft-ietf-opsawg-pcapng 4.1
struct Section {
    var order = ByteOrder.little
    /// False in a section whose version is not known; its blocks are passed over.
    var isReadable = true
    /// Interfaces of earlier sections.
    var firstInterface = 0
    var interfaces: [Interface] = []

    static let headerType: UInt32 = 0x0a0d_0d0a
    static let headerCount = 28

    init() {}

    /// The section header that a file begins with.
    init(firstIn octets: Span<UInt8>) throws(CaptureFailure) {
        guard octets.count >= Self.headerCount else { throw CaptureFailure(reason: .tooShort, offset: octets.count) }
        guard let order = Self.byteOrder(octets, 8) else { throw CaptureFailure(reason: .brokenHeader, offset: 8) }
        guard order.uint32(octets, 4) >= Self.headerCount else { throw CaptureFailure(reason: .brokenHeader, offset: 4) }
        self.order = order
    }

    /// The order in which a section header writes its magic number.
    static func byteOrder(_ octets: Span<UInt8>, _ offset: Int) -> ByteOrder? {
        switch octets.uint32(offset) {
        case 0x1a2b_3c4d: .big
        case 0x4d3c_2b1a: .little
        default: nil
        }
    }
}

/// What a pcapng file says of one interface.
struct Interface: BitwiseCopyable {
    let link: LinkType
    /// 0 where frames are never cut short.
    let maximumCapturedOctets: Int
    var unit = TimeUnit()

    /// draft-ietf-opsawg-pcapng 4.2; nil where the block's body is too short.
    init?(_ octets: Span<UInt8>, _ body: Range<Int>, _ order: ByteOrder) {
        guard body.count >= 8 else { return nil }
        link = LinkType(rawValue: order.uint16(octets, body.lowerBound))
        maximumCapturedOctets = Int(order.uint32(octets, body.lowerBound + 4))
        var position = body.lowerBound + 8
        while position + 4 <= body.upperBound {
            let code = order.uint16(octets, position)
            let count = Int(order.uint16(octets, position + 2))
            position += 4
            guard code != 0, count <= body.upperBound - position else { return }
            if code == 9, count == 1 { unit.resolution = octets[position] }
            if code == 14, count == 8 { unit.offset = Int64(bitPattern: order.uint64(octets, position)) }
            position += (count + 3) & ~3
        }
    }
}
