import Foundation

/// What the figures were taken on.
enum Machine {
    static var description: String {
        let information = ProcessInfo.processInfo
        return [processor, architecture, "\(information.activeProcessorCount) CPUs", information.operatingSystemVersionString]
            .compactMap { $0 }.joined(separator: ", ")
    }

    private static var processor: String? {
        let text = FileManager.default.contents(atPath: "/proc/cpuinfo").map { String(decoding: $0, as: UTF8.self) }
        let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "other architecture"
        #endif
    }
}
