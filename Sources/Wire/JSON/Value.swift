/// One JSON value.
///
///     {"code": "cseq.aboveMaximum", "offset": 92, "qop": ["auth"]}
///
/// RFC 8259 3. Numbers are whole and exact; equality is of values, and of the order of an object's members.
public enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case string(String)
    case array([Value])
    case object(Object)
}

extension Value {
    /// A value of these parts.
    public init(_ number: Int) { self = .integer(Int64(number)) }

    /// A number of any size: above 2^63 - 1, where readers of JSON begin to lose digits, it becomes a string of them.
    public init(_ number: UInt64) { self = Int64(exactly: number).map(Value.integer) ?? .string(String(number)) }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .string(text) }
    public init(integerLiteral number: Int64) { self = .integer(number) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(arrayLiteral elements: Value...) { self = .array(elements) }
    public init(dictionaryLiteral members: (String, Value)...) {
        self = .object(Object(members.map { Object.Member(name: $0, value: $1) }))
    }
}
