import Foundation
import Harness
import Octets
import SIP
import Testing

/// The streams of `Vectors/sip/stream`: how each falls into messages, and that it does so however it is cut.
@Suite struct FramerVectorTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Framing: Decodable, Sendable {
            let messages: Int
            let lengths: [Int]
            let keepalives: Int
            let leftover: Int
        }
        let file: String
        let framing: Framing
        let code: String?
        let offset: Int?
        var testDescription: String { file }
    }

    static let folder = URL(filePath: #filePath).appending(path: "../../../../Vectors/sip/stream").standardized

    static let cases: [Case] = {
        guard let list = FileManager.default.contents(atPath: folder.appending(path: "cases.json").path) else { return [] }
        return (try? JSONDecoder().decode([Case].self, from: list)) ?? []
    }()

    @Test func casesAreThere() { #expect(Self.cases.count > 50) }

    @Test(arguments: cases) func framing(_ vector: Case) throws {
        let octets = Array(try #require(FileManager.default.contents(atPath: Self.folder.appending(path: vector.file).path)))
        var framer = Framer()
        framer.receive(octets.span)
        framer.finish()
        var index = Index()
        var findings = Findings()
        var lengths: [Int] = []
        var keepAlives = 0
        var leftover = 0
        while let event = framer.next(&index, &findings) {
            switch event {
            case .message(let frame):
                lengths.append(frame.count)
                leftover = 0
            case .incomplete, .endless: leftover = 0
            case .keepAlive: keepAlives += 1
            case .junk(let stretch): leftover += stretch.count
            case .rest, .lineBreak: continue
            }
        }
        #expect(lengths == vector.framing.lengths && lengths.count == vector.framing.messages)
        #expect(keepAlives == vector.framing.keepalives)
        #expect(leftover == vector.framing.leftover)
        if let code = vector.code, Fault.framingFaults.contains(where: { $0.code == code }) {
            #expect(findings.list.contains { $0.fault.code == code && $0.offset == vector.offset })
        }
    }

    @Test(arguments: cases) func howeverCut(_ vector: Case) throws {
        let octets = Array(try #require(FileManager.default.contents(atPath: Self.folder.appending(path: vector.file).path)))
        if octets.count < 1_500 {
            #expect(FramerTests.verifier.disagreements(on: octets) == [])
        } else {
            #expect(FramerTests.verifier.disagreements(onLong: octets, rounds: 28) == [])
        }
    }
}
