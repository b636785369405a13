import Octets

/// How far a body reaches, by the Content-Length fields of its head. The one place that decides it, for datagrams and streams.
enum BodyExtent: Equatable {
    /// No Content-Length stands in the head.
    case unstated
    /// One number, however often it stands there; of any length, so compare before converting.
    case stated(Numeral)
    /// No one number can be told.
    case undefined

    // Content-Length = ( "Content-Length" / "l" ) HCOLON 1*DIGIT, RFC 3261 25.1
    /// - Precondition: the octets are those that were indexed.
    init(_ index: borrowing Index, _ octets: Span<UInt8>, _ findings: inout Findings) {
        if index.irregularities.contains(.limit) {
            // One more Content-Length may stand where the index does not reach.
            findings.report(.headLimit, at: index.headEnd)
            self = .undefined
            return
        }
        self = .unstated
        var place = index.place(of: .contentLength)
        while let here = place {
            let field = index[here]
            var cursor = Cursor(octets, field.value)
            let digits = cursor.take(.digit)
            if self != .unstated { findings.report(.headerDuplicateSingleton, at: field.spelling.start, detail: "Content-Length") }
            if digits.isEmpty || !cursor.isAtEnd {
                findings.report(.contentLengthMalformed, at: cursor.position, length: cursor.isAtEnd ? 0 : 1)
                self = .undefined
            } else {
                let number = Numeral(octets, digits)
                switch self {
                case .unstated: self = .stated(number)
                case .stated(let first) where first.value == number.value: break
                case .stated, .undefined: self = .undefined
                }
            }
            place = index.place(of: .contentLength, from: here + 1)
        }
    }
}
