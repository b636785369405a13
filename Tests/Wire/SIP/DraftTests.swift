import MIME
import Octets
import SIP
import Testing

@Suite struct DraftTests {
    static func text(_ draft: Draft) -> String { String(decoding: draft.encoded(), as: UTF8.self) }

    @Test func aNewRequest() throws {
        var draft = try Draft(request: .message, uri: "sip:tomo@birch.example")
        try draft.append(.maxForwards, Number(70))
        try draft.append(.from, "\"Ilse\" <sip:ilse@aster.example>;tag=i1")
        try draft.append(.to, "<sip:tomo@birch.example>")
        try draft.append(.cseq, CSeq(7, .message))
        try draft.append(.supported, [OptionTag.path, .gruu])
        try draft.append("X-Ilse", "\u{e9}\t1")
        try draft.prepend(.via, "SIP/2.0/TCP 192.0.2.7;branch=z9hG4bK1")
        #expect(
            Self.text(draft) == """
                MESSAGE sip:tomo@birch.example SIP/2.0\r
                Via: SIP/2.0/TCP 192.0.2.7;branch=z9hG4bK1\r
                Max-Forwards: 70\r
                From: "Ilse" <sip:ilse@aster.example>;tag=i1\r
                To: <sip:tomo@birch.example>\r
                CSeq: 7 MESSAGE\r
                Supported: path, gruu\r
                X-Ilse: \u{e9}\t1\r
                Content-Length: 0\r
                \r

                """)
        try draft.setBody(Array("Hello\r\n".utf8), type: MediaType("text", "plain"))
        let message = draft.message()
        #expect(message.irregularities == [])
        #expect(message[.contentType] == "text/plain" && message[.contentLength] == "7" && message.bodyText == "Hello\r\n")
        #expect(message.first(.cseq, as: CSeq.self) == CSeq(7, .message))
        draft.removeBody()
        #expect(draft.message()[.contentType] == nil && draft.message()[.contentLength] == "0")
    }

    @Test func aNewResponse() throws {
        #expect(Self.text(try Draft(status: 200)) == "SIP/2.0 200 OK\r\nContent-Length: 0\r\n\r\n")
        #expect(Self.text(try Draft(status: 299)) == "SIP/2.0 299 \r\nContent-Length: 0\r\n\r\n")
        #expect(Self.text(try Draft(status: 486, reason: "")) == "SIP/2.0 486 \r\nContent-Length: 0\r\n\r\n")
        #expect(Self.text(try Draft(status: 404, reason: "Gone fishing")).hasPrefix("SIP/2.0 404 Gone fishing\r\n"))
        #expect(try !Draft(status: 404).isRequest && Draft(request: "SIPPING", uri: "sip:h").isRequest)
    }

    /// RFC 3261 8.2.6.2
    @Test func answeringARequest() throws {
        let request = try MessageTests.message(
            """
            OPTIONS sip:h SIP/2.0\r
            v: SIP/2.0/UDP a;branch=z9hG4bK2, SIP/2.0/UDP b\r
            Route: <sip:r;lr>\r
            Via: SIP/2.0/UDP\r
             \t c;branch=z9hG4bK1\r
            f: <sip:ilse@aster.example>;tag=1\r
            To: "a;tag=b" <sip:tomo@birch.example;tag=c>;x=";tag=d"\r
            Call-ID: 1@a\r
            Timestamp: 54\r
            CSeq: 1 OPTIONS\r
            Content-Length: 0\r
            \r

            """)
        #expect(
            Self.text(try Draft(status: 404, to: request, tag: "t9")) == """
                SIP/2.0 404 Not Found\r
                Via: SIP/2.0/UDP a;branch=z9hG4bK2, SIP/2.0/UDP b\r
                Via: SIP/2.0/UDP c;branch=z9hG4bK1\r
                From: <sip:ilse@aster.example>;tag=1\r
                To: "a;tag=b" <sip:tomo@birch.example;tag=c>;x=";tag=d";tag=t9\r
                Call-ID: 1@a\r
                CSeq: 1 OPTIONS\r
                Content-Length: 0\r
                \r

                """)
        let trying = try Draft(status: 100, to: request)
        #expect(trying[.timestamp] == "54" && trying[.to]?.hasSuffix(";x=\";tag=d\"") == true)
        #expect(throws: Draft.Refusal.kind) { try Draft(status: 200, to: trying.message()) }
        #expect(throws: Draft.Refusal.fieldValue) { try Draft(status: 200, to: request, tag: "a\r\nb") }
    }

    @Test(arguments: ["<sip:a>;tag=x", "sip:a;tag=x", "<sip:a> ; x ; TAG = x", "\"\\\";\" <sip:a;b>;tag=x"]) func aTagIsKept(_ to: String)
        throws
    {
        let request = try MessageTests.message("BYE sip:h SIP/2.0\r\nTo: \(to)\r\n\r\n")
        #expect(try Draft(status: 200, to: request, tag: "t9")[.to] == to)
    }

    @Test func octetsThatAreNoTextAreCopied() throws {
        let request = Array("BYE sip:h SIP/2.0\r\nCall-ID: ".utf8) + [0xff, 0x80, 0x41] + Array("\r\n\r\n".utf8)
        var findings = Findings()
        let response = try Draft(status: 200, to: try #require(Message(datagram: request, &findings))).message()
        #expect(response.fields.first { $0.name == .callID }?.octets == [0xff, 0x80, 0x41])
    }

    struct Injection: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let refusal: Draft.Refusal
        let attempt: @Sendable (inout Draft) throws -> Void
    }

    static let injections: [Injection] = [
        Injection(testDescription: "CRLF in a text", refusal: .fieldValue) { try $0.append(.subject, "a\r\nX: b") },
        Injection(testDescription: "fold in a text", refusal: .fieldValue) { try $0.append(.subject, "a\r\n b") },
        Injection(testDescription: "LF", refusal: .fieldValue) { try $0.set(.subject, "a\nb") },
        Injection(testDescription: "CR", refusal: .fieldValue) { try $0.prepend(.subject, "a\r") },
        Injection(testDescription: "NUL", refusal: .fieldValue) { try $0.append("X-Ilse", "a\u{0}b") },
        Injection(testDescription: "LF in a typed value", refusal: .fieldValue) { try $0.append(.require, OptionTag("a\nb")) },
        Injection(testDescription: "LF in a list", refusal: .fieldValue) { try $0.set(.require, [OptionTag("a"), "b\n"]) },
        Injection(testDescription: "LF in a replaced value", refusal: .fieldValue) { try $0.replaceFirst(.via, "a\nb") },
        Injection(testDescription: "LF in a media type", refusal: .fieldValue) { try $0.setBody([], type: "text/plain\n") },
        Injection(testDescription: "colon in a name", refusal: .fieldName) { try $0.append("A: b\r\nC", "d") },
        Injection(testDescription: "blank in a name", refusal: .fieldName) { try $0.set("A ", "d") },
        Injection(testDescription: "endless name", refusal: .fieldName) { try $0.append(String(repeating: "n", count: 65_536), "d") },
        Injection(testDescription: "no name", refusal: .fieldName) { try $0.prepend("", "d") },
        Injection(testDescription: "the name of no field", refusal: .fieldName) { try $0.append(.unknown, "d") },
        Injection(testDescription: "removing no name", refusal: .fieldName) { try $0.remove("a b") },
        Injection(testDescription: "a Content-Length by hand", refusal: .contentLength) { try $0.set(.contentLength, "4") },
        Injection(testDescription: "its compact name", refusal: .contentLength) { try $0.append("L", "4") },
        Injection(testDescription: "removing it", refusal: .contentLength) { try $0.remove(.contentLength) },
        Injection(testDescription: "popping it", refusal: .contentLength) { try $0.removeFirst(.contentLength) },
        Injection(testDescription: "blank in a URI", refusal: .requestURI) { try $0.setRequestURI("sip:a SIP/2.0") },
        Injection(testDescription: "CRLF in a URI", refusal: .requestURI) { try $0.setRequestURI("sip:a\r\nX: y") },
        Injection(testDescription: "no URI", refusal: .requestURI) { try $0.setRequestURI("") },
    ]

    @Test(arguments: injections) func injectionIsRefused(_ injection: Injection) throws {
        let message = try MessageTests.message(MessageTests.request)
        var fresh = try Draft(request: .message, uri: "sip:h")
        try fresh.append(.via, "v")
        for var draft in [fresh, Draft(forwarding: message)] {
            let before = draft.encoded()
            #expect(throws: injection.refusal) { try injection.attempt(&draft) }
            #expect(draft.encoded() == before, "what is refused changes nothing")
        }
    }

    @Test func startLinesAreChecked() {
        #expect(throws: Draft.Refusal.method) { try Draft(request: "A B", uri: "sip:h") }
        #expect(throws: Draft.Refusal.method) { try Draft(request: "", uri: "sip:h") }
        #expect(throws: Draft.Refusal.requestURI) { try Draft(request: .bye, uri: "sip:h\n") }
        #expect(throws: Draft.Refusal.statusCode) { try Draft(status: 99) }
        #expect(throws: Draft.Refusal.statusCode) { try Draft(status: 700) }
        #expect(throws: Draft.Refusal.reasonPhrase) { try Draft(status: 200, reason: "a\r\nb") }
        #expect(throws: Draft.Refusal.kind) {
            var draft = try Draft(status: 200)
            try draft.setRequestURI("sip:h")
        }
    }
}
