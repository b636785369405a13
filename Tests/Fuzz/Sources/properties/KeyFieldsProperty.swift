import Addressing
import Octets
import SIP

/// Where the fast path sees no problem its slices are the grammar's; where the grammar finds nothing wrong the fast path sees no problem.
func compareKeyFields(_ index: borrowing Index, _ octets: [UInt8]) throws(BrokenPromise) {
    var key = KeyFields()
    index.readKeyFields(octets.span, into: &key)
    if let via = index.first(.via) { try compareVia(key, octets, via.value) } else { try promiseProblem(key, .via) }
    if let from = index.first(.from) { try compareParty(key, key.from, .from, octets, from.value) } else { try promiseProblem(key, .from) }
    if let to = index.first(.to) { try compareParty(key, key.to, .to, octets, to.value) } else { try promiseProblem(key, .to) }
    if let callID = index.first(.callID) { try compareCallID(key, octets, callID.value) } else { try promiseProblem(key, .callID) }
    if let cseq = index.first(.cseq) { try compareCSeq(key, octets, cseq.value) } else { try promiseProblem(key, .cseq) }
    if let length = index.first(.contentLength) {
        let isNumber = !length.value.isEmpty && octets[length.value.start..<length.value.end].allSatisfy { (48...57).contains($0) }
        let isProblem = key.problems.contains(.contentLength)
        try promise(isNumber || isProblem, "a Content-Length without a number passes")
        try promise(
            !isNumber || isProblem == (Numeral(octets.span, length.value).isExact == false), "a Content-Length of digits does not pass")
        try promise(isProblem || key.contentLength.digits == length.value, "another Content-Length than the field's")
    } else {
        try promise(key.contentLength.digits.isAbsent && !key.problems.contains(.contentLength), "a Content-Length from nowhere")
    }
}

private func promiseProblem(_ key: KeyFields, _ name: KeyFields.Names) throws(BrokenPromise) {
    try promise(key.problems.contains(name), "an absent field is no problem")
}

private func compareVia(_ key: KeyFields, _ octets: [UInt8], _ value: ByteRange) throws(BrokenPromise) {
    var findings = Findings()
    var cursor = Cursor(octets.span, value)
    let slices = Via.scan(&cursor, &findings)
    cursor.skipWhitespace()
    let isSound = slices != nil && findings.isEmpty && (cursor.isAtEnd || cursor.isAt(UInt8(ascii: ",")))
    let isProblem = key.problems.contains(.via)
    try promise(!isSound || !isProblem, "a sound Via is a problem")
    guard !isProblem else { return }
    guard let via = slices else { return try promise(false, "a Via that the grammar cannot read is no problem") }
    try promise(key.transport == via.transport, "transport \(key.transport), not \(via.transport)")
    try promise(key.sentByHost == via.sentBy.host.range, "sent-by \(key.sentByHost), not \(via.sentBy.host.range)")
    try promise(key.sentByPort == via.sentBy.port.digits, "port \(key.sentByPort), not \(via.sentBy.port.digits)")
    let branch = via.parameters.value(of: "branch", in: octets.span)
    try promise(key.branch == branch, "branch \(key.branch), not \(branch)")
}

private func compareParty(
    _ key: KeyFields, _ party: KeyFields.Party, _ name: KeyFields.Names, _ octets: [UInt8], _ value: ByteRange
) throws(BrokenPromise) {
    var findings = Findings()
    var cursor = Cursor(octets.span, value)
    let slices = NameAddress.scan(&cursor, &findings)
    cursor.skipWhitespace()
    let isSound = slices != nil && findings.isEmpty && cursor.isAtEnd
    let isProblem = key.problems.contains(name)
    try promise(!isSound || !isProblem, "a sound From or To is a problem")
    guard !isProblem else { return }
    guard let address = slices else { return try promise(false, "a From or To that the grammar cannot read is no problem") }
    try promise(party.uri == address.uriRange, "URI \(party.uri), not \(address.uriRange)")
    let tag = address.tag(in: octets.span)
    try promise(party.tag == tag, "tag \(party.tag), not \(tag)")
}

private func compareCallID(_ key: KeyFields, _ octets: [UInt8], _ value: ByteRange) throws(BrokenPromise) {
    var findings = Findings()
    var cursor = Cursor(octets.span, value)
    let slices = CallID.scan(&cursor, &findings)
    let isSound = slices != nil && findings.isEmpty && cursor.isAtEnd
    try promise(key.problems.contains(.callID) == !isSound, "a Call-ID is judged otherwise than by its grammar")
    try promise(!isSound || key.callID == slices, "Call-ID \(key.callID), not \(value)")
}

private func compareCSeq(_ key: KeyFields, _ octets: [UInt8], _ value: ByteRange) throws(BrokenPromise) {
    var findings = Findings()
    var cursor = Cursor(octets.span, value)
    let slices = CSeq.scan(&cursor, &findings)
    let isSound = slices != nil && findings.isEmpty && cursor.isAtEnd
    try promise(key.problems.contains(.cseq) == !isSound, "a CSeq is judged otherwise than by its grammar")
    guard isSound, let cseq = slices else { return }
    try promise(key.sequence == cseq.number, "number \(key.sequence), not \(cseq.number)")
    try promise(key.sequenceMethodRange == cseq.method, "method \(key.sequenceMethodRange), not \(cseq.method)")
    let method = octets.span.text(cseq.method)
    try promise(key.sequenceMethod == Method(method).known, "\(method) is taken for \(key.sequenceMethod)")
}
