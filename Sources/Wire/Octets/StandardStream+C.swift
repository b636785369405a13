#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a command writes.
package enum StandardStream: Int32 {
    case output = 1
    case error = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all the octets, unbuffered. Where a reader went away, the system ends the process without a word, as it does with any filter.
    package func emit(_ octets: [UInt8]) throws(MappedFile.Failure) {
        var written = 0
        while written < octets.count {
            // The pointer lives for the length of the call, and so many octets are there.
            let count = unsafe octets[written...].withUnsafeBytes { unsafe write(rawValue, $0.baseAddress, $0.count) }
            if count >= 0 { written += count } else if errno != EINTR { throw MappedFile.Failure(path: "\(self)", code: errno) }
        }
    }
}

/// What started a command gave it, and what it gives back.
package enum Invocation {
    /// A variable of the environment; nil where it is not set.
    package static func variable(_ name: String) -> String? {
        // The system's text is copied before anyone could change it.
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe String(cString: text)
    }

    package static func end(_ status: Int32) -> Never { exit(status) }
}
