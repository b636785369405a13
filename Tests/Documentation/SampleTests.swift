import Addressing
import Foundation
import Harness
import Octets
import SIP
import Testing

/// Each Swift sample of the README and of the articles is compiled: it stands word for word in this folder.
@Suite struct SampleTests {
    static let articles: [String] =
        ["README.md"]
        + Places.files(below: Places.package.appending(path: "Sources/Documentation.docc"), endingIn: [".md"]).map {
            "Sources/Documentation.docc/\($0.lastPathComponent)"
        }

    /// The lines of the files of samples, without what indents them.
    private func compiledText() throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let files = Places.files(below: folder, endingIn: ["Samples.swift"])
        return try files.map { Self.trimmed(try String(contentsOf: $0, encoding: .utf8)) }.joined(separator: "\n")
    }

    private static func trimmed(_ text: String) -> String {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    /// The Swift fences of a text; a line of a manifest is no sample.
    private static func samples(in text: String) -> [String] {
        text.components(separatedBy: "\n```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
            .filter { !$0.hasPrefix(".product(") }
    }

    @Test func articlesAreFound() { #expect(Self.articles.count > 5) }

    @Test(arguments: articles)
    func everySampleIsCompiled(article: String) throws {
        let text = try String(contentsOf: Places.package.appending(path: article), encoding: .utf8)
        let compiled = try compiledText()
        for sample in Self.samples(in: text) {
            let lines = Self.trimmed(sample).components(separatedBy: "\n")
            for line in lines where line.hasPrefix("import ") { #expect(compiled.contains("\(line)\n"), "\(line)") }
            let code = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
            #expect(compiled.contains("\n\(code)\n"), "\(article): \(code)")
        }
    }

    @Test func everyKindOfSampleIsThere() throws {
        let counts = try Self.articles.map {
            Self.samples(in: try String(contentsOf: Places.package.appending(path: $0), encoding: .utf8)).count
        }
        #expect(counts.reduce(0, +) >= 15)
    }

    @Test func theSubscriptionThatIsWrittenIsInOrder() throws {
        let draft = try WritingSamples.write()
        #expect(Examination(datagram: draft.encoded().span).findings.isEmpty)
        #expect(draft["X-Trace"] == "birch-4")
    }

    @Test func whatTheWriterIsRefusedChangesNothing() throws {
        var draft = try WritingSamples.write()
        let before = draft.encoded()
        WritingSamples.refuse(&draft)
        #expect(draft.encoded() == before)
    }

    @Test func theAnswerGoesBackTheWayTheRequestCame() throws {
        let request = try WritingSamples.write().message()
        let answer = try WritingSamples.answer(request).message()
        #expect(answer.statusCode == 200)
        #expect(answer.values(.via) == request.values(.via))
        #expect(answer.to?.tag == "b41")
    }

    @Test func aDatagramIsReadInEachWay() throws {
        let datagram = try WritingSamples.write().encoded()
        var index = Index()
        var key = KeyFields()
        #expect(ReadingSamples.readInPlace(datagram.span, &index, &key) == "z9hG4bK8f2 SUBSCRIBE")
        #expect(ReadingSamples.readBindings(datagram).isEmpty)
        #expect(ReadingSamples.parseValues().cseq == CSeq(4711, .invite))
        #expect(ReadingSamples.parseValues().uri != nil)
        #expect(StreamSamples.readBody(datagram)?.isEmpty == true)
    }
}
