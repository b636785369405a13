public import Octets

// A row for each call: values that belong in one row go in as one text or as a list.
extension Draft {
    /// Adds a row behind all others.
    public mutating func append(_ name: FieldName, _ value: some WireValue) throws(Refusal) {
        append(try line(Name(name)) { value.encode(into: &$0) })
    }
    public mutating func append<Value: WireValue>(_ name: FieldName, _ list: [Value]) throws(Refusal) {
        append(try line(Name(name)) { Value.encode(list, into: &$0) })
    }
    public mutating func append(_ name: FieldName, _ value: String) throws(Refusal) {
        append(try line(Name(name)) { $0.write(text: value) })
    }
    public mutating func append(_ name: String, _ value: String) throws(Refusal) { append(try line(Name(name)) { $0.write(text: value) }) }

    public mutating func append(_ name: FieldName, _ value: FieldValue) throws(Refusal) {
        append(try line(Name(name)) { value.encode(into: &$0) })
    }

    /// Adds a row before the first one of its name, or before all others where there is none.
    ///
    /// How a Via, a Record-Route or a Route is pushed. RFC 3261 16.6
    public mutating func prepend(_ name: FieldName, _ value: some WireValue) throws(Refusal) {
        let name = try Name(name)
        prepend(name, try line(name) { value.encode(into: &$0) })
    }
    public mutating func prepend(_ name: FieldName, _ value: String) throws(Refusal) {
        let name = try Name(name)
        prepend(name, try line(name) { $0.write(text: value) })
    }
    public mutating func prepend(_ name: String, _ value: String) throws(Refusal) {
        let name = try Name(name)
        prepend(name, try line(name) { $0.write(text: value) })
    }

    /// Gives a name this value and no other: in the place of its first row, or behind all others where there is none.
    public mutating func set(_ name: FieldName, _ value: some WireValue) throws(Refusal) {
        let name = try Name(name)
        set(name, try line(name) { value.encode(into: &$0) })
    }
    public mutating func set<Value: WireValue>(_ name: FieldName, _ list: [Value]) throws(Refusal) {
        let name = try Name(name)
        set(name, try line(name) { Value.encode(list, into: &$0) })
    }
    public mutating func set(_ name: FieldName, _ value: String) throws(Refusal) {
        let name = try Name(name)
        set(name, try line(name) { $0.write(text: value) })
    }
    public mutating func set(_ name: String, _ value: String) throws(Refusal) {
        let name = try Name(name)
        set(name, try line(name) { $0.write(text: value) })
    }

    public mutating func set(_ name: FieldName, _ value: FieldValue) throws(Refusal) {
        let name = try Name(name)
        set(name, try line(name) { value.encode(into: &$0) })
    }

    /// Removes every row of a name.
    public mutating func remove(_ name: FieldName) throws(Refusal) { try remove(Name(name)) }
    /// Removes every row of a name that no list knows.
    public mutating func remove(_ name: String) throws(Refusal) { try remove(Name(name)) }

    private mutating func remove(_ name: Name) throws(Refusal) {
        guard name.name != .contentLength else { throw .contentLength }
        removeAll(name)
    }

    /// Removes the first value of a name: its row, or what stands before the row's first comma. False where there is none.
    ///
    /// How a Via or a Route is popped. RFC 3261 16.4, 16.7
    @discardableResult
    public mutating func removeFirst(_ name: FieldName) throws(Refusal) -> Bool {
        let name = try Name(name)
        guard name.name != .contentLength else { throw .contentLength }
        guard let row = first(name) else { return false }
        let rest = restOfValue(row)
        if rest.isEmpty { remove(row) } else { replace(row, try line(name) { $0.write(octets: rest) }) }
        return true
    }

    /// Puts another value in the place of a name's first one, and leaves those joined to it by commas. False where there is none.
    ///
    /// How `received` is added to a Via. RFC 3261 18.2.1
    @discardableResult
    public mutating func replaceFirst(_ name: FieldName, _ value: some WireValue) throws(Refusal) -> Bool {
        try replaceFirst(Name(name)) { value.encode(into: &$0) }
    }
    /// The same with the value as text.
    @discardableResult
    public mutating func replaceFirst(_ name: FieldName, _ value: String) throws(Refusal) -> Bool {
        try replaceFirst(Name(name)) { $0.write(text: value) }
    }

    private mutating func replaceFirst(_ name: Name, _ encode: (inout Writer) -> Void) throws(Refusal) -> Bool {
        guard let row = first(name) else { return false }
        let rest = restOfValue(row)
        let line = try line(name) {
            encode(&$0)
            if !rest.isEmpty { $0.write(", ") }
            $0.write(octets: rest)
        }
        replace(row, line)
        return true
    }

    /// The first row of a name, each fold as one space; nil where there is none.
    public subscript(name: FieldName) -> String? { (try? Name(name)).flatMap { first($0) }.map { value($0) } }
    /// The same for a name that no list knows.
    public subscript(name: String) -> String? { (try? Name(name)).flatMap { first($0) }.map { value($0) } }

    /// Lowers Max-Forwards by one hop, or sets it to 70 where there is none; gives what is left, or nil where nothing was left or the value
    /// is no number, and then changes nothing. RFC 3261 16.3, 16.6
    public mutating func decrementMaxForwards() throws(Refusal) -> UInt64? {
        guard let value = self[.maxForwards] else {
            try append(.maxForwards, "70")
            return 70
        }
        guard let hops = Number(value), hops.isExact, hops.value > 0 else { return nil }
        try set(.maxForwards, Number(hops.value - 1))
        return hops.value - 1
    }
}
