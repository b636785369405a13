import Octets
import Testing

@Suite struct ScanTests {
    @Test(
        arguments: [
            ("a>b", 1), (">", 0), ("", nil), ("abc", nil), ("a<b>", 3), ("a,b>", 3), ("a, <b>", nil), ("a<b,<c>", nil), ("a<b,c>", 5),
            (String(repeating: "a", count: 100) + ">", 100), (String(repeating: "a", count: 63) + ",<>", nil),
        ] as [(String, Int?)])
    func closingBracket(_ text: String, _ place: Int?) {
        // A bracket behind the range is none of it.
        let octets = Array("<\(text)>".utf8)
        #expect(octets.span.closingBracket(in: ByteRange(1, octets.count - 1)) == place.map { $0 + 1 })
    }

    @Test(arguments: [("BYE", "bye"), ("z9hG4bK", "z9hg4bk"), ("\u{212a}\u{c9}[", "\u{212a}\u{c9}[")])
    func lowerCaseOfASCII(_ text: String, _ lower: String) { #expect(text.lowercasedASCII == lower) }
}
