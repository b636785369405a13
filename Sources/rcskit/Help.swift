/// `rcskit help [VERB]`
enum Help: Verb {
    static let name = "help"
    static let synopsis = "[VERB]"
    static let summary = "what the command does, or how one verb is used"
    static let details = ""
    static let options: [Option] = []

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome {
        try arguments.limit(to: 1)
        guard let name = arguments.operands.first else {
            console.print(overview)
            return .done
        }
        guard let verb = Command.verbs.first(where: { $0.name == name }) else {
            throw Refusal("'\(name)' is no verb; 'rcskit help' lists them")
        }
        console.print(page(of: verb))
        return .done
    }

    static var overview: String {
        var verbs = Table()
        for verb in Command.verbs { verbs.append([verb.name, verb.summary]) }
        return """
            usage: rcskit VERB [OPTION…] [ARGUMENT…]

            \(verbs.lines(indent: 2).joined(separator: "\n"))

            'rcskit help VERB' tells more of one; 'rcskit --version' tells which rcskit this is.
            Exit status: 0 done, 1 done with findings at error, 2 the input could not be used.
            """
    }

    static func page(of verb: any Verb.Type) -> String {
        var options = Table()
        for option in verb.options + Option.common {
            options.append([option.value.map { "\(option.name) \($0)" } ?? option.name, option.summary])
        }
        let details = verb.details.isEmpty ? "" : "\n\n\(verb.details)"
        return """
            usage: rcskit \(verb.name) \(verb.synopsis)

            \(verb.summary)\(details)

            \(options.lines(indent: 2).joined(separator: "\n"))
            """
    }
}
