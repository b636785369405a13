import Harness
import Octets
import SIP
import Testing

@Suite struct DatagramFrameTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let datagram: String
        var message = ""
        var body = ""
        var leftover = ""
        var keepAlives = 0
        var isComplete = true
        /// Code and offset.
        var findings: [String] = []
    }

    static let head = "OPTIONS sip:birch.example SIP/2.0\r\nCall-ID: abc\r\n"

    static let fixtures: [Fixture] = [
        Fixture(testDescription: "nothing", datagram: "", isComplete: false),
        Fixture(testDescription: "a keep-alive alone", datagram: "\r\n\r\n", keepAlives: 1, isComplete: false),
        Fixture(testDescription: "no Content-Length, no body", datagram: head + "\r\n", message: head + "\r\n"),
        Fixture(testDescription: "no Content-Length: all is body", datagram: head + "\r\nabcd", message: head + "\r\nabcd", body: "abcd"),
        Fixture(
            testDescription: "a body and more", datagram: head + "l: 4\r\n\r\nabcd" + head, message: head + "l: 4\r\n\r\nabcd",
            body: "abcd",
            leftover: head),
        Fixture(testDescription: "empty body, but more", datagram: head + "l: 0\r\n\r\nx", message: head + "l: 0\r\n\r\n", leftover: "x"),
        Fixture(
            testDescription: "line breaks before", datagram: "\r\n\r\n\r\n" + head + "l: 2\r\n\r\nab", message: head + "l: 2\r\n\r\nab",
            body: "ab", keepAlives: 1),
        Fixture(
            testDescription: "longer than the datagram", datagram: "\r\n" + head + "l: 9999\r\n\r\nabcd",
            message: head + "l: 9999\r\n\r\nabcd", body: "abcd", isComplete: false, findings: ["contentLength.beyondDatagram@54"]),
        Fixture(
            testDescription: "2^64 + 4 does not wrap", datagram: head + "l: 18446744073709551620\r\n\r\nabcd",
            message: head + "l: 18446744073709551620\r\n\r\nabcd", body: "abcd", isComplete: false,
            findings: ["contentLength.beyondDatagram@52"]),
        Fixture(
            testDescription: "negative", datagram: head + "l: -4\r\n\r\nabcd", message: head + "l: -4\r\n\r\nabcd", body: "abcd",
            findings: ["contentLength.malformed@52"]),
        Fixture(
            testDescription: "two that differ", datagram: head + "l: 1\r\nl: 2\r\n\r\nabcd", message: head + "l: 1\r\nl: 2\r\n\r\nabcd",
            body: "abcd", findings: ["header.duplicateSingleton@55"]),
        Fixture(
            testDescription: "two that agree", datagram: head + "l: 1\r\nl: 1\r\n\r\nabcd", message: head + "l: 1\r\nl: 1\r\n\r\na",
            body: "a", leftover: "bcd", findings: ["header.duplicateSingleton@55"]),
        Fixture(testDescription: "no empty line", datagram: head, message: head, isComplete: false, findings: ["head.unfinished@49"]),
        Fixture(
            testDescription: "no empty line, but a Content-Length", datagram: head + "l: 3", message: head + "l: 3", isComplete: false,
            findings: ["head.unfinished@53"]),
        Fixture(
            testDescription: "any octets", datagram: "\u{0}\u{1}\r\n\r\nx", message: "\u{0}\u{1}\r\n\r\nx", body: "x"),
        Fixture(
            testDescription: "more fields than the limit",
            datagram: head + "l: 1\r\n" + String(repeating: "v: x\r\n", count: 300) + "\r\nabc",
            message: head + "l: 1\r\n" + String(repeating: "v: x\r\n", count: 300) + "\r\nabc", body: "abc",
            findings: ["head.limit@1855"]),
        Fixture(
            testDescription: "more lines than the limit",
            datagram: head + "s: 1\r\n" + String(repeating: " x\r\n", count: 600) + "\r\nabc",
            message: head + "s: 1\r\n" + String(repeating: " x\r\n", count: 600) + "\r\nabc", body: "abc",
            findings: ["head.limit@2090"]),
    ]

    @Test(arguments: fixtures) func frame(_ fixture: Fixture) {
        let octets = Array(fixture.datagram.utf8)
        var index = Index()
        var findings = Findings()
        let frame = DatagramFrame(reading: octets.span, &index, &findings)
        #expect(octets.span.text(frame.message) == fixture.message)
        #expect(octets.span.text(frame.body) == fixture.body)
        #expect(octets.span.text(frame.leftover) == fixture.leftover)
        #expect(frame.keepAlives == fixture.keepAlives)
        #expect(frame.isComplete == fixture.isComplete)
        #expect(findings.list.map { "\($0.fault.code)@\($0.offset)" } == fixture.findings)
        #expect(findings.base == 0)
    }

    @Test func headAboveTheLimit() {
        var limits = Limits()
        limits.maximumHeadOctets = 50
        let octets = Array((Self.head + "\r\nx").utf8)
        var index = Index()
        var findings = Findings()
        _ = DatagramFrame(reading: octets.span, &index, &findings, limits: limits)
        #expect(findings.list.map(\.fault) == [.headOverLimit])
        findings = Findings()
        limits.maximumHeadOctets = 51
        let frame = DatagramFrame(reading: octets.span, &index, &findings, limits: limits)
        #expect(findings.isEmpty && frame.body.count == 1)
    }

    /// The parts cover the datagram but for the line breaks before the message.
    @Test(arguments: 0..<300) func corruptionNeitherTrapsNorLoses(_ seed: UInt64) {
        var chance = Random(seed: seed)
        var octets = Array((Self.head + "l: 4\r\n\r\nabcd" + Self.head).utf8)
        for _ in 0..<Int.random(in: 1...12, using: &chance) {
            octets[Int.random(in: octets.indices, using: &chance)] = [0, 10, 13, 32, 58, 48, 57, 255].randomElement(using: &chance) ?? 0
        }
        octets.removeLast(Int.random(in: 0...octets.count, using: &chance))
        var index = Index()
        var findings = Findings()
        let frame = DatagramFrame(reading: octets.span, &index, &findings)
        guard frame.message.isPresent else { return }
        #expect(octets[..<frame.message.start].allSatisfy { $0 == 10 || $0 == 13 })
        #expect(frame.body.end == frame.message.end && frame.message.end == frame.leftover.start && frame.leftover.end == octets.count)
        #expect(frame.isComplete || !findings.isEmpty)
    }

    @Test func faultsAreListed() {
        #expect(Set(Fault.framingFaults.map(\.code)).count == Fault.framingFaults.count)
        #expect(Set(Fault.framingFaults).isSubset(of: Fault.sipFaults))
    }
}
