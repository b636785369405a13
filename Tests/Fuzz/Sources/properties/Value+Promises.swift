public import Octets

/// Octets around a value that no reader of the value may take for a part of it.
let junkBefore = Array("\">;[".utf8)
let junkBehind = Array("0a]>\"@:;x=1".utf8)

/// Reads a value from the middle of junk and holds what comes of it to the contract of `WireValue`; nil where nothing was usable.
///
/// A value without an error is written as octets that read as an equal value without an error; one without a finding, without a finding.
@discardableResult
public func checkValue<Value: WireValue>(
    _ type: Value.Type, _ input: ArraySlice<UInt8>, as scan: (inout Cursor, inout Findings) -> Value.Slices?,
    rereadAs rescan: ((inout Cursor, inout Findings) -> Value.Slices?)? = nil
) throws(BrokenPromise) -> Value? {
    let octets = junkBefore + input + junkBehind
    let range = junkBefore.count..<(junkBefore.count + input.count)
    var findings = Findings()
    var cursor = Cursor(octets.span, from: range.lowerBound, to: range.upperBound)
    let slices = scan(&cursor, &findings)
    try promise(range.lowerBound <= cursor.position && cursor.position <= range.upperBound, "the cursor leaves the \(type)")
    try findings.promiseInside(range, "\(type)")
    guard let slices else {
        try promise(!findings.isEmpty, "no \(type), and no finding that says why")
        return nil
    }
    let value = Value(slices, in: octets.span)
    var writer = Writer()
    value.encode(into: &writer)
    guard findings.gravest != .error else { return value }

    let isSound = findings.isEmpty
    let written = writer.octets
    var later = Findings()
    var rest = Cursor(written.span)
    let reread = if let rescan { rescan(&rest, &later) } else { scan(&rest, &later) }
    let again = reread.map { Value($0, in: written.span) }
    let text = String(decoding: written, as: UTF8.self)
    try promise(again == value, "\(value) is written as \(text) and read as \(again.map { "\($0)" } ?? "nothing")")
    try promise(again?.hashValue == value.hashValue, "equal values, other hashes: \(text)")
    try promise(isSound ? later.isEmpty : later.gravest != .error, "\(text) has \(later.list.map(\.fault.code)), its source had not")
    try promise(rest.isAtEnd || !isSound, "\(text) is read as far as \(rest.position) only")
    return value
}
