/// One message in memory of its own, followed by a NUL that is not part of it: peers that read strings expect one.
///
/// The memory is never given back: messages live as long as the benchmark.
@safe
struct Message {
    private let start: UnsafePointer<CChar>
    let count: Int

    init(_ octets: [UInt8]) {
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: octets.count + 1)
        for (place, octet) in octets.enumerated() { unsafe memory[place] = CChar(bitPattern: octet) }
        unsafe memory[octets.count] = 0
        unsafe start = UnsafePointer(memory)
        count = octets.count
    }

    /// The octets as our parsers take them.
    var octets: Span<UInt8> {
        @_lifetime(borrow self)
        get {
            // The memory holds `count` octets and outlives every view of it.
            let octets = unsafe UnsafeRawBufferPointer(start: start, count: count)
            return unsafe _overrideLifetime(Span(_unsafeBytes: octets), borrowing: self)
        }
    }

    /// Hands the octets to a parser written in C.
    @inline(__always)
    func isRead(by parse: CParser) -> Bool { unsafe parse(start, count) }
}

/// A parser of `CPeers`: true where it read the whole message.
typealias CParser = @convention(c) (UnsafePointer<CChar>?, Int) -> Bool
