public import Octets

/// One header that a URI asks its request to carry.
///
///     Subject=next%20meeting
///
/// header, RFC 3261 25.1.
public struct URIHeader: Hashable, Sendable {
    /// As written, escapes included.
    public var encodedName: String
    /// As written.
    public var encodedValue: String

    /// A header of this name and value, both unescaped.
    public init(_ name: String, _ value: String) {
        encodedName = name.escaped(allowed: .header)
        encodedValue = value.escaped(allowed: .header)
    }

    /// Escapes resolved.
    public var name: String {
        get { encodedName.unescaped }
        set { encodedName = newValue.escaped(allowed: .header) }
    }

    /// Escapes resolved.
    public var value: String {
        get { encodedValue.unescaped }
        set { encodedValue = newValue.escaped(allowed: .header) }
    }

    /// Where a header lies; escapes untouched.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the name lies.
        public var name: ByteRange
        /// Absent where the equals sign is missing.
        public var value: ByteRange

        /// Parts that were found already.
        @inlinable
        public init(name: ByteRange, value: ByteRange) {
            self.name = name
            self.value = value
        }
    }
}

/// The headers of a URI, in their order; a name may occur again.
///
///     ?Subject=next%20meeting&Priority=urgent
///
/// headers, RFC 3261 25.1, 19.1.1.
public struct URIHeaders: WireValue {
    /// Headers in their order.
    public var list: [URIHeader]

    /// Headers in this order.
    public init(_ list: [URIHeader] = []) { self.list = list }

    /// Where the headers lie, without the question mark.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// All octets behind the question mark.
        public var range: ByteRange

        /// Parts that were found already.
        @inlinable public init(range: ByteRange) { self.range = range }
        /// No headers.
        @inlinable public static var absent: Slices { Slices(range: .absent) }
        /// Whether a question mark is there.
        @inlinable public var isPresent: Bool { range.isPresent }
    }

    // headers = "?" header *( "&" header )      RFC 3261 25.1
    /// Nil where no question mark stands at the cursor; else the cursor is left at its end.
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        cursor.consume(UInt8(ascii: "?")) ? read(&cursor, &findings) : nil
    }

    // header = hname "=" hvalue, hname = 1*( hnv-unreserved / unreserved / escaped )
    // hvalue = *( hnv-unreserved / unreserved / escaped )                                RFC 3261 25.1
    @inline(never)
    static func read(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices {
        let start = cursor.position
        repeat {
            let name = cursor.take(escapedOr: .header, &findings)
            let hasEquals = cursor.consume(UInt8(ascii: "="))
            if hasEquals { _ = cursor.take(escapedOr: .header, &findings) }
            if !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: "&")) {
                findings.report(.uriHeaderIllegalOctet, at: cursor.position, length: 1)
                cursor.skip(to: UInt8(ascii: "&"), or: UInt8(ascii: "&"))
            } else if name.isEmpty || !hasEquals {
                findings.report(.uriHeaderMalformed, at: name.isEmpty ? name.start : cursor.position)
            }
        } while cursor.consume(UInt8(ascii: "&"))
        return Slices(range: ByteRange(start, cursor.position))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        list = []
        var walk = URIHeaderCursor(slices, in: octets)
        while let header = walk.next() {
            var value = URIHeader("", "")
            value.encodedName = octets.text(header.name)
            value.encodedValue = octets.text(header.value)
            list.append(value)
        }
    }

    /// Writes nothing where there are none.
    public func encode(into writer: inout Writer) {
        for (index, header) in list.enumerated() {
            writer.write(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
            writer.write(escaping: header.encodedName, allowed: .header)
            writer.write(UInt8(ascii: "="))
            writer.write(escaping: header.encodedValue, allowed: .header)
        }
    }
}

extension URIHeaders: RandomAccessCollection, ExpressibleByDictionaryLiteral {
    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> URIHeader { list[index] }

    public init(dictionaryLiteral elements: (String, String)...) {
        list = elements.map { URIHeader($0, $1) }
    }

    /// The value of the first header of this name, escapes resolved. O(count)
    public subscript(name: String) -> String? { list.first { $0.name.equalsIgnoringCase(name) }?.value }
}

/// Walks scanned URI headers one by one, without allocating.
public struct URIHeaderCursor: ~Escapable {
    @usableFromInline var cursor: Cursor
    @usableFromInline var isFirst: Bool

    /// - Precondition: the slices come from a scan of these octets.
    @inlinable
    @_lifetime(copy octets)
    public init(_ slices: URIHeaders.Slices, in octets: Span<UInt8>) {
        cursor = slices.range.isAbsent ? Cursor(octets, from: 0, to: 0) : Cursor(octets, slices.range)
        isFirst = slices.range.isPresent
    }

    /// The next header that has a name, or nil after the last.
    @inlinable
    public mutating func next() -> URIHeader.Slices? {
        while isFirst || cursor.consume(UInt8(ascii: "&")) {
            isFirst = false
            let start = cursor.position
            var equals = -1
            while !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: "&")) {
                if equals < 0, cursor.isAt(UInt8(ascii: "=")) { equals = cursor.position }
                cursor.position &+= 1
            }
            let name = ByteRange(start, equals < 0 ? cursor.position : equals)
            if name.isEmpty { continue }
            return URIHeader.Slices(name: name, value: equals < 0 ? .absent : ByteRange(equals &+ 1, cursor.position))
        }
        return nil
    }
}
