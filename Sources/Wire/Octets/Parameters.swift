/// The parameters of a field value, in their order.
///
///     ;branch=z9hG4bK-7;received=192.0.2.1;rport
///
/// `*(SEMI generic-param)`, RFC 3261 25.1; a name occurs once, RFC 3261 7.3.1.
public struct Parameters: WireValue {
    /// Parameters in their order.
    public var list: [Parameter]

    /// Parameters in this order.
    public init(_ list: [Parameter] = []) { self.list = list }

    /// What a value may be besides a token or a quoted string.
    @frozen
    public struct ValueForms: OptionSet, BitwiseCopyable, Hashable, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `maddr=[2001:db8::1]`: IPv6reference, RFC 3261 25.1
        @inlinable public static var host: ValueForms { ValueForms(rawValue: 1) }
        /// `received=2001:db8::1`: IPv6address without brackets, RFC 3261 25.1
        @inlinable public static var address: ValueForms { ValueForms(rawValue: 2) }
        /// The same of the parameter `received` alone, which is the only one of a Via that has it.
        @inlinable public static var received: ValueForms { ValueForms(rawValue: 8) }
        /// `info=<https://…>`: a URI in angle brackets, RFC 8224 4
        @inlinable public static var uri: ValueForms { ValueForms(rawValue: 4) }
        /// gen-value, RFC 3261 25.1
        @inlinable public static var generic: ValueForms { .host }
        /// Token and quoted string only, RFC 2045 5.1
        @inlinable public static var token: ValueForms { [] }
    }

    /// Where the parameters lie, first semicolon included.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// All octets of them.
        public var range: ByteRange
        /// How many parameters were read.
        public var count: UInt16
        /// Which forms their values may have.
        public var forms: ValueForms

        /// Parts that were found already.
        @inlinable
        public init(range: ByteRange, count: UInt16, forms: ValueForms = .generic) {
            self.range = range
            self.count = count
            self.forms = forms
        }

        /// Whether no parameter was read.
        @inlinable public var isEmpty: Bool { count == 0 }
    }

    /// *( SEMI generic-param ), RFC 3261 25.1
    ///
    /// Never nil; the cursor is left before white space that no semicolon follows, before a comma, or at the end.
    @inlinable
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        scan(&cursor, &findings, forms: .generic)
    }

    /// *( SEMI generic-param ) with other forms of value; with `isFirstBare`, generic-param *( SEMI generic-param ).
    ///
    /// A faulty parameter is reported and the next one read. O(octets)
    @inlinable
    public static func scan(
        _ cursor: inout Cursor, _ findings: inout Findings, forms: ValueForms, isFirstBare: Bool = false
    ) -> Slices {
        scan(&cursor, &findings, forms: forms, isFirstBare: isFirstBare) { _, _ in }
    }

    /// The same, showing each usable parameter on the way: a second walk would cost as much as the first.
    @inlinable @inline(__always)
    public static func scan(
        _ cursor: inout Cursor, _ findings: inout Findings, forms: ValueForms, isFirstBare: Bool = false,
        visit: (Parameter.Slices, inout Findings) -> Void
    ) -> Slices {
        let octets = cursor.octets
        let limit = cursor.end
        let start = cursor.position
        var position = start
        var end = start
        var attempts = 0
        var count: UInt16 = 0
        var names = NameFilter()
        var firstName = ByteRange.absent
        var mayRepeat = false
        while true {
            if position < limit, octets.octet(position) == UInt8(ascii: ";") {
                position &+= 1
            } else if !isFirstBare || attempts > 0 {
                guard let semicolon = octets.semicolon(from: position, to: limit) else { break }
                position = semicolon &+ 1
            }
            if attempts == Limits.maximumParameters {
                findings.report(.parameterLimit, at: position)
                position = octets.endOfParameters(from: position, to: limit)
                break
            }
            attempts &+= 1
            var parameter = Parameter.Slices(name: ByteRange(position, cursor.runs.end(octets, from: position, to: limit)))
            let isCommon = parameter.readCommonValue(octets, &cursor.runs, to: limit)
            if isCommon {
                position = parameter.commonEnd
            } else {
                let reading = ParameterReading(octets, from: position, to: limit, forms)
                if reading.problem != .none { report(reading.problem, at: reading.problemOffset, before: limit, &findings) }
                parameter = reading.parameter
                position = reading.end
            }
            end = position
            guard parameter.name.isPresent else { continue }
            count &+= 1
            // One name alone needs no filter.
            if count == 1 {
                firstName = parameter.name
            } else {
                if count == 2 { _ = names.meets(firstName, in: octets) }
                if names.meets(parameter.name, in: octets) { mayRepeat = true }
            }
            visit(parameter, &findings)
        }
        cursor.position = position
        let slices = Slices(range: ByteRange(start, end), count: count, forms: forms)
        if mayRepeat { reportRepeated(slices, in: octets, &findings) }
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        list = []
        list.reserveCapacity(Int(slices.count))
        var walk = ParameterCursor(slices, in: octets)
        while let parameter = walk.next() { list.append(Parameter(parameter, in: octets)) }
    }

    /// Writes `;name=value` for each.
    public func encode(into writer: inout Writer) { encode(into: &writer, isFirstBare: false) }

    /// Writes the parameters; with `isFirstBare` the first one has no semicolon before it.
    public func encode(into writer: inout Writer, isFirstBare: Bool) {
        for (index, parameter) in list.enumerated() {
            if index > 0 || !isFirstBare { writer.write(UInt8(ascii: ";")) }
            parameter.encode(into: &writer)
        }
    }
}

extension Parameters {
    @usableFromInline @inline(never)
    static func report(_ problem: ParameterReading.Problem, at offset: Int, before end: Int, _ findings: inout Findings) {
        switch problem {
        case .none: break
        case .nameEmpty: findings.report(.parameterNameEmpty, at: offset)
        case .nameIllegal: findings.report(.parameterNameIllegalOctet, at: offset, length: 1)
        case .valueMissing: findings.report(.parameterValueMissing, at: offset)
        case .valueIllegal: findings.report(.parameterValueIllegalOctet, at: offset, length: offset < end ? 1 : 0)
        case .quoteIllegal: findings.report(.quotedStringIllegalOctet, at: offset, length: 1)
        case .quoteUnterminated: findings.report(.quotedStringUnterminated, at: offset)
        }
    }

    /// Different names may share a bit: hash again to find, compare to believe.
    @usableFromInline @inline(never)
    static func reportRepeated(_ slices: Slices, in octets: Span<UInt8>, _ findings: inout Findings) {
        var names = [256 of ByteRange](repeating: .absent)
        var hashes = [256 of UInt64](repeating: 0)
        var count = 0
        var walk = ParameterCursor(slices, in: octets)
        while count < names.count, let parameter = walk.next() {
            let hash = octets.nameHash(parameter.name)
            for index in 0..<count where hashes[index] == hash && octets.range(names[index], equalsIgnoringCase: parameter.name) {
                findings.report(.parameterDuplicate, at: parameter.name)
                break
            }
            names[count] = parameter.name
            hashes[count] = hash
            count += 1
        }
    }
}
