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
    static func select(_ identifier: String?) throws(Refusal) -> [Fault] {
        guard let identifier else { return Catalogue.faults }
        if let only = Catalogue.faults.first(where: { $0.code == identifier }) { return [only] }
        let group = Catalogue.faults.filter { $0.code.hasPrefix(identifier + ".") }
        guard !group.isEmpty else { throw Refusal("no rule is called '\(identifier)'; 'rcskit rules' lists them") }
        return group
    }

    private static func list(_ faults: [Fault], _ console: Console) {
        var table = Table()
        for fault in faults { table.append([fault.code, fault.severity.rawValue, fault.clause, fault.summary]) }
        for line in table.lines(style: { column, cell in column == 1 ? console.styled(severity: cell) : cell }) { console.print(line) }
    }

    private static func show(_ fault: Fault, _ console: Console) {
        console.print(console.styled(fault.code, .bold))
        console.print("  \(fault.summary)")
        console.print()
        var table = Table()
        table.append(["severity", fault.severity.rawValue])
        if fault.hasSafeReading { table.append(["lenient", Severity.warning.rawValue]) }
        table.append(["clause", fault.clause])
        for line in table.lines(indent: 2, style: { column, cell in column == 1 ? console.styled(severity: cell) : cell }) {
            console.print(line)
        }
    }
}

extension Fault {
    fileprivate var json: Value {
        var object: Object = ["code": .string(code), "severity": .string(severity.rawValue)]
        if hasSafeReading { object.append("lenient", .string(Severity.warning.rawValue)) }
        object.append("clause", .string(clause))
        object.append("message", .string(summary))
        return .object(object)
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
