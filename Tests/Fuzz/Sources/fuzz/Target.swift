/// What is fuzzed. Each target takes any octets and traps where a promise is broken.
enum Target: String, CaseIterable {
    /// The one that the command line names; a C callback can reach nothing else.
    static var chosen = Target.message

    /// Index, examination and owned values of one message; what has no error round-trips.
    case message
    /// The stream framer gives the same events for any split.
    case framer
    /// URI grammar: reading, encoding, reading again.
    case uri
    /// The fast path and the careful one agree.
    case agreement

    func run(_ octets: [UInt8]) {
        switch self {
        case .message: fuzzMessage(octets)
        case .framer: fuzzFramer(octets)
        case .uri: fuzzURI(octets)
        case .agreement: fuzzAgreement(octets)
        }
    }
}
