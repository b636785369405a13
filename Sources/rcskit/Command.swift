import Octets

/// Finds the verb, runs it, and ends with its status.
@main
enum Command {
    static let version = "0.1.0"

    static let verbs: [any Verb.Type] = [Parse.self, Check.self, Ladder.self, Rules.self, Help.self]

    static func main() {
        let console = Console.standard()
        let status = run(Array(CommandLine.arguments.dropFirst()), console)
        Invocation.end(status.rawValue)
    }

    /// Runs the command as if started with these words, without ending the process.
    static func run(_ words: [String], _ console: Console) -> Outcome {
        do throws(Refusal) {
            let status = try dispatch(words, console)
            try console.flush()
            return status
        } catch {
            console.complain("rcskit: \(error.reason)")
            return .unusable
        }
    }

    private static func dispatch(_ words: [String], _ console: Console) throws(Refusal) -> Outcome {
        guard let first = words.first else {
            console.complain(Help.overview)
            return .unusable
        }
        switch first {
        case "--version":
            guard words.count == 1 else { throw Refusal("--version takes nothing behind it, got '\(words[1])'") }
            console.print("rcskit \(version)")
            return .done
        case "--help", "-h":
            return try Help.run(Arguments(Array(words.dropFirst()), Help.self), console)
        default:
            guard let verb = verbs.first(where: { $0.name == first }) else {
                throw Refusal("'\(first)' is no verb; 'rcskit help' lists them")
            }
            let arguments = try Arguments(Array(words.dropFirst()), verb)
            if arguments.has(.help) {
                console.print(Help.page(of: verb))
                return .done
            }
            return try verb.run(arguments, console)
        }
    }
}
