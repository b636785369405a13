import Octets

/// One change to the rows of a head.
struct Edit: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// A new row before the original one at `place`.
        case insertion
        /// A new row instead of it.
        case replacement
        /// No row instead of it.
        case removal
    }

    /// Which original row; one past the last is the end of the head.
    let place: UInt16
    let kind: Kind
    let name: FieldName
    /// The new row among the draft's own octets: its name, a colon, a space, its value, CRLF.
    var nameEnd: UInt32
    var line: ByteRange

    init(place: Int, _ kind: Kind, _ name: FieldName, nameEnd: UInt32 = 0, line: ByteRange = .absent) {
        self.place = UInt16(place)
        self.kind = kind
        self.name = name
        self.nameEnd = nameEnd
        self.line = line
    }

    var spelling: ByteRange { ByteRange(line.start, Int(nameEnd)) }
    var value: ByteRange { ByteRange(Int(nameEnd) + 2, line.end - 2) }
}

/// Edits in the order of the rows they change; the first eight take no allocation, which is all that a proxy makes.
struct EditList: Sendable {
    private var few = InlineArray<8, Edit>(repeating: Edit(place: 0, .removal, .unknown))
    private var many: [Edit] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Edit {
        get { many.isEmpty ? few[index] : many[index] }
        set { if many.isEmpty { few[index] = newValue } else { many[index] = newValue } }
    }

    mutating func insert(_ edit: Edit, at index: Int) {
        if many.isEmpty, count == few.count {
            many.reserveCapacity(4 * count)
            for index in few.indices { many.append(few[index]) }
        }
        if many.isEmpty {
            var last = count
            while last > index {
                few[last] = few[last - 1]
                last -= 1
            }
            few[index] = edit
        } else {
            many.insert(edit, at: index)
        }
        count += 1
    }

    mutating func remove(at index: Int) {
        if many.isEmpty {
            for next in (index + 1)..<max(count, index + 1) { few[next - 1] = few[next] }
        } else {
            many.remove(at: index)
        }
        count -= 1
    }
}
