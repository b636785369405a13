import Harness
import Testing

@testable import Capture

struct LadderTests {
    /// A call through a proxy, with a repeated request, and the called party's BYE.
    private static let call: Scene = {
        let invite = SIPText.request(
            "INVITE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1", fields: ["Contact: <sip:ilse@192.0.2.1>"],
            body: .sdp("192.0.2.1"))
        let onward = SIPText.forwarded(invite, via: "UDP 198.51.100.2;branch=z9hG4bKp1", fields: ["Record-Route: <sip:198.51.100.2;lr>"])
        let ringing = SIPText.response("180 Ringing", to: onward, tag: "t1")
        let ok = SIPText.response("200 OK", to: onward, tag: "t1", body: .sdp("203.0.113.3"))
        let bye = SIPText.request(
            "BYE", "sip:ilse@192.0.2.1", via: "UDP 203.0.113.3;branch=z9hG4bKb", from: "<sip:tomo@birch.example>;tag=t1",
            to: "<sip:ilse@aster.example>;tag=i1")
        let ack = SIPText.request(
            "ACK", "sip:tomo@203.0.113.3", via: "UDP 192.0.2.1;branch=z9hG4bK2", to: "<sip:tomo@birch.example>;tag=t1")
        var scene = Scene()
        scene.send(invite, from: ilse, to: proxy)
        scene.wait(500)
        scene.send(invite, from: ilse, to: proxy)
        scene.send(SIPText.response("100 Trying", to: invite), from: proxy, to: ilse)
        scene.send(onward, from: proxy, to: tomo)
        scene.send(ringing, from: tomo, to: proxy)
        scene.send(SIPText.returned(ringing), from: proxy, to: ilse)
        scene.wait(2_000)
        scene.send(ok, from: tomo, to: proxy)
        scene.send(SIPText.returned(ok), from: proxy, to: ilse)
        scene.send(ack, from: ilse, to: tomo)
        scene.wait(10_000)
        scene.exchange(bye, "200 OK", from: tomo, to: ilse)
        return scene
    }()

    private func lines(_ scene: Scene, width: Int, _ alphabet: Ladder.Alphabet = .unicode) throws -> [String] {
        let trace = try read(scene)
        let conversation = try #require(trace.conversations.first)
        return Ladder(conversation, of: trace, Participants(trace)).drawing(width: width, alphabet: alphabet).lines
    }

    @Test func registrarsAreNumberedWhateverTheirUsersAreCalled() throws {
        let registrars = ["198.51.100.2:5060", "198.51.100.3:5060"]
        let trace = try trace { scene in
            scene.send(
                SIPText.request("OPTIONS", "sip:registrar7@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK0"), from: ilse, to: tomo)
            for (place, registrar) in registrars.enumerated() {
                scene.send(
                    SIPText.request("REGISTER", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1\(place)"), from: ilse,
                    to: registrar)
            }
        }
        let participants = Participants(trace)
        #expect(trace.messages.map { participants[$0.destination].name } == ["registrar7", "registrar", "registrar 2"])
    }

    @Test func callThroughAProxy() throws {
        let expected = """
              time  frame  ilse                       proxy                      tomo
                           192.0.2.1:5060             198.51.100.2:5060          203.0.113.3:5060
                           │                          │                          │
             0.000      1  │ INVITE (SDP) ───────────►│                          │
             0.510      2  │ INVITE (again, SDP) ╌╌╌╌►│                          │
             0.520      3  │◄──── 100 Trying (INVITE) │                          │
             0.530      4  │                          │ INVITE (SDP) ───────────►│
             0.540      5  │                          │◄─── 180 Ringing (INVITE) │
             0.550      6  │◄─── 180 Ringing (INVITE) │                          │
             2.560      7  │                          │◄─── 200 OK (INVITE, SDP) │
             2.570      8  │◄─── 200 OK (INVITE, SDP) │                          │
             2.580      9  │ ACK ─────────────────────┼─────────────────────────►│
            12.590     10  │◄─────────────────────────┼───────────────────── BYE │
            12.600     11  │ 200 OK (BYE) ────────────┼─────────────────────────►│
            """
        #expect(try lines(Self.call, width: 100).joined(separator: "\n") == expected)
    }

    @Test func narrowAndInASCII() throws {
        let expected = """
              time  frame  ilse        proxy       tomo
                           192.0.2.1   198.51.100  203.0.113
                           :5060       .2:5060     .3:5060
                           |           |           |
             0.000      1  | INVITE -->|           |
             0.510      2  | INVITE ..>|           |
             0.520      3  |<----- 100 |           |
             0.530      4  |           | INVITE -->|
             0.540      5  |           |<----- 180 |
             0.550      6  |<----- 180 |           |
             2.560      7  |           |<-- 200 OK |
             2.570      8  |<-- 200 OK |           |
             2.580      9  | ACK ------+---------->|
            12.590     10  |<----------+------ BYE |
            12.600     11  | 200 OK (BYE) -------->|
            """
        let lines = try lines(Self.call, width: 50, .ascii)
        #expect(lines.joined(separator: "\n") == expected)
        #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [50, 60, 80, 100, 160]) func linesFitWhereTheyCan(_ width: Int) throws {
        let lines = try lines(Self.call, width: width)
        #expect(lines.map(\.count).max() ?? 0 <= width)
    }

    @Test func phoneThatConnectsFromAnotherPortIsOneParticipant() throws {
        let register = SIPText.request(
            "REGISTER", "sip:aster.example", via: "TCP 192.0.2.1;branch=z9hG4bKr", to: "<sip:ilse@aster.example>")
        var scene = Scene()
        scene.connect(from: "192.0.2.1:45001", to: proxy)
        scene.stream(register, from: "192.0.2.1:45001", to: proxy)
        scene.stream(SIPText.response("200 OK", to: register, tag: "r"), from: proxy, to: "192.0.2.1:45001")
        let expected = """
             time  frame  ilse                    registrar
                          192.0.2.1:5060          198.51.100.2:5060
                          │                       │
            0.000      3  │ REGISTER ────────────►│
            0.010      4  │◄─── 200 OK (REGISTER) │
            """
        #expect(try lines(scene, width: 100).joined(separator: "\n") == expected)
    }

    @Test func messageToItself() throws {
        let options = SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 198.51.100.2;branch=z9hG4bKo")
        var scene = Scene()
        scene.send(options, from: proxy, to: proxy)
        let expected = """
             time  frame  ilse
                          198.51.100.2:5060
                          │
            0.000      1  │ OPTIONS ↺
            """
        #expect(try lines(scene, width: 100).joined(separator: "\n") == expected)
    }

    @Test func addressesOfIPv6AreBroken() throws {
        let options = SIPText.request("OPTIONS", "sip:birch.example", via: "UDP [2001:db8::1];branch=z9hG4bKo")
        var scene = Scene()
        scene.send(options, from: "[2001:db8:1:2:3:4:5:6]:5060", to: "[2001:db8:1:2:3:4:5:7]:5060")
        let lines = try lines(scene, width: 60)
        #expect(lines.map(\.count).max() ?? 0 <= 60)
        #expect(lines[1...2].allSatisfy { $0.split(separator: " ").count == 2 })
    }

    @Test func noMessagesNoLines() throws {
        let trace = try read(Scene())
        #expect(Ladder([], of: trace, Participants(trace)).drawing().lines == [])
    }
}
