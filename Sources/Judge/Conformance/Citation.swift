/// Where a rule stands in the documents, and how strongly it binds.
///
///     RFC 3261 8.1.1.7: MUST
public struct Citation: Hashable, Sendable, CustomStringConvertible {
    /// The clause's own word, RFC 2119.
    public enum Keyword: String, Sendable {
        case must = "MUST"
        case mustNot = "MUST NOT"
        case should = "SHOULD"
        case shouldNot = "SHOULD NOT"
    }

    /// `RFC 3261`
    public let document: String
    /// `8.1.1.7`
    public let clause: String
    /// The clause's own word.
    public let keyword: Keyword

    init(_ document: Int, _ clause: String, _ keyword: Keyword) {
        self.document = "RFC \(document)"
        self.clause = clause
        self.keyword = keyword
    }

    /// `RFC 3261 8.1.1.7`
    public var place: String { "\(document) \(clause)" }
    public var description: String { "\(place): \(keyword.rawValue)" }
}
