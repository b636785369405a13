import Foundation
import FuzzProperties
import Octets
import Testing

/// What fuzzers found, and what they reach the code by, holds every property in an ordinary run.
@Suite struct FuzzReplayTests {
    static let vectors = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors")

    static func files(_ folder: String) throws -> [URL] {
        let folder = vectors.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    static func hold(_ property: Property, _ files: [URL]) throws {
        for file in files {
            let octets = try Array(Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try property.check(octets) }
        }
    }

    /// A find is named after its property: `uri-telephone-parameter-twice`.
    @Test(arguments: Property.allCases) func finds(_ property: Property) throws {
        let files = try Self.files("crashes").filter { $0.lastPathComponent.hasPrefix("\(property.rawValue)-") }
        #expect(!files.isEmpty || property == .framer)
        try Self.hold(property, files)
    }

    @Test func everyFindHasItsProperty() throws {
        let files = try Self.files("crashes")
        #expect(!files.isEmpty)
        for file in files {
            let name = file.lastPathComponent
            #expect(Property.allCases.contains { name.hasPrefix("\($0.rawValue)-") }, "\(name)")
        }
    }

    @Test(arguments: Property.allCases) func corpora(_ property: Property) throws {
        let files = try Self.files("fuzz/\(property.rawValue)")
        #expect((10...300).contains(files.count))
        let size = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
        #expect(size <= 1 << 20)
        try Self.hold(property, files)
    }

    /// A fault of the package breaks a promise: here one that the test makes.
    @Test func brokenPromisesAreTold() {
        #expect(throws: BrokenPromise.self) {
            try checkValue(Careless.self, Array("a".utf8)[...], as: { Careless.scan(&$0, &$1) })
        }
    }

    /// Reads one octet and writes another.
    struct Careless: WireValue {
        struct Slices: BitwiseCopyable { var octet: UInt8 }
        var octet: UInt8

        static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
            defer { cursor.position = cursor.end }
            return Slices(octet: cursor.next ?? 0)
        }
        init(_ slices: Slices, in octets: Span<UInt8>) { octet = slices.octet }
        func encode(into writer: inout Writer) { writer.write(octet &+ 1) }
    }
}
