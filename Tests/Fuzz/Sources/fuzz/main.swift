import Foundation

// `fuzz TARGET [libFuzzer options] CORPUS…` with the fuzzer built in, `fuzz TARGET FILE…` without.
guard CommandLine.arguments.count > 1, let target = Target(rawValue: CommandLine.arguments[1]) else {
    print("usage: fuzz \(Target.allCases.map(\.rawValue).joined(separator: "|")) …")
    exit(2)
}
Target.chosen = target

#if FUZZING
    @_silgen_name("LLVMFuzzerRunDriver")
    func LLVMFuzzerRunDriver(
        _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    var words: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
    var count = CInt(words.count - 1)
    words.withUnsafeMutableBufferPointer { words in
        guard var start = words.baseAddress else { return }
        _ = LLVMFuzzerRunDriver(&count, &start) { octets, count in
            Target.chosen.run(Array(UnsafeBufferPointer(start: octets, count: count)))
            return 0
        }
    }
#else
    for path in CommandLine.arguments.dropFirst(2) {
        guard let octets = FileManager.default.contents(atPath: path) else {
            print("\(path): cannot be read")
            exit(2)
        }
        target.run(Array(octets))
    }
    print("\(CommandLine.arguments.count - 2) files read by \(target.rawValue)")
#endif
