import Foundation
import Harness
import Octets
import SIP
import Testing

/// Messages that no one here wrote, where they lie beside the package.
@Suite struct CorpusTests {
    /// Every file of single messages is read; what has no error is forwarded octet for octet, and its typed values survive a round trip.
    @Test func everyMessageIsReadAndSoundOnesRoundTrip() throws {
        guard let corpora = Places.shared("corpora", for: "no foreign message is read") else { return }
        let list = try String(contentsOf: corpora.appending(path: "FILES.tsv"), encoding: .utf8)
        let groups = [
            "SIP messages", "RFC example SIP", "torture RFC 4475", "torture RFC 5118", "torture other", "SMS over IP", "fuzz seeds",
        ]
        let rows = list.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let files = rows.filter { $0.count > 1 && groups.contains(String($0[0])) }.map { String($0[1]) }
        #expect(files.count > 700, "\(files.count) files")
        var sound = 0
        for file in files {
            let octets = Array(try Data(contentsOf: corpora.appending(path: file)))
            sound += checkRoundTrip(octets, file) ? 1 : 0
        }
        #expect(sound > 350, "\(sound) of \(files.count) without an error")
    }

    /// Whether the message has no error; records each round trip that fails.
    private func checkRoundTrip(_ octets: [UInt8], _ file: String) -> Bool {
        guard Examination(datagram: octets.span).verdict() != .reject else { return false }
        var findings = Findings()
        guard let message = Message(datagram: octets, &findings) else { return false }
        var frame: [UInt8] = []
        frame.append(message.octets, ByteRange(0, message.octets.count))
        #expect(Draft(forwarding: message).encoded() == frame, "\(file) forwarded")
        for field in message.fields where field.name != .unknown {
            var before = Findings()
            let value = Array(field.octets)
            guard let typed = FieldValue(field.name, parsing: value.span, ByteRange(0, value.count), &before), before.isEmpty else {
                continue
            }
            let encoded = Array(typed.encoded.utf8)
            var after = Findings()
            let again = FieldValue(field.name, parsing: encoded.span, ByteRange(0, encoded.count), &after)
            #expect(again == typed && after.isEmpty, "\(file) \(field.name)")
        }
        return true
    }

    /// Where our verdict differs from what jain-sip's authors expected of their parser, and why.
    static let differences: [String: String] = [
        "007": "the document's own body was at fault there, not the head",
        "009": "a body without Content-Type, RFC 3261 7.4.1",
        "018": "a line break before the colon of a field, RFC 3261 7.3.1",
        "023": "a body without Content-Type, RFC 3261 7.4.1",
        "024": "an unknown method is no fault of form, RFC 3261 7.1",
        "027": "a body without Content-Type, RFC 3261 7.4.1",
        "032": "a body without Content-Type, RFC 3261 7.4.1",
        "117": "a line folded inside a URI, RFC 3261 25.1",
        "121": "a line folded inside a URI, RFC 3261 25.1",
        "123": "a line folded inside a URI, RFC 3261 25.1",
        "127": "a line folded inside a URI, RFC 3261 25.1",
        "128": "a line folded inside a URI, RFC 3261 25.1",
        "204": "a Route whose angle bracket never closes, RFC 3261 25.1",
        "311": "a line folded inside a URI, RFC 3261 25.1",
        "314": "a line folded inside a URI, RFC 3261 25.1",
        "318": "a line folded inside a URI, RFC 3261 25.1",
        "336": "a multipart without its closing delimiter, RFC 2046 5.1.1",
        "337": "an angle bracket in a reason phrase, RFC 3261 25.1",
        "350": "a date in another zone than GMT is of no use, and its message is: RFC 3261 8.2.2",
        "358": "a branch of nothing but the magic cookie, RFC 3261 8.1.1.7",
        "366": "fields that may stand once stand twice, RFC 3261 7.3.1",
    ]

    /// jain-sip's messages come with the outcome that its authors expected.
    @Test func jainExpectations() throws {
        guard let corpora = Places.shared("corpora", for: "jain-sip's messages are not read") else { return }
        let list = try String(contentsOf: corpora.appending(path: "FILES.tsv"), encoding: .utf8)
        var seen = 0
        for row in list.split(separator: "\n") where row.contains("jain-sip/torture/") && row.contains(".sip\t") {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            let path = corpora.appending(path: String(columns[1]))
            var octets = Array(try Data(contentsOf: path))
            // The files end where their message's last field does.
            if String(decoding: octets, as: UTF8.self).range(of: "\r\n\r\n") == nil {
                while let last = octets.last, last == 10 || last == 13 { octets.removeLast() }
                octets += Array("\r\n\r\n".utf8)
            }
            let name = path.deletingPathExtension().lastPathComponent
            let isRefused = Examination(datagram: octets.span).verdict() == .reject
            let isExpected = isRefused == columns[5].contains("expect: parse error")
            #expect(isExpected == (Self.differences[name] == nil), "\(name): \(columns[5])")
            seen += 1
        }
        #expect(seen == 194)
    }
}
