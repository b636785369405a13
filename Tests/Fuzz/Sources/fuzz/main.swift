import Foundation

// `fuzz PROPERTY [libFuzzer options] CORPUS…` with the fuzzer built in, `fuzz PROPERTY FILE…` without.
// Where libFuzzer starts itself again, as to merge, the property comes last.
let arguments = CommandLine.arguments.dropFirst()
guard let property = arguments.first.flatMap(Property.init) ?? arguments.last.flatMap(Property.init) else {
    print("usage: fuzz \(Property.allCases.map(\.rawValue).joined(separator: "|")) …")
    exit(2)
}

#if FUZZING
    @_silgen_name("LLVMFuzzerRunDriver")
    func LLVMFuzzerRunDriver(
        _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    /// What the command line names; a C callback can reach nothing else.
    enum Chosen {
        static var property = Property.message
    }
    Chosen.property = property

    let options = arguments.filter { $0 != property.rawValue && $0 != "-ignore_remaining_args=1" }
    let line = [CommandLine.arguments[0]] + options + ["-ignore_remaining_args=1", property.rawValue]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    var count = CInt(words.count - 1)
    words.withUnsafeMutableBufferPointer { words in
        guard var start = words.baseAddress else { return }
        _ = LLVMFuzzerRunDriver(&count, &start) { octets, count in
            do {
                try Chosen.property.check(Array(UnsafeBufferPointer(start: octets, count: count)))
            } catch {
                fatalError("\(error)")
            }
            return 0
        }
    }
#else
    var broken = 0
    for path in arguments.dropFirst() {
        guard let octets = FileManager.default.contents(atPath: path) else {
            print("\(path): cannot be read")
            exit(2)
        }
        do {
            try property.check(Array(octets))
        } catch {
            print("\(path): \(error)")
            broken += 1
        }
    }
    print("\(arguments.count - 1) files read by \(property.rawValue), \(broken) break a promise")
    exit(broken == 0 ? 0 : 1)
#endif
