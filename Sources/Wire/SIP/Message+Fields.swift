import Octets

extension Message {
    /// The first value of a name, each fold read as one space; nil where the field is not there.
    ///
    /// One row may hold several values, joined by commas. O(fields)
    public subscript(name: FieldName) -> String? { place(of: name).map { fields[$0].value } }

    /// The first value of a name that no list knows, whatever the case of its letters.
    public subscript(spelling: String) -> String? { first(spelling)?.value }

    /// The text of every row of a name, in their order.
    public func values(_ name: FieldName) -> [String] { fields.lazy.filter { $0.name == name }.map(\.value) }

    /// The text of every row of a name that no list knows.
    public func values(_ spelling: String) -> [String] {
        fields.lazy.filter { $0.isNamed(spelling, FieldName(spelling)) }.map(\.value)
    }

    /// Whether a field of this name is there.
    public func contains(_ name: FieldName) -> Bool { place(of: name) != nil }

    /// All fields in their order; a folded one counts once.
    public var fields: Fields { Fields(storage: storage, frameCount: Int(count), endIndex: Int(fieldCount)) }

    /// Where the first field of a name lies, for readers of `octets`.
    public func first(_ name: FieldName) -> Field? { place(of: name).map { field(at: $0) } }

    private func first(_ spelling: String) -> MessageField? {
        let name = FieldName(spelling)
        return fields.first { $0.isNamed(spelling, name) }
    }

    func place(of name: FieldName, from start: Int = 0) -> Int? {
        let octets = storage.span
        var place = start
        while place < Int(fieldCount) {
            if octets.field(at: place, behind: Int(count)).name == name { return place }
            place &+= 1
        }
        return nil
    }

    /// Whether a field stands once, as it may, and does so before a place.
    func isOnce(_ name: FieldName, before place: Int) -> Bool {
        name.mayStandOnce && !irregularities.contains(.repeatedField) && (self.place(of: name).map { $0 < place } ?? false)
    }

    func field(at place: Int) -> Field { storage.span.field(at: place, behind: Int(count)) }

    /// The fields of a message.
    public struct Fields: RandomAccessCollection, Sendable {
        let storage: [UInt8]
        let frameCount: Int
        public let endIndex: Int
        public var startIndex: Int { 0 }

        public subscript(place: Int) -> MessageField {
            precondition(place >= 0 && place < endIndex, "no such field")
            return MessageField(storage: storage, place: storage.span.field(at: place, behind: frameCount))
        }
    }
}

/// One field of a received message.
public struct MessageField: Sendable {
    let storage: [UInt8]
    /// Where it lies in the message's octets.
    public let place: Field

    /// Which name it is, compact or long; `unknown` where no list has it.
    public var name: FieldName { place.name }
    /// The name as the sender wrote it.
    public var spelling: String { storage.span.text(place.spelling) }
    /// The value with each fold read as one space; octets that are not UTF-8 read as U+FFFD. RFC 3261 7.3.1
    public var value: String { place.traits.contains(.isFolded) ? storage.span.unfolded(place.value) : storage.span.text(place.value) }
    /// The value as it was received, with its line breaks.
    public var octets: ArraySlice<UInt8> { storage[place.value.start..<place.value.end] }

    func isNamed(_ spelling: String, _ name: FieldName) -> Bool {
        if name != .unknown { return self.name == name }
        guard self.name == .unknown, place.spelling.count == spelling.utf8.count else { return false }
        return zip(storage[place.spelling.start..<place.spelling.end], spelling.utf8).allSatisfy { lowercased($0) == lowercased($1) }
    }
}

// Neither a description nor a dump shows content of the message.
extension MessageField: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(name), \(place.value.count) octets" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Message.Fields: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(count) fields" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Span where Element == UInt8 {
    /// The record of a field behind the octets of its message.
    @inline(__always)
    func field(at place: Int, behind count: Int) -> Field { load(count &+ place &* MemoryLayout<Field>.size, as: Field.self) }
}
