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

extension Array<UInt8> {
    init(_ text: String) { self.init(text.utf8) }
    var text: String { String(decoding: self, as: UTF8.self) }
}
