import Harness
import Octets
import SIP
import Testing

@Suite("Values by field name")
struct FieldValueTests {
    @Test("Every known name has specimens here, and only known ones")
    func coverage() {
        let names = Set(FieldSpecimen.valid.map { FieldName($0.name) })
        #expect(!names.contains(.unknown))
        let missing = FieldName.allKnown.filter { !names.contains($0) }.map(\.canonicalSpelling)
        #expect(missing == [])
    }

    @Test("Specimens are without fault and survive being written and read again", arguments: FieldSpecimen.valid)
    func valid(specimen: FieldSpecimen) throws {
        let name = FieldName(specimen.name)
        #expect(specimen.faults(of: name) == [])
        let value = try #require(FieldValue(name, specimen.value))
        let again = FieldValue(name, value.encoded)
        #expect(again == value)
        #expect(again?.encoded == value.encoded)
    }

    @Test("Faults, with the octet that the grammar does not allow", arguments: FieldSpecimen.faulty)
    func faulty(specimen: FieldSpecimen) {
        #expect(specimen.faults(of: FieldName(specimen.name)) == specimen.faults)
    }

    @Test("An empty value is a fault unless its grammar has one")
    func empty() {
        for name in FieldName.allKnown {
            let faults = FieldSpecimen(name.canonicalSpelling, "").faults(of: name)
            #expect(faults == (name.mayBeEmpty ? [] : ["value.empty@0"]), "\(name)")
            #expect((FieldValue(name, "") != nil) == name.mayBeEmpty, "\(name)")
        }
        #expect(FieldSpecimen("X-Mine", "").faults(of: .unknown) == [])
        #expect(FieldValue(.supported, "") == .optionTags([]))
    }

    @Test("Examining and parsing report the same")
    func agreement() {
        for specimen in FieldSpecimen.faulty {
            let octets = Array(specimen.value.utf8)
            var findings = Findings()
            _ = FieldValue(FieldName(specimen.name), parsing: octets.span, ByteRange(0, octets.count), &findings)
            #expect(findings.list.map { "\($0.fault.code)@\($0.offset)" } == specimen.faults)
        }
    }

    @Test("Values cut short anywhere do not trap, nor do their findings lie outside")
    func truncation() {
        for specimen in FieldSpecimen.valid + FieldSpecimen.faulty {
            let octets = Array(specimen.value.utf8)
            for end in 0...octets.count { examineAndReread(FieldName(specimen.name), Array(octets[..<end])) }
            for start in 0...octets.count { examineAndReread(FieldName(specimen.name), Array(octets[start...])) }
        }
    }

    @Test("Values with random damage do not trap", arguments: 0..<4 as Range<UInt64>)
    func corruption(seed: UInt64) {
        var random = Random(seed: 3261 + seed)
        let separators = Array("\",;=<>@:/[]()*%\\ \r\n\t\u{1}.".utf8) + [0x80, 0xE9, 0xFF, 0]
        for specimen in FieldSpecimen.valid {
            for _ in 0..<60 {
                var octets = Array(specimen.value.utf8)
                for _ in 0...Int.random(in: 0..<3, using: &random) {
                    let octet = separators.randomElement(using: &random) ?? 0
                    let place = Int.random(in: 0...octets.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: octets.insert(octet, at: place)
                    case 1 where place < octets.count: octets[place] = octet
                    case 2 where place < octets.count: octets.remove(at: place)
                    default: octets.append(contentsOf: octets.prefix(place))
                    }
                }
                examineAndReread(FieldName(specimen.name), octets)
            }
        }
    }

    @Test("Any value may stand under any name without a trap")
    func confusion() {
        for specimen in FieldSpecimen.valid {
            for name in FieldName.allKnown { examineAndReread(name, Array(specimen.value.utf8)) }
        }
    }

    /// What has no finding must also read back as it was written.
    private func examineAndReread(_ name: FieldName, _ octets: [UInt8]) {
        var findings = Findings()
        let value = FieldValue(name, parsing: octets.span, ByteRange(0, octets.count), &findings)
        for finding in findings.list where !(0...octets.count).contains(finding.offset) {
            Issue.record("\(finding.fault.code) at \(finding.offset) of \(octets.count) octets in \(name)")
        }
        guard let value else {
            if findings.isEmpty { Issue.record("\(name) is unusable without a finding: \(String(decoding: octets, as: UTF8.self))") }
            return
        }
        let encoded = value.encoded
        guard findings.isEmpty else { return }
        let written = Array(encoded.utf8)
        if FieldValue(name, parsing: written.span, ByteRange(0, written.count), &findings) != value {
            Issue.record("\(name) reads back otherwise: \(String(decoding: octets, as: UTF8.self)) as \(encoded)")
        }
    }
}

/// A value under a field's name, and what is wrong with it.
struct FieldSpecimen: Sendable, CustomTestStringConvertible {
    let name: String
    let value: String
    /// As `code@offset`.
    let faults: [String]

    init(_ name: String, _ value: String, _ faults: String...) {
        self.name = name
        self.value = value
        self.faults = faults
    }

    var testDescription: String { "\(name): \(value)" }

    func faults(of name: FieldName) -> [String] {
        let octets = Array(("; " + value + ", x").utf8)
        var findings = Findings()
        findings.base = -2
        name.examine(octets.span, ByteRange(2, octets.count - 3), &findings)
        return findings.list.map { "\($0.fault.code)@\($0.offset)" }
    }
}
