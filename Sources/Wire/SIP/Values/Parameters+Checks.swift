import MIME
import Octets

extension Parameters.Slices {
    // "q" EQUAL qvalue, RFC 3261 25.1
    @inline(__always)
    func checkQuality(_ octets: Span<UInt8>, _ findings: inout Findings) {
        if isEmpty { return }
        guard let quality = first("q", in: octets), Quality(octets, quality.value) == nil else { return }
        findings.report(.qualityMalformed, at: quality.value.isPresent ? quality.value : quality.name)
    }

    /// Reports a parameter of this name whose value is no number of seconds, or one that is too large.
    @inline(__always)
    func checkSeconds(_ name: StaticString, _ malformed: @autoclosure () -> Fault, _ octets: Span<UInt8>, _ findings: inout Findings) {
        guard let number = checkNumber(name, malformed(), octets, &findings) else { return }
        if number.value > Number.maximumSeconds { findings.report(.numberAboveMaximum, at: number.digits) }
    }

    /// Reports a parameter of this name whose value is not 1*DIGIT.
    @inline(__always)
    @discardableResult
    func checkNumber(_ name: StaticString, _ malformed: @autoclosure () -> Fault, _ octets: Span<UInt8>, _ findings: inout Findings)
        -> Numeral?
    {
        if isEmpty { return nil }
        guard let parameter = first(name, in: octets) else { return nil }
        if parameter.form == .token {
            var digits = Cursor(octets, parameter.value)
            if let number = digits.number(), digits.isAtEnd { return number }
        }
        findings.report(malformed(), at: parameter.isFlag ? parameter.name : parameter.value)
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
