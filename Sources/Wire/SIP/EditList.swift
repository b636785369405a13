import Octets

/// A row that a draft writes of its own, ready among its octets: name, colon, space, value, CRLF.
struct Line: BitwiseCopyable, Sendable {
    let range: ByteRange
    let nameCount: UInt16
    let name: FieldName

    init(_ name: FieldName, _ range: ByteRange, nameCount: Int) {
        self.name = name
        self.range = range
        self.nameCount = UInt16(truncatingIfNeeded: nameCount)
    }

    var spelling: ByteRange { ByteRange(range.start, range.start + Int(nameCount)) }
    var value: ByteRange { ByteRange(range.start + Int(nameCount) + 2, range.end - 2) }
}

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

    let line: Line
    let kind: Kind
    /// Which original row; one past the last is the end of the head.
    let place: UInt16

    init(place: Int, _ kind: Kind, _ line: Line) {
        self.place = UInt16(truncatingIfNeeded: place)
        self.kind = kind
        self.line = line
    }

    static func removal(of place: Int) -> Edit { Edit(place: place, .removal, Line(.unknown, .absent, nameCount: 0)) }
}

/// Edits in the order of the rows they change. Four take no allocation, and a proxy seldom makes more.
struct EditList: Sendable {
    // A tuple, for whatever holds an inline array is moved about through memory.
    private var few = (Edit.removal(of: 0), Edit.removal(of: 0), Edit.removal(of: 0), Edit.removal(of: 0))
    private var many: [Edit] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Edit {
        get {
            guard many.isEmpty else { return many[index] }
            return switch index {
            case 0: few.0
            case 1: few.1
            case 2: few.2
            default: few.3
            }
        }
        set {
            guard many.isEmpty else { return many[index] = newValue }
            switch index {
            case 0: few.0 = newValue
            case 1: few.1 = newValue
            case 2: few.2 = newValue
            default: few.3 = newValue
            }
        }
    }

    mutating func insert(_ edit: Edit, at index: Int) {
        if many.isEmpty, count == 4 { many = [few.0, few.1, few.2, few.3] }
        count &+= 1
        guard many.isEmpty else { return many.insert(edit, at: index) }
        var last = count &- 1
        while last > index {
            self[last] = self[last &- 1]
            last &-= 1
        }
        self[index] = edit
    }

    mutating func remove(at index: Int) {
        count &-= 1
        guard many.isEmpty else { return many.removeSubrange(index...index) }
        var next = index
        while next < count {
            self[next] = self[next &+ 1]
            next &+= 1
        }
    }

    mutating func removeAll() {
        many.removeAll()
        count = 0
    }
}
