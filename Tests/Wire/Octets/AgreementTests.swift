import Harness
import Testing

@testable import Octets

/// What is told by masks is what a walk octet by octet says.
@Suite struct OctetsAgreementTests {
    private static func octets(_ random: inout Random, of alphabet: [UInt8], _ counts: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: counts, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    }

    @Test func classes() {
        // Each octet alone among tokens: the run stops there exactly where the class says.
        for octet in UInt8.min...UInt8.max {
            for place in [0, 1, 15, 16, 31, 63, 64, 70] {
                var octets = Array(repeating: UInt8(ascii: "a"), count: 130)
                octets[place] = octet
                var runs = TokenRuns()
                let stop = runs.end(octets.span, from: 0, to: 130)
                #expect(stop == (CharacterClass.token.contains(octet: octet) ? 130 : place), "\(octet) at \(place)")
                var plain = TokenRuns()
                let isPlain = CharacterClass.alpha.union(.digit).contains(octet: octet) || Array("*+-._".utf8).contains(octet)
                #expect(plain.plainEnd(octets.span, from: 0, to: 130) == (isPlain ? 130 : place), "\(octet) at \(place)")
            }
        }
    }

    @Test func runs() {
        var random = Random(seed: 25)
        for _ in 0..<2_000 {
            let octets = Self.octets(&random, of: Array("ab.;='%~/ ".utf8), 0...200)
            var runs = TokenRuns()
            var position = 0
            while position < octets.count {
                let end = Int.random(in: position...octets.count, using: &random)
                var stop = position
                while stop < end, CharacterClass.token.contains(octet: octets[stop]) { stop += 1 }
                #expect(runs.end(octets.span, from: position, to: end) == stop)
                position = stop + 1
            }
        }
    }

    @Test func tokenLists() {
        var random = Random(seed: 205)
        for _ in 0..<20_000 {
            let octets = Self.octets(&random, of: Array("aaa,, ;'".utf8), 1...20)
            var runs = TokenRuns()
            let parts = octets.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            let isList = parts.enumerated().allSatisfy { index, part in
                let token = index > 0 && part.first == UInt8(ascii: " ") ? part.dropFirst() : part
                return !token.isEmpty && token.allSatisfy { $0 == UInt8(ascii: "a") }
            }
            #expect(runs.isTokenList(octets.span, from: 0, to: octets.count) == isList, "\(String(decoding: octets, as: UTF8.self))")
        }
    }

    @Test func numbers() {
        var random = Random(seed: 2014)
        for _ in 0..<20_000 {
            let octets = Self.octets(&random, of: Array("00123456789 x:".utf8), 0...24)
            for end in [octets.count, octets.count / 2] {
                var cursor = Cursor(octets.span, from: 0, to: end)
                let number = cursor.number()
                let digits = octets[..<end].prefix { $0 &- UInt8(ascii: "0") < 10 }
                let text = String(decoding: digits, as: UTF8.self)
                #expect(number?.digits.count ?? 0 == digits.count)
                #expect(number?.value == (digits.isEmpty ? nil : UInt64(text) ?? .max), "\(text)")
                #expect(cursor.position == digits.count)
            }
        }
    }

    @Test func parameters() {
        var random = Random(seed: 731)
        let alphabet = Array(";;;;==,\"\"ab'%\\ <[:]\r\n\u{1}".utf8)
        for _ in 0..<30_000 {
            let octets = Self.octets(&random, of: alphabet, 0...40)
            let forms: Parameters.ValueForms = [.host, .uri]
            var findings = Findings()
            var cursor = Cursor(octets.span)
            let slices = Parameters.scan(&cursor, &findings, forms: forms)
            let walk = Walk(octets, forms)
            #expect(slices.count == UInt16(walk.list.count) && cursor.position == walk.position, "\(octets)")
            let codes = findings.list.filter { $0.fault != .parameterDuplicate }.map(\.offset)
            #expect(codes == walk.faults, "\(octets)")
            var again: [Parameter.Slices] = []
            var second = ParameterCursor(slices, in: octets.span)
            while let parameter = second.next() { again.append(parameter) }
            #expect(again == walk.list, "\(octets)")
        }
    }

    /// Parameters read one by one with care.
    private struct Walk {
        var list: [Parameter.Slices] = []
        var faults: [Int] = []
        var position = 0

        init(_ octets: [UInt8], _ forms: Parameters.ValueForms) {
            while let semicolon = octets.span.semicolon(from: position, to: octets.count) {
                let reading = ParameterReading(octets.span, from: semicolon + 1, to: octets.count, forms)
                if reading.problem != .none { faults.append(reading.problemOffset) }
                if reading.parameter.name.isPresent { list.append(reading.parameter) }
                position = reading.end
            }
        }
    }

    @Test func repeatedNames() {
        var random = Random(seed: 73)
        for _ in 0..<2_000 {
            let names = (0..<12).map { _ in String(decoding: Self.octets(&random, of: Array("aAbB".utf8), 1...10), as: UTF8.self) }
            let octets = Array(names.map { ";" + $0 }.joined().utf8)
            var findings = Findings()
            var cursor = Cursor(octets.span)
            _ = Parameters.scan(&cursor, &findings)
            let repeated = names.indices.count { index in names[..<index].contains { $0.equalsIgnoringCase(names[index]) } }
            #expect(findings.count == repeated, "\(names)")
        }
    }
}
