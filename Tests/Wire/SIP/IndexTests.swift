import Octets
import SIP
import Testing

@Suite struct IndexTests {
    struct Line: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let name: FieldName
        let value: String
        var isMalformed = false
    }

    static let lines: [Line] = [
        Line(testDescription: "the common form", text: "Call-ID: a@b", name: .callID, value: "a@b"),
        Line(testDescription: "compact name", text: "i: a@b", name: .callID, value: "a@b"),
        Line(testDescription: "odd case", text: "cALL-iD: a@b", name: .callID, value: "a@b"),
        Line(testDescription: "no blank after the colon", text: "Call-ID:a@b", name: .callID, value: "a@b"),
        Line(testDescription: "blanks everywhere", text: "Call-ID \t : \t a@b \t", name: .callID, value: "a@b"),
        Line(testDescription: "one octet of value", text: "Call-ID: a", name: .callID, value: "a"),
        Line(testDescription: "no value", text: "Subject:", name: .subject, value: ""),
        Line(testDescription: "blanks for a value", text: "Subject:   ", name: .subject, value: ""),
        Line(testDescription: "CR for the dash is another name", text: "Call\u{0d}ID: a", name: .unknown, value: "a", isMalformed: true),
        Line(testDescription: "unknown name", text: "X-Ilse: 1", name: .unknown, value: "1"),
        Line(testDescription: "known name and more", text: "Call-IDs: 1", name: .unknown, value: "1"),
        Line(
            testDescription: "longest known name", text: "P-Charging-Function-Addresses: ccf=a", name: .pChargingFunctionAddresses,
            value: "ccf=a"),
        Line(testDescription: "unknown name of 40 octets", text: String(repeating: "N", count: 40) + ": v", name: .unknown, value: "v"),
        Line(testDescription: "no colon", text: "Call-ID", name: .callID, value: "", isMalformed: true),
        Line(testDescription: "no name", text: ": v", name: .unknown, value: "v", isMalformed: true),
        Line(testDescription: "a name with a blank in it", text: "Call ID: v", name: .unknown, value: "v", isMalformed: true),
        Line(
            testDescription: "a colon in the value only of a long line", text: "X" + String(repeating: "y", count: 60), name: .unknown,
            value: "", isMalformed: true),
        Line(testDescription: "UTF-8 in the value", text: "Subject: é", name: .subject, value: "é"),
    ]

    /// With a body and without, so that a line stands far from the end of the octets and close to it.
    @Test(arguments: lines, ["", String(repeating: "b", count: 80)])
    func oneLine(_ line: Line, body: String) {
        let octets = Array("OPTIONS sip:h SIP/2.0\r\n\(line.text)\r\n\r\n\(body)".utf8)
        var index = Index()
        index.read(octets.span)
        #expect(index.count == 1)
        let field = index[0]
        #expect(field.name == line.name)
        #expect(octets.span.text(field.value) == line.value)
        #expect(field.traits.contains(.isMalformed) == line.isMalformed)
        #expect(index.irregularities.contains(.fieldName) == line.isMalformed)
        #expect(octets.count - index.bodyStart == body.utf8.count)
        #expect(octets.span.text(index.line(of: 0)) == line.text + "\r\n")
    }

    @Test(arguments: FieldName.allKnown)
    func everySpelling(_ name: FieldName) {
        let spellings = [name.canonicalSpelling, name.compactSpelling].compactMap { $0 }
        for spelling in spellings + spellings.map({ $0.uppercased() }) + spellings.map({ $0.lowercased() }) {
            #expect(FieldName(spelling) == name)
            #expect(FieldName(spelling + "x") != name)
        }
    }

    struct Start: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        var method = Method.Known.extension
        var status: UInt16 = 0
        let code: String
        let rest: String
        var isRegular = true
    }

    static let starts: [Start] = [
        Start(testDescription: "request", text: "INVITE sip:a@b SIP/2.0", method: .invite, code: "INVITE", rest: "sip:a@b"),
        Start(testDescription: "unknown method", text: "NEWMETHOD sip:a@b SIP/2.0", code: "NEWMETHOD", rest: "sip:a@b"),
        Start(testDescription: "a method in lower case is another method", text: "invite sip:a@b SIP/2.0", code: "invite", rest: "sip:a@b"),
        Start(testDescription: "response", text: "SIP/2.0 200 OK", status: 200, code: "200", rest: "OK"),
        Start(testDescription: "empty reason", text: "SIP/2.0 100 ", status: 100, code: "100", rest: ""),
        Start(testDescription: "reason with blanks", text: "SIP/2.0 486 Busy  Here", status: 486, code: "486", rest: "Busy  Here"),
        Start(
            testDescription: "two blanks", text: "INVITE  sip:a@b SIP/2.0", method: .invite, code: "INVITE", rest: "sip:a@b",
            isRegular: false),
        Start(
            testDescription: "a blank at the end", text: "INVITE sip:a@b SIP/2.0 ", method: .invite, code: "INVITE", rest: "sip:a@b",
            isRegular: false),
        Start(
            testDescription: "a blank in the URI", text: "INVITE sip:a@b; lr SIP/2.0", method: .invite, code: "INVITE", rest: "sip:a@b; lr",
            isRegular: false),
        Start(
            testDescription: "another version", text: "INVITE sip:a@b SIP/7.0", method: .invite, code: "INVITE", rest: "sip:a@b",
            isRegular: false),
        Start(testDescription: "huge status", text: "SIP/2.0 4294967301 OK", code: "4294967301", rest: "OK", isRegular: false),
        Start(testDescription: "status 99", text: "SIP/2.0 099 Odd", status: 99, code: "099", rest: "Odd", isRegular: false),
        Start(testDescription: "status 700", text: "SIP/2.0 700 Odd", status: 700, code: "700", rest: "Odd", isRegular: false),
    ]

    @Test(arguments: starts, ["\r\n", "\n"])
    func startLine(_ start: Start, lineBreak: String) {
        let octets = Array("\(start.text)\(lineBreak)To: x\(lineBreak)\(lineBreak)".utf8)
        var index = Index()
        index.read(octets.span)
        #expect(index.method == start.method)
        #expect(index.status == start.status)
        #expect(octets.span.text(index.methodRange) == start.code)
        #expect(octets.span.text(index.startLineRange) == start.rest)
        #expect(index.irregularities.contains(.startLine) == !start.isRegular)
        #expect(index.irregularities.contains(.lineBreak) == (lineBreak == "\n"))
    }

    /// A name followed by anything, NUL included, is another method.
    @Test(arguments: Method.Known.allCases.filter { $0 != .extension }, ["\0", "\0\0\0\0", "S", "X"])
    func methodsAreWholeNames(_ method: Method.Known, more: String) {
        for (name, expected) in [(method.name, method), (method.name + more, .extension), (String(method.name.dropLast()), .extension)] {
            let octets = Array("\(name) sip:h SIP/2.0\r\nCSeq: 1 \(name)\r\n\r\n".utf8)
            var index = Index()
            index.read(octets.span)
            #expect(index.method == expected)
            var key = KeyFields()
            index.readKeyFields(octets.span, into: &key)
            #expect(key.sequenceMethod == expected)
            #expect(key.problems.contains(.cseq) == name.contains("\0"))
        }
    }

    @Test func foldedLinesJoinTheirField() {
        let octets = Array("OPTIONS sip:h SIP/2.0\r\nSubject:\r\n one\r\n\t two\r\nTo: x\r\n\r\n".utf8)
        var index = Index()
        index.read(octets.span)
        #expect(index.count == 2)
        #expect(octets.span.text(index[0].value) == "one\r\n\t two")
        #expect(index[0].traits == .isFolded)
        #expect(index.first(.to)?.traits == [])
    }

    @Test(arguments: [1, 254, 255, 256, 400, 511, 600, 5_000])
    func asManyFieldsAsTheLimitAllows(count: Int) {
        let octets = Array(("OPTIONS sip:h SIP/2.0\r\n" + String(repeating: "Via: v\r\n", count: count) + "\r\nbody").utf8)
        var index = Index()
        index.read(octets.span)
        #expect(index.count == min(count, Limits.maximumFields))
        #expect(index.irregularities.contains(.limit) == (count > Limits.maximumFields))
    }

    /// Whatever the octets, an index comes of it whose ranges lie inside.
    @Test func everyTruncationGivesAnIndex() {
        let whole = Array("INVITE sip:ilse@birch.example SIP/2.0\r\nVia: SIP/2.0/UDP h\r\n ;branch=z\r\nX : y\r\n\r\nbody".utf8)
        var index = Index()
        for count in 0...whole.count {
            let octets = Array(whole[..<count])
            index.read(octets.span)
            #expect(index.bodyStart <= octets.count && index.headEnd <= index.bodyStart)
            for place in 0..<index.count { #expect(index[place].value.end <= octets.count && index[place].spelling.end <= octets.count) }
        }
    }
}
