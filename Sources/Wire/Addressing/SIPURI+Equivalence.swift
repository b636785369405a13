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
                guard let counterpart = other.parameters.first(parameter.name) else { return true }
                return Self.valuesMatch(parameter, counterpart)
            }
    }

    private static func valuesMatch(_ left: URIParameter, _ right: URIParameter) -> Bool {
        guard let one = left.encodedValue, let another = right.encodedValue else { return left.encodedValue == right.encodedValue }
        if left.isNamed("maddr"), let host = Host(one), let counterpart = Host(another) { return host.isEquivalent(to: counterpart) }
        // Methods are told apart by case, RFC 3261 7.1.
        return one.matches(another, ignoringCase: !left.isNamed("method"))
    }

    /// Every header of one has its own counterpart in the other.
    private func headersMatch(_ other: SIPURI) -> Bool {
        guard headers.count == other.headers.count else { return false }
        var left = other.headers.list
        for header in headers {
            guard let index = left.firstIndex(where: { Self.match(header, $0) }) else { return false }
            left.remove(at: index)
        }
        return true
    }

    private static func match(_ left: URIHeader, _ right: URIHeader) -> Bool {
        guard left.encodedName.matches(right.encodedName, ignoringCase: true) else { return false }
        let isExact = ["call-id", "i", "body"].contains(left.name.lowercased())
        return left.encodedValue.matches(right.encodedValue, ignoringCase: !isExact)
    }
}
