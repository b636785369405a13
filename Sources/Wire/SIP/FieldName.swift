import Octets

/// The name of a header field, as a code: `f` and `From` are the same name.
///
/// Codes stand for the names that IANA, 3GPP and OMA list; a name that is not among them is `unknown`, and its spelling stays in the message.
/// RFC 3261 7.3.1, 7.3.3
@frozen
public struct FieldName: BitwiseCopyable, Hashable, Sendable {
    /// A number below 256 that tables are reached by.
    public let code: UInt8

    @inlinable @inline(__always)
    init(code: UInt8) { self.code = code }

    /// A name that is not in the table.
    @inlinable public static var unknown: FieldName { FieldName(code: 0) }

    /// The name with this spelling, long or compact, whatever its case; `unknown` if there is none.
    public init(_ spelling: String) {
        let octets = Array(spelling.utf8)
        self.init(octets.span, ByteRange(0, octets.count))
    }

    /// Every known name.
    public static var allKnown: [FieldName] { (1...knownCount).map { FieldName(code: UInt8($0)) } }

    /// The long spelling; empty for `unknown`.
    public var canonicalSpelling: String { Self.known[Int(code)].spelling }
    /// The one-letter spelling, RFC 3261 7.3.3.
    public var compactSpelling: String? { Self.known[Int(code)].compact }
    /// How often it may stand in a message.
    public var occurrence: Occurrence { Self.known[Int(code)].occurrence }
    /// Which grammar its values have.
    public var family: ValueFamily { Self.known[Int(code)].family }
    /// Whether a receiver cannot go on without a usable value (RFC 3261 8.2.2 lets it ignore any other field).
    public var isNeeded: Bool { Self.known[Int(code)].isNeeded }

    /// Whether a field of this name may have an empty value, which then says something.
    public var mayBeEmpty: Bool { fieldNameTraits[Int(code)] & 4 != 0 }

    /// How often a field may stand in one message, RFC 3261 7.3.1.
    public enum Occurrence: Sendable {
        /// One row, one value.
        case single
        /// Rows whose values may be joined by commas.
        case list
        /// Rows that must not be joined: commas belong to the value.
        case rows
    }

    struct Known: Sendable {
        let spelling: String
        let compact: String?
        let occurrence: Occurrence
        let family: ValueFamily
        let isNeeded: Bool

        init(_ spelling: String, _ compact: String?, _ occurrence: Occurrence, _ family: ValueFamily, isNeeded: Bool) {
            self.spelling = spelling
            self.compact = compact
            self.occurrence = occurrence
            self.family = family
            self.isNeeded = isNeeded
        }
    }
}

extension FieldName: CustomStringConvertible {
    public var description: String { self == .unknown ? "(unknown)" : canonicalSpelling }
}

extension FieldName {
    /// Looks a spelling up. O(1): one hash, one comparison.
    init(_ octets: Span<UInt8>, _ range: ByteRange) {
        guard !range.isEmpty, range.count <= 32 else {
            self.init(code: 0)
            return
        }
        let start = range.start
        let words = SIMD4(octets.word(start), octets.word(start &+ 8), octets.word(start &+ 16), octets.word(start &+ 24))
        // Stand-ins for what surrounds the name in a line of the common form.
        var head = words[0]
        if range.count < 4 { head = head & (1 &<< UInt64(8 &* range.count) &- 1) | 0x203a &<< UInt64(8 &* range.count) }
        let before = range.count > 1 ? octets.octet(range.end &- 2) : UInt8(ascii: "\n")
        self.init(words, head: head, before: before, count: range.count)
    }

    /// Hash to find, compare to believe.
    ///
    /// Takes the 32 octets from the start of the name, whatever follows it in them. `head` begins with a line of the common form: a LF before the
    /// name, `: ` behind it; `before` is its octet two before the colon.
    @inline(__always)
    init(_ words: SIMD4<UInt64>, head: UInt64, before: UInt8, count: Int) {
        let known: UInt64 = count == 1 ? 0x00ff_ffff : 0xffff_ffff
        let folded = (head | 0x2020_2020) & known
        let key = folded | UInt64(before | 0x20) &<< 32 | UInt64(truncatingIfNeeded: count) &<< 40
        let spelling = Int(fieldNameSlots[Int(truncatingIfNeeded: (key &* fieldNameMultiplier) &>> fieldNameShift)])
        let row = spelling &* 8
        var difference = ((words[0] | fieldNameWords[row]) ^ fieldNameWords[row &+ 4])
        difference |= ((words[1] | fieldNameWords[row &+ 1]) ^ fieldNameWords[row &+ 5])
        difference |= ((words[2] | fieldNameWords[row &+ 2]) ^ fieldNameWords[row &+ 6])
        difference |= ((words[3] | fieldNameWords[row &+ 3]) ^ fieldNameWords[row &+ 7])
        let result = fieldNameResults[spelling]
        self.init(code: difference == 0 && Int(result &>> 8) == count ? UInt8(truncatingIfNeeded: result) : 0)
    }

    @inline(__always)
    var mayStandOnce: Bool { fieldNameTraits[Int(code)] & 1 != 0 }

    /// `isNeeded` without a detour through the table of texts.
    @inline(__always)
    var isNeededByTable: Bool { fieldNameTraits[Int(code)] & 2 != 0 }
}
