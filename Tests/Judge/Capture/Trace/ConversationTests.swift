import Harness
import Testing

@testable import Capture

struct ConversationTests {
    private let invite = SIPText.request("INVITE", "sip:tomo@birch.example;user=phone", via: "UDP 192.0.2.1;branch=z9hG4bK1")

    private func inDialog(_ method: String, _ number: Int, isFromCallee: Bool = false) -> String {
        let (caller, callee) = ("<sip:ilse@aster.example>;tag=i1", "<sip:tomo@birch.example;user=phone>;tag=t1")
        let host = isFromCallee ? "203.0.113.3" : "192.0.2.1"
        return SIPText.request(
            method, "sip:peer@\(host)", via: "UDP \(host);branch=z9hG4bK\(method)\(number)", from: isFromCallee ? callee : caller,
            to: isFromCallee ? caller : callee, cseq: number)
    }

    private func answer(_ scene: inout Scene, _ status: String, tag: String = "t1") {
        scene.send(SIPText.response(status, to: invite, tag: tag), from: tomo, to: ilse)
    }

    // MARK: Calls

    @Test func callThatTheCallerEnds() throws {
        let trace = try trace { scene in
            scene.exchange(invite, "200 OK", from: ilse, to: tomo)
            scene.send(inDialog("ACK", 1), from: ilse, to: tomo)
            scene.exchange(inDialog("BYE", 2), "200 OK", from: ilse, to: tomo)
        }
        let call = try #require(trace.conversations.first)
        #expect(trace.outcomes == ["dialog: answered, ended by the caller"])
        #expect(call.id == "c1@aster.example")
        #expect(call.parties == ["sip:ilse@aster.example", "sip:tomo@birch.example"])
        #expect(call.messages == Array(0...4))
        #expect(call.dialogs == [0])
        #expect(call.transactions == [0, 1, 2])
    }

    @Test func callThatTheCalledPartyEnds() throws {
        let trace = try trace { scene in
            scene.exchange(invite, "200 OK", from: ilse, to: tomo)
            scene.send(inDialog("ACK", 1), from: ilse, to: tomo)
            scene.exchange(inDialog("BYE", 1, isFromCallee: true), "200 OK", from: tomo, to: ilse)
        }
        #expect(trace.outcomes == ["dialog: answered, ended by the called party"])
    }

    @Test(arguments: [
        ("486 Busy Here", "refused with 486"), ("302 Moved Temporarily", "redirected with 302"), ("180 Ringing", "no final response seen"),
        ("401 Unauthorized", "challenged with 401, not tried again"), ("200 OK", "answered, never acknowledged, no end seen"),
    ])
    func callThatGotOneResponse(_ status: String, _ outcome: String) throws {
        let trace = try trace { $0.exchange(invite, status, from: ilse, to: tomo) }
        #expect(trace.outcomes == ["dialog: \(outcome)"])
    }

    @Test func unansweredCall() throws {
        let trace = try trace { scene in
            for _ in 0..<7 {
                scene.send(invite, from: ilse, to: tomo)
                scene.wait(500)
            }
        }
        #expect(trace.outcomes == ["dialog: unanswered"])
        #expect(trace.transactions[0].retransmissions.count == 6)
    }

    @Test func cancelledCall() throws {
        let trace = try trace { scene in
            scene.exchange(invite, "180 Ringing", from: ilse, to: tomo)
            scene.exchange(invite.replacing("INVITE", with: "CANCEL"), "200 OK", from: ilse, to: tomo)
            answer(&scene, "487 Request Terminated")
        }
        #expect(trace.outcomes == ["dialog: cancelled"])
    }

    @Test func cancelThatCameTooLate() throws {
        let trace = try trace { scene in
            scene.exchange(invite, "180 Ringing", from: ilse, to: tomo)
            scene.send(invite.replacing("INVITE", with: "CANCEL"), from: ilse, to: tomo)
            answer(&scene, "200 OK")
            scene.send(inDialog("ACK", 1), from: ilse, to: tomo)
            scene.exchange(inDialog("BYE", 2), "200 OK", from: ilse, to: tomo)
        }
        #expect(trace.outcomes == ["dialog: answered although cancelled, ended by the caller"])
    }

    @Test func callThatTwoEndsAnswer() throws {
        let trace = try trace { scene in
            scene.exchange(invite, "200 OK", from: ilse, to: tomo)
            answer(&scene, "200 OK", tag: "t2")
            scene.send(inDialog("ACK", 1), from: ilse, to: tomo)
        }
        #expect(trace.outcomes == ["dialog: answered by 2 ends, no end seen"])
        #expect(trace.conversations[0].dialogs == [0, 1])
    }

    @Test func callAfterAChallenge() throws {
        let second = SIPText.request(
            "INVITE", "sip:tomo@birch.example;user=phone", via: "UDP 192.0.2.1;branch=z9hG4bK9", cseq: 2,
            fields: ["Proxy-Authorization: Digest username=\"ilse\""])
        let trace = try trace { scene in
            scene.exchange(invite, "407 Proxy Authentication Required", from: ilse, to: tomo)
            scene.exchange(second, "603 Decline", from: ilse, to: tomo)
        }
        #expect(trace.outcomes == ["dialog: refused with 603 after a challenge"])
    }

    @Test func callOnTwoHopsIsOneConversation() throws {
        let onward = SIPText.forwarded(invite, via: "UDP 198.51.100.2;branch=z9hG4bKp1")
        let busy = SIPText.response("486 Busy Here", to: onward, tag: "t1")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: proxy)
            scene.send(onward, from: proxy, to: tomo)
            scene.send(busy, from: tomo, to: proxy)
            scene.send(SIPText.returned(busy), from: proxy, to: ilse)
        }
        #expect(trace.outcomes == ["dialog: refused with 486"])
    }

    @Test func answerSeenOnTheOtherHopOnly() throws {
        let onward = SIPText.forwarded(invite, via: "UDP 198.51.100.2;branch=z9hG4bKp1")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: proxy)
            scene.exchange(onward, "200 OK", from: proxy, to: tomo)
        }
        #expect(trace.outcomes == ["dialog: answered, never acknowledged, no end seen"])
    }

    @Test func callBegunBeforeTheCapture() throws {
        let ended = try trace { $0.exchange(inDialog("BYE", 2), "200 OK", from: ilse, to: tomo) }
        #expect(ended.outcomes == ["dialog: begun before the capture, ended"])
        let open = try trace { $0.send(inDialog("INFO", 2), from: ilse, to: tomo) }
        #expect(open.outcomes == ["dialog: begun before the capture, no end seen"])
    }

    @Test func cancelOfWhatWasNotSeen() throws {
        let trace = try trace { $0.send(invite.replacing("INVITE", with: "CANCEL"), from: ilse, to: tomo) }
        #expect(trace.outcomes == ["dialog: cancelled, its INVITE not seen"])
    }

    /// The proxy tries two places at once; the caller hears of one.
    @Test func forkedCallIsOneExchange() throws {
        let first = SIPText.forwarded(invite, via: "UDP 198.51.100.2;branch=z9hG4bKp1")
        let second = SIPText.forwarded(invite, via: "UDP 198.51.100.2;branch=z9hG4bKp2")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: proxy)
            scene.send(first, from: proxy, to: tomo)
            scene.send(second, from: proxy, to: "203.0.113.4:5060")
            scene.send(SIPText.response("486 Busy Here", to: first, tag: "a"), from: tomo, to: proxy)
            scene.send(SIPText.response("200 OK", to: second, tag: "b"), from: "203.0.113.4:5060", to: proxy)
            scene.send(SIPText.response("200 OK", to: invite, tag: "b"), from: proxy, to: ilse)
            scene.send(inDialog("ACK", 1).replacing("tag=t1", with: "tag=b"), from: ilse, to: proxy)
        }
        #expect(trace.outcomes == ["dialog: answered, no end seen"])
        #expect(trace.messages.map(\.previousRequest) == [nil, nil, nil, nil, nil, nil, 0])
    }

    // MARK: Registrations and publications

    private func register(_ number: Int, contact: String?, expires: Int? = nil, hasCredentials: Bool = false) -> String {
        let fields = [
            contact.map { "Contact: \($0)" }, expires.map { "Expires: \($0)" },
            hasCredentials ? "Authorization: Digest username=\"ilse\"" : nil,
        ]
        return SIPText.request(
            "REGISTER", "sip:aster.example", via: "UDP 192.0.2.1;branch=z9hG4bKr\(number)", to: "<sip:ilse@aster.example>",
            callID: "r1", cseq: number, fields: fields.compactMap { $0 })
    }

    @Test func registrationWithItsHistory() throws {
        let contact = "<sip:ilse@192.0.2.1>"
        let trace = try trace { scene in
            scene.exchange(register(1, contact: contact, expires: 7_200), "401 Unauthorized", from: ilse, to: proxy)
            let granted = ["Contact: <sip:other@192.0.2.9>;expires=60, <sip:ilse@192.0.2.1>;expires=3600"]
            scene.exchange(
                register(2, contact: contact, expires: 7_200, hasCredentials: true), "200 OK", from: ilse, to: proxy, fields: granted)
            scene.exchange(register(3, contact: contact), "200 OK", from: ilse, to: proxy)
            scene.exchange(register(4, contact: contact), "200 OK", from: ilse, to: proxy)
            scene.exchange(register(5, contact: "*", expires: 0), "200 OK", from: ilse, to: proxy)
        }
        #expect(trace.outcomes == ["registration: registered for 3600 s after a challenge, refreshed (2 times), removed"])
        #expect(trace.conversations[0].parties == ["sip:ilse@aster.example"])
        #expect(trace.earlierRequests(before: trace.messages[8]).map(\.index) == [6, 4, 2, 0])
    }

    @Test(arguments: [
        ("403 Forbidden", "refused with 403"), ("401 Unauthorized", "challenged with 401, not tried again"),
        ("100 Trying", "no final response seen"),
    ])
    func registrationThatFailed(_ status: String, _ outcome: String) throws {
        let trace = try trace { $0.exchange(register(1, contact: "<sip:ilse@192.0.2.1>"), status, from: ilse, to: proxy) }
        #expect(trace.outcomes == ["registration: \(outcome)"])
    }

    /// The second request of a phone that agreed on IPsec comes from its protected port, over TCP as well as not. RFC 3329; 3GPP TS 33.203
    @Test func registrationFromAnotherPort() throws {
        let contact = "<sip:ilse@192.0.2.1>"
        let protected = register(2, contact: contact, expires: 600, hasCredentials: true).replacing(
            "UDP 192.0.2.1", with: "TCP 192.0.2.1:6300")
        let trace = try trace { scene in
            scene.exchange(register(1, contact: contact, expires: 600), "401 Unauthorized", from: ilse, to: proxy)
            scene.connect(from: "192.0.2.1:6301", to: "198.51.100.2:6100")
            scene.stream(protected, from: "192.0.2.1:6301", to: "198.51.100.2:6100")
            scene.stream(SIPText.response("200 OK", to: protected, tag: "r"), from: "198.51.100.2:6100", to: "192.0.2.1:6301")
        }
        #expect(trace.outcomes == ["registration: registered for 600 s after a challenge"])
        #expect(trace.messages[2].previousRequest == 0)
    }

    @Test func wrongPassword() throws {
        let trace = try trace { scene in
            scene.exchange(register(1, contact: "<sip:ilse@192.0.2.1>"), "401 Unauthorized", from: ilse, to: proxy)
            scene.exchange(register(2, contact: "<sip:ilse@192.0.2.1>", hasCredentials: true), "401 Unauthorized", from: ilse, to: proxy)
        }
        #expect(trace.outcomes == ["registration: refused with 401 after a challenge"])
    }

    @Test func bindingsAskedForAndRemoved() throws {
        let asked = try trace { $0.exchange(register(1, contact: nil), "200 OK", from: ilse, to: proxy) }
        #expect(asked.outcomes == ["registration: bindings asked for"])
        let removed = try trace { $0.exchange(register(1, contact: "<sip:ilse@192.0.2.1>;expires=0"), "200 OK", from: ilse, to: proxy) }
        #expect(removed.outcomes == ["registration: bindings removed"])
    }

    @Test func publicationGoesOnUnderAnotherCallID() throws {
        func publish(_ number: Int, tag: String?, expires: Int = 600, body: SIPText.Body? = SIPText.Body("text/plain", "on")) -> String {
            SIPText.request(
                "PUBLISH", "sip:ilse@aster.example", via: "UDP 192.0.2.1;branch=z9hG4bKp\(number)", callID: "p\(number)",
                fields: ["Event: presence", "Expires: \(expires)"] + (tag.map { ["SIP-If-Match: \($0)"] } ?? []), body: body)
        }
        let trace = try trace { scene in
            scene.exchange(publish(1, tag: nil), "200 OK", from: ilse, to: proxy, fields: ["SIP-ETag: a", "Expires: 600"])
            scene.exchange(publish(2, tag: "a"), "200 OK", from: ilse, to: proxy, fields: ["SIP-ETag: b", "Expires: 600"])
            scene.exchange(publish(3, tag: "b", body: nil), "200 OK", from: ilse, to: proxy, fields: ["SIP-ETag: c", "Expires: 600"])
            scene.exchange(publish(4, tag: "c", expires: 0, body: nil), "200 OK", from: ilse, to: proxy, fields: ["Expires: 0"])
            scene.exchange(publish(5, tag: "z"), "412 Conditional Request Failed", from: ilse, to: proxy)
        }
        #expect(trace.outcomes == ["publication: published for 600 s, changed, refreshed, removed", "publication: refused with 412"])
        #expect(trace.conversations.map(\.id) == ["p1", "p5"])
    }

    // MARK: Subscriptions

    private let subscribe = SIPText.request(
        "SUBSCRIBE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bKs", callID: "s1", fields: ["Event: presence"])

    private func notify(_ number: Int, _ state: String) -> String {
        SIPText.request(
            "NOTIFY", "sip:ilse@192.0.2.1", via: "UDP 203.0.113.3;branch=z9hG4bKn\(number)", from: "<sip:tomo@birch.example>;tag=t1",
            to: "<sip:ilse@aster.example>;tag=i1", callID: "s1", cseq: number, fields: ["Event: presence", "Subscription-State: \(state)"])
    }

    @Test func subscriptionWithNotifications() throws {
        var scene = Scene()
        scene.exchange(subscribe, "200 OK", from: ilse, to: tomo)
        scene.exchange(notify(1, "pending;expires=3600"), "200 OK", from: tomo, to: ilse)
        scene.exchange(notify(2, "Active;expires=3500"), "200 OK", from: tomo, to: ilse)
        let open = try read(scene)
        #expect(open.outcomes == ["subscription: subscription active, 2 notifications"])
        #expect(open.dialogs.map(\.state) == [.confirmed])
        scene.exchange(notify(3, "terminated;reason=timeout"), "200 OK", from: tomo, to: ilse)
        let ended = try read(scene)
        #expect(ended.outcomes == ["subscription: subscription terminated (timeout), 3 notifications"])
        #expect(ended.dialogs.map(\.state) == [.ended])
    }

    @Test func notificationBeforeTheAnswer() throws {
        let trace = try trace { scene in
            scene.send(subscribe, from: ilse, to: tomo)
            scene.send(notify(1, "active"), from: tomo, to: ilse)
            scene.send(SIPText.response("200 OK", to: subscribe, tag: "t1"), from: tomo, to: ilse)
        }
        #expect(trace.dialogs.map(\.messages) == [[0, 1, 2]])
        #expect(trace.dialogs.map(\.callerTag) == ["i1"])
    }

    @Test func subscriptionsThatCameToNothing() throws {
        let silent = try trace { $0.exchange(subscribe, "200 OK", from: ilse, to: tomo) }
        #expect(silent.outcomes == ["subscription: accepted, no notification seen"])
        let refused = try trace { $0.exchange(subscribe, "489 Bad Event", from: ilse, to: tomo) }
        #expect(refused.outcomes == ["subscription: refused with 489"])
        let unasked = try trace { $0.exchange(notify(1, "active"), "200 OK", from: tomo, to: ilse) }
        #expect(unasked.outcomes == ["subscription: 1 notification, no subscription seen, last subscription active"])
    }

    // MARK: Others

    @Test func requestsThatStandAlone() throws {
        func message(_ number: Int, callID: String = "m1") -> String {
            SIPText.request(
                "MESSAGE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bKm\(number)", callID: callID, cseq: number)
        }
        let trace = try trace { scene in
            scene.exchange(message(1), "200 OK", from: ilse, to: proxy)
            scene.exchange(message(2), "200 OK", from: ilse, to: proxy)
            scene.exchange(message(3), "404 Not Found", from: ilse, to: proxy)
            scene.exchange(message(4, callID: "m2"), "202 Accepted", from: ilse, to: proxy)
            scene.send(message(5, callID: "m3"), from: ilse, to: proxy)
            scene.send(SIPText.response("200 OK", to: message(6, callID: "m4")), from: proxy, to: ilse)
        }
        #expect(
            trace.outcomes == [
                "transaction: 3 requests: 2 answered with 200, 1 refused with 404", "transaction: answered with 202",
                "transaction: unanswered",
                "transaction: answered with 200, request not seen",
            ])
    }

    @Test func oneCallIDForARegistrationAndAMessage() throws {
        let message = SIPText.request("MESSAGE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bKm", callID: "r1")
        let trace = try trace { scene in
            scene.exchange(register(1, contact: nil), "200 OK", from: ilse, to: proxy)
            scene.exchange(message, "200 OK", from: ilse, to: proxy)
        }
        #expect(trace.conversations.map(\.id) == ["r1 registration", "r1 transaction"])
    }

    @Test func messagesWithoutACallID() throws {
        let bare = SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bKo").replacing(
            "Call-ID: c1@aster.example\r\n", with: "")
        let trace = try trace { $0.exchange(bare, "200 OK", from: ilse, to: proxy) }
        #expect(trace.outcomes == ["transaction: answered with 200"])
        #expect(trace.conversations.map(\.id) == [""])
    }
}
