import Harness
import Octets
import Testing

@testable import Capture

/// Whatever is done to a capture, it is read to its end, and no octet is counted twice.
struct CorruptionTests {
    static let call = PacketBuilder()
    static let call6 = PacketBuilder(from: "[2001:db8::1]:5060", to: "[2001:db8::2]:5060")
    static let text = Array("OPTIONS sip:carol@chicago.example SIP/2.0 and some more to fill a frame".utf8)

    /// IP packets of all kinds that are read.
    static let packets: [[UInt8]] = {
        let web = PacketBuilder(from: "192.0.2.1:40000", to: "198.51.100.2:5060")
        let tunnel = PacketBuilder(from: "192.0.2.1:2152", to: "192.0.2.2:2152")
        var packets = [call.udp(text), call6.udp(text)]
        packets += [web.tcp("", sequence: 9, flags: .syn), web.reversed.tcp("", sequence: 99, acknowledgement: 10, flags: [.syn, .ack])]
        packets += [web.tcp("later", sequence: 20), web.tcp("first", sequence: 10), web.tcp("firstagain", sequence: 10)]
        packets += [web.reversed.tcp("answer", sequence: 100, acknowledgement: 25), web.tcp("", sequence: 25, flags: [.fin, .ack])]
        packets += call.fragments(17, call.udpDatagram(text), size: 32) + call6.fragments(17, call6.udpDatagram(text), size: 32).reversed()
        packets += [tunnel.udp(TunnelBuilder.gtp(call.udp(text), extensions: 1)), tunnel.ip(47, TunnelBuilder.gre(call6.udp(text)))]
        packets += [call.ip(50, TunnelBuilder.esp(call.udpDatagram(text), next: 17)), tunnel.ip(47, TunnelBuilder.pptp(call.udp(text)))]
        packets += [call6.ip(17, call6.udpDatagram(text), extensions: [(0, [0, 0, 0, 0, 0, 0, 0])]), call.ip(1, text)]
        packets += [web.reversed.tcp("", sequence: 106, flags: .rst), web.tcp("new", sequence: 5_000, flags: .syn)]
        return packets
    }()

    static let files: [CaptureBuilder] = {
        var ethernet = CaptureBuilder.pcap(.big, nanoseconds: true)
        for packet in packets { ethernet.frame(LinkBuilder.ethernet(packet, tags: [0x8100])) }
        var blocks = CaptureBuilder.pcapng()
        blocks.interface(link: 101, resolution: 9, offset: 5)
        blocks.interface(link: 113)
        for packet in packets { blocks.frame(packet) }
        blocks.secrets("CLIENT_RANDOM")
        blocks.section(.big)
        blocks.interface(link: 276, resolution: 0x94)
        for packet in packets { blocks.frame(LinkBuilder.cooked2(packet)) }
        blocks.simple(LinkBuilder.cooked2(packets[0]))
        return [ethernet, blocks]
    }()

    /// Reads octets as a capture; gives how many octets it accounted for, and the frames.
    private func check(_ octets: [UInt8]) -> Int? {
        var recorder = Recorder()
        guard let summary = try? CaptureReader.read(octets.span, into: &recorder) else { return nil }
        #expect(recorder.contradictions == [])
        let datagrams = recorder.datagrams.reduce(0) { $0 + $1.octets.count }
        let streams = recorder.streams.values.reduce(0) { $0 + $1.delivered }
        let discarded = recorder.discards.reduce(0) { $0 + $1.octets }
        let missing = recorder.datagrams.reduce(0) { $0 + $1.missing }
        #expect(datagrams + streams + discarded - missing <= summary.octets)
        #expect(recorder.streams.values.allSatisfy { $0.close != nil })
        return summary.packets
    }

    @Test func soundFilesAreReadWhole() throws {
        let recorder = try record(Self.files[0].octets)
        #expect(recorder.texts.filter { $0 == String(decoding: Self.text, as: UTF8.self) }.count == 9)
        #expect(recorder.streams["0 192.0.2.1:40000"]?.text == "firstagainlater")
        #expect(recorder.streams["0 198.51.100.2:5060"]?.text == "answer")
        #expect(recorder.streams["1 192.0.2.1:40000"]?.text == "new")
        #expect(check(Self.files[0].octets) == Self.packets.count)
        #expect(check(Self.files[1].octets) == 2 * Self.packets.count + 1)
    }

    @Test(arguments: 0..<2)
    func cutAnywhere(_ index: Int) {
        let octets = Self.files[index].octets
        var last = 0
        for count in 0...octets.count {
            guard let packets = check(Array(octets.prefix(count))) else {
                #expect(count < 28)
                continue
            }
            #expect(packets == last || packets == last + 1)
            last = packets
        }
        #expect(last == (index == 0 ? Self.packets.count : 2 * Self.packets.count + 1))
    }

    @Test(arguments: 0..<2)
    func everyFrameCutAnywhere(_ index: Int) {
        for packet in Self.packets {
            let frame = index == 0 ? LinkBuilder.ethernet(packet) : LinkBuilder.cooked(packet)
            var file = CaptureBuilder.pcap(link: index == 0 ? 1 : 113)
            for count in 0...frame.count { file.frame(Array(frame.prefix(count)), length: count % 2 == 0 ? frame.count : count) }
            #expect(check(file.octets) == frame.count + 1)
        }
    }

    @Test(arguments: UInt64(1)...20)
    func randomOctetsChanged(_ seed: UInt64) {
        var random = Random(seed: seed)
        for file in Self.files {
            for _ in 0..<25 {
                var octets = file.octets
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    let place = Int.random(in: octets.indices, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: octets[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                    case 1: octets[place] = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
                    case 2: octets.remove(at: place)
                    default: octets.insert(UInt8.random(in: 0...255, using: &random), at: place)
                    }
                }
                _ = check(octets)
            }
        }
    }

    /// Only the octets of frames change, so that all layers above the file are reached.
    @Test(arguments: UInt64(1)...20)
    func randomFrames(_ seed: UInt64) {
        var random = Random(seed: seed)
        for _ in 0..<25 {
            var file = CaptureBuilder.pcap(link: 101)
            for packet in Self.packets.shuffled(using: &random) {
                var packet = packet
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    packet[Int.random(in: 0..<min(64, packet.count), using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                file.frame(packet, length: Bool.random(using: &random) ? packet.count : packet.count + 9)
            }
            #expect(check(file.octets) == Self.packets.count)
        }
    }
}
