/// One thing that the command does.
protocol Verb: SendableMetatype {
    static var name: String { get }
    /// What stands behind the verb, as its page shows it.
    static var synopsis: String { get }
    /// One line for the list of verbs.
    static var summary: String { get }
    /// What its page says besides.
    static var details: String { get }
    static var options: [Option] { get }

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome
}

/// What a finished command says of its work.
enum Outcome: Int32 {
    /// Done, and nothing found at `error`.
    case done = 0
    /// Done, with findings at `error`.
    case findings = 1
    /// The input could not be used at all.
    case unusable = 2
}

/// Why a command did not do its work: one line that says what and where.
struct Refusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// One option of a verb.
struct Option: Sendable {
    let name: String
    /// What stands behind the name, as `FILE`; nil where nothing does.
    let value: String?
    let summary: String

    init(_ name: String, value: String? = nil, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    static let json = Option("--json", "print JSON instead of text")
    static let strictness = Option("--strictness", value: "STRICTNESS", "strict (the default) or lenient")
    static let quiet = Option("--quiet", "no progress on standard error")
    static let help = Option("--help", "this page")

    /// What every verb knows.
    static let common = [quiet, help]
}
