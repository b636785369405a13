import Octets

/// The words behind a verb, told apart by the options that the verb declares.
///
///     parse --as sip --json -- -odd-name.sip
///
/// `--name value` and `--name=value` are the same; behind `--` nothing is an option; `-` is an operand.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    init(_ words: [String], _ verb: any Verb.Type) throws(Refusal) {
        let options = verb.options + Option.common
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = word == "-h" ? "--help" : String(halves[0])
            guard let option = options.first(where: { $0.name == name }) else {
                throw Refusal("\(verb.name) has no option '\(name)'; 'rcskit help \(verb.name)' lists them")
            }
            guard values[name] == nil else { throw Refusal("\(name) stands twice") }
            if let placeholder = option.value {
                guard let value = halves.count > 1 ? String(halves[1]) : rest.popFirst(), !value.isEmpty else {
                    throw Refusal("\(name) needs \(placeholder) behind it")
                }
                values[name] = value
            } else {
                guard halves.count == 1 else { throw Refusal("\(name) takes no value, got '\(halves[1])'") }
                values[name] = ""
            }
        }
    }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// What stands behind an option; nil where the option does not.
    subscript(option: Option) -> String? { values[option.name] }

    /// The one choice among several that an option makes; nil where the option does not stand.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ option: Option, of type: Choice.Type) throws(Refusal) -> Choice? {
        guard let word = self[option] else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal("\(option.name) is one of \(choices), not '\(word)'")
        }
        return choice
    }

    /// Refuses more operands than a verb knows what to do with.
    func limit(to count: Int) throws(Refusal) {
        guard operands.count <= count else { throw Refusal("'\(operands[count])' is one argument too many") }
    }
}

extension MappedFile {
    /// The file that an operand names; `-` is standard input.
    static func operand(_ path: String) throws(Refusal) -> MappedFile {
        do throws(Failure) {
            return try path == "-" ? standardInput() : MappedFile(path)
        } catch {
            throw Refusal("\(error)")
        }
    }
}
