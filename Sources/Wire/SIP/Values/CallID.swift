public import Octets

/// The name of a call or of a phone's registrations; compared octet for octet.
///
///     f81d4fae@birch.example
///
/// callid, RFC 3261 8.1.1.4, 20.8
public struct CallID: WireValue, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text as written.
    public var text: String

    /// A value of these parts.
    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    public typealias Slices = ByteRange

    // callid = word [ "@" word ], RFC 3261 25.1
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        let start = cursor.position
        let isEmpty = !cursor.takeWord()
        if isEmpty { findings.report(.callIDWordMissing, at: start) }
        if cursor.consume(UInt8(ascii: "@")), !cursor.takeWord() { findings.report(.callIDWordMissing, at: cursor.position) }
        return isEmpty ? nil : ByteRange(start, cursor.position)
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { text = octets.text(slices) }

    public func encode(into writer: inout Writer) { writer.write(text: text) }

    public var description: String { text }
}

extension Cursor {
    /// word, RFC 3261 25.1: mostly the octets of tokens. False where none follows.
    @inline(__always)
    fileprivate mutating func takeWord() -> Bool {
        let start = position
        position = octets.tokenEnd(start, end)
        while position < end, CharacterClass.word.contains(octet: octets[position]) { position &+= 1 }
        return position > start
    }
}
