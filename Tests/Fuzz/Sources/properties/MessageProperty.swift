import MIME
import Octets
import SIP

/// Reads the octets as a datagram.
func checkMessage(_ octets: [UInt8]) throws(BrokenPromise) {
    var index = Index()
    var findings = Findings()
    let frame = DatagramFrame(reading: octets.span, &index, &findings)
    try findings.promiseInside(0..<octets.count, "a datagram")

    let examination = Examination(datagram: octets.span)
    try examination.findings.promiseInside(0..<octets.count, "a message")
    try promise(examination.findings == Examination(datagram: octets.span).findings, "two examinations differ")
    try promise(zip(examination.findings, examination.findings.dropFirst()).allSatisfy { $0.offset <= $1.offset }, "findings out of order")

    try frame.promiseTiling(octets)
    guard frame.message.isPresent else { return }
    let message = octets[frame.message.start..<frame.message.end]
    try checkIndex(index, message)
    try checkFields(index, Array(message))
    try checkBody(index, Array(message))
    // What RFC 2543 wrote needs less than what a newer hop adds its Via to.
    let isSound = examination.verdict() != .reject && !examination.findings.contains { $0.fault == .branchMissing }
    try checkDrafts(Array(message), isSound: isSound)
}

extension DatagramFrame {
    fileprivate func promiseTiling(_ octets: [UInt8]) throws(BrokenPromise) {
        try promise(leftover.end == octets.count, "leftover up to \(leftover.end) of \(octets.count)")
        let start = message.isPresent ? message.start : leftover.start
        try promise(octets[..<start].allSatisfy { $0 == 10 || $0 == 13 }, "more than line breaks before the message")
        try promise(4 * keepAlives <= start, "\(keepAlives) keep-alives in \(start) octets")
        guard message.isPresent else { return }
        try promise(message.start <= body.start && body.start <= body.end, "body \(body) in \(message)")
        try promise(message.end == body.end && body.end == leftover.start, "message \(message), body \(body), leftover \(leftover)")
    }
}

/// Everything that an index tells of lies in the head, in the order of the message.
private func checkIndex(_ index: borrowing Index, _ message: ArraySlice<UInt8>) throws(BrokenPromise) {
    let (start, lineEnd, headEnd, bodyStart) = (index.start, index.startLineEnd, index.headEnd, index.bodyStart)
    try promise(
        start == 0 && lineEnd <= headEnd && headEnd <= bodyStart && bodyStart <= message.count,
        "start line up to \(lineEnd), head up to \(headEnd), body from \(bodyStart) in \(message.count)")
    try index.methodRange.promiseInside(start..<lineEnd, "method or code")
    try index.startLineRange.promiseInside(start..<lineEnd, "URI or phrase")
    var end = lineEnd
    for place in 0..<index.count {
        let field = index[place]
        try field.spelling.promiseInside(end..<headEnd, "name \(place)")
        try field.value.promiseInside(field.spelling.end..<headEnd, "value \(place)")
        let line = index.line(of: place)
        try promise(line.start == field.spelling.start && line.end >= field.value.end && line.end <= bodyStart, "line \(place) at \(line)")
        end = field.value.end
    }
}

private func checkFields(_ index: borrowing Index, _ message: [UInt8]) throws(BrokenPromise) {
    for place in 0..<index.count where !index[place].traits.contains(.isMalformed) {
        try checkField(index[place].name, message[index[place].value.start..<index[place].value.end])
    }
}

/// The value of a field under its own name, written and read again.
///
/// A value without an error is written as octets that read as an equal value without an error; one without a finding, without a finding.
func checkField(_ name: FieldName, _ input: ArraySlice<UInt8>) throws(BrokenPromise) {
    let octets = junkBefore + input + junkBehind
    let range = ByteRange(junkBefore.count, junkBefore.count + input.count)
    var findings = Findings()
    let read = FieldValue(name, parsing: octets.span, range, &findings)
    try findings.promiseInside(range.start..<range.end, "\(name)")
    guard let value = read else { return try promise(!findings.isEmpty, "no value of \(name), and no finding that says why") }
    var writer = Writer()
    value.encode(into: &writer)
    guard findings.gravest != .error else { return }

    let written = writer.octets
    let text = String(decoding: written, as: UTF8.self)
    var later = Findings()
    let again = FieldValue(name, parsing: written.span, ByteRange(0, written.count), &later)
    try promise(again == value, "\(name) \(value) is written as \(text) and read as \(again.map { "\($0)" } ?? "nothing")")
    try promise(again?.hashValue == value.hashValue, "equal values of \(name), other hashes: \(text)")
    let isKept = findings.isEmpty ? later.isEmpty : later.gravest != .error
    try promise(isKept, "\(name): \(text) has \(later.list.map(\.fault.code)), its source \(findings.list.map(\.fault.code))")
}
