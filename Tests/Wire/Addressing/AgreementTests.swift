import Harness
import Octets
import Testing

@testable import Addressing

/// What is told by masks is what a walk octet by octet says.
@Suite struct AgreementTests {
    private struct Reading<Slices: Equatable>: Equatable {
        var slices: Slices?
        var position = 0
        var faults: [String] = []

        init(_ octets: [UInt8], from start: Int, to end: Int, _ read: (inout Cursor, inout Findings) -> Slices?) {
            var findings = Findings()
            var cursor = Cursor(octets.span, from: start, to: end)
            slices = read(&cursor, &findings)
            position = cursor.position
            faults = findings.list.map { "\($0.fault.code)@\($0.offset)" }
        }
    }

    private static let pieces: [String] = [
        "a", "z9", "-", ".", "..", "7", "192.0.2.1", "1.2.3.4", "256", "025", "::", ":", "2001:db8", "ffff", "fffff", "[", "]",
        "[2001:db8::7]",
        "[1:2:3:4:5:6:7:8]", "[::", "::]", "_", "*", "+", "@", ";", "=", ";lr", ";transport=tcp", ";ttl=7", ";maddr=a", "%41", "%4", "?",
        ">",
        " ", ",", "example", ".example", "abcdefghijklmnopqrstuvwxyz0123456789", ":5060", ":99999", "user", "\u{e9}", "%", "ob",
    ]

    /// A text of pieces, junk around it in the octets.
    private static func octets(_ random: inout Random) -> (octets: [UInt8], start: Int, end: Int) {
        var text: [UInt8] = []
        for _ in 0..<Int.random(in: 1...5, using: &random) { text += (pieces.randomElement(using: &random) ?? "").utf8 }
        let before = Array(repeating: UInt8(ascii: "x"), count: Int.random(in: 0...70, using: &random))
        let after = Array(repeating: UInt8(ascii: "y"), count: Int.random(in: 0...70, using: &random))
        return (before + text + after, before.count, before.count + text.count)
    }

    @Test func hosts() {
        var random = Random(seed: 3261)
        for _ in 0..<30_000 {
            let (octets, start, end) = Self.octets(&random)
            guard octets[start] != UInt8(ascii: "[") else { continue }
            let masks = Reading(octets, from: start, to: end) { Host.read(&$0, &$1) }
            let walk = Reading(octets, from: start, to: end) { Host.readLong(&$0, &$1) }
            if masks != walk { Issue.record("\(String(decoding: octets[start..<end], as: UTF8.self)): \(masks), \(walk)") }
        }
    }

    @Test func addresses() {
        var random = Random(seed: 5954)
        for _ in 0..<30_000 {
            let (octets, start, end) = Self.octets(&random)
            let close = octets.span.endOfPlainIPv6(from: start, to: end)
            if close >= 0 { #expect(IPv6Address(octets.span, ByteRange(start, close)) != nil, "\(octets[start..<close])") }
        }
        for text in ["::", "1::", "::8", "1:2:3:4:5:6:7:8", "1::8", "::2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "ABCD:0::ef01"] {
            let octets = Array((text + "]").utf8)
            #expect(octets.span.endOfPlainIPv6(from: 0, to: octets.count) == text.utf8.count)
        }
        for text in ["", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", ":1::", "1::2:", "::g", "::1.2.3.4"] {
            let octets = Array((text + "]").utf8)
            #expect(octets.span.endOfPlainIPv6(from: 0, to: octets.count) == -1, "\(text)")
        }
    }

    @Test func addressesOfFourParts() {
        for text in [
            "0.0.0.0", "192.0.2.1", "255.255.255.255", "256.0.0.1", "1.2.3.04", "1.2.3.0", "1.2.3.1000", "1..2.3", "1.2.3.x", "00.1.2.3",
        ] {
            for count in [0, 60] {
                let octets = Array((text + String(repeating: ";", count: count)).utf8)
                let masks = Reading(octets, from: 0, to: text.utf8.count) { Host.read(&$0, &$1) }
                #expect(masks == Reading(octets, from: 0, to: text.utf8.count) { Host.readLong(&$0, &$1) }, "\(text)")
            }
        }
    }

    @Test func sipURIs() {
        var random = Random(seed: 1914)
        for _ in 0..<30_000 {
            let (octets, start, end) = Self.octets(&random)
            let empty = URI.Slices(kind: .sip, range: ByteRange(start, end), scheme: .absent)
            let masks = Reading(octets, from: start, to: end) { cursor, findings -> URI.Slices? in
                var slices = empty
                URI.readSIP(&cursor, &findings, &slices)
                return slices
            }
            let walk = Reading(octets, from: start, to: end) { cursor, findings -> URI.Slices? in
                var slices = empty
                URI.readCarefulSIP(&cursor, &findings, &slices)
                return slices
            }
            if masks != walk { Issue.record("\(String(decoding: octets[start..<end], as: UTF8.self)): \(masks), \(walk)") }
        }
    }
}
