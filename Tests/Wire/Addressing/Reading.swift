import Octets

/// A value read from the middle of junk, so that an over-read shows.
struct Reading<Value: WireValue> {
    let octets: [UInt8]
    let slices: Value.Slices?
    let value: Value?
    /// `code@offset`, offsets from the start of the input.
    let findings: [String]
    let severities: [Severity]
    /// What was left unread.
    let rest: String

    static var before: [UInt8] { Array("\">;[".utf8) }
    static var after: [UInt8] { Array("0a]>\"@:;x=1".utf8) }

    init(_ input: String, as scan: (inout Cursor, inout Findings) -> Value.Slices? = { Value.scan(&$0, &$1) }) {
        self.init(Array(input.utf8), as: scan)
    }

    init(_ input: [UInt8], as scan: (inout Cursor, inout Findings) -> Value.Slices? = { Value.scan(&$0, &$1) }) {
        let octets = Self.before + input + Self.after
        self.octets = octets
        let start = Self.before.count
        let end = start + input.count
        var cursor = Cursor(octets.span, from: start, to: end)
        var findings = Findings()
        let slices = scan(&cursor, &findings)
        self.slices = slices
        value = slices.map { Value($0, in: octets.span) }
        self.findings = findings.list.map { "\($0.fault.code)@\($0.offset - start)" }
        severities = findings.list.map(\.severity)
        rest = octets.span.text(ByteRange(cursor.position, end))
    }

    /// The octets of a range; nil where it is absent.
    func text(_ range: ByteRange?) -> String? {
        guard let range, range.isPresent else { return nil }
        return octets.span.text(range)
    }
}
