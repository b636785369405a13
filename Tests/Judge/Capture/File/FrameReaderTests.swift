import Harness
import Octets
import Testing

@testable import Capture

/// What a reader said of a whole file.
struct FileReading {
    var frames: [Frame] = []
    var contents: [[UInt8]] = []
    var codes: [String] = []
    var findings: [Finding] = []
    var skippedBlocks = 0
    var interfaces = 0
    var secrets: [DecryptionSecrets] = []

    init(_ octets: [UInt8]) throws(CaptureFailure) {
        var reader = try FrameReader(octets.span)
        while let frame = reader.next() {
            frames.append(frame)
            contents.append(Array(octets[frame.offset..<frame.offset + frame.count]))
        }
        findings = reader.findings.list
        codes = findings.map(\.fault.code)
        skippedBlocks = reader.skippedBlocks
        interfaces = reader.interfaces
        secrets = reader.secrets
    }
}

struct FrameReaderTests {
    static let first: [UInt8] = Array("the first frame".utf8)
    static let second: [UInt8] = Array("another".utf8)
    static let time: Int64 = 1_700_000_000_123_456_789

    struct Kind: CustomTestStringConvertible, Sendable {
        let name: String
        let file: CaptureBuilder
        let nanoseconds: Int64
        var testDescription: String { name }
    }

    static let kinds: [Kind] = CaptureBuilder.Order.allCases.flatMap { order in
        var nanosecondBlocks = CaptureBuilder.pcapng(order)
        nanosecondBlocks.interface(link: 1, resolution: 9)
        return [
            Kind(name: "pcap \(order)", file: .pcap(order), nanoseconds: time / 1_000 * 1_000),
            Kind(name: "pcap \(order) ns", file: .pcap(order, nanoseconds: true), nanoseconds: time),
            Kind(name: "patched pcap \(order)", file: .pcap(order, isPatched: true), nanoseconds: time / 1_000 * 1_000),
            Kind(name: "pcapng \(order)", file: .pcapngEthernet(order), nanoseconds: time / 1_000 * 1_000),
            Kind(name: "pcapng \(order) ns", file: nanosecondBlocks, nanoseconds: time),
        ]
    }

    @Test(arguments: kinds)
    func givesFramesWithTimeAndLength(_ kind: Kind) throws {
        var file = kind.file
        file.frame(Self.first, at: Self.time)
        file.frame([], at: Self.time)
        file.frame(Self.second, at: Self.time + 1_000, length: 900)
        let reading = try FileReading(file.octets)
        #expect(reading.contents == [Self.first, [], Self.second])
        #expect(reading.frames.map(\.number) == [1, 2, 3])
        #expect(reading.frames.map(\.time.nanoseconds) == [kind.nanoseconds, kind.nanoseconds, kind.nanoseconds + 1_000])
        #expect(reading.frames.map(\.length) == [Self.first.count, 0, 900])
        #expect(reading.frames.allSatisfy { $0.link == .ethernet && $0.interface == 0 })
        #expect(reading.interfaces == 1)
        #expect(reading.codes == [])
    }

    @Test(arguments: kinds)
    func cutAnywhereGivesTheWholeFramesBefore(_ kind: Kind) throws {
        var file = kind.file
        file.frame(Self.first)
        file.frame(Self.second)
        let start = file.boundaries[file.boundaries.count - 3]
        let middle = file.boundaries[file.boundaries.count - 2]
        for count in 0..<file.octets.count {
            let cut = Array(file.octets[..<count])
            guard let reading = try? FileReading(cut) else {
                #expect(count < (file.boundaries.first == 0 ? 28 : 24), "cut at \(count)")
                continue
            }
            #expect(reading.frames.count == (count < middle ? 0 : 1), "cut at \(count)")
            let isAtBoundary = file.boundaries.contains(count)
            #expect(reading.codes.isEmpty == isAtBoundary, "cut at \(count)")
            if !isAtBoundary, count > start { #expect(reading.codes.last?.hasSuffix(".truncated") == true, "cut at \(count)") }
        }
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let name: String
        let octets: [UInt8]
        let failure: CaptureFailure
        var testDescription: String { name }
    }

    @Test(arguments: [
        Refusal(name: "empty", octets: [], failure: CaptureFailure(reason: .tooShort, offset: 0)),
        Refusal(name: "three octets", octets: [0xa1, 0xb2, 0xc3], failure: CaptureFailure(reason: .tooShort, offset: 3)),
        Refusal(
            name: "pcap header cut short", octets: Array(CaptureBuilder.pcap().octets.prefix(23)),
            failure: CaptureFailure(reason: .tooShort, offset: 23)),
        Refusal(
            name: "text", octets: Array("INVITE sip:".utf8), failure: CaptureFailure(reason: .unknownFormat, offset: 0)),
        Refusal(
            name: "gzip", octets: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0], failure: CaptureFailure(reason: .compressed, offset: 0)),
        Refusal(
            name: "pcap version 1", octets: [0xa1, 0xb2, 0xc3, 0xd4, 0, 1] + [UInt8](repeating: 0, count: 18),
            failure: CaptureFailure(reason: .unsupportedVersion(1), offset: 4)),
        Refusal(
            name: "section header cut short", octets: Array(CaptureBuilder.pcapng().octets.prefix(27)),
            failure: CaptureFailure(reason: .tooShort, offset: 27)),
        Refusal(
            name: "section without byte order", octets: [0x0a, 0x0d, 0x0d, 0x0a] + [UInt8](repeating: 0, count: 24),
            failure: CaptureFailure(reason: .brokenHeader, offset: 8)),
        Refusal(
            name: "section too short for itself",
            octets: [0x0a, 0x0d, 0x0d, 0x0a, 0, 0, 0, 27, 0x1a, 0x2b, 0x3c, 0x4d] + [UInt8](repeating: 0, count: 16),
            failure: CaptureFailure(reason: .brokenHeader, offset: 4)),
    ])
    func refusesWhatIsNoCapture(_ refusal: Refusal) {
        #expect(throws: refusal.failure) { try FileReading(refusal.octets) }
        #expect(refusal.failure.description.contains("octet \(refusal.failure.offset)"))
    }

    @Test func recordLongerThanAnyFrameEndsTheFile() throws {
        var file = CaptureBuilder.pcap()
        file.frame(Self.first)
        file.frame([UInt8](repeating: 0, count: Limits.maximumFrameOctets + 1))
        file.frame(Self.second)
        let reading = try FileReading(file.octets)
        #expect(reading.contents == [Self.first])
        #expect(reading.codes == ["capture.record.length"])
        #expect(reading.findings.first?.offset == file.boundaries[1] + 8)
        var larger = CaptureBuilder.pcap(maximumCaptured: 400_000)
        larger.frame([UInt8](repeating: 0, count: Limits.maximumFrameOctets + 1))
        #expect(try FileReading(larger.octets).frames.count == 1)
    }

    @Test func sectionsHaveTheirOwnOrderAndInterfaces() throws {
        var file = CaptureBuilder.pcapng(.little)
        file.interface(link: 1)
        file.interface(link: 113, resolution: 9, offset: 100)
        file.frame(Self.first, at: 5_000, interface: 1)
        file.frame(Self.second, at: 5_000, interface: 0)
        file.section(.big)
        file.interface(link: 101, resolution: 0x80 | 20)
        file.frame(Self.first, at: 2_500_000_000, interface: 0)
        let reading = try FileReading(file.octets)
        #expect(reading.contents == [Self.first, Self.second, Self.first])
        #expect(reading.frames.map(\.link) == [.linuxSLL, .ethernet, .raw])
        #expect(reading.frames.map(\.interface) == [1, 0, 2])
        #expect(reading.frames.map(\.time.nanoseconds) == [100_000_005_000, 5_000, 2_500_000_000])
        #expect(reading.interfaces == 3)
        #expect(reading.codes == [])
    }

    @Test func simpleAndObsoletePacketBlocks() throws {
        var file = CaptureBuilder.pcapng(.big)
        file.interface(link: 1, maximumCaptured: 10)
        file.interface(link: 101)
        file.obsolete(Self.first, at: 7_000, interface: 1)
        file.simple(Self.second)
        file.simple(Array(Self.first.prefix(10)), length: Self.first.count)
        let reading = try FileReading(file.octets)
        #expect(reading.contents == [Self.first, Self.second, Array(Self.first.prefix(10))])
        #expect(reading.frames.map(\.link) == [.raw, .ethernet, .ethernet])
        #expect(reading.frames.map(\.time.nanoseconds) == [7_000, 7_000, 7_000])
        #expect(reading.frames.map(\.length) == [Self.first.count, Self.second.count, Self.first.count])
        #expect(reading.codes == ["capture.time.absent"])
    }

    @Test func otherBlocksAreCountedAndSecretsKept() throws {
        var file = CaptureBuilder.pcapngEthernet()
        file.block(5, [UInt8](repeating: 0, count: 12))
        file.secrets("CLIENT_RANDOM 00 11")
        file.block(0x8000_0001, [])
        file.frame(Self.first)
        let reading = try FileReading(file.octets)
        #expect(reading.contents == [Self.first])
        #expect(reading.skippedBlocks == 2)
        #expect(reading.secrets.map(\.kind) == [DecryptionSecrets.keyLog])
        let text = reading.secrets.map { String(decoding: file.octets[$0.offset..<$0.offset + $0.count], as: UTF8.self) }
        #expect(text == ["CLIENT_RANDOM 00 11"])
    }

    struct Fault: CustomTestStringConvertible, Sendable {
        let code: String
        let frames: Int
        let file: CaptureBuilder
        var testDescription: String { code }

        init(_ code: String, frames: Int, _ write: (inout CaptureBuilder) -> Void) {
            self.code = code
            self.frames = frames
            var file = CaptureBuilder.pcapngEthernet()
            file.frame(first)
            write(&file)
            file.frame(second)
            self.file = file
        }
    }

    @Test(arguments: [
        Fault("capture.block.length", frames: 1) { $0.block(4, [], length: 11) },
        Fault("capture.block.length", frames: 1) { $0.block(0x0a0d_0d0a, $0.number32(0x1a2b_3c4d), length: 16) },
        Fault("capture.block.truncated", frames: 1) { $0.block(4, [], length: 4_000_000_000) },
        Fault("capture.block.trailer", frames: 2) { $0.block(4, [], trailer: 16) },
        Fault("capture.block.content", frames: 2) { $0.block(6, [0, 0, 0, 0]) },
        Fault("capture.block.content", frames: 2) { $0.block(6, [UInt8](repeating: 0, count: 12) + $0.number32(5) + [0, 0, 0, 0]) },
        Fault("capture.block.content", frames: 2) { $0.block(3, []) },
        Fault("capture.block.content", frames: 2) { $0.block(1, [1, 0, 0, 0]) },
        Fault("capture.block.content", frames: 2) { $0.block(10, $0.number32(1) + $0.number32(1)) },
        Fault("capture.section.byteOrder", frames: 1) { $0.block(0x0a0d_0d0a, [UInt8](repeating: 0, count: 16)) },
        Fault("capture.section.version", frames: 1) { $0.section(.big, version: 2) },
        Fault("capture.interface.unknown", frames: 3) { $0.frame(second, interface: 1) },
        Fault("capture.interface.unknown", frames: 3) {
            $0.section(.big)
            $0.simple(second)
            $0.interface(link: 1)
        },
    ])
    func faultsOfBlocks(_ fault: Fault) throws {
        let reading = try FileReading(fault.file.octets)
        #expect(reading.codes.contains(fault.code))
        #expect(reading.frames.count == fault.frames)
        let places = file(fault.file.boundaries)
        #expect(reading.findings.allSatisfy { places.contains($0.offset) }, "each finding lies in the block that was added")
    }

    /// Where the block after the first frame lies.
    private func file(_ boundaries: [Int]) -> ClosedRange<Int> { boundaries[3]...boundaries[boundaries.count - 2] }

    @Test func unalignedBlocksAreReadAsIfPadded() throws {
        var file = CaptureBuilder.pcapngEthernet()
        file.block(4, [1, 2, 3, 4, 5])
        file.junk([0, 0, 0])
        file.frame(Self.first)
        let reading = try FileReading(file.octets)
        #expect(reading.contents == [Self.first])
        #expect(reading.codes == ["capture.block.alignment"])
    }

    @Test func everyFaultIsListed() {
        #expect(Set(Octets.Fault.captureFaults.map(\.code)).count == Octets.Fault.captureFaults.count)
        #expect(Octets.Fault.captureFaults.allSatisfy { $0.code.hasPrefix("capture.") && !$0.clause.isEmpty && !$0.summary.isEmpty })
    }
}
