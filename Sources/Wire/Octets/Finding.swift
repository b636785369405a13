/// One kind of fault of form: its stable code, its clause, and how grave it is where the element is needed.
///
/// Each module lists its faults as static members; `rcskit rules` shows them all.
public struct Fault: Sendable, Hashable {
    /// The identifier everywhere: `contentLength.missing`.
    public let code: String
    /// The severity where the receiver needs the element that holds the fault.
    public let severity: Severity
    /// Document and clause, as in `RFC 3261 20.14`; several are joined by commas, and a second document by a semicolon.
    public let clause: String
    /// One line for people, without the octets themselves.
    public let summary: String
    /// Whether exactly one safe reading of the octets remains.
    public let hasSafeReading: Bool

    public init(_ code: String, _ severity: Severity, _ clause: String, _ summary: String, hasSafeReading: Bool = false) {
        self.code = code
        self.severity = severity
        self.clause = clause
        self.summary = summary
        self.hasSafeReading = hasSafeReading
    }

    public static func == (left: Fault, right: Fault) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// A fault at its place.
public struct Finding: Sendable, Hashable {
    /// What is wrong.
    public let fault: Fault
    /// How grave it is where it stands.
    public let severity: Severity
    /// Octets from the start of the input to the first one that the grammar does not allow.
    public let offset: Int
    /// Octets of the faulty element; 0 where something is absent.
    public let length: Int
    /// Where it is, for people: a field name, a limit. Never content of the message.
    public internal(set) var detail: String

    /// A fault at a place; without a severity it has the fault's own.
    public init(_ fault: Fault, severity: Severity? = nil, offset: Int, length: Int = 0, detail: String = "") {
        self.fault = fault
        self.severity = severity ?? fault.severity
        self.offset = offset
        self.length = length
        self.detail = detail
    }

    /// One line for people: the summary, and the detail behind it.
    public var message: String { detail.isEmpty ? fault.summary : "\(fault.summary) (\(detail))" }
}

extension Finding {
    /// Orders findings by what they make of a verdict, strict or lenient.
    fileprivate var weight: Int {
        switch severity {
        case .note: 1
        case .warning: 2
        case .error: fault.hasSafeReading ? 3 : 4
        }
    }
}

/// Collects what a grammar finds wrong while it goes on reading. Allocates nothing while nothing is wrong.
public struct Findings: Sendable {
    /// Findings in the order in which they were reported.
    public private(set) var list: [Finding] = []
    /// How many findings came after `Limits.maximumFindings`; they are counted, not kept.
    public private(set) var omitted = 0
    /// Added to each offset: where the octets at hand stand in the whole input.
    public var base = 0
    /// No finding is graver than this: `.warning` while reading what the receiver could do without.
    public var ceiling: Severity = .error

    /// The greatest weight among the findings.
    private var heaviest = 0

    /// No findings.
    public init() {}

    /// The findings of an earlier reading, to which others come.
    package init(_ list: [Finding], omitted: Int) {
        self.list = list
        self.omitted = omitted
        heaviest = list.lazy.map(\.weight).max() ?? 0
    }

    /// Whether nothing was found.
    @inlinable public var isEmpty: Bool { list.isEmpty }
    /// The gravest severity; nil where nothing was found.
    public var gravest: Severity? { list.lazy.map(\.severity).max() }

    /// Records a fault at an offset from the start of the octets at hand.
    @inline(never)
    public mutating func report(_ fault: Fault, at offset: Int, length: Int = 0, detail: String = "") {
        append(Finding(fault, severity: min(fault.severity, ceiling), offset: base + offset, length: length, detail: detail))
    }

    /// Records a fault at a range of the octets at hand.
    public mutating func report(_ fault: Fault, at range: ByteRange, detail: String = "") {
        report(fault, at: range.start, length: range.count, detail: detail)
    }

    /// How many are kept.
    @inlinable public var count: Int { list.count }

    /// Names what was being read, for people, in the findings from a place on that have no detail yet.
    public mutating func describe(from place: Int, as detail: String) {
        for place in place..<list.count where list[place].detail.isEmpty { list[place].detail = detail }
    }

    /// Adds a finding as it is, beyond base and ceiling.
    public mutating func append(_ finding: Finding) {
        let weight = finding.weight
        defer { heaviest = max(heaviest, weight) }
        if list.count < Limits.maximumFindings { return list.append(finding) }
        omitted += 1
        // No crowd of lesser findings hides one that changes the verdict.
        if weight > heaviest { list[list.count - 1] = finding }
    }
}
