public import Addressing
import Octets

extension NameAddress {
    // hi-entry = hi-targeted-to-uri *( SEMI hi-param ); hi-targeted-to-uri = name-addr
    // hi-index = "index" EQUAL index-val; index-val = number *( "." number ); number = [ %x31-39 *DIGIT ] DIGIT      RFC 7044 5
    /// An entry of History-Info, whose index is mandatory.
    static func scanHistoryEntry(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let slices = scan(&cursor, &findings, form: .nameAddress) else { return nil }
        let octets = cursor.octets
        guard let index = slices.parameters.first("index", in: octets) else {
            findings.report(.historyIndexMissing, at: cursor.position)
            return slices
        }
        guard index.form == .token, !index.value.isEmpty else {
            if index.form != .token { findings.report(.historyIndexMalformed, at: index.isFlag ? index.name : index.value) }
            return slices
        }
        var digits = Cursor(octets, index.value)
        repeat {
            let number = digits.take(.digit)
            let hasLeadingZero = number.count > 1 && octets[number.start] == UInt8(ascii: "0")
            if number.isEmpty || hasLeadingZero {
                findings.report(.historyIndexMalformed, at: number.start)
                return slices
            }
        } while digits.consume(UInt8(ascii: "."))
        if !digits.isAtEnd { findings.report(.historyIndexMalformed, at: digits.position) }
        return slices
    }

    /// The place of an entry in the history of a request: `1.2.1`. RFC 7044 5
    public var index: String? { parameters.text("index") }
}
