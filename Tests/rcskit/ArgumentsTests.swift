import Testing

@testable import rcskit

/// A verb with an option that takes a value and one that does not.
enum Specimen: Verb {
    static let name = "specimen"
    static let synopsis = "FILE"
    static let summary = "nothing"
    static let details = ""
    static let kind = Option("--as", value: "KIND", "what it is")
    static let options = [kind, Option.json]

    static func run(_ arguments: Arguments, _ console: Console) -> Outcome { .done }
}

@Suite struct ArgumentsTests {
    @Test(arguments: [
        ["--as", "sip", "--json", "a.sip", "-"], ["a.sip", "--as=sip", "-", "--json"], ["--json", "--as", "sip", "--", "a.sip", "-"],
    ])
    func optionsStandAnywhere(_ words: [String]) throws {
        let arguments = try Arguments(words, Specimen.self)
        #expect(arguments.operands == ["a.sip", "-"])
        #expect(arguments[Specimen.kind] == "sip")
        #expect(arguments.has(.json))
        #expect(!arguments.has(.quiet))
    }

    @Test func nothingIsAnOptionBehindTwoHyphens() throws {
        let arguments = try Arguments(["--", "--json", "--"], Specimen.self)
        #expect(arguments.operands == ["--json", "--"])
        #expect(!arguments.has(.json))
    }

    @Test func anEqualsSignMayStandInAValue() throws {
        #expect(try Arguments(["--as=a=b"], Specimen.self)[Specimen.kind] == "a=b")
    }

    @Test(arguments: [
        (["--colour"], "specimen has no option '--colour'; 'rcskit help specimen' lists them"),
        (["-x"], "specimen has no option '-x'; 'rcskit help specimen' lists them"),
        (["--as"], "--as needs KIND behind it"),
        (["--as="], "--as needs KIND behind it"),
        (["--json=yes"], "--json takes no value, got 'yes'"),
        (["--json", "--json"], "--json stands twice"),
    ])
    func refusesWithOneLine(_ words: [String], _ reason: String) {
        #expect(throws: Refusal.self) { try Arguments(words, Specimen.self) }
        do throws(Refusal) {
            _ = try Arguments(words, Specimen.self)
        } catch {
            #expect(error.reason == reason)
        }
    }

    @Test func oneChoiceAmongSeveral() throws {
        enum Colour: String, CaseIterable { case red, green }
        #expect(try Arguments(["--as", "red"], Specimen.self).choice(Specimen.kind, of: Colour.self) == .red)
        #expect(try Arguments([], Specimen.self).choice(Specimen.kind, of: Colour.self) == nil)
        let arguments = try Arguments(["--as", "blue"], Specimen.self)
        let refusal = #expect(throws: Refusal.self) { try arguments.choice(Specimen.kind, of: Colour.self) }
        #expect(refusal?.reason == "--as is one of red, green, not 'blue'")
    }
}
