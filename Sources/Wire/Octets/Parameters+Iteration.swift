/// Walks scanned parameters one by one, without allocating.
///
///     var walk = ParameterCursor(slices, in: octets)
///     while let parameter = walk.next() { … parameter.name, parameter.value … }
public struct ParameterCursor: ~Escapable {
    @usableFromInline var cursor: Cursor
    @usableFromInline let forms: Parameters.ValueForms
    @usableFromInline var isFirst = true
    /// The first fault of the parameter last read.
    @usableFromInline var problem = Problem.none
    @usableFromInline var problemOffset = 0

    @usableFromInline
    enum Problem: UInt8 {
        case none, nameEmpty, nameIllegal, valueMissing, valueIllegal, quoteIllegal, quoteUnterminated
    }

    /// - Precondition: the slices come from a scan of these octets.
    @inlinable
    @_lifetime(copy octets)
    public init(_ slices: Parameters.Slices, in octets: Span<UInt8>) {
        self.init(octets, from: slices.range.start, to: slices.range.end, forms: slices.forms)
    }

    @inlinable @inline(__always)
    @_lifetime(copy octets)
    init(_ octets: Span<UInt8>, from start: Int, to end: Int, forms: Parameters.ValueForms) {
        cursor = Cursor(octets, from: start, to: end)
        self.forms = forms
    }

    /// The next parameter, or nil after the last; those without a usable name are passed over, as the scan reported.
    @inlinable
    public mutating func next() -> Parameter.Slices? {
        while cursor.separator(UInt8(ascii: ";")) || isFirst {
            isFirst = false
            let parameter = read()
            if parameter.name.isPresent { return parameter }
        }
        return nil
    }

    // generic-param = token [ EQUAL gen-value ], RFC 3261 25.1
    /// Reads one parameter behind its semicolon; the name is absent where it is unusable.
    @inlinable @inline(__always)
    mutating func read() -> Parameter.Slices {
        problem = .none
        var parameter = Parameter.Slices(name: cursor.take(.token))
        guard !parameter.name.isEmpty else {
            let isEmpty = cursor.isAt(UInt8(ascii: "=")) || isAtSeparatorOrEnd
            note(isEmpty ? .nameEmpty : .nameIllegal)
            recover()
            parameter.name = .absent
            return parameter
        }
        if cursor.separator(UInt8(ascii: "=")) { readValue(&parameter) }
        if isAtSeparatorOrEnd { return parameter }

        let stop = cursor.position
        cursor.skipWhitespace()
        if isAtSeparatorOrEnd {
            cursor.position = stop
            return parameter
        }
        note(parameter.isFlag ? .nameIllegal : .valueIllegal)
        recover()
        if parameter.isFlag { parameter.name = .absent }
        if parameter.form == .token { parameter.value = cursor.octets.trimmed(ByteRange(parameter.value.start, cursor.position)) }
        return parameter
    }

    // gen-value = token / host / quoted-string, RFC 3261 25.1
    @inlinable @inline(__always)
    mutating func readValue(_ parameter: inout Parameter.Slices) {
        parameter.form = .token
        parameter.value = cursor.take(.token)
        if !parameter.value.isEmpty, !cursor.isAt(UInt8(ascii: ":")) { return }
        let value = Self.otherValue(cursor, from: parameter.value.start, forms)
        parameter.form = value.form
        parameter.value = value.range
        cursor.position = value.end
        if value.problem != .none { note(value.problem, at: value.problemOffset) }
    }

    /// A value that is more than a token.
    @usableFromInline
    struct Value {
        @usableFromInline var range: ByteRange
        @usableFromInline var form = Parameter.Form.token
        /// Where the cursor goes on.
        @usableFromInline var end: Int
        @usableFromInline var problem = Problem.none
        @usableFromInline var problemOffset = 0

        mutating func note(_ problem: Problem, at offset: Int) {
            self.problem = problem
            problemOffset = offset
        }
    }

    // Takes the cursor by value, so that the walk itself stays in registers.
    @usableFromInline @inline(never)
    static func otherValue(_ cursor: Cursor, from start: Int, _ forms: Parameters.ValueForms) -> Value {
        var cursor = cursor
        var value = Value(range: ByteRange(start, cursor.position), end: cursor.position)
        switch cursor.next {
        case UInt8(ascii: "\""):
            value.form = .quoted
            var illegal = -1
            let text = cursor.quotedString(illegal: &illegal)
            value.range = text ?? ByteRange(start + 1, cursor.position)
            if illegal >= 0 { value.note(.quoteIllegal, at: illegal) }
            if text == nil { value.note(.quoteUnterminated, at: start) }
        case UInt8(ascii: "[") where forms.contains(.host):
            // IPv6reference = "[" IPv6address "]", RFC 3261 25.1
            cursor.position += 1
            while cursor.isAt(.hexDigit) || cursor.isAt(UInt8(ascii: ":")) || cursor.isAt(UInt8(ascii: ".")) { cursor.position += 1 }
            if !cursor.consume(UInt8(ascii: "]")) { value.note(.valueIllegal, at: cursor.position) }
            value.range = ByteRange(start, cursor.position)
        case UInt8(ascii: "<") where forms.contains(.uri):
            // ident-info-uri = LAQUOT absoluteURI RAQUOT, RFC 8224 4
            if let close = cursor.octets.first(UInt8(ascii: ">"), in: ByteRange(start + 1, cursor.end)) {
                value.form = .bracketed
                value.range = ByteRange(start + 1, close)
                cursor.position = close + 1
            } else {
                value.note(.valueIllegal, at: start)
            }
        case UInt8(ascii: ":") where forms.contains(.address):
            while cursor.consume(UInt8(ascii: ":")) { _ = cursor.take(.token) }
            value.range = ByteRange(start, cursor.position)
        case nil, UInt8(ascii: ";"), UInt8(ascii: ","): value.note(.valueMissing, at: start)
        default: if value.range.isEmpty { value.note(.valueIllegal, at: start) }
        }
        value.end = cursor.position
        return value
    }

    @inlinable @inline(__always)
    var isAtSeparatorOrEnd: Bool {
        guard let next = cursor.next else { return true }
        return next == UInt8(ascii: ";") || next == UInt8(ascii: ",")
    }

    @inlinable @inline(__always)
    mutating func note(_ problem: Problem, at offset: Int? = nil) {
        guard self.problem == .none else { return }
        self.problem = problem
        problemOffset = offset ?? cursor.position
    }

    /// Moves to the next semicolon or comma outside quotes, or to the end.
    @inlinable @inline(__always)
    mutating func recover() { cursor.position = Self.separatorOrEnd(cursor) }

    @usableFromInline @inline(never)
    static func separatorOrEnd(_ cursor: Cursor) -> Int {
        var cursor = cursor
        while let next = cursor.next, next != UInt8(ascii: ";"), next != UInt8(ascii: ",") {
            if next == UInt8(ascii: "\"") { _ = cursor.quotedString() } else { cursor.position &+= 1 }
        }
        return cursor.position
    }
}

extension Parameters.Slices {
    /// The parameter of this name: nil where absent, a flag where it has no equals sign. O(octets)
    @inlinable
    public func first(_ name: StaticString, in octets: Span<UInt8>) -> Parameter.Slices? {
        guard count > 0 else { return nil }
        var walk = ParameterCursor(self, in: octets)
        while let parameter = walk.next() {
            if octets.range(parameter.name, equalsIgnoringCase: name) { return parameter }
        }
        return nil
    }

    /// The value of the parameter of this name, without quotes; absent where there is none or it is a flag. O(octets)
    @inlinable
    public func value(of name: StaticString, in octets: Span<UInt8>) -> ByteRange {
        first(name, in: octets)?.value ?? .absent
    }
}

extension Span where Element == UInt8 {
    /// One of 64 bits that equal names share, whatever their case.
    @inlinable @inline(__always)
    func nameBit(_ name: ByteRange) -> UInt64 {
        let first = UInt64(lowercased(self[name.start]))
        let last = UInt64(lowercased(self[name.end &- 1]))
        return 1 &<< ((first &+ last &* 3 &+ UInt64(name.count) &* 7) & 63)
    }

    /// FNV-1a over the name in lower case.
    func nameHash(_ name: ByteRange) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for offset in name.start..<name.end { hash = (hash ^ UInt64(lowercased(self[offset]))) &* 0x100_0000_01b3 }
        return hash
    }
}
