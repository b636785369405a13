public import CVector

// One of the package's audited files: every unchecked read of octets stands here, behind one bounds compare.
extension Span where Element == UInt8 {
    /// Reads a fixed-width value at an offset, least octet first, from memory of any alignment.
    ///
    /// - Precondition: `offset` and the `MemoryLayout<Value>.size` octets after it lie inside the span.
    @inlinable @inline(__always)
    public func load<Value: BitwiseCopyable>(_ offset: Int, as type: Value.Type) -> Value {
        let size = MemoryLayout<Value>.size
        precondition(count >= size && UInt(bitPattern: offset) <= UInt(bitPattern: count &- size), "load beyond the octets")
        // The compare above is the whole bounds check; RawSpan's own repeats it less cheaply.
        return unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: type)
    }

    /// The 64 octets from `offset`; those past the end read as zero.
    @inlinable @inline(__always)
    public func block64(_ offset: Int) -> cvector_u8x64 {
        if offset &+ 64 <= count { return load(offset, as: SIMD64<UInt8>.self) }
        return partialBlock64(offset)
    }

    /// The 32 octets from `offset`; those past the end read as zero.
    @inlinable @inline(__always)
    public func block32(_ offset: Int) -> cvector_u8x32 {
        if offset &+ 32 <= count { return load(offset, as: SIMD32<UInt8>.self) }
        return partialBlock32(offset)
    }

    /// Eight octets from `offset`, the first one lowest; those past the end read as zero.
    @inlinable @inline(__always)
    public func word(_ offset: Int) -> UInt64 {
        if offset &+ 8 <= count { return UInt64(littleEndian: load(offset, as: UInt64.self)) }
        return partialWord(offset)
    }

    @usableFromInline @inline(never)
    func partialBlock64(_ offset: Int) -> SIMD64<UInt8> {
        var block = SIMD64<UInt8>()
        var lane = 0
        while offset + lane < count, lane < 64 {
            block[lane] = self[offset + lane]
            lane += 1
        }
        return block
    }

    @usableFromInline @inline(never)
    func partialBlock32(_ offset: Int) -> SIMD32<UInt8> {
        var block = SIMD32<UInt8>()
        var lane = 0
        while offset + lane < count, lane < 32 {
            block[lane] = self[offset + lane]
            lane += 1
        }
        return block
    }

    @usableFromInline @inline(never)
    func partialWord(_ offset: Int) -> UInt64 {
        var word: UInt64 = 0
        var lane = 0
        while offset + lane < count, lane < 8 {
            word |= UInt64(self[offset + lane]) << UInt64(8 * lane)
            lane += 1
        }
        return word
    }

    /// The octets of a range as text; octets that are not UTF-8 read as U+FFFD. Copies.
    public func text(_ range: ByteRange) -> String {
        guard range.isPresent else { return "" }
        return unsafe extracting(range.start..<range.end).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}

extension StaticString {
    /// - Precondition: `index` is below `utf8CodeUnitCount`.
    @inlinable @inline(__always)
    func octet(_ index: Int) -> UInt8 {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: utf8CodeUnitCount), "load beyond the text")
        return unsafe utf8Start[index]
    }
}

extension Array<UInt8> {
    /// Appends a range of octets in one copy.
    @inlinable @inline(__always)
    public mutating func append(_ octets: Span<UInt8>, _ range: ByteRange) {
        // Span is no Collection; the pointer lives only inside the closure.
        unsafe octets.extracting(range.start..<range.end).withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    @inlinable @inline(__always)
    public mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}
