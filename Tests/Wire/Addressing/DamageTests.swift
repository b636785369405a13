import Addressing
import Harness
import Octets
import Testing

/// Octets that are cut off, replaced or made up never trap, and no reader leaves its range.
@Suite struct DamageTests {
    static let seeds: [String] =
        URITests.sip.map(\.input) + URITests.others.map(\.input) + HostTests.fixtures.map(\.input) + NameAddressTests.fixtures.map(\.input)

    private static func read(_ octets: [UInt8]) {
        let uri = Reading<URI>(octets)
        if let value = uri.value {
            _ = value.encoded
            #expect(value.isEquivalent(to: value))
        }
        _ = Reading<HostPort>(octets)
        let forms: [NameAddress.Form] = [.nameAddressOrAddress, .nameAddress, .bracketedURI]
        for form in forms {
            let reading = Reading<NameAddress>(octets) { NameAddress.scan(&$0, &$1, form: form) }
            _ = reading.value?.encoded
        }
    }

    @Test func everyPrefix() {
        for seed in Self.seeds {
            let octets = Array(seed.utf8)
            for count in 0...octets.count { Self.read(Array(octets[..<count])) }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func randomDamage(_ seed: UInt64) {
        var random = Random(seed: seed)
        let alphabet = Array("<>\"\\;,:@?&=%[]./-+*() \t\r\n\0aA0f9_#\u{e9}".utf8)
        for _ in 0..<400 {
            guard var octets = Self.seeds.randomElement(using: &random).map({ Array($0.utf8) }) else { continue }
            for _ in 0..<Int.random(in: 1...4, using: &random) where !octets.isEmpty {
                let position = Int.random(in: 0..<octets.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: octets[position] = alphabet.randomElement(using: &random) ?? 0
                case 1: octets.insert(alphabet.randomElement(using: &random) ?? 0, at: position)
                case 2: octets.remove(at: position)
                default: octets[position] = UInt8.random(in: 0...255, using: &random)
                }
            }
            Self.read(octets)
        }
    }

    /// What reads without a fault says the same once written and read again.
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func soundValuesSurvive(_ seed: UInt64) {
        var random = Random(seed: seed)
        let alphabet = Array("sip:tel+1<>\";,@?&=%[].4a ".utf8)
        var sound = 0
        for _ in 0..<3_000 {
            guard var octets = Self.seeds.randomElement(using: &random).map({ Array($0.utf8) }), !octets.isEmpty else { continue }
            octets[Int.random(in: 0..<octets.count, using: &random)] = alphabet.randomElement(using: &random) ?? 0
            let reading = Reading<NameAddress>(octets)
            guard reading.findings.isEmpty, reading.rest.isEmpty, let value = reading.value else { continue }
            sound += 1
            let again = Reading<NameAddress>(value.encoded)
            #expect(again.value == value, "\(String(decoding: octets, as: UTF8.self))")
        }
        #expect(sound > 100)
    }

    @Test func everyFaultIsListedOnceAndReached() {
        let codes = Fault.addressingFaults.map(\.code)
        #expect(Set(codes).count == codes.count)
        let findings =
            (URITests.sip + URITests.others).flatMap(\.findings) + HostTests.fixtures.flatMap(\.findings)
            + NameAddressTests.fixtures.flatMap(\.findings) + ["uri.parameter.limit@0"]
        let reached = Set(findings.map { String($0.prefix { $0 != "@" }) })
        #expect(Set(codes).subtracting(reached) == [])
        #expect(reached.subtracting(codes).allSatisfy { $0.hasPrefix("quotedString.") || $0.hasPrefix("parameter.") })
    }
}
