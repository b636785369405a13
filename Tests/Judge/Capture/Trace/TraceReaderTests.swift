import Harness
import Octets
import Testing

@testable import Capture

struct TraceReaderTests {
    private let options = SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1")
    private let message = SIPText.request(
        "MESSAGE", "sip:tomo@birch.example", via: "TCP 192.0.2.1;branch=z9hG4bK2", body: SIPText.Body("text/plain", "Hello, Tomo"))

    // MARK: Datagrams

    @Test func datagramOnAnyPort() throws {
        let trace = try trace { $0.send(options, from: "192.0.2.1:40001", to: "198.51.100.2:40002") }
        let message = try #require(trace.messages.first)
        #expect(trace.summaries == ["OPTIONS sip:birch.example"])
        #expect(Array(message.frames) == [1])
        #expect(message.time.description == "2025-10-09T08:53:20.000000Z")
        #expect("\(message.source) \(message.destination)" == "192.0.2.1:40001 198.51.100.2:40002")
        #expect(message.transport == .udp)
        #expect(message.findings == [])
        #expect(message.verdict() == .accept)
        #expect(trace.discarded == [])
        #expect(trace.summary.packets == 1)
    }

    @Test func keepAlivesAndLeftoverOfADatagram() throws {
        let trace = try trace { $0.send("\r\n\r\n" + options + "more", from: ilse, to: proxy) }
        #expect(trace.messages.map(\.keepAlives) == [1])
        #expect(trace.messages.map(\.leftover) == [4])
        #expect(trace.reasons == ["keep-alive, 4", "behind the message of a datagram, 4"])
    }

    @Test func offsetsCountFromTheMessage() throws {
        let faulty = options.replacing("Max-Forwards: 70\r\n", with: "Max-Forwards 70\r\n")
        let trace = try trace { $0.send("\r\n\r\n" + faulty, from: ilse, to: proxy) }
        let colon = try #require(
            trace.messages[0].findings.first { $0.fault.code == "header.colon.missing" || $0.fault.code.hasPrefix("headerName") })
        let line = try #require(faulty.utf8.firstRange(of: "Max-Forwards".utf8))
        let start = faulty.utf8.distance(from: faulty.startIndex, to: line.lowerBound)
        #expect((start..<start + 16).contains(colon.offset))
    }

    @Test func keepAlivesAloneAreOneRow() throws {
        let trace = try trace { scene in
            for _ in 0..<3 { scene.send("\r\n\r\n", from: ilse, to: proxy) }
            scene.send([0, 0, 0, 0], from: ilse, to: proxy)
        }
        #expect(trace.messages.isEmpty)
        #expect(trace.discarded.map(\.description) == ["keep-alive; udp \(ilse) – \(proxy), 4 packets up to frame 4"])
        #expect(trace.discarded.map(\.octets) == [16])
    }

    @Test func audioIsOneRowForEachFlow() throws {
        let rtp: [UInt8] = [0x80, 0] + (0..<170).map { UInt8($0) }
        let trace = try trace { scene in
            for _ in 0..<50 { scene.send(rtp, from: "192.0.2.1:40000", to: "198.51.100.2:40000") }
            for _ in 0..<50 { scene.send(rtp, from: "198.51.100.2:40000", to: "192.0.2.1:40000") }
        }
        #expect(trace.discarded.map(\.reason) == [.notSIP(.rtp)])
        #expect(trace.discarded.map(\.octets) == [17_200])
        #expect(trace.discarded.map(\.frames) == [1...100])
        #expect(trace.discarded.map(\.packets) == [100])
    }

    @Test func brokenStartLineCountsWhereSIPIsSpoken() throws {
        let broken = options.replacing("OPTIONS sip:birch.example SIP/2.0", with: "OPTIONS sip:birch.example")
        let elsewhere = try trace { $0.send(broken, from: "192.0.2.1:40001", to: "198.51.100.2:40002") }
        #expect(elsewhere.messages.isEmpty)
        #expect(elsewhere.discarded.map(\.reason) == [.notSIP(nil)])
        let onPort = try trace { $0.send(broken, from: ilse, to: proxy) }
        #expect(onPort.messages.map { $0.verdict() } == [.reject])
        let onFlow = try trace { scene in
            scene.send(options, from: "192.0.2.1:40001", to: "198.51.100.2:40002")
            scene.send(broken, from: "198.51.100.2:40002", to: "192.0.2.1:40001")
        }
        #expect(onFlow.messages.map { $0.verdict() } == [.accept, .reject])
    }

    @Test(arguments: ["GET /index HTTP/1.1\r\nHost: birch.example\r\n\r\n", "HTTP/1.1 403 Forbidden\r\nVia: x\r\nFrom: y\r\n\r\n"])
    func otherProtocolOnThePortOfSIP(_ text: String) throws {
        let trace = try trace { scene in
            scene.send(text, from: ilse, to: proxy)
            scene.connect(from: ilse, to: proxy)
            scene.stream(text, from: ilse, to: proxy)
        }
        #expect(trace.messages.isEmpty)
        #expect(trace.discarded.map(\.reason) == [.notSIP(.http), .notSIP(.http)])
    }

    @Test func whatTheCaptureCutIsNoFault() throws {
        let text = SIPText.request(
            "MESSAGE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1", body: SIPText.Body("text/plain", "Hello"))
        for captured in 60..<text.utf8.count {
            let trace = try trace { $0.send(text, from: ilse, to: proxy, captured: captured) }
            let message = try #require(trace.messages.first, "\(captured)")
            #expect(message.isCutByCapture)
            #expect(message.findings == [], "\(captured)")
            #expect(trace.reasons == ["cut off by the capture, \(text.utf8.count - captured)"])
        }
    }

    // MARK: Streams

    @Test func framesOfMessagesInAStream() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(message + "\r\n\r\n" + message, from: ilse, to: proxy, size: 200)
            scene.finish(from: ilse, to: proxy)
        }
        let count = message.utf8.count
        let last = 2 + (2 * count + 4 + 199) / 200
        #expect(trace.summaries == ["MESSAGE sip:tomo@birch.example", "MESSAGE sip:tomo@birch.example"])
        #expect(trace.messages.map { Array($0.frames) } == [Array(3...(2 + (count + 199) / 200)), Array(((count + 4) / 200 + 3)...last)])
        #expect(trace.messages.map(\.transport) == [.tcp, .tcp])
        #expect(trace.messages.map(\.findings) == [[], []])
        #expect(trace.messages.map(\.retransmissionOf) == [nil, nil])
        #expect(trace.reasons == ["keep-alive, 4"])
        #expect(trace.discarded.map(\.frames) == [(2 + (count + 199) / 200)...(2 + (count + 203) / 200)])
    }

    @Test func framesOfKeepAlivesInAStream() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(message, from: ilse, to: proxy)
            scene.stream("\r\n\r\n", from: ilse, to: proxy)
            scene.stream("\r\n", from: proxy, to: ilse)
            scene.stream(message, from: ilse, to: proxy)
            scene.stream(SIPText.response("200 OK", to: message), from: proxy, to: ilse)
        }
        #expect(trace.discarded.map(\.frames) == [4...5])
        #expect(trace.discarded.map(\.packets) == [2])
        #expect(trace.messages.map { Array($0.frames) } == [[3], [6], [7]])
    }

    @Test(arguments: [1, 2, 3, 7, 50, 10_000]) func streamCutAnyhow(_ size: Int) throws {
        let answer = SIPText.response("200 OK", to: message, tag: "t")
        let trace = try trace { scene in
            scene.connect(from: "192.0.2.1:40001", to: "198.51.100.2:40002")
            scene.stream(message + message, from: "192.0.2.1:40001", to: "198.51.100.2:40002", size: size)
            scene.stream(answer + answer, from: "198.51.100.2:40002", to: "192.0.2.1:40001", size: size)
        }
        #expect(
            trace.summaries == ["MESSAGE sip:tomo@birch.example", "MESSAGE sip:tomo@birch.example", "200 OK (MESSAGE)", "200 OK (MESSAGE)"])
        #expect(trace.discarded == [])
    }

    @Test func streamJoinedMidway() throws {
        let trace = try trace { $0.stream("ength: 3\r\n\r\nabc\r\n" + message, from: ilse, to: proxy) }
        #expect(trace.summaries == ["MESSAGE sip:tomo@birch.example"])
        #expect(trace.messages.map(\.findings) == [[]])
        #expect(trace.reasons == ["of a message whose start is missing in the capture, 17"])
    }

    @Test func junkBetweenMessagesIsTheFaultOfTheOneBefore() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(message + "junk junk\r\n" + message, from: ilse, to: proxy)
        }
        #expect(trace.messages.map { $0.findings.map(\.fault.code) } == [["stream.junk"], []])
        #expect(trace.messages[0].findings.map(\.offset) == [message.utf8.count])
        #expect(trace.reasons == ["junk between messages, 11"])
    }

    @Test func junkBeforeTheFirstMessageOnThePortOfSIP() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream("PROXY TCP4 192.0.2.1\r\n" + message, from: ilse, to: proxy)
        }
        #expect(trace.messages.map { $0.findings.map(\.fault.code) } == [["stream.junk"]])
        #expect(trace.messages[0].findings.map(\.offset) == [0])
        #expect(trace.reasons == ["junk between messages, 22"])
    }

    @Test func gapEndsAMessageWithoutBlame() throws {
        let count = message.utf8.count
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(message + message + message, from: ilse, to: proxy, size: count / 2, lost: [3])
            scene.finish(from: ilse, to: proxy)
        }
        #expect(trace.messages.map(\.isCutByCapture) == [false, true, false])
        #expect(trace.messages.map(\.findings) == [[], [], []])
        #expect(trace.discarded.contains { $0.reason == .missing && $0.octets == count / 2 })
    }

    @Test func streamThatTheCaptureDoesNotSeeEnd() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(String(message.dropLast(5)), from: ilse, to: proxy)
        }
        #expect(trace.messages.map(\.isCutByCapture) == [true])
        #expect(trace.messages.map(\.findings) == [[]])
    }

    @Test func streamThatEndsInAMessage() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(String(message.dropLast(5)), from: ilse, to: proxy)
            scene.finish(from: ilse, to: proxy)
        }
        #expect(trace.messages.map(\.isCutByCapture) == [false])
        #expect(trace.messages.map { $0.findings.map(\.fault.code) } == [["contentLength.beyondStream"]])
    }

    @Test func messageWhoseEndCannotBeTold() throws {
        let endless = message.replacing("Content-Length: 11", with: "Content-Length: 1x")
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(endless + message, from: ilse, to: proxy)
            scene.finish(from: ilse, to: proxy)
        }
        #expect(trace.summaries == ["MESSAGE sip:tomo@birch.example"])
        #expect(trace.messages[0].findings.contains { $0.fault.code == "contentLength.malformed" })
        #expect(trace.reasons == ["behind a message whose end cannot be told, \(11 + message.utf8.count)"])
    }

    @Test func encryptedStream() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: "198.51.100.2:5061")
            scene.add(
                LinkBuilder.ethernet(
                    PacketBuilder(from: ilse, to: "198.51.100.2:5061").tcp([22, 3, 1, 0, 4, 1, 2, 3, 4], sequence: 1_000)))
        }
        #expect(trace.discarded.map(\.description) == ["no SIP recognised: TLS; tcp \(ilse) – 198.51.100.2:5061"])
    }

    @Test func silentFlowIsAKeepAlive() throws {
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream("\r\n\r\n", from: ilse, to: proxy)
            scene.stream("\r\n", from: proxy, to: ilse)
        }
        #expect(trace.reasons == ["keep-alive, 6"])
    }

    @Test func messagesStandInTheOrderInWhichTheyWereComplete() throws {
        let half = message.utf8.count / 2
        let trace = try trace { scene in
            scene.connect(from: ilse, to: proxy)
            scene.stream(String(message.prefix(half)), from: ilse, to: proxy)
            scene.send(options, from: ilse, to: proxy)
            scene.stream(String(message.dropFirst(half)), from: ilse, to: proxy)
        }
        #expect(trace.summaries == ["OPTIONS sip:birch.example", "MESSAGE sip:tomo@birch.example"])
        #expect(trace.messages.map(\.index) == [0, 1])
        #expect(trace.messages.map { Array($0.frames) } == [[4], [3, 5]])
    }

    // MARK: Retransmissions and names

    @Test func repetitionWithin32Seconds() throws {
        let trace = try trace { scene in
            scene.send(options, from: ilse, to: proxy)
            scene.wait(490)
            scene.send(options, from: ilse, to: proxy)
            scene.send(options, from: ilse, to: proxy)
            scene.send(options, from: tomo, to: proxy)
            scene.wait(32_000)
            scene.send(options, from: ilse, to: proxy)
        }
        #expect(trace.messages.map(\.retransmissionOf) == [nil, 0, 0, nil, nil])
        #expect(trace.messages.map(\.isCapturedAgain) == [false, false, true, false, false])
    }

    @Test func summariesHideUsersWhereAsked() throws {
        let trace = try trace { scene in
            scene.send(
                SIPText.request("INVITE", "sip:+15550100123@birch.example;user=phone", via: "UDP 192.0.2.1;branch=z9hG4bK1"), from: ilse,
                to: proxy)
            scene.send(SIPText.request("INVITE", "tel:+15550100123", via: "UDP 192.0.2.1;branch=z9hG4bK2"), from: ilse, to: proxy)
            scene.send(SIPText.request("REGISTER", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK3"), from: ilse, to: proxy)
        }
        #expect(
            trace.messages.map { $0.summary(hidesUsers: true) } == [
                "INVITE sip:…@birch.example;user=phone", "INVITE tel:…", "REGISTER sip:birch.example",
            ])
        #expect(!trace.messages.contains { $0.description.contains("5550100") })
    }

    @Test func summariesDoNotSteerTerminals() throws {
        let text = SIPText.response("200 O\u{1B}[31mK\u{202E}", to: options)
        let trace = try trace { $0.send(text, from: proxy, to: ilse) }
        #expect(trace.summaries == ["200 O·[31mK· (OPTIONS)"])
    }
}
