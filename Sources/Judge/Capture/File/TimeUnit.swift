/// What one tick of a pcapng interface's clock is: `if_tsresol` and `if_tsoffset`, draft-ietf-opsawg-pcapng 4.2.
struct TimeUnit: BitwiseCopyable {
    /// A power of ten below 128, else 128 and a power of two: how many ticks a second has.
    var resolution: UInt8 = 6
    /// Seconds to add.
    var offset: Int64 = 0

    /// Saturates at `Timestamp.farthest`.
    func timestamp(_ ticks: UInt64) -> Timestamp {
        let exponent = Int(resolution & 0x7f)
        let nanoseconds: UInt128
        if resolution & 0x80 != 0 {
            nanoseconds = (UInt128(ticks) * 1_000_000_000) >> UInt128(exponent)
        } else if exponent <= 9 {
            nanoseconds = UInt128(ticks) * UInt128(powerOfTen(9 - exponent))
        } else {
            nanoseconds = exponent > 28 ? 0 : UInt128(ticks / powerOfTen(exponent - 9))
        }
        let sum = Int128(nanoseconds) + Int128(offset) * 1_000_000_000
        return Timestamp(nanoseconds: Int64(clamping: min(max(sum, -Int128(Timestamp.farthest)), Int128(Timestamp.farthest))))
    }
}

/// - Precondition: `exponent` is at most 19.
private func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
}
