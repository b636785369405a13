import JSON
import Testing

struct Specimen: CustomTestStringConvertible, Sendable {
    let name: String
    let value: Value
    let compact: String
    let readable: String

    init(_ name: String, _ value: Value, _ compact: String, readable: String? = nil) {
        self.name = name
        self.value = value
        self.compact = compact
        self.readable = readable ?? compact
    }

    var testDescription: String { name }
}

@Suite struct TextWriterTests {
    static let specimens = [
        Specimen("null", .null, "null"),
        Specimen("true", true, "true"),
        Specimen("false", false, "false"),
        Specimen("zero", 0, "0"),
        Specimen("the least integer", Value(Int.min), "-9223372036854775808"),
        Specimen("the greatest integer", Value(UInt64(Int64.max)), "9223372036854775807"),
        Specimen("an integer beyond it", Value(UInt64(Int64.max) + 1), #""9223372036854775808""#),
        Specimen("empty string", "", #""""#),
        Specimen("UTF-8 stays as it is", "Départ ☎ 🚀", #""Départ ☎ 🚀""#),
        Specimen("quotes and backslashes", #"a"b\c/d"#, #""a\"b\\c/d""#),
        Specimen("controls with short escapes", "\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        Specimen("controls without", "\u{0}\u{1}\u{B}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000b\u000f\u0010\u001f""#),
        Specimen("delete is no control here", "\u{7F}", "\"\u{7F}\""),
        Specimen("empty array", [], "[]"),
        Specimen("empty object", [:], "{}"),
        Specimen("array of plain values", [1, "a", .null], #"[1,"a",null]"#, readable: #"[1, "a", null]"#),
        Specimen("members in their order", ["z": 1, "a": 2], #"{"z":1,"a":2}"#, readable: #"{"z": 1, "a": 2}"#),
        Specimen("a name to escape", ["a\"": true], #"{"a\"":true}"#, readable: #"{"a\"": true}"#),
        Specimen("empty ones count as plain", ["a": [], "b": [:]], #"{"a":[],"b":{}}"#, readable: #"{"a": [], "b": {}}"#),
        Specimen(
            "nested", ["frames": [["offset": 0], ["offset": 7]], "findings": []],
            #"{"frames":[{"offset":0},{"offset":7}],"findings":[]}"#,
            readable: """
                {
                  "frames": [
                    {"offset": 0},
                    {"offset": 7}
                  ],
                  "findings": []
                }
                """),
        Specimen(
            "too wide for a line", ["a": .string(String(repeating: "x", count: 111)), "b": 1],
            #"{"a":"\#(String(repeating: "x", count: 111))","b":1}"#,
            readable: """
                {
                  "a": "\(String(repeating: "x", count: 111))",
                  "b": 1
                }
                """),
        Specimen(
            "just wide enough", ["a": .string(String(repeating: "x", count: 110))],
            #"{"a":"\#(String(repeating: "x", count: 110))"}"#, readable: #"{"a": "\#(String(repeating: "x", count: 110))"}"#),
    ]

    @Test(arguments: specimens)
    func writesEachValue(_ specimen: Specimen) {
        #expect(text(specimen.value, .compact) == specimen.compact + "\n")
        #expect(text(specimen.value, .readable) == specimen.readable + "\n")
        #expect(specimen.value.encoded == specimen.compact)
    }

    @Test(arguments: [Layout.compact, .readable])
    func pieceByPieceIsTheSameAsWhole(_ layout: Layout) {
        var writer = TextWriter(layout)
        writer.beginObject()
        writer.write("verdict", "accept")
        writer.write(name: "frames")
        writer.beginArray()
        var octets = writer.takeOctets()
        writer.write(["offset": 0])
        writer.write(["offset": 7, "values": ["qop": ["auth"]]])
        octets += writer.takeOctets()
        writer.endArray()
        writer.write(name: "findings")
        writer.beginArray()
        writer.endArray()
        writer.endObject()
        octets += writer.takeOctets()
        #expect(writer.count == 0)

        let whole: Value = [
            "verdict": "accept", "frames": [["offset": 0], ["offset": 7, "values": ["qop": ["auth"]]]], "findings": [],
        ]
        #expect(String(decoding: octets, as: UTF8.self) == text(whole, layout))
    }

    @Test func valuesFollowEachOtherLineByLine() {
        var writer = TextWriter(.compact)
        writer.write(["index": 0])
        writer.write(["index": 1])
        #expect(String(decoding: writer.takeOctets(), as: UTF8.self) == "{\"index\":0}\n{\"index\":1}\n")
    }

    private func text(_ value: Value, _ layout: Layout) -> String {
        var writer = TextWriter(layout)
        writer.write(value)
        return String(decoding: writer.takeOctets(), as: UTF8.self)
    }
}
