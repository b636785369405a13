public import Octets

/// A telephone number.
///
///     tel:+1-555-010-0200;ext=12   tel:7042;phone-context=atlanta.example
///
/// telephone-uri, RFC 3966 3.
public struct TelephoneURI: Hashable, Sendable {
    /// With its visual separators, and a plus where it is global.
    public var number: String
    /// The extension, the context and all others, as written.
    public var parameters: URIParameters

    /// A local number needs a context: the first digits of a global number, or a domain name.
    public init(number: String, context: String? = nil, parameters: URIParameters = [:]) {
        self.number = number
        self.parameters = parameters
        if let context { self.context = context }
    }

    /// Reads a whole text; nil where it is of another scheme or holds a fault.
    public init?(_ text: String) {
        guard case .telephone(let uri) = URI(text) else { return nil }
        self = uri
    }

    /// - Precondition: the slices are of a tel URI.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        number = octets.text(slices.path)
        parameters = URIParameters(slices.parameters, in: octets)
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(Scheme.tel)
        writer.write(escaping: number, allowed: .phone, and: "+")
        parameters.encode(into: &writer)
    }
}

extension TelephoneURI {
    /// Whether the number holds everywhere. RFC 3966 5.1.4
    public var isGlobal: Bool { number.hasPrefix("+") }

    /// The number without its visual separators. RFC 3966 5.1.1
    public var digits: String { number.withoutVisualSeparators }

    /// The phone-context parameter. RFC 3966 5.1.5
    public var context: String? {
        get { parameters["phone-context"] }
        set { parameters["phone-context"] = newValue }
    }

    /// The ext parameter. RFC 3966 5.3
    public var `extension`: String? {
        get { parameters["ext"] }
        set { parameters["ext"] = newValue }
    }

    /// The canonical form as text.
    public var encoded: String { URI.telephone(self).encoded }

    /// The form that compares octet by octet: no separators, lower case, `ext` or `isub` first, then the context, then the others by name.
    /// RFC 3966 3, 4
    public var normalized: TelephoneURI {
        var list = parameters.list.map {
            var parameter = $0
            parameter.encodedName = parameter.encodedName.lowercasedASCII
            parameter.encodedValue = parameter.encodedValue?.lowercasedASCII
            return parameter
        }
        list.sort { ($0.rank, $0.encodedName) < ($1.rank, $1.encodedName) }
        return TelephoneURI(number: digits.lowercasedASCII, parameters: URIParameters(list))
    }

    /// Whether both are the same number with the same parameters. RFC 3966 4
    public func isEquivalent(to other: TelephoneURI) -> Bool {
        isGlobal == other.isGlobal && digits.equalsIgnoringCase(other.digits)
            && parameters.allSatisfy { Self.match(parameters.first($0.name), other.parameters.first($0.name)) }
            && other.parameters.allSatisfy { parameters.contains($0.name) }
    }

    /// Of a name that came again the first parameter counts.
    private static func match(_ left: URIParameter?, _ right: URIParameter?) -> Bool {
        guard let left, let right else { return false }
        return left.matches(right)
    }
}

extension URIParameter {
    fileprivate var rank: Int { isNamed("ext") || isNamed("isub") ? 0 : isNamed("phone-context") ? 1 : 2 }

    fileprivate func matches(_ other: URIParameter) -> Bool {
        guard let left = encodedValue, let right = other.encodedValue else { return encodedValue == other.encodedValue }
        let isNumber = isNamed("ext") || (isNamed("phone-context") && left.hasPrefix("+"))
        return isNumber
            ? left.withoutVisualSeparators.equalsIgnoringCase(right.withoutVisualSeparators) : left.matches(right, ignoringCase: true)
    }
}

extension String {
    // visual-separator = "-" / "." / "(" / ")"      RFC 3966 3
    fileprivate var withoutVisualSeparators: String { filter { !"-.()".contains($0) } }
}
