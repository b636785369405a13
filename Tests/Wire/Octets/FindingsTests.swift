import Octets
import Testing

@Suite struct FindingsTests {
    private func crowd(_ severity: Severity, then fault: Fault, times: Int = 1) -> Findings {
        var findings = Findings()
        findings.ceiling = severity
        for offset in 0..<Limits.maximumFindings + 5 { findings.report(.parameterDuplicate, at: offset) }
        findings.ceiling = .error
        for _ in 0..<times { findings.report(fault, at: 9_999) }
        return findings
    }

    @Test func laterOnesAreCounted() {
        let findings = crowd(.warning, then: .parameterDuplicate)
        #expect(findings.count == Limits.maximumFindings)
        #expect(findings.omitted == 6)
        #expect(findings.list.last?.offset == Limits.maximumFindings - 1)
    }

    @Test(arguments: [Severity.note, .warning]) func noCrowdHidesAnError(_ severity: Severity) {
        let findings = crowd(severity, then: .parameterNameEmpty, times: 3)
        #expect(findings.count == Limits.maximumFindings)
        #expect(findings.omitted == 8)
        #expect(findings.gravest == .error)
        #expect(findings.list.last?.offset == 9_999)
        #expect(findings.list.count { $0.severity == .error } == 1)
    }

    @Test func noErrorWithASafeReadingHidesOneWithout() {
        let safe = Fault("test.safe", .error, "RFC 3261 25.1", "an error after which one reading remains", hasSafeReading: true)
        var findings = crowd(.warning, then: safe)
        #expect(Strictness.lenient.verdict(of: findings.list) == .acceptWithDiagnostic)
        findings.report(.parameterNameEmpty, at: 10_000)
        #expect(Strictness.lenient.verdict(of: findings.list) == .reject)
    }
}
