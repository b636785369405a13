import Foundation
import Harness
import Octets
import Testing

@testable import Capture

struct CaptureReaderTests {
    /// A handler need not be copyable.
    private struct Counter: TransportHandler, ~Copyable {
        var octets = 0
        var events = 0

        mutating func datagram(_ datagram: Datagram) { octets += datagram.octets.count }
        mutating func segment(_ segment: StreamSegment) { octets += segment.octets.count }
        mutating func gap(_ gap: StreamGap) { events += 1 }
        mutating func closed(_ close: StreamClose) { events += 1 }
        mutating func discarded(_ discard: Discard) { events += 1 }
    }

    private static let file: CaptureBuilder = {
        var file = CaptureBuilder.pcapng()
        file.interface(link: 101)
        file.interface(link: 1)
        file.block(5, [0, 0, 0, 0])
        file.secrets("SERVER_HANDSHAKE_TRAFFIC_SECRET")
        file.frame(PacketBuilder().udp("1234567"), at: 3_000_000_000)
        file.frame(LinkBuilder.ethernet(PacketBuilder().tcp("12345", sequence: 1)), at: 1_000_000_000, interface: 1)
        file.frame(PacketBuilder().ip(1, [8, 0]), at: 2_000_000_000)
        file.junk([1, 2, 3])
        return file
    }()

    @Test func mappedFileIsReadAndSummedUp() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
        try Data(Self.file.octets).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var counter = Counter()
        let summary = try CaptureReader(MappedFile(url.path)).read(into: &counter)
        #expect(counter.octets == 12)
        #expect(counter.events == 2)
        #expect(summary.format == .pcapng)
        #expect(summary.packets == 3)
        #expect(summary.octets == 35 + 60 + 22)
        #expect(summary.interfaces == 2)
        #expect(summary.connections == 1)
        #expect(summary.skippedBlocks == 1)
        #expect(summary.secrets.count == 1)
        #expect(summary.times?.lowerBound.description == "1970-01-01T00:00:01.000000Z")
        #expect(summary.times?.upperBound.description == "1970-01-01T00:00:03.000000Z")
        #expect(summary.findings.list.map(\.fault) == [.captureBlockTruncated])
        #expect(summary.findings.list.first?.offset == Self.file.octets.count - 3)
    }

    @Test func emptyFileIsNoCapture() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let reader = CaptureReader(try MappedFile(url.path))
        #expect(throws: CaptureFailure(reason: .tooShort, offset: 0)) {
            var counter = Counter()
            _ = try reader.read(into: &counter)
        }
    }

    @Test func captureWithoutFrames() throws {
        var counter = Counter()
        let summary = try CaptureReader.read(CaptureBuilder.pcap().octets.span, into: &counter)
        #expect(summary.format == .pcap)
        #expect(summary.packets == 0)
        #expect(summary.times == nil)
        #expect(counter.events == 0)
    }
}
