public import Octets

/// Walks the fields of an entity one by one, without allocating.
///
///     Content-Type: application/sdp
///     Content-Disposition: session;
///      handling=optional
///
/// Lines that are no fields are passed over, as the scan reported.
public struct FieldCursor: ~Escapable {
    /// Where one field lies.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the name lies.
        public var name: ByteRange
        /// Without white space at either end; folds untouched.
        public var value: ByteRange
    }

    let octets: Span<UInt8>
    var position: Int
    let end: Int
    /// Where the line last read stops being a field; -1 where it is one.
    var problem = -1
    /// Where a line that was last read ends in LF without CR; -1 where none does.
    var bareLF = -1

    /// - Precondition: the range lies inside the octets.
    @_lifetime(copy octets)
    public init(_ octets: Span<UInt8>, _ headers: ByteRange) {
        precondition(headers.end <= octets.count, "fields outside the octets")
        self.octets = octets
        position = headers.start
        end = headers.end
    }

    /// The next field, or nil after the last. O(field)
    public mutating func next() -> Slices? {
        while position < end {
            let field = read()
            if problem < 0 { return field }
        }
        return nil
    }

    // field = field-name ":" field-body CRLF, folded lines beginning with white space, RFC 5322 2.2
    /// Reads one line with those folded into it.
    mutating func read() -> Slices {
        let start = position
        problem = -1
        bareLF = -1
        var line = octets.line(at: start, to: end)
        if line.isBare { bareLF = line.end }
        while line.next < end, octets[line.next] == 0x20 || octets[line.next] == 0x09 {
            line = octets.line(at: line.next, to: end)
            if line.isBare, bareLF < 0 { bareLF = line.end }
        }
        position = line.next

        var cursor = Cursor(octets, from: start, to: line.end)
        let name = cursor.take(.token)
        while cursor.isAt(0x20) || cursor.isAt(0x09) { cursor.position += 1 }
        if name.isEmpty {
            problem = start
        } else if !cursor.consume(UInt8(ascii: ":")) {
            problem = cursor.position
        }
        return Slices(name: name, value: octets.trimmed(cursor.remaining))
    }
}
