import Testing

@testable import rcskit

/// What one run of the command wrote, and its status.
struct Run {
    let status: Outcome
    let output: String
    let complaints: String

    init(_ words: String..., isColored: Bool = false) {
        let console = Console.capturing(isColored: isColored)
        status = Command.run(words, console)
        output = console.printed
        complaints = console.complained
    }
}

@Suite struct CommandTests {
    @Test func tellsItsVersion() {
        let run = Run("--version")
        #expect(run.output == "rcskit \(Command.version)\n")
        #expect(run.status == .done)
        #expect(run.complaints.isEmpty)
    }

    @Test(arguments: [["help"], ["--help"], ["-h"]])
    func helpListsEveryVerb(_ words: [String]) {
        let run = Run(words[0])
        #expect(run.status == .done)
        for verb in Command.verbs { #expect(run.output.contains("  \(verb.name) ")) }
    }

    @Test func withoutAVerbItShowsHelpAndFails() {
        let run = Run()
        #expect(run.status == .unusable)
        #expect(run.output.isEmpty)
        #expect(run.complaints.hasPrefix("usage: rcskit VERB"))
    }

    @Test(arguments: Command.verbs.map { $0.name })
    func eachVerbHasItsPage(_ name: String) {
        let page = Run("help", name)
        #expect(page.status == .done)
        #expect(page.output.hasPrefix("usage: rcskit \(name)"))
        #expect(page.output.contains("--quiet"))
        #expect(Run(name, "--help").output == page.output)
        #expect(Run(name, "-h").output == page.output)
    }

    @Test(arguments: [
        (["pares"], "rcskit: 'pares' is no verb; 'rcskit help' lists them\n"),
        (["help", "pares"], "rcskit: 'pares' is no verb; 'rcskit help' lists them\n"),
        (["help", "rules", "more"], "rcskit: 'more' is one argument too many\n"),
        (["--version", "x"], "rcskit: --version takes nothing behind it, got 'x'\n"),
        (["rules", "--xml"], "rcskit: rules has no option '--xml'; 'rcskit help rules' lists them\n"),
        (["rules", "no.such"], "rcskit: no rule is called 'no.such'; 'rcskit rules' lists them\n"),
    ])
    func whatItCannotUseItNamesInOneLine(_ words: [String], _ line: String) {
        let console = Console.capturing()
        #expect(Command.run(words, console) == .unusable)
        #expect(console.complained == line)
        #expect(console.printed.isEmpty)
    }
}
