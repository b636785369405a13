import Foundation

/// Where the tests find their inputs.
enum Places {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    static let vectors = "\(root)/Vectors"
    /// Beside the package where it is built by its authors; absent from a user's clone.
    static let shared = "\(root)/../shared"

    static func exist(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Every file under a folder whose name ends so, in order.
    static func files(under folder: String, endingWith suffix: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }
}
