import Foundation
import Harness
import Octets
import SIP
import Testing

@Suite struct ForwardingTests {
    static let frames: [(name: String, text: String)] = [
        ("as usual", MessageTests.request),
        ("no Content-Length", "BYE sip:h SIP/2.0\r\nTo: x\r\n\r\nbody"),
        ("a wrong Content-Length", "BYE sip:h SIP/2.0\r\nl: 99\r\n\r\nbody"),
        ("bare LF", "BYE sip:h SIP/2.0\nTo: x\nVia: y\n\nbody"),
        ("odd rows", "BYE  sip:h SIP/2.0 \r\n: x\r\nno colon\r\nTo\t :\r\n  x\r\n \r\n\r\n\r\n\r\n"),
        ("no fields", "BYE sip:h SIP/2.0\r\n\r\n"),
        ("no empty line", "BYE sip:h SIP/2.0\r\nTo: x\r\n"),
        ("half a line", "BYE sip:h SIP/2.0\r\nTo: x"),
        ("half a start line", "BYE sip:h"),
        ("no UTF-8", "BYE sip:h SIP/2.0\r\nTo: \u{0}\r\n\r\n\u{0}\u{1}"),
        ("more rows than the limit", "BYE sip:h SIP/2.0\r\n" + String(repeating: "Via: x\r\n", count: 400) + "\r\nbody"),
    ]

    @Test(arguments: frames) func untouchedOctetsStay(_ name: String, _ text: String) throws {
        let message = try MessageTests.message(text)
        #expect(DraftTests.text(Draft(forwarding: message)) == text)
        #expect(Draft(forwarding: message).message() == message)
        // A change taken back is no change but for the row.
        var draft = Draft(forwarding: message)
        try draft.prepend("X-New", "1")
        try draft.remove("x-new")
        #expect(DraftTests.text(draft) == text)
        // All else stays around a change.
        try draft.prepend("X-New", "1")
        let octets = Array(text.utf8)
        let row = Array("X-New: 1\r\n".utf8)
        if message.irregularities.contains(.unfinished) {
            #expect(draft.message().irregularities.isDisjoint(with: [.unfinished, .fieldName]))
        } else {
            let start = (octets.firstIndex(of: 10) ?? 0) + 1
            #expect(draft.encoded() == octets[..<start] + row + octets[start...])
        }
    }

    @Test func whatWasCutShortIsMended() throws {
        for (text, expected) in [
            ("BYE sip:h", "BYE sip:h\r\nX: 1\r\n\r\n"), ("BYE sip:h SIP/2.0\r\nTo: x", "BYE sip:h SIP/2.0\r\nTo: x\r\nX: 1\r\n\r\n"),
            ("BYE sip:h SIP/2.0\r\nTo: x\r\n", "BYE sip:h SIP/2.0\r\nTo: x\r\nX: 1\r\n\r\n"),
        ] {
            var draft = Draft(forwarding: try MessageTests.message(text))
            try draft.append("X", "1")
            #expect(DraftTests.text(draft) == expected)
        }
        var draft = Draft(forwarding: try MessageTests.message("BYE sip:h SIP/2.0\r\nTo: x"))
        try draft.set(.via, "v")
        try draft.remove(.to)
        #expect(DraftTests.text(draft) == "BYE sip:h SIP/2.0\r\nVia: v\r\n\r\n")
    }

    /// Every message of ours, right or wrong.
    @Test func vectorsStayAsTheyCame() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Vectors/sip").standardized
        var count = 0
        for name in ["torture", "kinds"] {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
            for file in files where file.hasSuffix(".sip") {
                let octets = Array(try #require(FileManager.default.contents(atPath: folder.appending(path: "\(name)/\(file)").path)))
                var findings = Findings()
                guard let message = Message(datagram: octets, &findings) else { continue }
                #expect(octets.starts(with: Draft(forwarding: message).encoded()[...]) || octets.first == 13, "\(name)/\(file)")
                #expect(Draft(forwarding: message).message() == message, "\(name)/\(file)")
                count += 1
            }
        }
        #expect(count > 200)
    }

    struct Edit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let rows: [String]
        let edit: @Sendable (inout Draft) throws -> Void
        let expected: [String]
    }

    static let edits: [Edit] = [
        Edit(
            testDescription: "push Via, lower Max-Forwards", rows: ["v: a", "Max-Forwards: 7", "l: 4"],
            edit: { draft in
                try draft.prepend(.via, "b")
                _ = try draft.decrementMaxForwards()
            }, expected: ["Via: b", "v: a", "Max-Forwards: 6", "l: 4"]),
        Edit(
            testDescription: "no Max-Forwards", rows: ["v: a"],
            edit: { _ = try $0.decrementMaxForwards() }, expected: ["v: a", "Max-Forwards: 70"]),
        Edit(
            testDescription: "Max-Forwards spent", rows: ["Max-Forwards: 0"],
            edit: { _ = try $0.decrementMaxForwards() }, expected: ["Max-Forwards: 0"]),
        Edit(
            testDescription: "Max-Forwards beyond 64 bits", rows: ["Max-Forwards: 18446744073709551616"],
            edit: { _ = try $0.decrementMaxForwards() }, expected: ["Max-Forwards: 18446744073709551616"]),
        Edit(
            testDescription: "pop a row", rows: ["Route: <sip:a;lr>", "Via: v", "Route: <sip:b;lr>"],
            edit: { try $0.removeFirst(.route) }, expected: ["Via: v", "Route: <sip:b;lr>"]),
        Edit(
            testDescription: "pop a value", rows: ["Route: \"a,b\" <sip:a,b;lr>\r\n , <sip:b;lr>,\r\n\t<sip:c>", "Via: v"],
            edit: { try $0.removeFirst(.route) }, expected: ["Route: <sip:b;lr>, <sip:c>", "Via: v"]),
        Edit(
            testDescription: "pop twice and once more", rows: ["Route: <sip:a>,<sip:b>", "Via: v"],
            edit: { draft in
                try draft.removeFirst(.route)
                try draft.removeFirst(.route)
                try draft.removeFirst(.route)
            }, expected: ["Via: v"]),
        Edit(
            testDescription: "add received to the top Via", rows: ["v: a, b", "v: c"],
            edit: { try $0.replaceFirst(.via, "a;received=192.0.2.1") },
            expected: ["Via: a;received=192.0.2.1, b", "v: c"]),
        Edit(
            testDescription: "replace what is not there", rows: ["v: a"], edit: { try $0.replaceFirst(.route, "x") },
            expected: ["v: a"]),
        Edit(
            testDescription: "several at one place", rows: ["v: a", "To: t"],
            edit: { draft in
                try draft.prepend(.via, "b")
                try draft.prepend(.via, "c")
                try draft.prepend(.recordRoute, "<sip:p;lr>")
                try draft.set(.to, "u")
                try draft.set(.to, "w")
                try draft.append(.via, "z")
            }, expected: ["Record-Route: <sip:p;lr>", "Via: c", "Via: b", "v: a", "To: w", "Via: z"]),
        Edit(
            testDescription: "set leaves one", rows: ["k: a", "To: t", "Supported: b", "SUPPORTED: c"],
            edit: { try $0.set(.supported, [OptionTag.path]) }, expected: ["Supported: path", "To: t"]),
        Edit(
            testDescription: "remove, then add", rows: ["a: 1", "To: t", "x: 2", "a: 3"],
            edit: { draft in
                try draft.remove("A")
                try draft.prepend("X", "4")
                try draft.remove(.sessionExpires)
                try draft.append("X", "5")
            }, expected: ["To: t", "X: 5"]),
        Edit(
            testDescription: "many", rows: ["To: t"],
            edit: { draft in
                for number in 0..<40 { try draft.prepend("X-\(number)", "\(number)") }
                for number in 0..<40 where number != 20 { try draft.remove("x-\(number)") }
            }, expected: ["X-20: 20", "To: t"]),
        Edit(
            testDescription: "state the Content-Length", rows: ["l: 99", "To: t", "Content-Length: 1"],
            edit: { $0.stateContentLength() }, expected: ["To: t", "Content-Length: 4"]),
        Edit(
            testDescription: "another body", rows: ["c: a/b", "l: 4", "To: t"],
            edit: { try $0.setBody(Array("body".utf8), type: "text/plain") },
            expected: ["Content-Type: text/plain", "To: t", "Content-Length: 4"]),
    ]

    @Test(arguments: edits) func edit(_ edit: Edit) throws {
        let rows = edit.rows.map { $0 + "\r\n" }.joined()
        var draft = Draft(forwarding: try MessageTests.message("BYE sip:h SIP/2.0\r\n\(rows)\r\nbody"))
        try edit.edit(&draft)
        let expected = edit.expected.map { $0 + "\r\n" }.joined()
        #expect(DraftTests.text(draft) == "BYE sip:h SIP/2.0\r\n\(expected)\r\nbody")
    }

    @Test func whatEditsTell() throws {
        func hops(_ value: String?) throws -> UInt64? {
            var draft = try Draft(request: .bye, uri: "sip:h")
            if let value { try draft.append(.maxForwards, value) }
            return try draft.decrementMaxForwards()
        }
        #expect(try hops("7") == 6 && hops("1") == 0 && hops(nil) == 70)
        #expect(try hops("0") == nil && hops("-1") == nil && hops("18446744073709551616") == nil)
        var draft = try Draft(request: .bye, uri: "sip:h")
        try draft.append(.route, "<sip:a>,<sip:b>")
        for (isRemoved, left) in [(true, "<sip:b>"), (true, nil), (false, nil)] as [(Bool, String?)] {
            let answer = try draft.removeFirst(.route)
            #expect(answer == isRemoved && draft[.route] == left)
        }
        let answer = try draft.replaceFirst(.route, "x")
        #expect(!answer)
    }

    @Test func anotherTarget() throws {
        var draft = Draft(forwarding: try MessageTests.message("KNOCK sip:h SIP/2.0\r\nTo: x\r\n\r\nbody"))
        try draft.setRequestURI("sip:[2001:db8::1];lr")
        #expect(DraftTests.text(draft) == "KNOCK sip:[2001:db8::1];lr SIP/2.0\r\nTo: x\r\n\r\nbody")
        try draft.setRequestURI("sip:k")
        try draft.prepend(.via, "v")
        #expect(DraftTests.text(draft) == "KNOCK sip:k SIP/2.0\r\nVia: v\r\nTo: x\r\n\r\nbody")
    }

    @Test func theRowAtTheLimitIsOneRow() throws {
        let message = try MessageTests.message("BYE sip:h SIP/2.0\r\n" + (0..<300).map { "N\($0): x\r\n" }.joined() + "\r\n")
        var draft = Draft(forwarding: message)
        try draft.remove("N254")
        #expect(!DraftTests.text(draft).contains("N254") && DraftTests.text(draft).contains("N255: x\r\nN256"))
    }

    @Test func aWriterIsUsedAgain() throws {
        let message = try MessageTests.message(MessageTests.request)
        var writer = Writer()
        for number in 0..<3 {
            writer.removeAll()
            var draft = Draft(forwarding: message)
            try draft.prepend(.via, "SIP/2.0/TCP h;branch=z9hG4bK\(number)")
            draft.encode(into: &writer)
            #expect(writer.octets == draft.encoded())
        }
    }

    /// Against a model that knows nothing of octets: a list of rows.
    @Test(arguments: 0..<300) func randomEditsAgreeWithAModel(_ seed: UInt64) throws {
        var chance = Random(seed: seed)
        let names = ["A-1", "A-2", "A-3", "Subject", "Route"]
        var rows = (0..<Int.random(in: 0...12, using: &chance)).map { _ in
            (names.randomElement(using: &chance) ?? "", "\(Int.random(in: 0...99, using: &chance))")
        }
        func frame() -> String { "BYE sip:h SIP/2.0\r\n" + rows.map { "\($0): \($1)\r\n" }.joined() + "\r\nbody" }
        var draft = Draft(forwarding: try MessageTests.message(frame()))
        for step in 0..<Int.random(in: 1...30, using: &chance) {
            let name = names.randomElement(using: &chance) ?? ""
            let first = rows.firstIndex { $0.0 == name }
            let value = "new\(step)"
            switch Int.random(in: 0...5, using: &chance) {
            case 0:
                try draft.append(name, value)
                rows.append((name, value))
            case 1:
                try draft.prepend(name, value)
                rows.insert((name, value), at: first ?? 0)
            case 2:
                try draft.set(name, value)
                if let first {
                    rows[first].1 = value
                    rows = rows.enumerated().filter { $0 == first || $1.0 != name }.map(\.element)
                } else {
                    rows.append((name, value))
                }
            case 3:
                try draft.remove(name)
                rows.removeAll { $0.0 == name }
            default:
                let isRemoved = try draft.removeFirst(.route)
                #expect(isRemoved == rows.contains { $0.0 == "Route" })
                if let route = rows.firstIndex(where: { $0.0 == "Route" }) { rows.remove(at: route) }
            }
            #expect(draft[name] == rows.first { $0.0 == name }?.1)
        }
        #expect(DraftTests.text(draft) == frame())
    }

    @Test(arguments: 0..<200) func corruptionNeverTraps(_ seed: UInt64) {
        var chance = Random(seed: seed)
        var octets = Array(MessageTests.request.utf8)
        for _ in 0..<Int.random(in: 1...20, using: &chance) {
            octets[Int.random(in: octets.indices, using: &chance)] = [0, 10, 13, 32, 58, 44, 34, 60].randomElement(using: &chance) ?? 0
        }
        var findings = Findings()
        guard let message = Message(datagram: octets, &findings) else { return }
        var draft = Draft(forwarding: message)
        try? draft.prepend(.via, "v")
        _ = try? draft.removeFirst(.supported)
        _ = try? draft.replaceFirst(.via, "w")
        _ = try? draft.decrementMaxForwards()
        try? draft.remove(.subject)
        try? draft.setRequestURI("sip:x")
        draft.stateContentLength()
        let again = draft.message()
        #expect(
            again.first(.contentLength, as: Number.self)?.value == UInt64(message.body.count)
                || message.irregularities.contains(.unfinished))
        if let response = try? Draft(status: 400, to: message, tag: "t").message() {
            #expect(response.statusCode == 400 && response.values(.via).count == message.values(.via).count)
        }
    }
}
