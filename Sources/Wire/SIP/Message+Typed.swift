public import Octets

extension Message {
    /// The first value of a name in its typed form; nil where the field is not there or its value has a fault that leaves nothing usable.
    ///
    ///     message.first(.cseq, as: CSeq.self)?.number
    public func first<Value: WireValue>(_ name: FieldName, as type: Value.Type = Value.self) -> Value? {
        guard let field = first(name) else { return nil }
        var findings = Findings()
        var cursor = Cursor(storage.span, field.value)
        return Value(parsing: &cursor, &findings)
    }

    /// Every value of a name in its typed form, over all rows; those of which nothing is usable are left out.
    ///
    /// Commas part the values of a row where the name is one whose values may be joined. RFC 3261 7.3.1
    public func all<Value: WireValue>(_ name: FieldName, as type: Value.Type = Value.self) -> [Value] {
        var findings = Findings()
        var values: [Value] = []
        var place = place(of: name)
        while let here = place {
            let range = field(at: here).value
            if name.occurrence == .list {
                values += Value.list(storage.span, range, &findings)
            } else {
                var cursor = Cursor(storage.span, range)
                if let value = Value(parsing: &cursor, &findings) { values.append(value) }
            }
            place = self.place(of: name, from: here + 1)
        }
        return values
    }
}
