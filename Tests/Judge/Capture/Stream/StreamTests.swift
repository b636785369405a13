import Harness
import Octets
import Testing

@testable import Capture

struct StreamTests {
    static let call = PacketBuilder(from: "192.0.2.1:40000", to: "198.51.100.2:5060")
    static let start: UInt32 = 1_000

    static func data(_ text: String, at offset: Int, flags: PacketBuilder.Flags = [.ack], start: UInt32 = start) -> [UInt8] {
        call.tcp(text, sequence: start &+ UInt32(truncatingIfNeeded: offset), acknowledgement: 500, flags: flags)
    }

    static func syn(start: UInt32 = start) -> [UInt8] { call.tcp("", sequence: start &- 1, flags: .syn) }

    static func acknowledgement(_ offset: Int) -> [UInt8] {
        call.reversed.tcp("", sequence: 500, acknowledgement: start &+ UInt32(offset))
    }

    struct Fixture: CustomTestStringConvertible, Sendable {
        let name: String
        let frames: [[UInt8]]
        let text: String
        var segments: [[Int]] = []
        var ending = StreamEnding.captureEnded
        var hasStart = true
        var discards: [(frame: Int, octets: Int, reason: DiscardReason)] = []
        var testDescription: String { name }
    }

    static let fixtures: [Fixture] = [
        Fixture(name: "in order", frames: [syn(), data("abc", at: 0), data("def", at: 3)], text: "abcdef", segments: [[2], [3]]),
        Fixture(
            name: "finished", frames: [syn(), data("abc", at: 0), data("def", at: 3, flags: [.ack, .fin])], text: "abcdef",
            segments: [[2], [3]], ending: .finished),
        Fixture(
            name: "finished alone", frames: [syn(), data("abc", at: 0), data("", at: 3, flags: [.ack, .fin])], text: "abc",
            segments: [[2]], ending: .finished),
        Fixture(
            name: "out of order", frames: [syn(), data("ghi", at: 6), data("def", at: 3), data("abc", at: 0), data("jkl", at: 9)],
            text: "abcdefghijkl", segments: [[4], [3], [2], [5]]),
        Fixture(
            name: "end before the rest", frames: [syn(), data("def", at: 3, flags: [.ack, .fin]), data("abc", at: 0)], text: "abcdef",
            segments: [[3], [2]], ending: .finished),
        Fixture(
            name: "data on the SYN", frames: [call.tcp("abc", sequence: start - 1, flags: .syn), data("def", at: 3)], text: "abcdef",
            segments: [[1], [2]]),
        Fixture(
            name: "retransmission", frames: [syn(), data("abc", at: 0), data("ABC", at: 0), data("def", at: 3), data("abcdef", at: 0)],
            text: "abcdef", segments: [[2], [4]], discards: [(3, 3, .retransmission), (5, 6, .retransmission)]),
        Fixture(
            name: "retransmission of what is held", frames: [syn(), data("def", at: 3), data("DEF", at: 3), data("abc", at: 0)],
            text: "abcdef", segments: [[4], [2]], discards: [(3, 3, .retransmission)]),
        Fixture(
            name: "repeated with more", frames: [syn(), data("abc", at: 0), data("ABCdef", at: 0)], text: "abcdef", segments: [[2], [3]],
            discards: [(3, 3, .overlap)]),
        Fixture(
            name: "overlap of what is held", frames: [syn(), data("cd", at: 2), data("gh", at: 6), data("ABCDEFGHIJ", at: 0)],
            text: "ABcdEFghIJ", segments: [[4], [2], [4], [3], [4]], discards: [(4, 4, .overlap)]),
        Fixture(
            name: "midway", frames: [data("def", at: 3), data("abc", at: 0), data("ghi", at: 6)], text: "defghi", segments: [[1], [3]],
            hasStart: false, discards: [(2, 3, .beforeStart)]),
        Fixture(
            name: "midway, partly before", frames: [data("def", at: 3), data("bcdefghi", at: 1)], text: "defghi", segments: [[1], [2]],
            hasStart: false, discards: [(2, 2, .beforeStart), (2, 3, .overlap)]),
        Fixture(
            name: "midway after an acknowledgement", frames: [data("", at: 0), data("def", at: 3), data("abc", at: 0)], text: "abcdef",
            segments: [[3], [2]], hasStart: false),
        Fixture(
            name: "SYN after data", frames: [data("abc", at: 0), syn(), data("def", at: 3)], text: "abcdef", segments: [[1], [3]],
            hasStart: false),
        Fixture(
            name: "keep-alive", frames: [syn(), data("abc", at: 0), data("x", at: 2), data("def", at: 3)], text: "abcdef",
            segments: [[2], [4]], discards: [(3, 1, .retransmission)]),
        Fixture(
            name: "SYN again", frames: [syn(), syn(), data("abc", at: 0), syn(), data("def", at: 3)], text: "abcdef",
            segments: [[3], [5]]),
        Fixture(
            name: "gap at the end of the capture", frames: [syn(), data("abc", at: 0), data("ghi", at: 6), data("mno", at: 12)],
            text: "abc~~~ghi~~~mno", segments: [[2], [3], [4]]),
        Fixture(
            name: "gap before the end", frames: [syn(), data("abc", at: 0), data("", at: 6, flags: [.fin, .ack])], text: "abc~~~",
            segments: [[2]], ending: .finished),
        Fixture(
            name: "gap before the end that the receiver has",
            frames: [syn(), data("abc", at: 0), data("", at: 6, flags: [.fin, .ack]), acknowledgement(7)]
                + Array(repeating: acknowledgement(7), count: 9) + [data("def", at: 3)], text: "abc~~~", segments: [[2]], ending: .finished,
            discards: [(14, 3, .retransmission)]),
        Fixture(
            name: "after the end", frames: [syn(), data("abc", at: 0, flags: [.ack, .fin]), data("bcdef", at: 1), data("abc", at: 0)],
            text: "abc", segments: [[2]], ending: .finished, discards: [(3, 5, .afterClose), (4, 3, .retransmission)]),
        Fixture(
            name: "held beyond the end", frames: [syn(), data("", at: 3, flags: [.ack, .fin]), data("bcdef", at: 1), data("a", at: 0)],
            text: "abc", segments: [[4], [3]], ending: .finished, discards: [(3, 3, .afterClose)]),
        Fixture(
            name: "end before what is held",
            frames: [syn(), data("def", at: 3), data("a", at: 0, flags: [.ack, .fin]), data("bc", at: 1)],
            text: "abcdef", segments: [[3], [4], [2]]),
        Fixture(
            name: "reset", frames: [syn(), data("abc", at: 0), data("ghi", at: 6), data("why", at: 3, flags: .rst), data("jkl", at: 9)],
            text: "abc~~~ghi", segments: [[2], [3]], ending: .reset, discards: [(4, 3, .afterClose), (5, 3, .afterClose)]),
        Fixture(
            name: "outside the window", frames: [syn(), data("abc", at: 0), data("xyz", at: 1 << 30 + 7), data("def", at: 3)],
            text: "abcdef", segments: [[2], [4]], discards: [(3, 3, .outsideWindow)]),
        Fixture(
            name: "sequence numbers wrap",
            frames: [
                syn(start: .max - 3), data("abc", at: 0, start: .max - 3), data("ghi", at: 6, start: .max - 3),
                data("def", at: 3, start: .max - 3),
            ], text: "abcdefghi", segments: [[2], [4], [3]]),
        Fixture(
            name: "gap that the receiver has not",
            frames: [syn(), data("abc", at: 0), data("ghi", at: 6)] + Array(repeating: acknowledgement(3), count: 20) + [
                data("def", at: 3)
            ],
            text: "abcdefghi", segments: [[2], [24], [3]]),
        Fixture(
            name: "gap that the receiver has, filled soon",
            frames: [syn(), data("abc", at: 0), data("ghi", at: 6), acknowledgement(9), data("def", at: 3)],
            text: "abcdefghi", segments: [[2], [5], [3]]),
        Fixture(
            name: "gap that the receiver has",
            frames: [syn(), data("abc", at: 0), data("ghi", at: 6), acknowledgement(9)] + Array(repeating: acknowledgement(9), count: 9)
                + [data("def", at: 3)], text: "abc~~~ghi", segments: [[2], [3]], discards: [(14, 3, .retransmission)]),
    ]

    @Test(arguments: fixtures)
    func streams(_ fixture: Fixture) throws {
        let recorder = try record(fixture.frames, link: 101)
        let stream = try #require(recorder.streams["0 192.0.2.1:40000"])
        #expect(stream.text == fixture.text)
        #expect(stream.frames == fixture.segments)
        #expect(stream.close?.ending == fixture.ending)
        #expect(stream.description.hasStart == fixture.hasStart)
        #expect(stream.description.destination.description == "198.51.100.2:5060")
        #expect(recorder.discards.map { $0.frames[0] } == fixture.discards.map(\.frame))
        #expect(recorder.discards.map(\.octets) == fixture.discards.map(\.octets))
        #expect(recorder.reasons == fixture.discards.map(\.reason))
    }

    @Test func gapIsGivenUpBetweenSegments() throws {
        let frames =
            [Self.syn(), Self.data("abc", at: 0), Self.data("ghi", at: 6)] + Array(repeating: Self.acknowledgement(9), count: 10)
            + [Self.data("jkl", at: 9)]
        let recorder = try record(frames, link: 101)
        #expect(recorder.events.prefix(4) == ["segment abc", "gap 3", "segment ghi", "segment jkl"])
        let gap = try #require(recorder.streams["0 192.0.2.1:40000"]?.gaps.first)
        #expect(gap.position == 3)
        #expect(Array(gap.frames) == [3])
    }

    @Test func bothDirectionsHaveTheirOwnOrder() throws {
        let back = Self.call.reversed
        let recorder = try record(
            [
                Self.syn(), back.tcp("", sequence: 499, acknowledgement: Self.start, flags: [.syn, .ack]), Self.data("ping", at: 0),
                back.tcp("pong", sequence: 500, acknowledgement: Self.start + 4), Self.data("", at: 4, flags: [.ack, .fin]),
                back.tcp("", sequence: 504, acknowledgement: Self.start + 5, flags: [.ack, .fin]),
            ], link: 101)
        #expect(recorder.events == ["segment ping", "segment pong", "closed finished", "closed finished"])
        let streams = recorder.streams
        #expect(streams["0 192.0.2.1:40000"]?.text == "ping")
        #expect(streams["0 198.51.100.2:5060"]?.text == "pong")
        #expect(streams.values.allSatisfy { $0.description.hasStart && $0.description.connection == 0 })
    }

    @Test func portsAreUsedAgain() throws {
        let again: UInt32 = 77_000
        let recorder = try record(
            [
                Self.syn(), Self.data("abc", at: 0), Self.data("ghi", at: 6), Self.syn(start: again), Self.data("new", at: 0, start: again),
                Self.data("old", at: 3),
            ], link: 101)
        #expect(recorder.streams["0 192.0.2.1:40000"]?.text == "abc~~~ghi")
        #expect(recorder.streams["0 192.0.2.1:40000"]?.close?.ending == .replaced)
        #expect(recorder.streams["1 192.0.2.1:40000"]?.text == "new")
        #expect(recorder.events.prefix(5) == ["segment abc", "gap 3", "segment ghi", "closed replaced", "segment new"])
        #expect(recorder.reasons == [.retransmission])
    }

    @Test func heldOctetsAreLimited() throws {
        var limits = Limits()
        limits.maximumHeldOctets = 8
        let frames = [Self.syn(), Self.data("abc", at: 0)] + (1...3).map { Self.data("def", at: $0 * 6) } + [Self.data("xyz", at: 3)]
        let octets = try record(frames, link: 101, limits: limits)
        #expect(octets.streams["0 192.0.2.1:40000"]?.text == "abc~~~def~~~def~~~def")
        #expect(octets.reasons == [.retransmission])
        limits = Limits()
        limits.maximumHeldSegments = 2
        let segments = try record(frames, link: 101, limits: limits)
        #expect(segments.streams["0 192.0.2.1:40000"]?.text == "abc~~~def~~~def~~~def")
        #expect(segments.events.prefix(3) == ["segment abc", "gap 3", "segment def"])
    }

    @Test func connectionsAreLimited() throws {
        var limits = Limits()
        limits.maximumConnections = 4
        let calls = (1...6).map { PacketBuilder(from: "192.0.2.1:\(40_000 + $0)", to: "198.51.100.2:5060") }
        let recorder = try record(calls.map { $0.tcp("hello", sequence: 1) } + [calls[5].tcp("!", sequence: 6)], link: 101, limits: limits)
        #expect(recorder.streams.count == 6)
        #expect(
            recorder.streams.values.filter { $0.close?.ending == .crowdedOut }.map(\.description.source.port).sorted() == [40_001, 40_002])
        #expect(recorder.streams.values.filter { $0.close?.ending == .captureEnded }.count == 4)
        #expect(recorder.streams["5 192.0.2.1:40006"]?.text == "hello!")
    }

    @Test func cutSegmentLeavesAGap() throws {
        var file = CaptureBuilder.pcap(link: 101)
        file.frame(Self.syn())
        let segment = Self.data("abcdef", at: 0)
        file.frame(Array(segment.dropLast(3)), length: segment.count)
        file.frame(Self.data("ghi", at: 6))
        let recorder = try record(file.octets)
        #expect(recorder.streams["0 192.0.2.1:40000"]?.text == "abc~~~ghi")
    }

    /// Segments of random lengths, in random order, repeated and overlapping, give the same octets as the stream has.
    @Test(arguments: UInt64(1)...50)
    func anyOrderGivesTheStream(_ seed: UInt64) throws {
        var random = Random(seed: seed)
        let text = (0..<400).map { String(UnicodeScalar(UInt8(97 + $0 % 26))) }.joined()
        let octets = Array(text.utf8)
        let start = UInt32.max - 150
        var frames: [[UInt8]] = []
        var position = 0
        while position < octets.count {
            let end = min(octets.count, position + Int.random(in: 1...40, using: &random))
            let early = max(0, position - Int.random(in: 0...30, using: &random))
            for lower in [position, early] {
                let sequence = start &+ UInt32(lower)
                frames.append(Self.call.tcp(Array(octets[lower..<end]), sequence: sequence))
            }
            position = end
        }
        frames.shuffle(using: &random)
        let recorder = try record([Self.syn(start: start)] + frames, link: 101)
        let stream = try #require(recorder.streams["0 192.0.2.1:40000"])
        #expect(stream.text == text)
        #expect(stream.gaps.isEmpty)
        let sent = frames.reduce(0) { $0 + $1.count - 40 }
        #expect(stream.delivered + recorder.discards.reduce(0) { $0 + $1.octets } == sent)
    }
}
