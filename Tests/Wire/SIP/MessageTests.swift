import Addressing
import Harness
import MIME
import Octets
import SIP
import Testing

@Suite struct MessageTests {
    static let request = """
        MESSAGE sip:tomo@birch.example SIP/2.0\r
        Via: SIP/2.0/TCP 192.0.2.7:5060;branch=z9hG4bKa1, SIP/2.0/UDP 192.0.2.8;branch=z9hG4bKa0\r
        v: SIP/2.0/UDP 192.0.2.9;branch=z9hG4bK9z\r
        Max-Forwards: 70\r
        From: <sip:ilse@aster.example>;tag=i1\r
        To: <sip:tomo@birch.example>\r
        Call-ID: m1@aster.example\r
        CSeq: 3 MESSAGE\r
        Subject: one\r
         \t two\r
        X-Ilse: a\r
        x-ilse: b\r
        Supported: path, gruu\r
        k: timer\r
        Content-Type: text/plain\r
        Content-Length: 6\r
        \r
        Hello\n
        """

    static func message(_ text: String) throws -> Message {
        var findings = Findings()
        return try #require(Message(datagram: Array(text.utf8), &findings))
    }

    @Test func readingARequest() throws {
        let message = try Self.message(Self.request)
        #expect(message.isRequest && message.method == .message && message.knownMethod == .message)
        #expect(message.requestURI == "sip:tomo@birch.example")
        #expect(message.statusCode == nil && message.reasonPhrase == nil)
        #expect(message[.callID] == "m1@aster.example")
        #expect(message[.via] == "SIP/2.0/TCP 192.0.2.7:5060;branch=z9hG4bKa1, SIP/2.0/UDP 192.0.2.8;branch=z9hG4bKa0")
        #expect(message.values(.via).count == 2 && message.values(.via).last == "SIP/2.0/UDP 192.0.2.9;branch=z9hG4bK9z")
        #expect(message[.subject] == "one two")
        #expect(message["X-ILSE"] == "a" && message.values("X-Ilse") == ["a", "b"])
        #expect(message["t"] == message[.to] && message.values("supported") == ["path, gruu", "timer"])
        #expect(message["X-Tomo"] == nil && message.values("X-Tomo") == [] && message[.route] == nil)
        #expect(message.contains(.cseq) && !message.contains(.route))
        #expect(message.bodyText == "Hello\n" && message.body.count == 6)
        #expect(message.first(.cseq, as: CSeq.self) == CSeq(3, .message))
        #expect(message.all(.supported, as: OptionTag.self) == [.path, .gruu, .timer])
        #expect(message.all(.require, as: OptionTag.self) == [])
        #expect(message.irregularities == [])
    }

    @Test func typedValues() throws {
        let message = try Self.message(
            """
            SUBSCRIBE sip:tomo@birch.example SIP/2.0\r
            Via: SIP/2.0/TCP 192.0.2.7:5060;branch=z9hG4bKa1, SIP/2.0/UDP 192.0.2.8;branch=z9hG4bKa0\r
            v: SIP/2.0/UDP 192.0.2.9;branch=z9hG4bK9z\r
            Max-Forwards: 70\r
            Route: <sip:p1.example;lr>, <sip:p2.example;lr>\r
            Record-Route: <sip:p0.example;lr>\r
            f: "Ilse, \\"I\\"" <sip:ilse@aster.example>;tag=i1\r
            To: sip:tomo@birch.example\r
            i: m1@aster.example\r
            CSeq: 3 SUBSCRIBE\r
            m: <sip:ilse@192.0.2.7>;expires=60, sip:ilse@192.0.2.8\r
            Require: 100rel\r
            k: path, gruu\r
            Supported: timer\r
            Allow: INVITE, KNOCK\r
            o: presence;id=4\r
            Expires: 600\r
            P-Asserted-Identity: <tel:+15550100>, "I" <sip:ilse@aster.example>\r
            c: text/plain;charset=utf-8\r
            l: 0\r
            \r

            """)
        #expect(message.via?.transport == "TCP" && message.vias.map(\.transport) == ["TCP", "UDP", "UDP"])
        #expect(message.vias.last?.encoded == "SIP/2.0/UDP 192.0.2.9;branch=z9hG4bK9z")
        #expect(message.from?.tag == "i1" && message.from?.displayName == "Ilse, \"I\"" && message.to?.tag == nil)
        #expect(message.to?.uri.encoded == "sip:tomo@birch.example")
        #expect(message.routes.map(\.encoded) == ["<sip:p1.example;lr>", "<sip:p2.example;lr>"])
        #expect(message.recordRoutes.count == 1 && message.contacts.count == 2 && message.assertedIdentities.count == 2)
        #expect(message.callID?.encoded == "m1@aster.example" && message.cseq == CSeq(3, .subscribe))
        #expect(message.maxForwards == 70 && message.expires == 600 && message.event?.encoded == "presence;id=4")
        #expect(message.required == ["100rel"] && message.supported == [.path, .gruu, .timer])
        #expect(message.allowed == [.invite, "KNOCK"] && message.contentType?.subtype == "plain")
        #expect(message.subscriptionState == nil)
        #expect(message.typed(.via).count == 2 && message.typed(.cseq) == [.cseq(CSeq(3, .subscribe))])
        // What was read can be written.
        var draft = try Draft(request: .subscribe, uri: "sip:h")
        for value in message.typed(.via) { try draft.append(.via, value) }
        try draft.append(.contact, message.contacts)
        try draft.set(.event, try #require(message.typed(.event).first))
        #expect(draft.message().vias == message.vias && draft.message().contacts == message.contacts)
        #expect(draft.message().event == message.event)
    }

    @Test func readingAResponse() throws {
        let message = try Self.message("SIP/2.0 486 Busy \u{e9}\r\nCSeq: 4294967296 INVITE\r\n\r\n")
        #expect(!message.isRequest && message.method == nil && message.requestURI == nil)
        #expect(message.statusCode == 486 && message.reasonPhrase == "Busy \u{e9}")
        #expect(message.fields.count == 1 && message.bodyText == "")
        #expect(try Self.message("SIP/2.0 100 \r\n\r\n").reasonPhrase == "")
    }

    @Test func fields() throws {
        let message = try Self.message(Self.request)
        let fields = message.fields
        #expect(fields.count == 14)
        #expect(fields.map(\.spelling).prefix(3) == ["Via", "v", "Max-Forwards"])
        #expect(fields.map(\.name).prefix(3) == [.via, .via, .maxForwards])
        #expect(fields[7].value == "one two" && String(decoding: fields[7].octets, as: UTF8.self) == "one\r\n \t two")
        #expect(fields[8].name == .unknown && fields[8].spelling == "X-Ilse")
        #expect(fields.reversed().first?.value == "6")
        #expect(fields.firstIndex { $0.name == .cseq } == 6)
    }

    @Test func whatStandsAroundAMessageIsLeftOut() throws {
        let octets = Array(("\r\n\r\n" + Self.request + "leftover").utf8)
        var findings = Findings()
        let message = try #require(Message(datagram: octets, &findings))
        #expect(findings.isEmpty)
        #expect(message == (try Self.message(Self.request)))
        #expect(message.octets.count == Self.request.utf8.count)
        #expect(Message(datagram: Array("\r\n\r\n".utf8), &findings) == nil)
    }

    /// From a framer's octets in place: the index may have read more than the message or only its head.
    @Test func copyingFromAFramer() throws {
        var framer = Framer()
        var index = Index()
        var findings = Findings()
        framer.receive(Array((Self.request + "\r\n" + Self.request).utf8).span)
        var messages: [Message] = []
        while let event = framer.next(&index, &findings) {
            if case .message = event { messages.append(Message(copying: framer.octets, index)) }
        }
        let expected = try Self.message(Self.request)
        #expect(messages == [expected, expected])
        #expect(messages.first?[.callID] == expected[.callID] && messages.first?.bodyText == expected.bodyText)
    }

    /// No content in what may end up in a log.
    @Test func descriptionsAreRedacted() throws {
        let message = try Self.message(Self.request)
        #expect(message.description == "MESSAGE, 14 fields, \(Self.request.utf8.count) octets")
        var dumped = ""
        dump(message, to: &dumped)
        dumped += String(reflecting: message) + "\(message.fields)" + "\(message.fields[3])" + String(reflecting: message.fields[3])
        dump(message.fields[3], to: &dumped)
        dump(message.fields, to: &dumped)
        #expect(!dumped.contains("ilse") && !dumped.contains("115"))
        #expect(try Self.message("SIP/2.0 404 Ilse\r\n\r\n").description == "404, 0 fields, 20 octets")
        #expect(try Self.message("KNOCK sip:ilse SIP/2.0\r\n\r\n").description == "request, 0 fields, 26 octets")
    }

    @Test(arguments: [0, 1, 254, 255, 256, 2_000]) func manyFields(_ count: Int) throws {
        let text = "OPTIONS sip:h SIP/2.0\r\n" + (0..<count).map { "N\($0): \($0)\r\n" }.joined() + "\r\nbody"
        let message = try Self.message(text)
        let expected = min(count, Limits.maximumFields)
        #expect(message.fields.count == expected)
        #expect(message.fields.enumerated().allSatisfy { $1.value == "\($0)" && $1.spelling == "N\($0)" })
        #expect(message.irregularities.contains(.limit) == (count > expected))
    }

    @Test(arguments: 0..<300) func corruptionNeverTraps(_ seed: UInt64) {
        var chance = Random(seed: seed)
        var octets = Array(Self.request.utf8)
        for _ in 0..<Int.random(in: 1...20, using: &chance) {
            octets[Int.random(in: octets.indices, using: &chance)] = [0, 10, 13, 32, 58, 44, 34, 255].randomElement(using: &chance) ?? 0
        }
        var findings = Findings()
        guard let message = Message(datagram: octets, &findings) else { return }
        #expect(message.fields.allSatisfy { $0.octets.count <= octets.count && $0.value.utf8.count <= 3 * octets.count })
        _ = (message.method, message.requestURI, message.statusCode, message.reasonPhrase, message.bodyText)
        _ = (message.all(.via, as: OptionTag.self), message.first(.cseq, as: CSeq.self), message["X-Ilse"])
        #expect(message.body.count + message.fields.reduce(0) { $0 + $1.octets.count } <= octets.count)
    }
}
