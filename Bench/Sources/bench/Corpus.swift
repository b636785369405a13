import Foundation

/// Messages that every row reads, in the same order.
struct Corpus {
    let name: String
    let messages: [Message]

    /// Mean octets of a message.
    var octets: Int { messages.reduce(0) { $0 + $1.count } / max(messages.count, 1) }

    /// More copies than a branch predictor learns and than the first cache holds; those of one message fit the second.
    static let copiesInMix = 1536
    static let copiesOfOne = 256
    /// With more files than this, each alone would take minutes.
    static let maximumFilesAlone = 24

    /// Every file alone, under its file's name, after all of them mixed.
    static func all(of files: [File]) -> [Corpus] {
        var generator = Lehmer(state: 12345)
        let copies = (0..<max(copiesInMix, files.count)).map { Message(files[$0 % files.count].octets) }
        let mix = Corpus(name: "mix", messages: copies.shuffled(using: &generator))
        guard files.count <= maximumFilesAlone else { return [mix] }
        return [mix] + files.map { file in Corpus(name: file.name, messages: (0..<copiesOfOne).map { _ in Message(file.octets) }) }
    }

    /// One message as it is on disk.
    struct File {
        let name: String
        let octets: [UInt8]
    }

    /// The messages of a folder, by name: one in each file that ends in `.sip`.
    static func files(in folder: String) throws(Refusal) -> [File] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw Refusal("\(folder): no such folder") }
        let files = names.filter { $0.hasSuffix(".sip") }.sorted()
            .compactMap { name in
                FileManager.default.contents(atPath: "\(folder)/\(name)").map { File(name: String(name.dropLast(4)), octets: Array($0)) }
            }
        guard !files.isEmpty else { throw Refusal("\(folder): no file ends in .sip") }
        return files
    }
}

/// The same order in every run and on every machine.
struct Lehmer: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 0xda94_2042_e4dd_58b5 &+ 0x9e37_79b9_7f4a_7c15
        return state ^ (state >> 32)
    }
}
