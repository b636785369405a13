/// What a careful look at one parameter makes of it, whatever it holds.
@usableFromInline
struct ParameterReading: BitwiseCopyable {
    @usableFromInline var parameter = Parameter.Slices(name: .absent)
    /// Where the walk goes on.
    @usableFromInline var end = 0
    /// The first fault.
    @usableFromInline var problem = Problem.none
    @usableFromInline var problemOffset = 0

    @usableFromInline
    enum Problem: UInt8, BitwiseCopyable {
        case none, nameEmpty, nameIllegal, valueMissing, valueIllegal, quoteIllegal, quoteUnterminated
    }

    // generic-param = token [ EQUAL gen-value ], RFC 3261 25.1
    @usableFromInline @inline(never)
    init(_ octets: Span<UInt8>, from start: Int, to limit: Int, _ forms: Parameters.ValueForms) {
        var cursor = Cursor(octets, from: start, to: limit)
        cursor.skipWhitespace()
        parameter.name = cursor.take(.token)
        if parameter.name.isEmpty {
            note(cursor.isAt(UInt8(ascii: "=")) || cursor.isAtParameterEnd ? .nameEmpty : .nameIllegal, at: cursor.position)
            parameter.name = .absent
            end = cursor.nextParameterEnd()
            return
        }
        if cursor.separator(UInt8(ascii: "=")) { readValue(&cursor, forms) }
        end = cursor.position
        if cursor.isAtParameterEnd { return }
        cursor.skipWhitespace()
        if cursor.isAtParameterEnd { return }

        note(parameter.isFlag ? .nameIllegal : .valueIllegal, at: cursor.position)
        end = cursor.nextParameterEnd()
        if parameter.isFlag { parameter.name = .absent }
        if parameter.form == .token { parameter.value = cursor.octets.trimmed(ByteRange(parameter.value.start, end)) }
    }

    // gen-value = token / host / quoted-string, RFC 3261 25.1
    private mutating func readValue(_ cursor: inout Cursor, _ forms: Parameters.ValueForms) {
        let start = cursor.position
        parameter.form = .token
        parameter.value = cursor.take(.token)
        switch cursor.next {
        case UInt8(ascii: "\"") where parameter.value.isEmpty:
            parameter.form = .quoted
            var illegal = -1
            let text = cursor.quotedString(illegal: &illegal)
            parameter.value = text ?? ByteRange(start + 1, cursor.position)
            if illegal >= 0 { note(.quoteIllegal, at: illegal) }
            if text == nil { note(.quoteUnterminated, at: start) }
        case UInt8(ascii: "[") where parameter.value.isEmpty && forms.contains(.host):
            // IPv6reference = "[" IPv6address "]", RFC 3261 25.1
            cursor.position += 1
            while cursor.isAt(.hexDigit) || cursor.isAt(UInt8(ascii: ":")) || cursor.isAt(UInt8(ascii: ".")) { cursor.position += 1 }
            if !cursor.consume(UInt8(ascii: "]")) { note(.valueIllegal, at: cursor.position) }
            parameter.value = ByteRange(start, cursor.position)
        case UInt8(ascii: "<") where parameter.value.isEmpty && forms.contains(.uri):
            // ident-info-uri = LAQUOT absoluteURI RAQUOT, RFC 8224 4
            if let close = cursor.octets.closingBracket(in: ByteRange(start + 1, cursor.end)) {
                parameter.form = .bracketed
                parameter.value = ByteRange(start + 1, close)
                cursor.position = close + 1
            } else {
                note(.valueIllegal, at: start)
            }
        case UInt8(ascii: ":") where forms.contains(.address) || (forms.contains(.received) && isNamedReceived(cursor.octets)):
            while cursor.consume(UInt8(ascii: ":")) { _ = cursor.take(.token) }
            parameter.value = ByteRange(start, cursor.position)
        default:
            if parameter.value.isEmpty { note(cursor.isAtParameterEnd ? .valueMissing : .valueIllegal, at: start) }
        }
    }

    private func isNamedReceived(_ octets: Span<UInt8>) -> Bool { octets.range(parameter.name, equalsIgnoringCase: "received") }

    private mutating func note(_ problem: Problem, at offset: Int) {
        guard self.problem == .none else { return }
        self.problem = problem
        problemOffset = offset
    }
}

extension Cursor {
    var isAtParameterEnd: Bool { isAtEnd || isAt(UInt8(ascii: ";")) || isAt(UInt8(ascii: ",")) }

    /// The next semicolon or comma outside quotes, or the end.
    func nextParameterEnd() -> Int {
        var cursor = self
        while !cursor.isAtParameterEnd {
            if cursor.isAt(UInt8(ascii: "\"")) { _ = cursor.quotedString() } else { cursor.position &+= 1 }
        }
        return cursor.position
    }
}
