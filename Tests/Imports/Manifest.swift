import Foundation

/// What `Package.swift` says of each target, read from its text: running SwiftPM inside a test would wait for itself.
struct Manifest {
    struct Target {
        let name: String
        /// The first folder under `Sources` or `Tests`.
        let floor: String
        /// From the top of the package.
        let folder: String
        let dependencies: Set<String>
        let isTest: Bool
    }

    let targets: [Target]

    init(_ root: URL) throws {
        let text = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        var targets: [Target] = []
        for match in text.matches(of: /(module|tests)\("(\w+)", "(\w+)"(?:, \[([^\]]*)\])?/) {
            let isTest = match.1 == "tests"
            var dependencies = Self.names(match.4)
            if isTest { dependencies.formUnion([String(match.3), "Harness"]) }
            targets.append(
                Target(
                    name: String(match.3) + (isTest ? "Tests" : ""), floor: String(match.2),
                    folder: "\(isTest ? "Tests" : "Sources")/\(match.2)/\(match.3)", dependencies: dependencies, isTest: isTest))
        }
        for match in text.matches(of: /name: "(\w+)",\s+dependencies: \[([^\]]*)\],\s+path: "((?:Sources|Tests)\/([^"]+))"/) {
            targets.append(
                Target(
                    name: String(match.1), floor: String(match.4), folder: String(match.3), dependencies: Self.names(match.2),
                    isTest: match.3.hasPrefix("Tests")))
        }
        for match in text.matches(of: /system\("(\w+)"|name: "(\w+)", path: "Sources\/C\//) {
            let name = String(match.1 ?? match.2 ?? "")
            targets.append(Target(name: name, floor: "C", folder: "Sources/C/\(name)", dependencies: [], isTest: false))
        }
        self.targets = targets
    }

    subscript(name: String) -> Target? { targets.first { $0.name == name } }

    private static func names(_ list: Substring?) -> Set<String> {
        Set((list ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
    }
}
