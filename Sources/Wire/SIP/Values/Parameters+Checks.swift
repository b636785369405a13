import MIME
import Octets

extension Parameter.Slices {
    // "q" EQUAL qvalue, RFC 3261 25.1
    @inline(never)
    func checkQuality(_ octets: Span<UInt8>, _ findings: inout Findings) {
        if Quality(octets, value) == nil { findings.report(.qualityMalformed, at: isFlag ? name : value) }
    }

    /// Reports a value that is no number of seconds, or one that is too large.
    @inline(never)
    func checkSeconds(_ malformed: @autoclosure () -> Fault, _ octets: Span<UInt8>, _ findings: inout Findings) {
        guard let number = checkNumber(malformed(), octets, &findings) else { return }
        if number.value > Number.maximumSeconds { findings.report(.numberAboveMaximum, at: number.digits) }
    }

    /// Reports a value that is not 1*DIGIT.
    @discardableResult
    func checkNumber(_ malformed: @autoclosure () -> Fault, _ octets: Span<UInt8>, _ findings: inout Findings) -> Numeral? {
        if form == .token {
            var digits = Cursor(octets, value)
            if let number = digits.number(), digits.isAtEnd { return number }
        }
        findings.report(malformed(), at: isFlag ? name : value)
        return nil
    }
}

extension Parameters {
    /// The number in a parameter of this name; nil where there is none.
    func number(_ name: String) -> Number? {
        guard case .token(let text) = self[name] else { return nil }
        return Number(text)
    }

    /// Sets a parameter to a number, or removes it.
    mutating func set(_ name: String, _ number: Number?) { self[name] = number.map { .token($0.description) } }

    /// The text of a parameter of this name, whatever its form; nil where absent, and for a flag.
    func text(_ name: String) -> String? { self[name]?.text }

    /// Sets a parameter that is a token, or removes it.
    mutating func set(_ name: String, token: String?) { self[name] = token.map { .token($0) } }
}
