import Foundation
import Harness
import Octets
import Testing

@testable import Capture

/// The captures of `Vectors/captures` that are told here: what the file holds is what its scene says.
///
/// `WRITE_VECTORS=1 swift test --filter SampleCaptureTests` writes them anew.
struct SampleCaptureTests {
    @Test(arguments: [("clean-call.pcap", cleanCall)])
    func fileIsWhatItsSceneSays(_ name: String, _ scene: Scene) throws {
        let url = Places.vectors("captures/\(name)")
        if ProcessInfo.processInfo.environment["WRITE_VECTORS"] != nil { try Data(scene.octets).write(to: url) }
        #expect(try Array(Data(contentsOf: url)) == scene.octets)
    }

    @Test func nothingIsWrongWithTheCleanCall() throws {
        let trace = try read(Self.cleanCall)
        #expect(trace.messages.flatMap(\.findings) == [])
        #expect(
            trace.outcomes == [
                "registration: registered for 600 s after a challenge", "subscription: subscription terminated (timeout), 2 notifications",
                "dialog: answered, ended by the caller", "transaction: answered with 200",
            ])
        #expect(trace.reasons == ["keep-alive, 6", "no SIP recognised: RTP, 3440"])
    }

    private static let phone = "192.0.2.10:5060"
    private static let server = "198.51.100.5:5060"
    private static let desk = "203.0.113.20:5060"

    /// A registration and a subscription over TCP, in segments, with a keep-alive; a call through a proxy and a message over UDP; some audio.
    static let cleanCall: Scene = {
        var scene = Scene(.pcap())
        register(&scene)
        subscribe(&scene)
        call(&scene)
        message(&scene)
        return scene
    }()

    private static func register(_ scene: inout Scene) {
        func request(_ number: Int, _ fields: [String] = []) -> String {
            SIPText.request(
                "REGISTER", "sip:aster.example", via: "TCP 192.0.2.10:5060;branch=z9hG4bKreg\(number)",
                from: "<sip:ilse@aster.example>;tag=r7",
                to: "<sip:ilse@aster.example>", callID: "registration@192.0.2.10", cseq: number,
                fields: ["Contact: <sip:ilse@192.0.2.10:5060;transport=tcp>", "Expires: 600", "Supported: path"] + fields)
        }
        let challenge = #"WWW-Authenticate: Digest realm="aster.example", nonce="b1f5e0c6a2d94e73", algorithm=MD5, qop="auth""#
        let proof = [
            #"Authorization: Digest username="ilse", realm="aster.example", nonce="b1f5e0c6a2d94e73", uri="sip:aster.example", "#,
            #"response="2f4c1b7e90d35a68c1e2f3a4b5c6d7e8", algorithm=MD5, qop=auth, cnonce="5a1e", nc=00000001"#,
        ].joined()
        let port = "192.0.2.10:45010"
        scene.connect(from: port, to: server)
        scene.stream(request(1), from: port, to: server, size: 300)
        scene.stream(SIPText.response("401 Unauthorized", to: request(1), tag: "s1", fields: [challenge]), from: server, to: port)
        scene.stream(request(2, [proof]), from: port, to: server, size: 300)
        let ok = SIPText.response(
            "200 OK", to: request(2), tag: "s2",
            fields: ["Contact: <sip:ilse@192.0.2.10:5060;transport=tcp>;expires=600", "Date: Thu, 09 Oct 2025 08:53:20 GMT"])
        scene.stream(ok, from: server, to: port)
        scene.wait(25_000)
        scene.stream("\r\n\r\n", from: port, to: server)
        scene.stream("\r\n", from: server, to: port)
    }

    private static func subscribe(_ scene: inout Scene) {
        let (ilse, list) = ("<sip:ilse@aster.example>;tag=s4", "<sip:ilse@aster.example>;tag=n4")
        let request = SIPText.request(
            "SUBSCRIBE", "sip:ilse@aster.example", via: "TCP 192.0.2.10:5060;branch=z9hG4bKsub1", from: ilse,
            to: "<sip:ilse@aster.example>",
            callID: "subscription@192.0.2.10",
            fields: ["Contact: <sip:ilse@192.0.2.10:5060;transport=tcp>", "Event: reg", "Expires: 0", "Accept: application/reginfo+xml"])
        func notify(_ number: Int, _ state: String) -> String {
            SIPText.request(
                "NOTIFY", "sip:ilse@192.0.2.10:5060;transport=tcp", via: "TCP 198.51.100.5:5060;branch=z9hG4bKnot\(number)", from: list,
                to: ilse, callID: "subscription@192.0.2.10", cseq: number,
                fields: ["Contact: <sip:198.51.100.5:5060;transport=tcp>", "Event: reg", "Subscription-State: \(state)"])
        }
        let port = "192.0.2.10:45010"
        scene.stream(request, from: port, to: server)
        let contact = ["Contact: <sip:198.51.100.5:5060;transport=tcp>", "Expires: 0"]
        scene.stream(SIPText.response("200 OK", to: request, tag: "n4", fields: contact), from: server, to: port)
        for (number, state) in [(1, "active;expires=5"), (2, "terminated;reason=timeout")] {
            scene.stream(notify(number, state), from: server, to: port)
            scene.stream(SIPText.response("200 OK", to: notify(number, state)), from: port, to: server)
        }
    }

    private static func call(_ scene: inout Scene) {
        let features = ["Allow: INVITE, ACK, BYE, CANCEL, OPTIONS, MESSAGE", "Supported: 100rel"]
        let (ilse, tomo) = ("<sip:ilse@aster.example>;tag=i8", "<sip:tomo@birch.example>;tag=t8")
        func request(_ method: String, _ uri: String, _ number: Int, to: String, fields: [String] = [], body: SIPText.Body? = nil) -> String
        {
            SIPText.request(
                method, uri, via: "UDP 192.0.2.10:5060;branch=z9hG4bK\(method.lowercased())\(number)", from: ilse, to: to,
                callID: "call@192.0.2.10", cseq: number, fields: fields, body: body)
        }
        let contact = "Contact: <sip:ilse@192.0.2.10:5060>"
        let invite = request(
            "INVITE", "sip:tomo@birch.example", 1, to: "<sip:tomo@birch.example>", fields: [contact] + features, body: .sdp("192.0.2.10"))
        let onward = SIPText.forwarded(invite, via: "UDP 198.51.100.5:5060;branch=z9hG4bKp1")
            .replacing("INVITE sip:tomo@birch.example", with: "INVITE sip:tomo@203.0.113.20:5060")
            .replacing("Max-Forwards: 70", with: "Max-Forwards: 69\r\nRecord-Route: <sip:198.51.100.5:5060;lr>")
        let answer = ["Contact: <sip:tomo@203.0.113.20:5060>"] + features
        let ringing = SIPText.response("180 Ringing", to: onward, tag: "t8", fields: answer)
        let ok = SIPText.response("200 OK", to: onward, tag: "t8", fields: answer, body: .sdp("203.0.113.20"))
        scene.send(invite, from: phone, to: server)
        scene.send(SIPText.response("100 Trying", to: invite), from: server, to: phone)
        scene.send(onward, from: server, to: desk)
        for response in [ringing, ok] {
            scene.wait(700)
            scene.send(response, from: desk, to: server)
            scene.send(SIPText.returned(response), from: server, to: phone)
        }
        let route = ["Route: <sip:198.51.100.5:5060;lr>"]
        func pass(_ request: String) -> String {
            SIPText.forwarded(request, via: "UDP 198.51.100.5:5060;branch=z9hG4bKp\(request.utf8.count)")
                .replacing("Max-Forwards: 70", with: "Max-Forwards: 69").replacing("\(route[0])\r\n", with: "")
        }
        let ack = request("ACK", "sip:tomo@203.0.113.20:5060", 1, to: tomo, fields: route)
        scene.send(ack, from: phone, to: server)
        scene.send(pass(ack), from: server, to: desk)
        for _ in 0..<10 {
            scene.send([0x80, 0] + [UInt8](repeating: 0xff, count: 170), from: "192.0.2.10:40000", to: "203.0.113.20:40000")
            scene.send([0x80, 0] + [UInt8](repeating: 0xff, count: 170), from: "203.0.113.20:40000", to: "192.0.2.10:40000")
        }
        let bye = request("BYE", "sip:tomo@203.0.113.20:5060", 2, to: tomo, fields: route)
        let done = SIPText.response("200 OK", to: pass(bye))
        scene.send(bye, from: phone, to: server)
        scene.send(pass(bye), from: server, to: desk)
        scene.send(done, from: desk, to: server)
        scene.send(SIPText.returned(done), from: server, to: phone)
    }

    private static func message(_ scene: inout Scene) {
        let request = SIPText.request(
            "MESSAGE", "sip:ilse@192.0.2.10:5060", via: "UDP 203.0.113.20:5060;branch=z9hG4bKmes1", from: "<sip:tomo@birch.example>;tag=m9",
            to: "<sip:ilse@aster.example>", callID: "message@203.0.113.20", body: SIPText.Body("text/plain", "See you at noon"))
        scene.wait(2_000)
        scene.exchange(request, "200 OK", from: desk, to: phone)
    }
}
