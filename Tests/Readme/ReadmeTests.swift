import Capture
import Foundation
import Octets
import SIP
import Testing

/// What the README shows is what the package does.
@Suite struct ReadmeTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The blocks of one language in the README, line by line.
    private func blocks(_ language: String) throws -> [[String]] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        return text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
            (rest.components(separatedBy: "\n```").first ?? "").components(separatedBy: "\n")
        }
    }

    @Test func everySampleIsCompiled() throws {
        let source = try String(contentsOfFile: #filePath.replacingOccurrences(of: "ReadmeTests", with: "Samples"), encoding: .utf8)
        let compiled = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        let samples = try blocks("swift").filter { !$0[0].hasPrefix(".product(") }
        #expect(samples.count >= 4)
        for sample in samples {
            let lines = sample.map { $0.trimmingCharacters(in: .whitespaces) }
            let imports = lines.filter { $0.hasPrefix("import ") }
            for line in imports { #expect(compiled.contains("\(line)\n")) }
            let code = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
            #expect(compiled.contains("\n\(code)\n"), "\(code)")
        }
    }

    @Test func theRequestThatIsWrittenIsInOrder() throws {
        let octets = try Samples.write()
        #expect(Examination(datagram: octets.span).findings.isEmpty)
        var findings = Findings()
        let message = try #require(Message(datagram: octets, &findings))
        #expect(message.bodyText == "Hello")
        #expect(message[.contentLength] == "5")
    }

    @Test func theRequestThatIsForwardedHasOneHopMore() throws {
        var findings = Findings()
        let message = try #require(Message(datagram: try Samples.write(), &findings))
        let octets = try #require(try Samples.forward(message))
        let forwarded = try #require(Message(datagram: octets, &findings))
        #expect(forwarded.values(.via).count == 2)
        #expect(forwarded[.maxForwards] == "69")
        #expect(forwarded.bodyText == "Hello")
        #expect(Examination(datagram: octets.span).findings.isEmpty)
    }

    @Test func theCaptureOfTheFirstLineIsThere() throws {
        let path = "Vectors/captures/call.pcap"
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.contains("rcskit check \(path)\n"))
        let trace = try Samples.check(Self.root.appendingPathComponent(path).path)
        #expect(trace.messages.count == 19)
        #expect(trace.conversations.map(\.kind) == [.registration, .dialog, .transaction])
    }

    @Test func everyModuleIsInTheTable() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        for floor in ["Wire", "Judge"] {
            let folder = Self.root.appendingPathComponent("Sources/\(floor)").path
            for module in try FileManager.default.contentsOfDirectory(atPath: folder) where !module.contains(".") {
                #expect(text.contains("| `\(module)` |"), "\(module)")
            }
        }
    }

    /// Each line sets up what it needs and nothing that is there.
    @Test func bothLinesStandBelowTheirHeadings() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        for (heading, command) in [("## Try it", "swift run -c release rcskit"), ("## Test it", "swift test")] {
            let section = try #require(text.components(separatedBy: "\n\(heading)\n").last?.components(separatedBy: "\n## ").first)
            let line = try #require(section.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "\n```").first)
            #expect(line.hasPrefix("pkg-config --exists zlib || {") && line.contains(command) && !line.contains("\n"), "\(line)")
        }
    }
}
