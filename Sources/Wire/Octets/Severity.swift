/// How grave a finding is, as `rcskit` prints it.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Worth a look; never changes a verdict.
    case note
    /// The receiver goes on without the element, or with it as it stands.
    case warning
    /// The receiver cannot use the message.
    case error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// What a list of findings amounts to.
public enum Verdict: String, Sendable {
    case accept
    case acceptWithDiagnostic = "accept-with-diagnostic"
    case reject

    /// `reject` where any severity is `error`, `acceptWithDiagnostic` where the gravest is `warning`, else `accept`.
    public init(gravest: Severity?) {
        switch gravest {
        case .error: self = .reject
        case .warning: self = .acceptWithDiagnostic
        case .note, nil: self = .accept
        }
    }
}

/// How a reader judges a fault after which exactly one safe reading remains. Decoded values never depend on it.
public enum Strictness: String, Sendable, CaseIterable {
    case strict
    case lenient

    /// The severity that a finding has under this strictness.
    public func severity(of finding: Finding) -> Severity {
        switch self {
        case .strict: finding.severity
        case .lenient: finding.severity == .error && finding.fault.hasSafeReading ? .warning : finding.severity
        }
    }

    /// What findings amount to under this strictness.
    public func verdict(of findings: some Sequence<Finding>) -> Verdict {
        Verdict(gravest: findings.lazy.map { severity(of: $0) }.max())
    }
}
