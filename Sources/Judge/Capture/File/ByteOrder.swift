import Octets

/// The order in which the capturing machine wrote the octets of its numbers.
enum ByteOrder {
    case little
    case big

    /// - Precondition: the four octets lie inside the span.
    @inline(__always)
    func uint32(_ octets: Span<UInt8>, _ offset: Int) -> UInt32 {
        let value = octets.load(offset, as: UInt32.self)
        return self == .little ? UInt32(littleEndian: value) : UInt32(bigEndian: value)
    }

    /// - Precondition: the two octets lie inside the span.
    @inline(__always)
    func uint16(_ octets: Span<UInt8>, _ offset: Int) -> UInt16 {
        let value = octets.load(offset, as: UInt16.self)
        return self == .little ? UInt16(littleEndian: value) : UInt16(bigEndian: value)
    }

    /// - Precondition: the eight octets lie inside the span.
    @inline(__always)
    func uint64(_ octets: Span<UInt8>, _ offset: Int) -> UInt64 {
        let value = octets.load(offset, as: UInt64.self)
        return self == .little ? UInt64(littleEndian: value) : UInt64(bigEndian: value)
    }
}

/// Numbers as networks write them; each has the precondition that its octets lie inside the span.
extension Span where Element == UInt8 {
    @inline(__always)
    func uint16(_ offset: Int) -> UInt16 { ByteOrder.big.uint16(self, offset) }

    @inline(__always)
    func uint32(_ offset: Int) -> UInt32 { ByteOrder.big.uint32(self, offset) }

    @inline(__always)
    func uint64(_ offset: Int) -> UInt64 { ByteOrder.big.uint64(self, offset) }
}
