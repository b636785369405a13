import Octets

/// A text whose pilcrows mark offsets: they are taken out, and the places are kept.
struct Marked {
    var octets: [UInt8] = []
    var offsets: [Int] = []

    init(_ text: String) {
        for character in text.unicodeScalars {
            if character == "¶" { offsets.append(octets.count) } else { octets.append(contentsOf: Array(String(character).utf8)) }
        }
    }
}

extension Findings {
    /// `code@offset` of each.
    var summary: [String] { list.map { "\($0.fault.code)@\($0.offset)" } }
}

/// Random numbers that are the same in each run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}

extension Array<UInt8> {
    init(_ text: String) { self.init(text.utf8) }
    var text: String { String(decoding: self, as: UTF8.self) }
}
