import Octets

extension SIPURI {
    /// Whether both identify the same resource. RFC 3261 19.1.4, RFC 5954 4.2
    ///
    /// Headers are compared by name and value as written, without the rules of each header field; names and values whatever their case,
    /// but for `Call-ID` and `body`. Not transitive. O(length), and O(parameters²)
    public func isEquivalent(to other: SIPURI) -> Bool {
        scheme == other.scheme
            && Self.match(encodedUser, other.encodedUser) && Self.match(encodedPassword, other.encodedPassword)
            && port == other.port && host.isEquivalent(to: other.host)
            && parametersMatch(other) && headersMatch(other)
    }

    private static func match(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return left == right }
        return left.matches(right, ignoringCase: false)
    }

    /// One in both must match; one of these names in one only never does; any other in one only is ignored.
    private func parametersMatch(_ other: SIPURI) -> Bool {
        let significant = ["transport", "user", "ttl", "method", "maddr"]
        let isMissed = significant.contains { parameters.contains($0) != other.parameters.contains($0) }
        return !isMissed
            && parameters.allSatisfy { parameter in
                // Of a name that came again the first parameter counts.
                guard let first = parameters.first(parameter.name), let counterpart = other.parameters.first(parameter.name) else {
                    return true
                }
                return Self.valuesMatch(first, counterpart)
            }
    }

    private static func valuesMatch(_ left: URIParameter, _ right: URIParameter) -> Bool {
        guard let one = left.encodedValue, let another = right.encodedValue else { return left.encodedValue == right.encodedValue }
        if left.isNamed("maddr"), let host = Host(one), let counterpart = Host(another) { return host.isEquivalent(to: counterpart) }
        // Methods are told apart by case, RFC 3261 7.1.
        return one.matches(another, ignoringCase: !left.isNamed("method"))
    }

    /// Every header of one has its own counterpart in the other. Sorted first, since a peer may send thousands.
    private func headersMatch(_ other: SIPURI) -> Bool {
        headers.count == other.headers.count && comparableHeaders == other.comparableHeaders
    }

    private var comparableHeaders: [[UInt16]] {
        let list = headers.map { header in
            let isExact = ["call-id", "i", "body"].contains(header.name.lowercased())
            let name = ComparableOctets(header.encodedName, ignoresCase: true)
            let value = ComparableOctets(header.encodedValue, ignoresCase: !isExact)
            return Array(IteratorSequence(name)) + [.max] + Array(IteratorSequence(value))
        }
        return list.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
