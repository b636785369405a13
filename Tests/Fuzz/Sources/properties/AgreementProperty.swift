import Octets
import SIP

/// Reads lines and names octet by octet, and compares with the index; then key fields by their grammars, and compares with the fast path.
func checkAgreement(_ octets: [UInt8]) throws(BrokenPromise) {
    var index = Index()
    index.read(octets.span)
    try compareLines(index, CarefulHead(octets), octets)
    try compareKeyFields(index, octets)
}

private func compareLines(_ index: borrowing Index, _ careful: CarefulHead, _ octets: [UInt8]) throws(BrokenPromise) {
    let isAtLimit = index.irregularities.contains(.limit)
    let (start, headEnd, bodyStart, count) = (index.start, index.headEnd, index.bodyStart, index.count)
    try promise(start == careful.start, "starts at \(start), not \(careful.start)")
    try promise(
        isAtLimit || headEnd == careful.end && bodyStart == careful.bodyStart,
        "head ends at \(headEnd), \(bodyStart), not \(careful.end), \(careful.bodyStart)")
    try promise(
        isAtLimit || count == min(careful.fields.count, Limits.maximumFields), "\(count) fields, not \(careful.fields.count)")
    // At a limit the last field may go on beyond it.
    let compared = isAtLimit ? max(count - 1, 0) : count
    for place in 0..<min(compared, careful.fields.count) {
        let field = index[place]
        let expected = careful.fields[place]
        try promise(field.spelling == expected.spelling || expected.spelling.count > 0xffff, "name \(place): \(field), not \(expected)")
        try promise(field.value == expected.value, "value \(place): \(field), not \(expected)")
        try promise(field.traits.contains(.isFolded) == expected.isFolded, "folding of \(place): \(field)")
        try promise(field.traits.contains(.isMalformed) == expected.isMalformed, "form of \(place): \(field)")
        let spelling = String(decoding: octets[expected.spelling.start..<expected.spelling.end], as: UTF8.self)
        try promise(field.name == FieldName(spelling), "\(spelling) is read as \(field.name)")
    }
    try promise(isAtLimit || index.irregularities.contains(.lineBreak) == careful.hasBareFeed, "bare LF: \(careful.hasBareFeed)")
}
