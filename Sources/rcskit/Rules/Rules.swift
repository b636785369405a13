import Conformance
import JSON
import Octets

/// `rcskit rules [ID]`
enum Rules: Verb {
    static let name = "rules"
    static let synopsis = "[ID] [--json]"
    static let summary = "every rule with its clause and severity, or one of them"
    static let details = """
        ID is a rule's code, or the beginning of several up to a dot: 'rcskit rules via' lists those of Via.
        A fault of form has the severity shown where the receiver needs the element that holds it, else it is a warning at most.
        """
    static let options = [Option.json]

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome {
        try arguments.limit(to: 1)
        let selection = try select(arguments.operands.first)
        if arguments.has(.json) {
            var text = TextWriter(.readable)
            text.write(["rules": .array(selection.map(\.json))])
            try console.write(text.takeOctets())
        } else if let only = selection.first, selection.count == 1 {
            show(only, console)
        } else {
            list(selection, console)
        }
        return .done
    }

    /// The rules of this code, or those whose codes go on behind it; all where there is none.
    static func select(_ identifier: String?) throws(Refusal) -> [Rule] {
        guard let identifier else { return RuleBook.all.rules }
        if let only = RuleBook.all[identifier] { return [only] }
        return try RuleBook.selected(by: identifier).rules
    }

    private static func list(_ rules: [Rule], _ console: Console) {
        var table = Table()
        for rule in rules { table.append([rule.code, rule.severity.rawValue, rule.fault.clause, rule.summary]) }
        for line in table.lines(style: { column, cell in column == 1 ? console.styled(severity: cell) : cell }) { console.print(line) }
    }

    private static func show(_ rule: Rule, _ console: Console) {
        console.print(console.styled(rule.code, .bold))
        console.print("  \(rule.summary)")
        console.print()
        var table = Table()
        table.append(["severity", rule.severity.rawValue])
        if rule.fault.hasSafeReading { table.append(["lenient", Severity.warning.rawValue]) }
        table.append(["clause", rule.citation?.description ?? rule.fault.clause])
        if let folder = rule.specimens { table.append(["specimens", folder]) }
        for line in table.lines(indent: 2, style: { column, cell in column == 1 ? console.styled(severity: cell) : cell }) {
            console.print(line)
        }
        guard !rule.explanation.isEmpty else { return }
        console.print()
        for line in rule.explanation.wrapped(to: 100) { console.print("  \(line)") }
    }
}

extension Rule {
    fileprivate var json: Value {
        var object: Object = ["code": .string(code), "severity": .string(severity.rawValue)]
        if fault.hasSafeReading { object.append("lenient", .string(Severity.warning.rawValue)) }
        object.append("clause", .string(fault.clause))
        if let citation { object.append("keyword", .string(citation.keyword.rawValue)) }
        object.append("message", .string(summary))
        if !explanation.isEmpty { object.append("explanation", .string(explanation)) }
        if let specimens { object.append("specimens", .string(specimens)) }
        return .object(object)
    }
}

extension String {
    /// Lines of so many columns at most, broken at spaces.
    fileprivate func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension Console {
    /// A severity's name in its colour; any other text as it is.
    func styled(severity text: String) -> String {
        switch Severity(rawValue: text) {
        case .error: styled(text, .red)
        case .warning: styled(text, .yellow)
        case .note: styled(text, .cyan)
        case nil: text
        }
    }
}
