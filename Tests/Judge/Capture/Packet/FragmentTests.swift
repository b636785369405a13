import Harness
import Octets
import Testing

@testable import Capture

struct FragmentTests {
    static let text = "INVITE sip:bob@biloxi.example SIP/2.0 with a body that takes several fragments"

    enum Family: CaseIterable, Sendable {
        case ipv4
        case ipv6

        var call: PacketBuilder {
            self == .ipv4 ? PacketBuilder() : PacketBuilder(from: "[2001:db8::1]:5060", to: "[2001:db8::2]:5060")
        }

        var fragments: [[UInt8]] { call.fragments(17, call.udpDatagram(Array(text.utf8)), size: 24) }
    }

    @Test(arguments: Family.allCases)
    func inEveryOrder(_ family: Family) throws {
        let fragments = family.fragments
        #expect(fragments.count == 4)
        for order in permutations([0, 1, 2, 3]) {
            let recorder = try record(order.map { fragments[$0] }, link: 101)
            #expect(recorder.texts == [Self.text], "\(order)")
            #expect(recorder.datagrams.first?.frames == [1, 2, 3, 4])
            #expect(recorder.datagrams.first?.fileOffset == nil)
            #expect(recorder.discards == [])
        }
    }

    @Test(arguments: Family.allCases, 0..<4)
    func oneMissing(_ family: Family, _ absent: Int) throws {
        var fragments = family.fragments
        fragments.remove(at: absent)
        let recorder = try record(fragments, link: 101)
        #expect(recorder.texts == [])
        let whole = family.call.udpDatagram(Array(Self.text.utf8)).count
        let octets = whole - (absent == 3 ? whole - 72 : 24)
        #expect(recorder.discards.reduce(0) { $0 + $1.octets } == octets)
        #expect(recorder.reasons == [.incompleteFragments, .incompleteFragments, .incompleteFragments])
        #expect(recorder.discards.flatMap(\.frames) == [1, 2, 3])
    }

    @Test(arguments: Family.allCases)
    func eachTwice(_ family: Family) throws {
        let doubled = family.fragments.dropLast().flatMap { [$0, $0] } + family.fragments.suffix(1)
        let recorder = try record(doubled, link: 101)
        #expect(recorder.texts == [Self.text])
        #expect(recorder.reasons == [.fragmentOverlap, .fragmentOverlap, .fragmentOverlap])
        #expect(recorder.discards.map { Array($0.frames) } == [[2], [4], [6]])
    }

    @Test(arguments: Family.allCases)
    func whatCameFirstStays(_ family: Family) throws {
        let octets = family.call.udpDatagram(Array("aaaaaaaabbbbbbbbccccccccdddddddd".utf8))
        func fragment(_ range: Range<Int>, filled octet: UInt8? = nil) -> [UInt8] {
            let piece = octet.map { [UInt8](repeating: $0, count: range.count) } ?? Array(octets[range])
            return family.call.fragment(17, piece, offset: range.lowerBound, hasMore: range.upperBound < octets.count)
        }
        let recorder = try record(
            [
                fragment(16..<24), fragment(32..<40), fragment(8..<40, filled: UInt8(ascii: "x")), fragment(0..<16, filled: 0),
                fragment(0..<8),
            ],
            link: 101)
        // The header came last: the overlap of the fourth fragment has an UDP length of zero.
        #expect(recorder.texts == ["xxxxxxxxbbbbbbbbxxxxxxxxdddddddd"])
        #expect(recorder.discards.map(\.octets) == [16, 8, 8])
        #expect(recorder.reasons == [.fragmentOverlap, .fragmentOverlap, .incompleteFragments])
    }

    @Test func identificationsAndProtocolsAreToldApart() throws {
        let call = PacketBuilder()
        let datagrams = ["one one one one", "two two two two"].map { call.udpDatagram(Array($0.utf8)) }
        let first = call.fragments(17, datagrams[0], size: 16, identification: 1)
        let second = call.fragments(17, datagrams[1], size: 16, identification: 2)
        let other = call.fragments(1, datagrams[1], size: 16, identification: 1)
        let recorder = try record([first[0], second[0], other[0], other[1], second[1], first[1]], link: 101)
        #expect(recorder.texts == ["two two two two", "one one one one"])
        #expect(
            recorder.discards == [
                Discard(frames: FrameNumbers(joining: FrameNumbers(3), [FrameNumbers(4)]), octets: 23, reason: .transport(1))
            ])
    }

    @Test func extensionsAfterTheFragmentHeader() throws {
        let call = Family.ipv6.call
        let body: [UInt8] = [17, 0, 0, 0, 0, 0, 0, 0] + call.udpDatagram(Array(Self.text.utf8))
        let recorder = try record(call.fragments(60, body, size: 40), link: 101)
        #expect(recorder.texts == [Self.text])
    }

    @Test func oldDatagramsAreGivenUp() throws {
        let fragments = Family.ipv4.fragments
        var file = CaptureBuilder.pcap(link: 101)
        let second: Int64 = 1_000_000_000
        for fragment in fragments.dropLast() { file.frame(fragment, at: second) }
        file.frame(fragments[3], at: second * 62)
        let recorder = try record(file.octets)
        #expect(recorder.texts == [])
        #expect(recorder.reasons == [DiscardReason](repeating: .incompleteFragments, count: 4))
    }

    @Test func limits() throws {
        var limits = Limits()
        limits.maximumIncompleteDatagrams = 2
        let call = PacketBuilder()
        let datagrams = (1...3).map { number in
            call.fragments(17, call.udpDatagram(Array("datagram \(number)".utf8)), size: 16, identification: UInt16(number))
        }
        let crowded = try record(datagrams.map { $0[0] } + datagrams.reversed().map { $0[1] }, link: 101, limits: limits)
        #expect(crowded.texts == ["datagram 3", "datagram 2"])
        #expect(crowded.reasons == [.incompleteFragments, .incompleteFragments])
        #expect(crowded.discards.map { $0.frames[0] } == [1, 6])
        limits.maximumFragments = 2
        let many = try record(Array(Family.ipv4.fragments.prefix(3)), link: 101, limits: limits)
        #expect(many.reasons == [DiscardReason](repeating: .tooManyFragments, count: 3))
        #expect(many.discards.reduce(0) { $0 + $1.octets } == 72)
    }

    @Test func impossibleFragments() throws {
        let call = PacketBuilder()
        let recorder = try record(
            [
                call.fragment(17, [UInt8](repeating: 0, count: 9), offset: 0, hasMore: true),
                call.fragment(17, [UInt8](repeating: 0, count: 16), offset: 65_528, hasMore: false),
                // Two last fragments that do not agree: the datagram never becomes whole.
                call.fragment(17, [UInt8](repeating: 0, count: 8), offset: 16, hasMore: false, identification: 9),
                call.fragment(17, [UInt8](repeating: 0, count: 8), offset: 24, hasMore: false, identification: 9),
                call.fragment(17, [UInt8](repeating: 0, count: 16), offset: 0, hasMore: true, identification: 9),
                // A fragment without octets.
                call.fragment(17, [], offset: 8, hasMore: true, identification: 10),
            ], link: 101)
        #expect(recorder.texts == [])
        #expect(
            recorder.reasons == [.malformed(.ipv4), .malformed(.ipv4), .incompleteFragments, .incompleteFragments, .incompleteFragments])
    }

    /// What fragments make may be a fragment, whose others wait already.
    @Test func depthOfFragmentsIsLimited() throws {
        let call = PacketBuilder(from: "[2001:db8::1]:5060", to: "[2001:db8::2]:5060")
        func head(_ next: UInt8, _ offset: UInt16, hasMore: Bool, _ identification: UInt16) -> [UInt8] {
            [next, 0, UInt8(offset >> 8), UInt8(offset & 0xff) | (hasMore ? 1 : 0), 0, 0] + [
                UInt8(identification >> 8), UInt8(identification & 0xff),
            ]
        }
        // The last part of each waits; the first part of each is made by the fragments of the one outside.
        let levels = 20
        var frames = (0..<levels).map { level in
            call.ip(44, head(17, UInt16(8 * (levels - level)), hasMore: false, UInt16(level)) + [UInt8](repeating: 0, count: 8))
        }
        var chain = [UInt8](repeating: 0, count: 8)
        for level in (0..<levels).reversed() { chain = head(level == levels - 1 ? 17 : 44, 0, hasMore: true, UInt16(level)) + chain }
        frames.append(call.ip(44, chain))
        let recorder = try record(frames, link: 101)
        #expect(recorder.reasons.contains(.tooManyTunnels))
    }

    @Test func cutFragmentNeverBecomesWhole() throws {
        let fragments = Family.ipv4.fragments
        var file = CaptureBuilder.pcap(link: 101)
        file.frame(fragments[0])
        file.frame(Array(fragments[1].dropLast(8)), length: fragments[1].count)
        file.frame(fragments[2])
        file.frame(fragments[3])
        let recorder = try record(file.octets)
        #expect(recorder.texts == [])
        #expect(Set(recorder.reasons) == [.incompleteFragments])
    }

    @Test func streamInFragments() throws {
        let call = PacketBuilder()
        let segment = call.tcpSegment(Array(Self.text.utf8), sequence: 100)
        let fragments = call.fragments(6, segment, size: 32)
        let later = call.tcp("!", sequence: 100 + UInt32(Self.text.utf8.count))
        let recorder = try record([call.tcp("", sequence: 99, flags: .syn), later] + fragments.reversed(), link: 101)
        let stream = try #require(recorder.streams.values.first)
        #expect(stream.text == Self.text + "!")
        #expect(stream.frames == [[3, 4, 5, 6], [2]])
    }
}

private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
        var rest = items
        let item = rest.remove(at: index)
        return permutations(rest).map { [item] + $0 }
    }
}
