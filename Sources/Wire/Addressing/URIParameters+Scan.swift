public import Octets

extension URIParameters {
    // uri-parameter = pname [ "=" pvalue ], pname = 1*paramchar, pvalue = 1*paramchar
    // paramchar = param-unreserved / unreserved / escaped                              RFC 3261 25.1
    static func read(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices {
        let start = cursor.position
        var attempts = 0
        var count: UInt16 = 0
        var names = NameFilter()
        var mayRepeat = false
        while cursor.consume(UInt8(ascii: ";")) {
            if attempts == Limits.maximumParameters {
                let slices = Slices(range: ByteRange(start, cursor.position &- 1), count: count)
                reportLimit(&cursor, &findings)
                return mayRepeat ? reportRepeated(slices, in: cursor.octets, &findings) : slices
            }
            attempts &+= 1
            let (name, value) = readParameter(&cursor, &findings)
            guard !name.isEmpty else { continue }
            if name.count == 3 || name.count == 5, value.isPresent { readKnown(name, value, in: cursor.octets, &findings) }
            count &+= 1
            if names.meets(name, in: cursor.octets) || cursor.octets.first(UInt8(ascii: "%"), in: name) != nil { mayRepeat = true }
        }
        let slices = Slices(range: ByteRange(start, cursor.position), count: count)
        return mayRepeat ? reportRepeated(slices, in: cursor.octets, &findings) : slices
    }

    /// Reads parameters of letters, digits and marks, and sets `position` behind them; nil where there is anything to look at closely.
    @inline(__always)
    static func readCommon(_ octets: Span<UInt8>, _ runs: inout TokenRuns, _ position: inout Int, to end: Int) -> Slices? {
        let start = position
        var count: UInt16 = 0
        var names = NameFilter()
        var firstName = ByteRange.absent
        while position < end, octets.octet(position) == UInt8(ascii: ";") {
            let name = ByteRange(position &+ 1, runs.plainEnd(octets, from: position &+ 1, to: end))
            if name.isEmpty || count == 16 { return nil }
            position = name.end
            if position < end, octets.octet(position) == UInt8(ascii: "=") {
                let valueEnd = runs.plainEnd(octets, from: position &+ 1, to: end)
                // A ttl and a maddr have grammars of their own.
                let isKnown =
                    name.count == 3 && lowercased(octets.octet(name.start &+ 1)) == UInt8(ascii: "t")
                    || name.count == 5 && lowercased(octets.octet(name.start)) == UInt8(ascii: "m")
                if valueEnd == position &+ 1 || isKnown { return nil }
                position = valueEnd
            }
            // One name alone needs no filter.
            if count == 0 {
                firstName = name
            } else {
                if count == 1 { _ = names.meets(firstName, in: octets) }
                if names.meets(name, in: octets) { return nil }
            }
            count &+= 1
        }
        return Slices(range: ByteRange(start, position), count: count)
    }

    /// Reads a parameter that may have escapes, rarer octets, or a fault.
    private static func readParameter(_ cursor: inout Cursor, _ findings: inout Findings) -> (name: ByteRange, value: ByteRange) {
        let name = cursor.take(escapedOr: .parameter, &findings)
        var value = ByteRange.absent
        if cursor.consume(UInt8(ascii: "=")) { value = cursor.take(escapedOr: .parameter, &findings) }
        let isSound = !name.isEmpty && (value.isAbsent || !value.isEmpty) && cursor.isAtParameterEnd
        if !isSound { readIrregular(&cursor, &findings, name, value) }
        return (name, value)
    }

    @inline(never)
    private static func readIrregular(_ cursor: inout Cursor, _ findings: inout Findings, _ name: ByteRange, _ value: ByteRange) {
        if !cursor.isAtParameterEnd {
            findings.report(.uriParameterIllegalOctet, at: cursor.position, length: 1)
            cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: "?"))
        } else if name.isEmpty {
            findings.report(.uriParameterNameEmpty, at: name.start)
        } else {
            findings.report(.uriParameterValueEmpty, at: value.start)
        }
    }

    // ttl-param = "ttl=" ttl, ttl = 1*3DIGIT ; 0 to 255
    // maddr-param = "maddr=" host                          RFC 3261 25.1
    @inline(never)
    private static func readKnown(_ name: ByteRange, _ value: ByteRange, in octets: Span<UInt8>, _ findings: inout Findings) {
        if octets.range(name, equalsIgnoringCase: "ttl") {
            let number = Numeral(octets, value)
            if value.count > 3 || number.value > 255 { findings.report(.uriParameterOutOfRange, at: value) }
        } else if octets.range(name, equalsIgnoringCase: "maddr"), !value.isEmpty {
            var cursor = Cursor(octets, value)
            var faults = Findings()
            if Host.read(&cursor, &faults) == nil || !cursor.isAtEnd || !faults.isEmpty {
                findings.report(.uriParameterOutOfRange, at: value)
            }
        }
    }

    @inline(never)
    private static func reportLimit(_ cursor: inout Cursor, _ findings: inout Findings) {
        findings.report(.uriParameterLimit, at: cursor.position)
        cursor.skip(to: UInt8(ascii: "?"), or: UInt8(ascii: "?"))
    }

    /// Different names may share a bit, and an escape hides a name: hash again to find, compare to believe.
    @inline(never)
    private static func reportRepeated(_ slices: Slices, in octets: Span<UInt8>, _ findings: inout Findings) -> Slices {
        var names = [256 of ByteRange](repeating: .absent)
        var hashes = [256 of UInt64](repeating: 0)
        var count = 0
        var walk = URIParameterCursor(slices, in: octets)
        while count < names.count, let parameter = walk.next() {
            let hash = octets.nameHash(parameter.name)
            for index in 0..<count where hashes[index] == hash && octets.names(names[index], parameter.name) {
                findings.report(.uriParameterDuplicate, at: parameter.name)
                break
            }
            names[count] = parameter.name
            hashes[count] = hash
            count += 1
        }
        return slices
    }
}

/// Walks scanned URI parameters one by one, without allocating.
public struct URIParameterCursor: ~Escapable {
    @usableFromInline var cursor: Cursor

    /// - Precondition: the slices come from a scan of these octets.
    @inlinable
    @_lifetime(copy octets)
    public init(_ slices: URIParameters.Slices, in octets: Span<UInt8>) {
        cursor = slices.range.isAbsent ? Cursor(octets, from: 0, to: 0) : Cursor(octets, slices.range)
    }

    /// The next parameter that has a name, or nil after the last.
    @inlinable
    public mutating func next() -> URIParameter.Slices? {
        while cursor.consume(UInt8(ascii: ";")) {
            let start = cursor.position
            var equals = -1
            while !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")) {
                if equals < 0, cursor.isAt(UInt8(ascii: "=")) { equals = cursor.position }
                cursor.position &+= 1
            }
            let name = ByteRange(start, equals < 0 ? cursor.position : equals)
            if name.isEmpty { continue }
            return URIParameter.Slices(name: name, value: equals < 0 ? .absent : ByteRange(equals &+ 1, cursor.position))
        }
        return nil
    }
}

extension URIParameters.Slices {
    /// The first parameter of this name, whatever its case and escapes; nil where absent. O(octets)
    @inlinable
    public func first(_ name: StaticString, in octets: Span<UInt8>) -> URIParameter.Slices? {
        guard count > 0 else { return nil }
        var walk = URIParameterCursor(self, in: octets)
        while let parameter = walk.next() {
            if octets.range(parameter.name, equalsIgnoringCase: name) || octets.escapedRange(parameter.name, equalsIgnoringCase: name) {
                return parameter
            }
        }
        return nil
    }

    /// The value of the first parameter of this name, escapes untouched; absent where there is none or it is a flag. O(octets)
    @inlinable
    public func value(of name: StaticString, in octets: Span<UInt8>) -> ByteRange {
        first(name, in: octets)?.value ?? .absent
    }
}

extension Span where Element == UInt8 {
    /// Whether a range that holds escapes says this name.
    @usableFromInline
    func escapedRange(_ range: ByteRange, equalsIgnoringCase text: StaticString) -> Bool {
        first(UInt8(ascii: "%"), in: range) != nil && self.text(range).unescaped.equalsIgnoringCase("\(text)")
    }

    /// Whether two ranges hold the same name, whatever its case and escapes.
    fileprivate func names(_ left: ByteRange, _ right: ByteRange) -> Bool {
        if range(left, equalsIgnoringCase: right) { return true }
        guard first(UInt8(ascii: "%"), in: left) != nil || first(UInt8(ascii: "%"), in: right) != nil else { return false }
        return text(left).matches(text(right), ignoringCase: true)
    }

    /// FNV-1a over the name in lower case, escapes resolved.
    fileprivate func nameHash(_ name: ByteRange) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var offset = name.start
        while offset < name.end {
            let isEscaped = isEscape(offset, name.end)
            let octet = isEscaped ? unescapedOctet(offset) : self[offset]
            hash = (hash ^ UInt64(lowercased(octet))) &* 0x100_0000_01b3
            offset += isEscaped ? 3 : 1
        }
        return hash
    }
}

extension Cursor {
    @inline(__always)
    fileprivate var isAtParameterEnd: Bool { isAtEnd || isAt(UInt8(ascii: ";")) || isAt(UInt8(ascii: "?")) }
}
