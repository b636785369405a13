public import Octets

/// One alternative that a feature parameter names.
///
///     audio   mobility="!mobile"   priority="#>=5"   +sip.instance="<urn:uuid:…>"
///
/// tag-value and string-value, RFC 3840 9
public struct FeatureValue: Hashable, Sendable {
    /// What kind of value it is.
    public var form: Form
    /// Whether it is what the phone has not.
    public var isNegated: Bool

    /// A value of these parts.
    public init(_ form: Form, isNegated: Bool = false) {
        self.form = form
        self.isNegated = isNegated
    }

    /// What kinds of value there are.
    public enum Form: Hashable, Sendable {
        /// A flag has the value true.
        case boolean(Bool)
        /// A word of an enumeration; equal whatever its case.
        case token(String)
        /// A relation and its numbers, without the number sign: `>=5`, `=2`, `1:4`.
        case number(String)
        /// Text without its angle brackets; compared octet for octet.
        case string(String)
    }
}

extension FeatureValue {
    // tag-value-list = tag-value *( "," tag-value ); tag-value = [ "!" ] ( token-nobang / boolean / numeric )
    // string-value   = "<" *( qdtext-no-abkt / quoted-pair ) ">"                                              RFC 3840 9
    /// Reads the text of a feature parameter, quotes taken away.
    static func list(_ text: String) -> [FeatureValue] {
        if text.hasPrefix("<"), text.hasSuffix(">") { return [FeatureValue(.string(String(text.dropFirst().dropLast())))] }
        return text.split(separator: ",").map { alternative in
            let isNegated = alternative.hasPrefix("!")
            let word = String(isNegated ? alternative.dropFirst() : alternative)
            if word.hasPrefix("#") { return FeatureValue(.number(String(word.dropFirst())), isNegated: isNegated) }
            if word.equalsIgnoringCase("TRUE") { return FeatureValue(.boolean(true), isNegated: isNegated) }
            if word.equalsIgnoringCase("FALSE") { return FeatureValue(.boolean(false), isNegated: isNegated) }
            return FeatureValue(.token(word), isNegated: isNegated)
        }
    }
}

extension Parameters {
    /// The alternatives of a feature tag, given as it is spelled in a field (`audio`, `+sip.instance`); nil where it is absent.
    ///
    /// RFC 3840 9. A value without quotes is read as one in quotes.
    public func feature(_ tag: String) -> [FeatureValue]? {
        guard let parameter = list.first(where: { $0.isNamed(tag) }) else { return nil }
        guard let value = parameter.value else { return [FeatureValue(.boolean(true))] }
        return FeatureValue.list(value.text)
    }
}
