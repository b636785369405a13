/// The command line.
struct Options {
    var json: String?
    var compare: String?
    var only: String?
    var corpus: String?
    var rounds = 9
    var countsInstructions = false
    var isInstructionsRun = false
    var asksForHelp = false

    static let help = """
        usage: Bench/run [--json FILE] [--compare FILE] [--only NAME] [--corpus FOLDER] [--rounds NUMBER] [--instructions]

          --json FILE      also write the figures to FILE
          --compare FILE   hold them against a FILE of an earlier run; exit 1 where one of our rows allocates, retains
                           or (with --instructions in both) executes more than it did; times are shown only
          --only NAME      only the rows called NAME or NAME.…, with those that they are held against
          --corpus FOLDER  read the .sip files of FOLDER, one message in each, in place of the package's own
          --rounds NUMBER  rounds, each of which times every row once; the least time counts (\(Options().rounds))
          --instructions   also count instructions per message of the mix, with valgrind: some seconds a row
        """

    init() {}

    init(_ arguments: [String]) throws(Refusal) {
        var rest = arguments[...]
        func value(of option: String) throws(Refusal) -> String {
            guard let value = rest.popFirst() else { throw Refusal("\(option): a value is missing") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": json = try value(of: argument)
            case "--compare": compare = try value(of: argument)
            case "--only": only = try value(of: argument)
            case "--corpus": corpus = try value(of: argument)
            case "--rounds":
                let text = try value(of: argument)
                guard let number = Int(text), number > 0 else { throw Refusal("--rounds: \(text) is no number above 0") }
                rounds = number
            case "--instructions": countsInstructions = true
            case Instructions.option: isInstructionsRun = true
            case "--help", "-h": asksForHelp = true
            default: throw Refusal("\(argument): no such option; --help lists them")
            }
        }
    }
}
