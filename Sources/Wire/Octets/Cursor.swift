/// A position inside a run of octets. Parsers decide on the next octet and never go back by throwing.
///
/// A cursor borrows its octets: it costs nothing and cannot outlive them. What does is a `ByteRange`.
public struct Cursor: ~Escapable {
    /// All octets, of which the cursor may read some.
    public let octets: Span<UInt8>
    /// The offset of the next octet.
    public var position: Int
    /// The offset at which the cursor must stop.
    public let end: Int
    /// What is known of the runs of token octets nearby; a cursor over a part of the octets takes it along.
    public var runs = TokenRuns()

    /// - Precondition: the range lies inside the octets.
    @inlinable @inline(__always)
    @_lifetime(copy octets)
    public init(_ octets: Span<UInt8>, _ range: ByteRange) {
        self.init(octets, from: range.start, to: range.end)
    }

    /// A cursor over a part of the octets.
    @inlinable @inline(__always)
    @_lifetime(copy octets)
    public init(_ octets: Span<UInt8>, from start: Int, to end: Int) {
        precondition(start >= 0 && start <= end && end <= octets.count, "cursor outside the octets")
        self.octets = octets
        self.position = start
        self.end = end
    }

    /// A cursor over all octets.
    @_lifetime(copy octets)
    public init(_ octets: Span<UInt8>) { self.init(octets, from: 0, to: octets.count) }

    /// Whether no octet follows.
    @inlinable public var isAtEnd: Bool { position >= end }
    /// From the next octet to the end.
    @inlinable public var remaining: ByteRange { ByteRange(position, end) }

    /// The next octet, or nil at the end.
    @inlinable @inline(__always)
    public var next: UInt8? { position < end ? octets.octet(position) : nil }

    /// Whether the next octet is this one.
    @inlinable @inline(__always)
    public func isAt(_ octet: UInt8) -> Bool { position < end && octets.octet(position) == octet }

    /// Whether the next octet is one of the class.
    @inlinable @inline(__always)
    public func isAt(_ class: CharacterClass) -> Bool { position < end && `class`.contains(octet: octets.octet(position)) }

    /// Steps over the octet if it is next.
    @inlinable @inline(__always)
    public mutating func consume(_ octet: UInt8) -> Bool {
        guard isAt(octet) else { return false }
        position &+= 1
        return true
    }

    /// Steps over the longest run of octets in the class; may be empty.
    @inlinable @inline(__always)
    public mutating func take(_ class: CharacterClass) -> ByteRange {
        let start = position
        while position < end, `class`.contains(octet: octets.octet(position)) { position &+= 1 }
        return ByteRange(start, position)
    }

    /// Steps over the longest run of token octets; may be empty.
    @inlinable @inline(__always)
    public mutating func takeToken() -> ByteRange {
        let start = position
        position = runs.end(octets, from: start, to: end)
        return ByteRange(start, position)
    }

    /// SWS: blanks and the line breaks of a folded value. RFC 3261 25.1
    @inlinable @inline(__always)
    public mutating func skipWhitespace() {
        while position < end, CharacterClass.whitespace.contains(octet: octets.octet(position)) { position &+= 1 }
    }

    /// SWS octet SWS, as in SEMI, COMMA, EQUAL, SLASH. RFC 3261 25.1
    ///
    /// Leaves the cursor where it was if the octet does not follow.
    @inlinable @inline(__always)
    public mutating func separator(_ octet: UInt8) -> Bool {
        let start = position
        if !isAt(octet) { skipWhitespace() }
        guard consume(octet) else {
            position = start
            return false
        }
        skipWhitespace()
        return true
    }

    /// quoted-string = SWS DQUOTE *(qdtext / quoted-pair) DQUOTE, RFC 3261 25.1
    ///
    /// The cursor stands on the opening quote. Gives the range between the quotes, escapes untouched; nil where the closing quote is
    /// missing, and then the cursor is at the end.
    @inlinable
    public mutating func quotedString() -> ByteRange? {
        guard consume(UInt8(ascii: "\"")) else { return nil }
        let start = position
        while position < end {
            switch octets.octet(position) {
            case UInt8(ascii: "\\"): position = min(position &+ 2, end)
            case UInt8(ascii: "\""):
                position &+= 1
                return ByteRange(start, position &- 1)
            default: position &+= 1
            }
        }
        return nil
    }

    /// 1*DIGIT of any length; nil where no digit follows.
    @inlinable @inline(__always)
    public mutating func number() -> Numeral? {
        let (count, value) = octets.digits(position, to: end)
        if count == 8 { return longNumber() }
        if count == 0 { return nil }
        position &+= count
        return Numeral(digits: ByteRange(position &- count, position), value: value, isExact: true)
    }

    @usableFromInline @inline(never)
    mutating func longNumber() -> Numeral { Numeral(octets, take(.digit)) }

    /// Whether the range holds this ASCII text, whatever its case.
    @inlinable
    public func range(_ range: ByteRange, equalsIgnoringCase text: StaticString) -> Bool { octets.range(range, equalsIgnoringCase: text) }
}
