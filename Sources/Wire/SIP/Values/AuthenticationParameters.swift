public import Octets

/// What a party proves or asks for, name by name.
///
///     nextnonce="7f3a",qop=auth,rspauth="6629fae49393a05397450978507c4ef1"
///
/// Authentication-Info, RFC 3261 20.6; what follows the scheme in a challenge and in credentials, RFC 3261 25.1
public struct AuthenticationParameters: WireValue {
    /// Parameters in their order.
    public var parameters: Parameters

    /// Parameters in this order.
    public init(_ parameters: Parameters) { self.parameters = parameters }

    /// The text of a parameter, quotes and escapes taken away; nil where it is absent.
    public subscript(name: String) -> String? { parameters.text(name) }

    /// Where the parameters lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// All octets of them.
        public var range: ByteRange
        /// How many parameters were read.
        public var count: UInt16

        /// No parameters.
        @inlinable public static var none: Slices { Slices(range: .absent, count: 0) }

        @inlinable
        init(range: ByteRange, count: UInt16) {
            self.range = range
            self.count = count
        }
    }

    // ainfo *( COMMA ainfo ); auth-param *( COMMA auth-param )
    // auth-param = auth-param-name EQUAL ( token / quoted-string ); auth-param-name = token      RFC 3261 25.1
    /// A faulty parameter is reported and the next one read.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        scan(&cursor, &findings) { _, _ in }
    }

    /// The same, showing each usable parameter on the way.
    @inline(__always)
    static func scan(_ cursor: inout Cursor, _ findings: inout Findings, visit: (Parameter.Slices, inout Findings) -> Void) -> Slices? {
        let start = cursor.position
        var end = start
        var count: UInt16 = 0
        var names = NameFilter()
        var mayRepeat = false
        guard cursor.firstElement(&findings) else {
            findings.report(.authenticationParametersMissing, at: start)
            return nil
        }
        var element = cursor.position
        repeat {
            if count == Limits.maximumParameters {
                findings.report(.parameterLimit, at: element)
                cursor.position = cursor.end
                break
            }
            if let parameter = cursor.authenticationParameter(&findings) {
                count &+= 1
                if names.meets(parameter.name, in: cursor.octets) { mayRepeat = true }
                visit(parameter, &findings)
            }
            end = cursor.position
        } while cursor.nextElement(&element, &findings)
        if count == 0 { return nil }
        let slices = Slices(range: ByteRange(start, end), count: count)
        if mayRepeat { slices.checkRepetition(cursor.octets, &findings) }
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        parameters = Parameters()
        guard slices.count > 0 else { return }
        var walk = AuthenticationCursor(slices, in: octets)
        while let parameter = walk.next() { parameters.list.append(Parameter(parameter, in: octets)) }
    }

    public func encode(into writer: inout Writer) {
        for (index, parameter) in parameters.list.enumerated() {
            if index > 0 { writer.write(UInt8(ascii: ",")) }
            writer.write(text: parameter.name)
            writer.write(UInt8(ascii: "="))
            (parameter.value ?? "").encode(into: &writer)
        }
    }
}

extension AuthenticationParameters.Slices {
    /// The parameter of this name; nil where absent. O(octets)
    func first(_ name: StaticString, in octets: Span<UInt8>) -> Parameter.Slices? {
        guard count > 0 else { return nil }
        var walk = AuthenticationCursor(self, in: octets)
        while let parameter = walk.next() {
            if octets.range(parameter.name, equalsIgnoringCase: name) { return parameter }
        }
        return nil
    }

    /// A name occurs once, RFC 3261 7.3.1; those beyond 32 are not compared.
    @inline(never)
    fileprivate func checkRepetition(_ octets: Span<UInt8>, _ findings: inout Findings) {
        var names = [32 of ByteRange](repeating: .absent)
        var count = 0
        var walk = AuthenticationCursor(self, in: octets)
        while count < names.count, let parameter = walk.next() {
            for index in 0..<count where octets.range(names[index], equalsIgnoringCase: parameter.name) {
                findings.report(.parameterDuplicate, at: parameter.name)
                break
            }
            names[count] = parameter.name
            count += 1
        }
    }
}

/// Walks scanned parameters one by one, without allocating.
struct AuthenticationCursor: ~Escapable {
    private var cursor: Cursor
    private var isFirst = true
    private var ignored = Findings()

    /// - Precondition: the slices come from a scan of these octets.
    @_lifetime(copy octets)
    init(_ slices: AuthenticationParameters.Slices, in octets: Span<UInt8>) { cursor = Cursor(octets, slices.range) }

    /// The next parameter that is usable.
    mutating func next() -> Parameter.Slices? {
        while true {
            var start = cursor.position
            let hasNext = isFirst ? cursor.firstElement(&ignored) : cursor.nextElement(&start, &ignored)
            isFirst = false
            guard hasNext else { return nil }
            if let parameter = cursor.authenticationParameter(&ignored) { return parameter }
        }
    }
}

extension Cursor {
    /// auth-param = auth-param-name EQUAL ( token / quoted-string ), RFC 3261 25.1
    @inline(__always)
    mutating func authenticationParameter(_ findings: inout Findings) -> Parameter.Slices? {
        let start = position
        let equals = runs.end(octets, from: start, to: end)
        guard equals > start, equals &+ 1 < end, octets[equals] == UInt8(ascii: "=") else { return carefulParameter(&findings) }
        let name = ByteRange(start, equals)
        if octets[equals &+ 1] == UInt8(ascii: "\"") {
            position = equals &+ 1
            let text = quotedString(&findings) ?? ByteRange(equals &+ 2, position)
            return Parameter.Slices(name: name, value: text, form: .quoted)
        }
        let valueEnd = runs.end(octets, from: equals &+ 1, to: end)
        guard valueEnd > equals &+ 1, valueEnd == end || octets[valueEnd] == UInt8(ascii: ",") else { return carefulParameter(&findings) }
        position = valueEnd
        return Parameter.Slices(name: name, value: ByteRange(equals &+ 1, valueEnd), form: .token)
    }

    /// The same, whatever stands there.
    @inline(never)
    private mutating func carefulParameter(_ findings: inout Findings) -> Parameter.Slices? {
        let name = take(.token)
        if name.isEmpty {
            findings.report(isAt(UInt8(ascii: "=")) ? .parameterNameEmpty : .parameterNameIllegalOctet, at: position, length: 1)
            return nil
        }
        guard separator(UInt8(ascii: "=")) else {
            skipWhitespace()
            findings.report(.authenticationValueMissing, at: position)
            return nil
        }
        if isAt(UInt8(ascii: "\"")) {
            let start = position + 1
            let text = quotedString(&findings) ?? ByteRange(start, position)
            return Parameter.Slices(name: name, value: text, form: .quoted)
        }
        let value = take(.token)
        if value.isEmpty {
            let isMissing = isAtEnd || isAt(UInt8(ascii: ","))
            findings.report(isMissing ? .parameterValueMissing : .parameterValueIllegalOctet, at: position, length: isMissing ? 0 : 1)
        } else if !isAtEnd, !isAt(UInt8(ascii: ",")), !isAt(.whitespace) {
            findings.report(.parameterValueIllegalOctet, at: position, length: 1)
        }
        return Parameter.Slices(name: name, value: value, form: .token)
    }
}
