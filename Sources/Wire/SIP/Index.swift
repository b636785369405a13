public import Octets

/// Where everything in one message lies: start line, fields, body. Made once by its owner, used for message after message.
///
/// Reading allocates nothing and copies nothing: the index holds ranges into the octets that were read, and means nothing without them.
/// Whatever the octets are, reading gives an index; `irregularities` tells what was not as the grammar wants it.
///
///     var index = Index()
///     index.read(octets)
///     index.method            // .invite
///     index.first(.callID)    // its field
///
/// - Complexity: O(octets of the head); a body costs nothing.
public struct Index: ~Copyable, Sendable {
    // Arrays of a fixed size, made once: reading an element of an inline array through a borrowed owner copies the whole array first.
    var fields = [Field](repeating: Field(), count: Limits.maximumFields)
    /// Per name code, one more than the place of its first field; 0 where there is none.
    var places = [UInt8](repeating: 0, count: 256)
    /// Line ends; the last places take what is stored before it is counted.
    var lines = [UInt32](repeating: 0, count: Limits.maximumLines + 4)

    /// How many fields there are; a folded one counts once.
    public internal(set) var count = 0
    /// What keeps the head from being exactly what the grammar writes.
    public internal(set) var irregularities: Irregularities = []
    /// Whether the start line is a request's.
    public internal(set) var isRequest = false
    /// The method of a request's start line; `extension` in a response.
    public internal(set) var method = Method.Known.extension
    /// The status code of a response; 0 in a request.
    public internal(set) var status: UInt16 = 0
    /// The method as spelled; in a response the status code's digits.
    public internal(set) var methodRange = ByteRange.absent
    /// The Request-URI of a request; the reason phrase of a response.
    public internal(set) var startLineRange = ByteRange.absent
    /// Where the start line begins, after any empty lines.
    public internal(set) var start = 0
    /// Where the start line ends, before its line break.
    public internal(set) var startLineEnd = 0
    /// Where the empty line begins that ends the head.
    public internal(set) var headEnd = 0
    /// How many line feeds the head has, the empty line's included.
    var lineCount = 0
    /// Where the body begins.
    public internal(set) var bodyStart = 0

    /// An index of nothing; allocates what it will ever need.
    public init() {}

    /// What keeps a head from being exactly what the grammar writes. An empty set is the common case and costs one test.
    @frozen
    public struct Irregularities: OptionSet, BitwiseCopyable, Hashable, Sendable {
        public let rawValue: UInt16
        @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// The start line is neither a Request-Line nor a Status-Line as RFC 3261 25.1 writes them.
        @inlinable public static var startLine: Irregularities { Irregularities(rawValue: 1) }
        /// Some line has no colon or a name that is no token.
        @inlinable public static var fieldName: Irregularities { Irregularities(rawValue: 2) }
        /// Some line ends in LF without CR.
        @inlinable public static var lineBreak: Irregularities { Irregularities(rawValue: 4) }
        /// No empty line ends the head.
        @inlinable public static var unfinished: Irregularities { Irregularities(rawValue: 16) }
        /// A field that may stand once stands again.
        @inlinable public static var repeatedField: Irregularities { Irregularities(rawValue: 32) }
        /// More lines or fields than `Limits` allows: what follows is not indexed.
        @inlinable public static var limit: Irregularities { Irregularities(rawValue: 64) }
    }

    /// The field at a place, in the order of the message.
    ///
    /// - Precondition: `place` is below `count`.
    public subscript(place: Int) -> Field {
        precondition(place < count, "no such field")
        return fields[place]
    }

    @inline(__always)
    func holds(_ name: FieldName) -> Bool { places[Int(name.code)] != 0 }

    /// The first field of a name; O(1).
    public func first(_ name: FieldName) -> Field? {
        let place = places[Int(name.code)]
        return place == 0 ? nil : fields[Int(place) &- 1]
    }

    /// The place of the first field of a name at or after a place; O(fields).
    public func place(of name: FieldName, from start: Int = 0) -> Int? {
        let first = Int(places[Int(name.code)])
        if first == 0 { return nil }
        var place = max(start, first &- 1)
        while place < count {
            if fields[place].name == name { return place }
            place &+= 1
        }
        return nil
    }

    /// The whole of a field with its line breaks: from its name to where the next line starts.
    public func line(of place: Int) -> ByteRange {
        precondition(place < count, "no such field")
        return ByteRange(Int(fields[place].nameStart), place &+ 1 < count ? Int(fields[place &+ 1].nameStart) : headEnd)
    }
}
