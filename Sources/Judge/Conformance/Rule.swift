import Capture
public import Octets

/// One thing that a document asks of whoever speaks SIP, and how it shows in a capture that it was not done.
///
/// A fault of form is a rule too, of which the grammars judge and not this module.
public struct Rule: Sendable {
    /// Code, severity, clause and summary, as findings carry them.
    public let fault: Fault
    /// Nil for a fault of form, which names its clauses in `fault.clause`.
    public let citation: Citation?
    /// A few sentences: what goes wrong, who is harmed, when it is not reported.
    public let explanation: String
    let scope: Scope

    enum Scope: Sendable {
        case form
        case message(applies: @Sendable (Sighting) -> Bool, check: @Sendable (Sighting, Evidence, inout Report) -> Void)
        case transaction(applies: @Sendable (Transaction) -> Bool, check: @Sendable (Transaction, Evidence, inout Report) -> Void)
        case dialog(applies: @Sendable (Dialog) -> Bool, check: @Sendable (Dialog, Evidence, inout Report) -> Void)
        case trace(check: @Sendable (Evidence, inout Report) -> Void)
    }

    init(_ code: String, _ severity: Severity, _ citation: Citation, _ summary: String, _ explanation: String, _ scope: Scope) {
        fault = Fault(code, severity, citation.place, summary)
        self.citation = citation
        self.explanation = explanation
        self.scope = scope
    }

    /// A fault of form as a rule.
    init(_ fault: Fault) {
        self.fault = fault
        citation = nil
        explanation = ""
        scope = .form
    }

    /// The rule's one identifier everywhere.
    public var code: String { fault.code }
    /// How grave it is to break it.
    public var severity: Severity { fault.severity }
    /// One line for people.
    public var summary: String { fault.summary }
    /// Whether a message's grammar shows it.
    public var isOfForm: Bool { if case .form = scope { true } else { false } }
    /// Whether one message shows it; else it takes several.
    public var isOfOneMessage: Bool {
        switch scope {
        case .form, .message: true
        case .transaction, .dialog, .trace: false
        }
    }
    /// The specimens' folder in the package; nil for a fault of form.
    public var specimens: String? { isOfForm ? nil : "Vectors/rules/\(code)" }
}
