import Foundation
import Testing

@testable import rcskit

/// A file that is gone when the test is over.
final class TemporaryFile {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rcskit-\(UUID().uuidString)").path

    init(_ contents: Data) { #expect(FileManager.default.createFile(atPath: path, contents: contents)) }
    convenience init(_ text: String) { self.init(Data(text.utf8)) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct ParseTests {
    static let options = """
        OPTIONS sip:elm.example SIP/2.0\r
        v: SIP/2.0/UDP 192.0.2.7;branch=z9hG4bK7;rport=5072\r
        From: <sip:ada@fir.example>;tag=7\r
        To: <sip:elm.example>\r
        Call-ID: 7@fir.example\r
        CSeq: 7 BYE\r
        Max-Forwards: 70\r
        Content-Length: 0\r
        \r

        """

    @Test func printsTheDocumentOfTheContract() throws {
        let file = TemporaryFile(Self.options)
        let run = Run("parse", "--json", file.path)
        #expect(run.status == .findings)
        #expect(run.complaints.isEmpty)
        #expect(
            run.output == """
                {
                  "verdict": "reject",
                  "keepalives": 0,
                  "leftover": 0,
                  "frames": [
                    {
                      "offset": 0,
                      "length": 220,
                      "complete": true,
                      "fields": [
                        {"name": "v", "value": "SIP/2.0/UDP 192.0.2.7;branch=z9hG4bK7;rport=5072", "offset": 33, "length": 51},
                        {"name": "From", "value": "<sip:ada@fir.example>;tag=7", "offset": 86, "length": 33},
                        {"name": "To", "value": "<sip:elm.example>", "offset": 121, "length": 21},
                        {"name": "Call-ID", "value": "7@fir.example", "offset": 144, "length": 22},
                        {"name": "CSeq", "value": "7 BYE", "offset": 168, "length": 11},
                        {"name": "Max-Forwards", "value": "70", "offset": 181, "length": 16},
                        {"name": "Content-Length", "value": "0", "offset": 199, "length": 17}
                      ],
                      "values": {
                        "method": "OPTIONS",
                        "requestURI.scheme": "sip",
                        "requestURI.host": "elm.example",
                        "cseq": 7,
                        "cseqMethod": "BYE",
                        "callID": "7@fir.example",
                        "maxForwards": 70,
                        "contentLength": 0,
                        "from.uri": "sip:ada@fir.example",
                        "from.tag": "7",
                        "from.param.tag": "7",
                        "to.uri": "sip:elm.example",
                        "contact.count": 0,
                        "assertedIdentity.count": 0,
                        "via.0.transport": "UDP",
                        "via.0.host": "192.0.2.7",
                        "via.0.branch": "z9hG4bK7",
                        "via.0.rport": 5072,
                        "via.0.param.branch": "z9hG4bK7",
                        "via.0.param.rport": "5072",
                        "via.count": 1,
                        "route.count": 0,
                        "recordRoute.count": 0,
                        "challenge.count": 0,
                        "credentials.count": 0,
                        "fieldCount": 7,
                        "bodyLength": 0
                      },
                      "findings": [
                        {
                          "code": "cseq.methodMismatch",
                          "severity": "error",
                          "clause": "RFC 3261 8.1.1.5, 8.2.1; RFC 4475 3.1.2.17, 3.1.2.18",
                          "offset": 176,
                          "length": 3,
                          "message": "the method of CSeq is not the request's method (CSeq)"
                        }
                      ]
                    }
                  ],
                  "findings": []
                }

                """)
    }

    @Test func printsTextForPeople() {
        let file = TemporaryFile(Self.options)
        let run = Run("parse", file.path)
        #expect(run.status == .findings)
        #expect(
            run.output == """
                \(file.path): sip, 220 octets: reject

                OPTIONS sip:elm.example SIP/2.0
                  octets 0 to 220: reject

                    v               SIP/2.0/UDP 192.0.2.7;branch=z9hG4bK7;rport=5072
                    From            <sip:ada@fir.example>;tag=7
                    To              <sip:elm.example>
                    Call-ID         7@fir.example
                    CSeq            7 BYE
                    Max-Forwards    70
                    Content-Length  0

                    method             OPTIONS
                    requestURI.scheme  sip
                    requestURI.host    elm.example
                    cseq               7
                    cseqMethod         BYE
                    callID             7@fir.example
                    maxForwards        70
                    contentLength      0
                    from.uri           sip:ada@fir.example
                    from.tag           7
                    to.uri             sip:elm.example
                    via.0.transport    UDP
                    via.0.host         192.0.2.7
                    via.0.branch       z9hG4bK7
                    via.0.rport        5072
                    via.count          1
                    fieldCount         7
                    bodyLength         0

                  error cseq.methodMismatch at octet 176: the method of CSeq is not the request's method (CSeq)
                    CSeq: 7 BYE
                            ^^^
                    RFC 3261 8.1.1.5, 8.2.1; RFC 4475 3.1.2.17, 3.1.2.18

                """)
    }

    @Test func coloursOnlyWhereTheyAreWanted() {
        let file = TemporaryFile(Self.options)
        #expect(Run("parse", file.path, isColored: true).output.contains("\u{1B}[31mreject\u{1B}[0m"))
        #expect(!Run("parse", file.path).output.contains("\u{1B}"))
    }

    @Test func controlsInAMessageReachNoTerminal() {
        let file = TemporaryFile(Self.options.replacingOccurrences(of: "Max-Forwards: 70", with: "Subject: \u{1B}[2J\u{9B}1m\u{202E}x"))
        #expect(Run("parse", file.path).output.contains("·[2J·1m·x"))
    }

    @Test func aStreamIsToldByItsSecondMessage() throws {
        let keepAlive = "\r\n\r\n"
        let file = TemporaryFile(keepAlive + Self.options + keepAlive + "\r\n" + Self.options + "left")
        let answer = try Answer(file.path)
        #expect(answer.frames.map(\.offset) == [4, 4 + 220 + 6])
        #expect(answer.frames.map(\.length) == [220, 220])
        #expect(answer.keepalives == 2)
        #expect(answer.leftover == 4)
        #expect(answer["1.method"] == .text("OPTIONS"))
        #expect(answer.frames[1].findings.map(\.offset) == [4 + 220 + 6 + 176])
        #expect(try Answer(file.path, as: "sip").leftover == 4 + 2 + 220 + 4)
        #expect(Run("parse", file.path).output.hasPrefix("\(file.path): sip-stream, 454 octets, 2 messages"))
    }

    @Test func lenientMakesWarningsOfWhatHasASafeReading() throws {
        let file = TemporaryFile(
            Self.options.replacingOccurrences(of: "7 BYE", with: "7 OPTIONS").replacingOccurrences(of: "\r\n", with: "\n"))
        let strict = try Answer(file.path)
        let lenient = try Answer(file.path, strictness: "lenient")
        #expect(strict.verdict == "reject")
        #expect(lenient.verdict == "accept-with-diagnostic")
        #expect(lenient.frames[0].values == strict.frames[0].values)
        #expect(lenient.allFindings.map(\.severity) == ["warning"])
    }

    @Test func moreFindingsThanAreKeptAreCounted() throws {
        let vias = String(repeating: ";=", count: 300)
        let rows = String(repeating: "Via: SIP/2.0/UDP a\(vias)\r\n", count: 6)
        let file = TemporaryFile(Self.options.replacingOccurrences(of: "Max-Forwards", with: rows + "Max-Forwards"))
        #expect(Run("parse", "--json", file.path).output.contains("\"findingsOmitted\": "))
        #expect(Run("parse", file.path).output.contains(" findings more\n"))
    }

    @Test func whatCannotBeReadIsSaidInOneLine() {
        let empty = TemporaryFile("")
        let other = TemporaryFile("v=0\r\no=- 0 0 IN IP4 192.0.2.1\r\n")
        #expect(Run("parse").complaints == "rcskit: parse needs a file, or - for standard input\n")
        #expect(Run("parse", "/no/such").complaints == "rcskit: /no/such: No such file or directory\n")
        #expect(Run("parse", empty.path).complaints == "rcskit: \(empty.path): holds nothing\n")
        #expect(Run("parse", other.path).complaints == "rcskit: \(other.path): begins like no message of SIP; --as says what it is\n")
        #expect(Run("parse", "--as", "sdp", other.path).complaints == "rcskit: 'sdp' is not readable yet; sip, sip-stream are\n")
        #expect(Run("parse", "--as", "x", other.path).complaints == "rcskit: 'x' is no kind of input; sip, sip-stream are\n")
        #expect(Run("parse", "--strictness", "x", other.path).complaints == "rcskit: --strictness is one of strict, lenient, not 'x'\n")
        #expect(Run("parse", "a", "b").complaints == "rcskit: 'b' is one argument too many\n")
        #expect(Run("parse", "/no/such").status == .unusable)
    }
}
