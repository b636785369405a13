import Octets
import SIP

/// Owns the message, sends it on as it is and as a proxy would, and answers it.
///
/// - Parameter isSound: whether it was read without an error: then so is what comes of it.
func checkDrafts(_ octets: [UInt8], isSound: Bool) throws(BrokenPromise) {
    var findings = Findings()
    guard let message = Message(datagram: octets, &findings) else { return try promise(false, "a message that was there is none") }
    let untouched = Draft(forwarding: message).encoded()
    try promise(untouched == octets, "sent on untouched as \(String(decoding: untouched, as: UTF8.self))")
    do {
        let forwarded = try forwarded(message)
        try promise(
            message.irregularities.contains(.limit) || forwarded.untouchedRows == octets.untouchedRows,
            "other rows changed: \(String(decoding: forwarded, as: UTF8.self))")
        if isSound, message.fields.count < 250 { try forwarded.promiseSound() }
        if isSound, message.isRequest { try Draft(status: 404, to: message, tag: "7").encoded().promiseSound() }
    } catch let refusal as Draft.Refusal {
        try promise(!isSound, "\(refusal) of a message without an error")
    } catch {
        throw (error as? BrokenPromise) ?? BrokenPromise(description: "\(error)")
    }
}

private func forwarded(_ message: Message) throws(Draft.Refusal) -> [UInt8] {
    var draft = Draft(forwarding: message)
    try draft.prepend(.via, "SIP/2.0/TCP proxy.example;branch=z9hG4bK7")
    _ = try draft.decrementMaxForwards()
    try draft.removeFirst(.route)
    draft.stateContentLength()
    return draft.encoded()
}

extension [UInt8] {
    fileprivate func promiseSound() throws(BrokenPromise) {
        let errors = Examination(datagram: span).findings.filter { $0.severity == .error }.map(\.message)
        try promise(errors.isEmpty, "\(errors): \(String(decoding: self, as: UTF8.self))")
    }

    /// Names and values of the fields that a proxy leaves alone, then the body.
    fileprivate var untouchedRows: [ArraySlice<UInt8>] {
        var index = SIP.Index()
        index.read(span)
        var rows: [ArraySlice<UInt8>] = []
        for place in 0..<index.count {
            let field = index[place]
            if [.via, .maxForwards, .route, .contentLength].contains(field.name) { continue }
            // Half a line break at the end of a head that was cut short makes no row.
            if field.spelling.isEmpty, field.value.isEmpty { continue }
            rows += [self[field.spelling.start..<field.spelling.end], self[field.value.start..<field.value.end]]
        }
        return rows + [self[index.bodyStart...]]
    }
}
