public import Foundation

/// Where tests find their inputs.
public enum Places {
    /// The package's top folder.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static func vectors(_ path: String) -> URL { package.appending(path: "Vectors/\(path)") }

    /// A folder or file of `shared`, which lies beside the package or above it where its authors build it and is in no user's clone.
    ///
    /// Nil where it is absent; then the reason is printed, so that no skip is silent.
    public static func shared(_ path: String, for purpose: String) -> URL? {
        var folder = package.resolvingSymlinksInPath()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate = folder.appending(path: "shared/\(path)")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        print("skipped: no shared/\(path) beside the package, so \(purpose)")
        return nil
    }

    /// The files below a folder whose names end so, in order.
    public static func files(below folder: URL, endingIn endings: [String]) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in endings.contains { path.hasSuffix($0) } }.sorted().map { folder.appending(path: $0) }
    }
}
