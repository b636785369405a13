import Harness
import SIP
import Testing

@testable import Capture

struct TransactionTests {
    private let invite = SIPText.request("INVITE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1")

    private func shape(_ trace: Trace) -> [String] {
        trace.transactions.map { transaction in
            let request = transaction.request.map(String.init) ?? "-"
            let parts = [
                "\(transaction.method) \(request)", "responses \(transaction.responses)", "again \(transaction.retransmissions)",
                "ack \(transaction.acknowledgements)",
            ]
            return parts.filter { !$0.hasSuffix("[]") }.joined(separator: ", ")
        }
    }

    @Test func refusedCallHasItsACKInside() throws {
        let busy = SIPText.response("486 Busy Here", to: invite, tag: "t1")
        let ack = SIPText.request(
            "ACK", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1", to: "<sip:tomo@birch.example>;tag=t1")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: tomo)
            scene.wait(500)
            scene.send(invite, from: ilse, to: tomo)
            scene.send(SIPText.response("100 Trying", to: invite), from: tomo, to: ilse)
            scene.send(busy, from: tomo, to: ilse)
            scene.wait(500)
            scene.send(busy, from: tomo, to: ilse)
            scene.send(ack, from: ilse, to: tomo)
        }
        #expect(shape(trace) == ["INVITE 0, responses [2, 3], again [1, 4], ack [5]"])
        #expect(trace.transactions[0].finalResponse == 3)
        #expect(trace.request(of: trace.messages[4])?.index == 0)
        #expect(trace.responses(to: trace.messages[0]).map(\.index) == [2, 3])
        #expect(trace.dialogs.isEmpty)
    }

    /// The request stands before all its responses, however many.
    @Test func manyAnswersOfOneCall() throws {
        let ok = SIPText.response("200 OK", to: invite, tag: "t1")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: tomo)
            for _ in 0..<50 { scene.send(ok, from: tomo, to: ilse) }
        }
        #expect(trace.dialogs.map(\.messages) == [Array(0...50)])
    }

    @Test func cookieIsOfASCII() throws {
        let trace = try trace { scene in
            for branch in ["z9hG4bK1", "Z9HG4BK2", "\"z9hG4b\u{212a}3\""] {
                scene.send(SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 192.0.2.1;branch=\(branch)"), from: ilse, to: tomo)
            }
        }
        #expect(trace.messages.map(\.identity.hasMagicCookie) == [true, true, false])
    }

    @Test func acceptedCallHasItsACKBeside() throws {
        let ack = SIPText.request(
            "ACK", "sip:tomo@203.0.113.3", via: "UDP 192.0.2.1;branch=z9hG4bK2", to: "<sip:tomo@birch.example>;tag=t1")
        let trace = try trace { scene in
            scene.exchange(invite, "200 OK", from: ilse, to: tomo)
            scene.send(ack, from: ilse, to: tomo)
            scene.send(ack, from: ilse, to: tomo)
        }
        #expect(shape(trace) == ["INVITE 0, responses [1], ack [2, 3]", "ACK 2, again [3]"])
        #expect(trace.transactions[1].relatesTo == 0)
    }

    /// A fault of many stacks; the ACK is still one to a 2xx.
    @Test func acknowledgementWithTheBranchOfItsINVITE() throws {
        let ack = SIPText.request(
            "ACK", "sip:tomo@203.0.113.3", via: "UDP 192.0.2.1;branch=z9hG4bK1", to: "<sip:tomo@birch.example>;tag=t1")
        let trace = try trace { scene in
            scene.exchange(invite, "200 OK", from: ilse, to: tomo)
            scene.send(ack, from: ilse, to: tomo)
        }
        #expect(shape(trace) == ["INVITE 0, responses [1], ack [2]", "ACK 2"])
    }

    @Test func cancelIsATransactionOfItsOwn() throws {
        let cancel = invite.replacing("INVITE", with: "CANCEL")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: tomo)
            scene.send(SIPText.response("180 Ringing", to: invite, tag: "t1"), from: tomo, to: ilse)
            scene.exchange(cancel, "200 OK", from: ilse, to: tomo)
            scene.send(SIPText.response("487 Request Terminated", to: invite, tag: "t1"), from: tomo, to: ilse)
        }
        #expect(shape(trace) == ["INVITE 0, responses [1, 4]", "CANCEL 2, responses [3]"])
        #expect(trace.transactions.map(\.relatesTo) == [nil, 0])
        #expect(trace.transactions.map(\.cancelledBy) == [1, nil])
    }

    @Test func eachHopIsATransaction() throws {
        let onward = SIPText.forwarded(invite, via: "UDP 198.51.100.2;branch=z9hG4bKp1")
        let ok = SIPText.response("200 OK", to: onward, tag: "t1")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: proxy)
            scene.send(onward, from: proxy, to: tomo)
            scene.send(ok, from: tomo, to: proxy)
            scene.send(SIPText.returned(ok), from: proxy, to: ilse)
        }
        #expect(shape(trace) == ["INVITE 0, responses [3]", "INVITE 1, responses [2]"])
        #expect(trace.conversations.count == 1)
        #expect(trace.dialogs.map(\.messages) == [[0, 1, 2, 3]])
    }

    /// The same octets before and behind a NAT.
    @Test func sameBranchBetweenOtherAddresses() throws {
        let ok = SIPText.response("200 OK", to: invite, tag: "t1")
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: tomo)
            scene.send(invite, from: "198.51.100.9:6001", to: tomo)
            scene.send(ok, from: tomo, to: "198.51.100.9:6001")
            scene.send(ok, from: tomo, to: ilse)
        }
        #expect(shape(trace) == ["INVITE 0, responses [3]", "INVITE 1, responses [2]"])
    }

    @Test func answerToAnotherPortAndAddress() throws {
        let ok = SIPText.response("200 OK", to: invite, tag: "t1")
        let trace = try trace { scene in
            scene.send(invite, from: "192.0.2.1:45001", to: tomo)
            scene.send(ok, from: "203.0.113.99:5060", to: ilse)
        }
        #expect(shape(trace) == ["INVITE 0, responses [1]"])
    }

    @Test func branchUsedAgainIsAnotherTransaction() throws {
        let second = invite.replacing("CSeq: 1", with: "CSeq: 2")
        let trace = try trace { scene in
            scene.exchange(invite, "401 Unauthorized", from: ilse, to: tomo)
            scene.exchange(second, "200 OK", from: ilse, to: tomo)
        }
        #expect(shape(trace) == ["INVITE 0, responses [1]", "INVITE 2, responses [3]"])
    }

    @Test func withoutTheMagicCookie() throws {
        let old = invite.replacing(";branch=z9hG4bK1", with: "")
        let other = old.replacing("c1@aster.example", with: "c2@aster.example")
        let trace = try trace { scene in
            scene.send(old, from: ilse, to: tomo)
            scene.send(other, from: ilse, to: tomo)
            scene.send(SIPText.response("486 Busy Here", to: other, tag: "t"), from: tomo, to: ilse)
            scene.send(SIPText.response("404 Not Found", to: old, tag: "t"), from: tomo, to: ilse)
            scene.send(old.replacing("INVITE", with: "ACK"), from: ilse, to: tomo)
        }
        #expect(shape(trace) == ["INVITE 0, responses [3], ack [4]", "INVITE 1, responses [2]"])
    }

    @Test func responseWhoseRequestTheCaptureLacks() throws {
        let trace = try trace { scene in
            scene.send(SIPText.response("180 Ringing", to: invite, tag: "t1"), from: tomo, to: ilse)
            scene.send(SIPText.response("200 OK", to: invite, tag: "t1"), from: tomo, to: ilse)
        }
        #expect(shape(trace) == ["INVITE -, responses [0, 1]"])
        #expect(trace.request(of: trace.messages[0]) == nil)
        #expect("\(trace.transactions[0].source)" == ilse)
    }

    @Test func responseWithAnotherMethodInCSeq() throws {
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: tomo)
            scene.send(SIPText.response("200 OK", to: invite, tag: "t1").replacing("1 INVITE", with: "1 OPTIONS"), from: tomo, to: ilse)
        }
        #expect(shape(trace) == ["INVITE 0, responses [1]"])
    }

    @Test func forkMakesDialogs() throws {
        let trace = try trace { scene in
            scene.send(invite, from: ilse, to: proxy)
            scene.send(SIPText.response("180 Ringing", to: invite, tag: "a"), from: proxy, to: ilse)
            scene.send(SIPText.response("180 Ringing", to: invite, tag: "b"), from: proxy, to: ilse)
            scene.send(SIPText.response("200 OK", to: invite, tag: "b"), from: proxy, to: ilse)
            scene.send(
                SIPText.request(
                    "BYE", "sip:ilse@192.0.2.1", via: "UDP 203.0.113.3;branch=z9hG4bKb", from: "<sip:tomo@birch.example>;tag=b",
                    to: "<sip:ilse@aster.example>;tag=i1"), from: proxy, to: ilse)
        }
        #expect(trace.dialogs.map(\.calleeTag) == ["a", "b"])
        #expect(trace.dialogs.map(\.messages) == [[0, 1], [0, 2, 3, 4]])
        #expect(trace.dialogs.map(\.state) == [.early, .ended])
        #expect(trace.dialogs.map(\.establishment) == [1, 2])
        #expect(trace.dialogs.map(\.end) == [nil, 4])
        #expect(trace.messages[0].dialogs == [0, 1])
        #expect(trace.dialogs[1].isFromCaller(trace.messages[0]))
        #expect(!trace.dialogs[1].isFromCaller(trace.messages[3]))
        #expect(!trace.dialogs[1].isFromCaller(trace.messages[4]))
    }

    @Test func requestsInTheirOrder() throws {
        func inDialog(
            _ method: String, _ number: Int, from: String = "<sip:ilse@aster.example>;tag=i1",
            to: String = "<sip:tomo@birch.example>;tag=t1", via: String = "192.0.2.1"
        ) -> String {
            SIPText.request(
                method, "sip:tomo@203.0.113.3", via: "UDP \(via);branch=z9hG4bK\(method)\(number)", from: from, to: to, cseq: number)
        }
        let trace = try trace { scene in
            scene.exchange(invite, "200 OK", from: ilse, to: tomo)
            scene.send(inDialog("ACK", 1), from: ilse, to: tomo)
            scene.send(
                inDialog("BYE", 7, from: "<sip:tomo@birch.example>;tag=t1", to: "<sip:ilse@aster.example>;tag=i1", via: "203.0.113.3"),
                from: tomo, to: ilse)
            scene.send(inDialog("INFO", 2), from: ilse, to: tomo)
            scene.send(inDialog("INFO", 2), from: ilse, to: tomo)
            scene.send(inDialog("BYE", 3, to: "<sip:tomo@birch.example>;tag=other"), from: ilse, to: tomo)
        }
        #expect(trace.messages.map(\.previousRequest) == [nil, nil, 0, nil, 2, nil, 0])
        #expect(trace.earlierRequests(before: trace.messages[4]).map(\.index) == [2, 0])
    }

    @Test func messagesWithoutUsableFields() throws {
        let trace = try trace { scene in
            scene.send("OPTIONS sip:a SIP/2.0\r\n\r\n", from: ilse, to: proxy)
            scene.send("SIP/2.0 200 OK\r\n\r\n", from: proxy, to: ilse)
            scene.send("OPTIONS sip:b SIP/2.0\r\nCall-ID:\r\nCSeq: x\r\nFrom: <\r\nTo:\r\nVia: ?\r\n\r\n", from: ilse, to: proxy)
        }
        #expect(trace.messages.count == 3)
        #expect(trace.messages.map { trace.conversation(of: $0).messages.contains($0.index) } == [true, true, true])
        #expect(trace.messages.map { trace.transaction(of: $0).messages.contains($0.index) } == [true, true, true])
    }

    /// A sender that never changes its branch must not cost the square of its messages.
    @Test func manyRequestsOfOneBranch() throws {
        let trace = try trace { scene in
            for number in 1...2_000 {
                scene.send(
                    SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1", cseq: number), from: ilse,
                    to: proxy)
            }
        }
        #expect(trace.transactions.count == 2_000)
        #expect(trace.conversations.map(\.messages.count) == [2_000])
    }
}
