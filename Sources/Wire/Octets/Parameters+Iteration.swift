/// Walks scanned parameters one by one, without allocating.
///
///     var walk = ParameterCursor(slices, in: octets)
///     while let parameter = walk.next() { … parameter.name, parameter.value … }
public struct ParameterCursor: ~Escapable {
    @usableFromInline var cursor: Cursor
    @usableFromInline let forms: Parameters.ValueForms
    @usableFromInline var runs = TokenRuns()
    @usableFromInline var isFirst = true
    /// The first fault of the parameter last read.
    @usableFromInline var problem = ParameterReading.Problem.none
    @usableFromInline var problemOffset = 0

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
        let octets = cursor.octets
        let start = cursor.position
        let end = cursor.end
        let nameEnd = runs.end(octets, from: start, to: end)
        if nameEnd > start {
            if Self.isSeparatorOrEnd(octets, nameEnd, end) {
                cursor.position = nameEnd
                return Parameter.Slices(name: ByteRange(start, nameEnd))
            }
            if octets.octet(nameEnd) == UInt8(ascii: "=") {
                let valueEnd = runs.end(octets, from: nameEnd &+ 1, to: end)
                if valueEnd > nameEnd &+ 1, Self.isSeparatorOrEnd(octets, valueEnd, end) {
                    cursor.position = valueEnd
                    return Parameter.Slices(name: ByteRange(start, nameEnd), value: ByteRange(nameEnd &+ 1, valueEnd), form: .token)
                }
            }
        }
        let reading = Self.readWithCare(cursor, forms)
        cursor.position = reading.end
        problem = reading.problem
        problemOffset = reading.problemOffset
        return reading.parameter
    }

    @inlinable @inline(__always)
    static func isSeparatorOrEnd(_ octets: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
        if offset == end { return true }
        let octet = octets.octet(offset)
        return octet == UInt8(ascii: ";") || octet == UInt8(ascii: ",")
    }

    // Takes the cursor by value, so that the walk itself stays in registers.
    @usableFromInline @inline(never)
    static func readWithCare(_ cursor: Cursor, _ forms: Parameters.ValueForms) -> ParameterReading {
        ParameterReading(cursor, forms)
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
    public func nameBit(_ name: ByteRange) -> UInt64 {
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
