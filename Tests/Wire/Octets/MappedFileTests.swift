import Foundation
import Octets
import Testing

@Suite struct MappedFileTests {
    @Test(arguments: [0, 1, 300_000])
    func lendsTheOctetsOfAFile(_ count: Int) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("MappedFileTests-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        #expect(FileManager.default.createFile(atPath: path, contents: Data(octets)))
        let file = try MappedFile(path)
        #expect(file.count == count)
        #expect(file.withOctets { span in span.count == count && span.indices.allSatisfy { span[$0] == octets[$0] } })
    }

    @Test func readsAPipeToItsEnd() throws {
        let pipe = Pipe()
        let octets = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let writing = pipe.fileHandleForWriting
        Thread.detachNewThread {
            try? writing.write(contentsOf: Data(octets))
            try? writing.close()
        }
        let file = try MappedFile("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
        #expect(file.count == octets.count)
        #expect(file.withOctets { span in span.indices.allSatisfy { span[$0] == octets[$0] } })
    }

    @Test(arguments: [("/no/such/file", "No such file or directory"), ("/", "Is a directory")])
    func saysWhatCannotBeRead(_ path: String, _ reason: String) {
        let failure = #expect(throws: MappedFile.Failure.self) { try MappedFile(path) }
        #expect(failure?.description == "\(path): \(reason)")
    }
}
