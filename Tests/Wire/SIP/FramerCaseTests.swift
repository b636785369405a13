import Foundation
import Harness
import Octets
import SIP
import Testing

/// Streams that other stacks got wrong.
@Suite struct FramerCaseTests {
    static let cases: [(file: String, events: [String])] = [
        ("01-tcp-ack-bye-one-segment", ["message@0+271", "message@271+272"]),
        ("03-tcp-crlf-pings-around-requests", ["keepAlive@0+4", "message@4+249", "keepAlive@253+4", "message@257+250"]),
        ("05-tcp-no-content-length", ["message@0+230|contentLength.missing@0"]),
        ("07-tcp-content-length-2pow32-plus-32", ["endless@0+289|contentLength.overLimit@275", "rest@289+284"]),
        ("09-tcp-two-content-lengths", ["endless@0+299|header.duplicateSingleton@278", "rest@299+8"]),
        ("33-binary-3gpp-sms-body", ["message@0+359"]),
    ]

    @Test(arguments: cases) func events(_ file: String, _ expected: [String]) throws {
        guard let place = Places.shared("cases/\(file).sip", for: "it is not read") else { return }
        let data = try Data(contentsOf: place)
        #expect(FramerTests.verifier.events(of: Array(data)) == expected)
        #expect(FramerTests.verifier.disagreements(on: Array(data)) == [])
    }
}
