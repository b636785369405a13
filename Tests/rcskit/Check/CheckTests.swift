import Foundation
import Harness
import Testing

@testable import rcskit

@Suite struct CheckTests {
    /// The part of the document that the contract names.
    struct Document: Decodable {
        let captures: [Capture]
        let counts: [String: Int]

        struct Capture: Decodable {
            let file: String
            let packets: Int
            let octets: Int
            let messages: [Message]
            let conversations: [Conversation]
            let discarded: [Discarded]
            let findings: [Finding]
        }

        struct Message: Decodable {
            let index: Int
            let frames: [Int]
            let time: String
            let transport: String
            let source: String
            let destination: String
            let `protocol`: String
            let summary: String
            let verdict: String
            let conversation: Int
            let retransmissionOf: Int?
            let findings: [Finding]
        }

        struct Conversation: Decodable {
            let index: Int
            let kind: String
            let id: String
            let parties: [String]
            let messages: [Int]
            let outcome: String
            let verdict: String
            let findings: [Finding]
        }

        struct Discarded: Decodable {
            let frame: Int
            let octets: Int
            let reason: String
        }

        struct Finding: Decodable {
            let code: String
            let severity: String
            let clause: String
            let offset: Int
            let length: Int
            let text: String
            let message: Int
            let related: Int?
        }
    }

    private func document(_ words: [String]) throws -> (Document, Outcome) {
        let console = Console.capturing()
        let outcome = Command.run(["check", "--format", "json"] + words, console)
        return (try JSONDecoder().decode(Document.self, from: Data(console.printed.utf8)), outcome)
    }

    @Test func printsTheDocumentOfTheContract() throws {
        let capture = SpecimenCapture()
        let (document, outcome) = try document([capture.path])
        #expect(outcome == .findings)
        #expect(document.counts == ["SIP": 8, "MSRP": 0, "error": 1, "warning": 0, "note": 0])
        let only = try #require(document.captures.first)
        #expect(only.file == capture.path)
        #expect(only.packets == 9)
        #expect(only.findings.isEmpty)
        #expect(only.messages.map(\.index) == Array(0..<8))
        #expect(only.messages.map(\.conversation) == [0, 0, 0, 0, 0, 0, 0, 1])
        #expect(only.messages.map(\.retransmissionOf) == [nil, 0, nil, nil, nil, nil, nil, nil])

        let first = only.messages[0]
        #expect(first.frames == [1])
        #expect(first.time == "2023-11-14T22:13:20.000000Z")
        #expect(first.transport == "udp" && first.protocol == "SIP")
        #expect(first.source == "192.0.2.1:5060" && first.destination == "198.51.100.2:5060")
        #expect(first.summary == "INVITE sip:elm.example")
        #expect(first.verdict == "accept" && first.findings.isEmpty)

        let last = only.messages[7]
        #expect(last.verdict == "reject")
        let finding = try #require(last.findings.first)
        #expect(finding.code == "cseq.methodMismatch" && finding.severity == "error" && finding.message == 7)
        #expect(finding.offset > 0 && finding.length == 3 && finding.clause.contains("RFC 3261") && !finding.text.isEmpty)

        #expect(only.conversations.map(\.kind) == ["dialog", "transaction"])
        #expect(only.conversations[0].id == "call@fir.example")
        #expect(only.conversations[0].parties == ["sip:ada@fir.example", "sip:elm.example"])
        #expect(only.conversations[0].messages == Array(0..<7))
        #expect(only.conversations[0].outcome == "answered, ended by the called party")
        #expect(only.conversations.map(\.verdict) == ["accept", "reject"])

        #expect(only.discarded.count == 1)
        #expect(only.discarded[0].frame == 9 && only.discarded[0].octets == 21 && !only.discarded[0].reason.isEmpty)
    }

    @Test func printsTextForPeople() {
        let capture = SpecimenCapture()
        let run = Run("check", capture.path)
        #expect(run.status == .findings)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("\(capture.path): 9 packets, ") && lines[0].hasSuffix("8 messages in 2 conversations: reject"))
        #expect(lines[2] == "dialog call@fir.example  sip:ada@fir.example → sip:elm.example")
        #expect(lines[3] == "  answered, ended by the called party: accept")
        #expect(
            lines[5]
                == "    #0  22:13:20.000000Z  192.0.2.1:5060     →  198.51.100.2:5060  udp  INVITE sip:elm.example                 accept")
        #expect(
            lines[6]
                == "    #1  22:13:20.500000Z  192.0.2.1:5060     →  198.51.100.2:5060  udp  INVITE sip:elm.example (again, as #0)  accept")
        #expect(run.output.contains("        error cseq.methodMismatch at octet "))
        #expect(run.output.contains("          CSeq: 9 BYE\n                  ^^^\n          RFC 3261 8.1.1.5"))
        #expect(run.output.contains("octets that carried no message\n    frame 9  21 octets  no SIP recognised"))
        #expect(run.output.hasSuffix("\n8 messages of SIP, 1 error, 0 warnings, 0 notes\n"))
    }

    /// The first thing that a newcomer sees.
    @Test func theCallOfTheVectorsGetsItsVerdicts() throws {
        let (document, outcome) = try document([Places.vectors("captures/call.pcap").path])
        let capture = try #require(document.captures.first)
        let told = (capture.messages.map(\.findings) + capture.conversations.map(\.findings)).flatMap { findings in
            findings.map { "#\($0.message) \($0.severity) \($0.code)@\($0.offset)" }
        }
        #expect(
            told == [
                "#3 warning date.zone.notGMT@264", "#13 warning maxForwards.outOfRange@105", "#13 note maxForwards.initial@105",
                "#14 warning maxForwards.outOfRange@160", "#17 error displayName.illegalOctet@118",
                "#17 error contentLength.beyondDatagram@271", "#20 warning cancel.early@0",
            ])
        #expect(
            capture.conversations.map(\.verdict) == [
                "accept-with-diagnostic", "accept-with-diagnostic", "reject", "accept-with-diagnostic",
            ])
        #expect(capture.discarded.map(\.octets) == [4, 688])
        #expect(outcome == .findings)
    }

    /// What takes several messages is told of their conversation, with the message at fault and the one that shows it.
    @Test func aConversationHasFindingsOfItsOwn() throws {
        let capture = SpecimenCapture(lacksACK: true)
        let conversation = try #require(try document([capture.path]).0.captures.first?.conversations.first)
        let finding = try #require(conversation.findings.first)
        #expect(finding.code == "ack.success.missing" && conversation.messages.contains(finding.message))
        let run = Run("check", capture.path)
        #expect(run.output.contains("    \(finding.severity) ack.success.missing in #\(finding.message)"))
        #expect(Run("ladder", capture.path).output.contains("ack.success.missing\n"))
    }

    @Test func nothingIsWrongWithTheCleanCallOfTheVectors() throws {
        let (document, outcome) = try document([Places.vectors("captures/clean-call.pcap").path])
        #expect(document.counts == ["SIP": 25, "MSRP": 0, "error": 0, "warning": 0, "note": 0])
        #expect(outcome == .done)
    }

    @Test func whatWasExplainedIsReferredTo() {
        let options = SIPText.request("OPTIONS", "sip:birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1")
        var scene = Scene()
        for _ in 0..<2 {
            scene.send(options.replacing("Max-Forwards: 70", with: "Max-Forwards: 700"), from: "192.0.2.1:5060", to: "198.51.100.2:5060")
        }
        let file = TemporaryFile(Data(scene.octets))
        let lines = Run("check", "--rules", "maxForwards.outOfRange", file.path).output.split(separator: "\n")
        #expect(lines.count { $0.contains("warning maxForwards.outOfRange at octet ") && $0.contains(": a hop count") } == 1)
        #expect(lines.count { $0.contains("warning maxForwards.outOfRange at octet ") && $0.hasSuffix(", as in #0") } == 1)
        #expect(lines.count { $0.hasSuffix("Max-Forwards: 700") } == 1)
    }

    @Test func rulesCanBeSelected() throws {
        let capture = SpecimenCapture()
        let without = try document(["--rules", "-cseq", capture.path])
        #expect(without.1 == .done)
        #expect(without.0.counts["error"] == 0)
        #expect(without.0.captures[0].messages[7].verdict == "accept")
        #expect(try document(["--rules", "via,cseq.methodMismatch", capture.path]).0.counts["error"] == 1)
        #expect(try document(["--rules", "via", capture.path]).0.counts["error"] == 0)
        #expect(
            Run("check", "--rules", "nonesuch", capture.path).complaints
                == "rcskit: no rule is called 'nonesuch'; 'rcskit rules' lists them\n")
    }

    @Test func severalCapturesAreOneDocument() throws {
        let capture = SpecimenCapture()
        let (document, outcome) = try document([capture.path, capture.path])
        #expect(document.captures.count == 2)
        #expect(document.counts["SIP"] == 16)
        #expect(outcome == .findings)
    }

    @Test func oneThatCannotBeReadDoesNotKeepTheOthersFromIt() {
        let capture = SpecimenCapture()
        let other = TemporaryFile(Data("no capture at all, but long enough".utf8))
        let run = Run("check", other.path, capture.path)
        #expect(run.status == .unusable)
        #expect(run.complaints == "rcskit: \(other.path): neither pcap nor pcapng (octet 0)\n")
        #expect(run.output.contains("8 messages of SIP"))

        let alone = Run("check", other.path)
        #expect(alone.status == .unusable)
        #expect(alone.output.isEmpty)
        #expect(alone.complaints == run.complaints)
        #expect(Run("check").complaints == "rcskit: check needs a capture, or - for standard input\n")
        #expect(Run("check", "--format", "html", other.path).complaints == "rcskit: --format is one of text, json, not 'html'\n")
    }

    @Test func parsePointsToCheck() {
        let capture = SpecimenCapture()
        #expect(Run("parse", capture.path).complaints == "rcskit: \(capture.path): a capture; 'rcskit check' reads it\n")
    }
}
