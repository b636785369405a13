import Octets

/// RFC 9293 3.1
struct SegmentHeader: BitwiseCopyable {
    let sourcePort: UInt16
    let destinationPort: UInt16
    let sequence: UInt32
    let acknowledgement: UInt32
    /// Octets of the header, options included; may be more than there are.
    let count: Int
    private let flags: UInt8
    private let reserved: UInt8

    /// Nil where the octets are too few, or the header says that it is shorter than it can be.
    init?(_ octets: Span<UInt8>) {
        guard octets.count >= 20, octets[12] >= 0x50 else { return nil }
        sourcePort = octets.uint16(0)
        destinationPort = octets.uint16(2)
        sequence = octets.uint32(4)
        acknowledgement = octets.uint32(8)
        count = Int(octets[12] >> 4) * 4
        reserved = octets[12] & 0x0f
        flags = octets[13]
    }

    var isFinal: Bool { flags & 1 != 0 }
    var isSynchronizing: Bool { flags & 2 != 0 }
    var isReset: Bool { flags & 4 != 0 }
    var isAcknowledging: Bool { flags & 16 != 0 }

    /// Whether a stack could have sent this: some flag that begins, carries on or ends a connection, and no two that exclude each other.
    var isPlausible: Bool {
        let kinds = [isFinal, isSynchronizing, isReset].count { $0 }
        return reserved & 0x0e == 0 && kinds <= 1 && (isAcknowledging || isSynchronizing || isReset)
    }
}
