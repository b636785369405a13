/// Walks scanned parameters one by one, without allocating.
///
///     var walk = ParameterCursor(slices, in: octets)
///     while let parameter = walk.next() { … parameter.name, parameter.value … }
public struct ParameterCursor: ~Escapable {
    @usableFromInline let octets: Span<UInt8>
    @usableFromInline var position: Int
    @usableFromInline let end: Int
    @usableFromInline let forms: Parameters.ValueForms
    @usableFromInline var runs = TokenRuns()
    @usableFromInline var isFirst = true

    /// - Precondition: the slices come from a scan of these octets.
    @inlinable
    @_lifetime(copy octets)
    public init(_ slices: Parameters.Slices, in octets: Span<UInt8>) {
        self.octets = octets
        position = slices.range.start
        end = slices.range.end
        forms = slices.forms
    }

    /// The next parameter, or nil after the last; those without a usable name are passed over, as the scan reported.
    @inlinable
    public mutating func next() -> Parameter.Slices? {
        while position < end {
            if octets.octet(position) == UInt8(ascii: ";") {
                position &+= 1
            } else if !isFirst {
                guard let semicolon = octets.semicolon(from: position, to: end) else { break }
                position = semicolon &+ 1
            }
            isFirst = false
            var parameter = Parameter.Slices(name: ByteRange(position, runs.end(octets, from: position, to: end)))
            if parameter.readCommonValue(octets, &runs, to: end) {
                position = parameter.commonEnd
                return parameter
            }
            let reading = ParameterReading(octets, from: position, to: end, forms)
            position = reading.end
            if reading.parameter.name.isPresent { return reading.parameter }
        }
        return nil
    }
}

extension Parameter.Slices {
    // generic-param = token [ EQUAL gen-value ], gen-value = token / host / quoted-string, RFC 3261 25.1
    /// Reads the value behind a name where it is a token or plain text in quotes, without blanks around, or none at all; false
    /// where it is anything else.
    @inlinable @inline(__always)
    mutating func readCommonValue(_ octets: Span<UInt8>, _ runs: inout TokenRuns, to end: Int) -> Bool {
        if name.isEmpty { return false }
        if octets.isParameterEnd(name.end, end) { return true }
        guard octets.octet(name.end) == UInt8(ascii: "=") else { return false }
        let start = name.end &+ 1
        if start < end, octets.octet(start) == UInt8(ascii: "\"") {
            let close = octets.endOfPlainQuotes(from: start &+ 1, to: end)
            guard close > start, octets.isParameterEnd(close &+ 1, end) else { return false }
            value = ByteRange(start &+ 1, close)
            form = .quoted
            return true
        }
        let valueEnd = runs.end(octets, from: start, to: end)
        guard valueEnd > start, octets.isParameterEnd(valueEnd, end) else { return false }
        value = ByteRange(start, valueEnd)
        form = .token
        return true
    }
}

extension Parameter.Slices {
    /// Where a parameter ends that was read as a common one.
    @inlinable @inline(__always)
    var commonEnd: Int { isFlag ? name.end : isQuoted ? value.end &+ 1 : value.end }
}

extension Span where Element == UInt8 {
    @inlinable @inline(__always)
    func isParameterEnd(_ offset: Int, _ end: Int) -> Bool {
        if offset == end { return true }
        let octet = octet(offset)
        return octet == UInt8(ascii: ";") || octet == UInt8(ascii: ",")
    }

    /// The semicolon that stands behind white space; nil where something else does.
    @usableFromInline @inline(never)
    func semicolon(from start: Int, to end: Int) -> Int? {
        var offset = start
        while offset < end, CharacterClass.whitespace.contains(octet: octet(offset)) { offset &+= 1 }
        return offset < end && octet(offset) == UInt8(ascii: ";") ? offset : nil
    }

    /// Where parameters end that are not read.
    @usableFromInline @inline(never)
    func endOfParameters(from start: Int, to end: Int) -> Int {
        var cursor = Cursor(self, from: start, to: end)
        repeat { cursor.position = cursor.nextParameterEnd() } while cursor.consume(UInt8(ascii: ";"))
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
    /// FNV-1a over the name in lower case.
    func nameHash(_ name: ByteRange) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for offset in name.start..<name.end { hash = (hash ^ UInt64(lowercased(self[offset]))) &* 0x100_0000_01b3 }
        return hash
    }
}
