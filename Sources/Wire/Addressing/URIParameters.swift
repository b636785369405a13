public import Octets

/// One parameter of a URI.
///
///     transport=tcp   lr
///
/// uri-parameter, RFC 3261 25.1, and par, RFC 3966 3. Names are compared whatever their case.
public struct URIParameter: Hashable, Sendable {
    /// As written, escapes included.
    public var encodedName: String
    /// As written; nil where there is no equals sign.
    public var encodedValue: String?

    /// A parameter of this name; without a value it is a flag.
    public init(_ name: String, _ value: String? = nil) {
        encodedName = name.escaped(allowed: .parameter)
        encodedValue = value?.escaped(allowed: .parameter)
    }

    /// Escapes resolved.
    public var name: String {
        get { encodedName.unescaped }
        set { encodedName = newValue.escaped(allowed: .parameter) }
    }

    /// Escapes resolved; nil for a flag such as `lr`.
    public var value: String? {
        get { encodedValue?.unescaped }
        set { encodedValue = newValue?.escaped(allowed: .parameter) }
    }

    /// Whether this is its name, whatever the case.
    public func isNamed(_ other: String) -> Bool { name.equalsIgnoringCase(other) }

    /// Where a parameter lies.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Escapes untouched.
        public var name: ByteRange
        /// Escapes untouched; absent for a flag.
        public var value: ByteRange

        /// Parts that were found already.
        @inlinable
        public init(name: ByteRange, value: ByteRange) {
            self.name = name
            self.value = value
        }

        /// Whether it has no equals sign.
        @inlinable public var isFlag: Bool { value.isAbsent }
    }

    /// Copies a parameter out of the octets that were scanned.
    public init(_ slices: Slices, in octets: Span<UInt8>) {
        encodedName = octets.text(slices.name)
        encodedValue = slices.isFlag ? nil : octets.text(slices.value)
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(escaping: encodedName, allowed: .parameter)
        guard let encodedValue else { return }
        writer.write(UInt8(ascii: "="))
        writer.write(escaping: encodedValue, allowed: .parameter)
    }
}

/// The parameters of a URI, in their order.
///
///     ;transport=tcp;lr
///
/// uri-parameters, RFC 3261 25.1; a name occurs once, RFC 3261 19.1.1.
public struct URIParameters: WireValue {
    /// Parameters in their order.
    public var list: [URIParameter]

    /// Parameters in this order.
    public init(_ list: [URIParameter] = []) { self.list = list }

    /// Where the parameters lie, first semicolon included.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// All octets from the first semicolon on.
        public var range: ByteRange
        /// How many parameters were read.
        public var count: UInt16

        /// Parts that were found already.
        @inlinable
        public init(range: ByteRange, count: UInt16) {
            self.range = range
            self.count = count
        }

        /// No parameters.
        @inlinable public static var absent: Slices { Slices(range: .absent, count: 0) }
        /// Whether no parameter was read.
        @inlinable public var isEmpty: Bool { count == 0 }
    }

    // uri-parameters = *( ";" uri-parameter )      RFC 3261 25.1
    /// Never nil; the cursor is left at a question mark or at its end.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? { read(&cursor, &findings) }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        list = []
        list.reserveCapacity(Int(slices.count))
        var walk = URIParameterCursor(slices, in: octets)
        while let parameter = walk.next() { list.append(URIParameter(parameter, in: octets)) }
    }

    public func encode(into writer: inout Writer) {
        for parameter in list {
            writer.write(UInt8(ascii: ";"))
            parameter.encode(into: &writer)
        }
    }
}

extension URIParameters: RandomAccessCollection, ExpressibleByDictionaryLiteral {
    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> URIParameter { list[index] }

    /// `["transport": "tcp", "lr": nil]`; nil makes a flag.
    public init(dictionaryLiteral elements: (String, String?)...) {
        list = elements.map { URIParameter($0, $1) }
    }

    /// The value of the first parameter of this name, escapes resolved; nil where absent, and for a flag. O(count)
    ///
    /// Setting puts the value in the place of the first one, or at the end; setting nil removes every one of the name.
    public subscript(name: String) -> String? {
        get { first(name)?.value }
        set {
            guard let newValue else { return list.removeAll { $0.isNamed(name) } }
            set(URIParameter(name, newValue))
        }
    }

    /// The first parameter of this name. O(count)
    public func first(_ name: String) -> URIParameter? { list.first { $0.isNamed(name) } }

    /// Whether there is a parameter of this name, with a value or without. O(count)
    public func contains(_ name: String) -> Bool { first(name) != nil }

    /// Puts the parameter in the place of the first one of its name, or at the end. O(count)
    public mutating func set(_ parameter: URIParameter) {
        if let index = list.firstIndex(where: { $0.isNamed(parameter.name) }) {
            list[index] = parameter
        } else {
            list.append(parameter)
        }
    }
}
