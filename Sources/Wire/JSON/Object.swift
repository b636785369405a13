/// Members in the order in which they were added.
///
/// RFC 8259 4. That no name stands twice is the author's to see to: looking for one each time would make a long object slow to build.
public struct Object: Hashable, Sendable {
    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name, unescaped.
        public var name: String
        /// What the name stands for.
        public var value: Value

        /// A name and its value.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// Members in their order; names may repeat.
    public private(set) var members: [Member]

    /// Members in this order.
    public init(_ members: [Member] = []) { self.members = members }

    /// Whether there is no member.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of the first member of this name. O(members)
    public subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

    /// Adds a member at the end.
    public mutating func append(_ name: String, _ value: Value) { members.append(Member(name: name, value: value)) }
}

extension Object: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral members: (String, Value)...) { self.init(members.map { Member(name: $0, value: $1) }) }
}
