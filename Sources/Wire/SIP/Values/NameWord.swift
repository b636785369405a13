import Octets

/// The name of a parameter as a number, so that names are told apart by comparing words: its octets, letters in lower case, first octet lowest.
struct NameWord {
    static var branch: UInt64 { 0x6863_6e61_7262 }
    static var received: UInt64 { 0x6465_7669_6563_6572 }
    static var rport: UInt64 { 0x74_726f_7072 }
    static var maddr: UInt64 { 0x72_6464_616d }
    static var ttl: UInt64 { 0x6c_7474 }
    static var keep: UInt64 { 0x7065_656b }

    static var q: UInt64 { 0x71 }
    static var expires: UInt64 { 0x73_6572_6970_7865 }
    static var regID: UInt64 { 0x6469_2d67_6572 }

    static var username: UInt64 { 0x656d_616e_7265_7375 }
    static var realm: UInt64 { 0x6d_6c61_6572 }
    static var nonce: UInt64 { 0x65_636e_6f6e }
    static var uri: UInt64 { 0x69_7275 }
    static var response: UInt64 { 0x6573_6e6f_7073_6572 }
    static var nonceCount: UInt64 { 0x636e }
}

extension Span where Element == UInt8 {
    /// The name in a range as a number; 0 where it has more than eight octets.
    ///
    /// Setting the bit of lower case maps no two octets of tokens to one but the cases of a letter.
    @inline(__always)
    func nameWord(_ name: ByteRange) -> UInt64 {
        let count = name.count
        guard count >= 1, count <= 8 else { return 0 }
        return (word(name.start) | 0x2020_2020_2020_2020) & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }
}
