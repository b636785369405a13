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

    /// One octet, by one compare and one load.
    ///
    /// - Precondition: `offset` lies inside the span.
    @inlinable @inline(__always)
    public func octet(_ offset: Int) -> UInt8 {
        precondition(UInt(bitPattern: offset) < UInt(bitPattern: count), "load beyond the octets")
        return unsafe self[unchecked: offset]
    }

    /// 64 octets that begin at `offset`, or end with the span where fewer follow; `shift` octets of the block then lie before `offset`.
    ///
    /// A mask over the block, shifted right by `shift`, has bit 0 at `offset`. Octets past the end of a shorter span read as zero.
    @inlinable @inline(__always)
    public func window64(_ offset: Int) -> (block: SIMD64<UInt8>, shift: UInt64) {
        if offset &+ 64 <= count { return (load(offset, as: SIMD64<UInt8>.self), 0) }
        if count < 64 { return (shortBlock64(), UInt64(truncatingIfNeeded: offset)) }
        let origin = count &- 64
        return (load(origin, as: SIMD64<UInt8>.self), UInt64(truncatingIfNeeded: offset &- origin))
    }

    /// The same with 32 octets.
    @inlinable @inline(__always)
    public func window32(_ offset: Int) -> (block: SIMD32<UInt8>, shift: UInt32) {
        if offset &+ 32 <= count { return (load(offset, as: SIMD32<UInt8>.self), 0) }
        if count < 32 { return (shortBlock32(), UInt32(truncatingIfNeeded: offset)) }
        let origin = count &- 32
        return (load(origin, as: SIMD32<UInt8>.self), UInt32(truncatingIfNeeded: offset &- origin))
    }

    /// Eight octets from `offset`, the first one lowest; those past the end read as zero.
    @inlinable @inline(__always)
    public func word(_ offset: Int) -> UInt64 {
        if offset &+ 8 <= count { return UInt64(littleEndian: load(offset, as: UInt64.self)) }
        if count < 8 || offset >= count { return shortWord(offset) }
        return UInt64(littleEndian: load(count &- 8, as: UInt64.self)) &>> UInt64(truncatingIfNeeded: 8 &* (offset &+ 8 &- count))
    }

    @usableFromInline @inline(never)
    func shortBlock64() -> SIMD64<UInt8> {
        var block = SIMD64<UInt8>()
        for lane in 0..<Swift.min(count, 64) { block[lane] = self[lane] }
        return block
    }

    @usableFromInline @inline(never)
    func shortBlock32() -> SIMD32<UInt8> {
        var block = SIMD32<UInt8>()
        for lane in 0..<Swift.min(count, 32) { block[lane] = self[lane] }
        return block
    }

    @usableFromInline @inline(never)
    func shortWord(_ offset: Int) -> UInt64 {
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
        let count = range.count
        precondition(range.start <= range.end && range.end <= octets.count, "copy beyond the octets")
        // Into an array without memory even no octets would be written: its count is shared by all such arrays of all threads.
        guard count > 0 else { return }
        // Span is no Collection, and a collection's append is a call of twice the work; the pointers live only inside the closures.
        append(addingCapacity: count) { (free: inout OutputSpan<UInt8>) in
            unsafe free.withUnsafeMutableBufferPointer { target, initialized in
                unsafe octets.withUnsafeBufferPointer { source in
                    guard let from = source.baseAddress, let to = target.baseAddress else { return }
                    unsafe to.initialize(from: from + range.start, count: count)
                }
                initialized = count
            }
        }
    }

    /// Appends a text of the program's own.
    @inlinable @inline(__always)
    public mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }

    /// Appends fixed-width records as they lie in memory, in one copy; `Span.load` reads them back.
    @inlinable @inline(__always)
    public mutating func append<Record: BitwiseCopyable>(records: Span<Record>) {
        // A bitwise copy of trivial values; the pointer lives only inside the closure.
        unsafe records.withUnsafeBytes { unsafe append(contentsOf: $0) }
    }
}
