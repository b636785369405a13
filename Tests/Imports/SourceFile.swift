import Foundation

/// One Swift file of the package, and what its lines say.
struct SourceFile {
    /// From the top of the package.
    let path: String
    let lines: [Substring]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file under a folder.
    static func all(under folder: String) throws -> [SourceFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { try SourceFile("\(folder)/\($0)") }
    }

    init(_ path: String) throws {
        self.path = path
        lines = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that the file imports.
    var imports: Set<String> {
        Set(lines.lazy.filter { $0.utf8.contains(" import ") || $0.hasPrefix("import ") }.compactMap(Self.imported))
    }

    private static func imported(_ line: Substring) -> String? {
        let words = line.split(separator: " ")
        let modifiers: Set<Substring> = ["public", "package", "internal", "@testable", "@preconcurrency", "@_exported"]
        guard let place = words.firstIndex(where: { !modifiers.contains($0) }), words[place] == "import", place + 1 < words.count else {
            return nil
        }
        return String(words[place + 1].prefix { $0 != "." })
    }

    /// The types that the file declares, and whether each stands inside another.
    var types: [(name: String, isNested: Bool)] {
        lines.compactMap { line in
            let words = line.split(maxSplits: 8, whereSeparator: { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" })
            guard let place = words.firstIndex(where: { !Self.modifiers.contains($0) && !$0.hasPrefix("@") }),
                Self.declarators.contains(words[place]), place + 1 < words.count
            else { return nil }
            return (String(words[place + 1].filter { $0 != "`" }), line.first == " ")
        }
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
    ]
    private static let declarators: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// The numbers of the lines that say one of these words outside comments and string literals.
    func linesSaying(_ words: [String]) -> [Int] {
        lines.indices.filter { place in
            guard words.contains(where: { lines[place].utf8.contains($0) }) else { return false }
            let code = String(lines[place]).replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
            return words.contains { code.utf8.contains($0) }
        }.map { $0 + 1 }
    }
}

extension Substring.UTF8View {
    fileprivate func contains(_ text: String) -> Bool { !ranges(of: text.utf8).isEmpty }
}

extension String.UTF8View {
    fileprivate func contains(_ text: String) -> Bool { !ranges(of: text.utf8).isEmpty }
}
