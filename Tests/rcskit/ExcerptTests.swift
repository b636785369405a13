import Testing

@testable import rcskit

@Suite struct ExcerptTests {
    @Test func marksTheOctetOnItsLine() {
        #expect(excerpt("one\r\ntwo: x;y\r\nthree", at: 10, length: 1) == ["two: x;y", "     ^"])
        #expect(excerpt("one\r\ntwo: x;y\r\nthree", at: 10, length: 99) == ["two: x;y", "     ^^^"])
        #expect(excerpt("one", at: 0, length: 0) == ["one", "^"])
    }

    @Test func anAbsentThingIsMarkedBehindWhatIsThere() {
        #expect(excerpt("one", at: 3, length: 0) == ["one", "   ^"])
        #expect(excerpt("one\r\n", at: 5, length: 0) == [])
        #expect(excerpt("", at: 0, length: 0) == [])
    }

    @Test func columnsAreCharactersAndNotOctets() {
        #expect(excerpt("é€: x", at: 7, length: 1) == ["é€: x", "    ^"])
        #expect(excerpt("a\u{1}\u{7F}b", at: 3, length: 1) == ["a··b", "   ^"])
    }

    @Test func aLongLineIsCutOnBothSides() {
        let line = String(repeating: "é", count: 100)
        let lines = excerpt(line, at: 100, length: 4)
        #expect(lines.count == 2)
        #expect(lines.first == "…" + String(repeating: "é", count: 60) + "…")
        #expect(lines.last == String(repeating: " ", count: 31) + "^^")
    }

    @Test(arguments: [-7, 99]) func anOffsetOutsideIsMovedIn(_ offset: Int) {
        #expect(excerpt("one", at: offset, length: 0).first == "one")
    }

    private func excerpt(_ text: String, at offset: Int, length: Int) -> [String] {
        Excerpt(Array(text.utf8).span, at: offset, length: length).lines
    }
}
