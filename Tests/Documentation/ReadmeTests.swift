import Capture
import Conformance
import Foundation
import Harness
import Octets
import SIP
import Testing

/// What the README shows is what the package does.
@Suite struct ReadmeTests {
    @Test func theRequestThatIsWrittenIsInOrder() throws {
        let octets = try ReadmeSamples.write()
        #expect(Examination(datagram: octets.span).findings.isEmpty)
        var findings = Findings()
        let message = try #require(Message(datagram: octets, &findings))
        #expect(message.bodyText == "Hello")
        #expect(message[.contentLength] == "5")
    }

    @Test func theRequestThatIsForwardedHasOneHopMore() throws {
        var findings = Findings()
        let message = try #require(Message(datagram: try ReadmeSamples.write(), &findings))
        let octets = try #require(try ReadmeSamples.forward(message))
        let forwarded = try #require(Message(datagram: octets, &findings))
        #expect(forwarded.values(.via).count == 2)
        #expect(forwarded[.maxForwards] == "69")
        #expect(forwarded.bodyText == "Hello")
        #expect(Examination(datagram: octets.span).findings.isEmpty)
    }

    @Test func theCaptureOfTheFirstLineIsThere() throws {
        let path = "Vectors/captures/call.pcap"
        let text = try String(contentsOf: Places.package.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.contains("rcskit check \(path)\n"))
        let (trace, judgement) = try ReadmeSamples.check(Places.package.appendingPathComponent(path).path)
        #expect(trace.messages.count == 24)
        #expect(judgement.verdict(ofMessage: 17) == .reject)
        #expect(trace.conversations.map(\.kind) == [.registration, .dialog, .transaction, .dialog])
    }

    @Test func everyModuleIsInTheTable() throws {
        let text = try String(contentsOf: Places.package.appendingPathComponent("README.md"), encoding: .utf8)
        for floor in ["Wire", "Judge"] {
            let folder = Places.package.appendingPathComponent("Sources/\(floor)").path
            for module in try FileManager.default.contentsOfDirectory(atPath: folder) where !module.contains(".") {
                #expect(text.contains("| `\(module)` |"), "\(module)")
            }
        }
    }

    /// Each line sets up what it needs and nothing that is there.
    @Test func bothLinesStandBelowTheirHeadings() throws {
        let text = try String(contentsOf: Places.package.appendingPathComponent("README.md"), encoding: .utf8)
        for (heading, command) in [("## Try it", "swift run -c release rcskit"), ("## Test it", "swift test")] {
            let section = try #require(text.components(separatedBy: "\n\(heading)\n").last?.components(separatedBy: "\n## ").first)
            let line = try #require(section.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "\n```").first)
            #expect(line.hasPrefix("pkg-config --exists zlib || {") && line.contains(command) && !line.contains("\n"), "\(line)")
        }
    }
}
