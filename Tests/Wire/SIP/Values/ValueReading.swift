import Octets
import SIP

/// What came of reading a text, junk around it, so that reading over the edge shows.
struct ValueReading<Value: WireValue> {
    var value: Value?
    /// As `code@offset`.
    var faults: [String]
    /// What the scan left.
    var rest: String

    init(_ text: String) {
        let before = "a, \"b\" <c>;d=e"
        let octets = Array((before + text + ";x=y, z").utf8)
        let start = before.utf8.count
        var findings = Findings()
        findings.base = -start
        var cursor = Cursor(octets.span, from: start, to: start + text.utf8.count)
        value = Value(parsing: &cursor, &findings)
        faults = findings.list.map { "\($0.fault.code)@\($0.offset)" }
        rest = octets.span.text(cursor.remaining)
    }
}

/// Whether a text reads as the value, is written in its canonical form, and reads as the value again.
func roundTrips<Value: WireValue>(_ text: String, as value: Value, writtenAs canonical: String? = nil) -> Bool {
    let reading = ValueReading<Value>(text)
    return reading.value == value && reading.faults.isEmpty && reading.rest.isEmpty
        && value.encoded == canonical ?? text && ValueReading<Value>(value.encoded).value == value
}
