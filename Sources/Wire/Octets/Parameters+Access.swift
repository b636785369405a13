extension Parameters: RandomAccessCollection {
    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> Parameter { list[index] }

    /// The value of the first parameter of this name, whatever its case; nil where absent, and for a flag. O(count)
    ///
    /// Setting replaces the first and removes the others; setting nil removes all.
    public subscript(name: String) -> Parameter.Value? {
        get { list.first { $0.isNamed(name) }?.value }
        set {
            guard let newValue else { return remove(name) }
            set(Parameter(name, newValue))
        }
    }

    /// Whether there is a parameter of this name, with a value or without. O(count)
    public func contains(_ name: String) -> Bool { list.contains { $0.isNamed(name) } }

    /// Puts the parameter in the place of the first one of its name, or at the end. O(count)
    public mutating func set(_ parameter: Parameter) {
        guard let index = list.firstIndex(where: { $0.isNamed(parameter.name) }) else { return list.append(parameter) }
        list[index] = parameter
        var position = 0
        list.removeAll {
            defer { position += 1 }
            return position > index && $0.isNamed(parameter.name)
        }
    }

    /// Removes every parameter of this name. O(count)
    public mutating func remove(_ name: String) { list.removeAll { $0.isNamed(name) } }
}

extension Parameters: ExpressibleByDictionaryLiteral {
    /// `["branch": "z9hG4bK-7", "rport": nil]`; nil makes a flag.
    public init(dictionaryLiteral elements: (String, Parameter.Value?)...) {
        list = elements.map { Parameter($0, $1) }
    }
}

extension Parameter {
    /// Whether this is its name, whatever the case.
    public func isNamed(_ other: String) -> Bool { name.equalsIgnoringCase(other) }
}

extension StringProtocol {
    /// The text with its ASCII letters in lower case and all else as it is: outside ASCII there are letters, as the Kelvin sign, whose lower
    /// case is an ASCII letter. O(length)
    public var lowercasedASCII: String { String(decoding: utf8.map { Octets.lowercased($0) }, as: UTF8.self) }
}

extension String {
    /// Whether two texts are equal but for the case of ASCII letters. O(length)
    public func equalsIgnoringCase(_ other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) { Octets.lowercased($0) == Octets.lowercased($1) }
    }
}
