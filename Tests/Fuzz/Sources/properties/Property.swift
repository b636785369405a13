/// What is fuzzed, and what ordinary tests hold the fuzzer's files to. Each property holds for any octets at all.
public enum Property: String, CaseIterable, Sendable {
    /// Frame, index, examination, typed values and body of one datagram; what has no error round-trips.
    case message
    /// The events of a stream do not depend on how it is cut, and account for each of its octets.
    case framer
    /// Addresses are read, written and read again as the same; equivalence is reflexive and symmetric.
    case uri
    /// The fast paths and the careful ones agree.
    case agreement

    public func check(_ octets: [UInt8]) throws(BrokenPromise) {
        switch self {
        case .message: try checkMessage(octets)
        case .framer: try checkFramer(octets)
        case .uri: try checkAddresses(octets)
        case .agreement: try checkAgreement(octets)
        }
    }
}

/// A promise of the package that some octets break.
public struct BrokenPromise: Error, CustomStringConvertible {
    public let description: String
}

func promise(_ isKept: Bool, _ words: @autoclosure () -> String) throws(BrokenPromise) {
    if !isKept { throw BrokenPromise(description: words()) }
}
