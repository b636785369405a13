public import Octets

extension Index {
    /// Where the first value of a name lies; nil where the field is absent, or nothing of it usable.
    ///
    /// - Precondition: the octets are those that were indexed.
    public func first<Value: WireValue>(_ name: FieldName, as type: Value.Type, in octets: Span<UInt8>) -> Value.Slices? {
        guard let field = first(name) else { return nil }
        var ignored = Findings()
        var cursor = Cursor(octets, field.value)
        return Value.scan(&cursor, &ignored)
    }

    /// Where each value of a name lies, over all its rows; those of which nothing is usable are left out.
    ///
    /// Commas part the values of a row where the name is one whose values may be joined (RFC 3261 7.3.1). O(octets of the rows)
    ///
    /// - Precondition: the octets are those that were indexed.
    public func all<Value: WireValue>(_ name: FieldName, as type: Value.Type, in octets: Span<UInt8>) -> [Value.Slices] {
        var values: [Value.Slices] = []
        var ignored = Findings()
        let isList = name.occurrence == .list
        var place = place(of: name)
        while let here = place {
            var cursor = Cursor(octets, self[here].value)
            var start = cursor.position
            var hasElement = isList ? cursor.firstElement(&ignored) : true
            while hasElement {
                if let value = Value.scan(&cursor, &ignored) { values.append(value) }
                hasElement = isList && cursor.nextElement(&start, &ignored)
            }
            place = self.place(of: name, from: here + 1)
        }
        return values
    }
}
