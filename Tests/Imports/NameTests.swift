import Testing

/// Names that would shadow another's are not taken.
@Suite struct NameTests {
    /// Modules that are there or to come; a type of the same name would hide the module from whoever must qualify a name with it.
    static let modules: Set<String> = [
        "Octets", "Addressing", "MIME", "XML", "JSON", "Cryptography", "SIP", "SDP", "MSRP", "CPIM", "HTTP", "Payload", "SMS", "MMS",
        "StateMachine", "Signaling", "Transfer", "Messaging", "Transport", "MessageStore", "Engine", "EmbeddedCarrier", "SIPClient",
        "TelephonyMessagingKit", "MessageUI", "Capture", "Conformance", "rcskit",
    ]
    /// An import of ours would shadow Swift's, Foundation's or Testing's.
    static let taken: Set<String> = ["Error", "Result", "Data", "URL", "Duration", "Task", "Tag", "Issue"]

    @Test func noTypeHasTheNameOfAModule() throws {
        let present = Set(try Manifest(SourceFile.root).targets.filter { !$0.isTest }.map(\.name))
        for file in try SourceFile.all(under: "Sources") {
            for type in file.types {
                #expect(!Self.modules.union(present).contains(type.name), "\(file.path) declares \(type.name)")
            }
        }
    }

    @Test func noTopLevelTypeShadowsACommonOne() throws {
        for file in try SourceFile.all(under: "Sources") {
            for type in file.types where !type.isNested { #expect(!Self.taken.contains(type.name), "\(file.path) declares \(type.name)") }
        }
    }

    @Test func declarationsAreRecognised() throws {
        let names = try SourceFile("Sources/Wire/Octets/Finding.swift").types.map(\.name)
        #expect(names.starts(with: ["Fault", "Finding", "Findings"]))
        let nested = try SourceFile("Sources/Wire/Octets/Parameter.swift").types
        #expect(nested.contains { $0.name == "Form" && $0.isNested })
    }
}
