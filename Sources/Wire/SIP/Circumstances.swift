import Octets

/// What a message's receiver needs from it: which fields, given the method or the status code.
struct Circumstances {
    let method: Method.Known
    /// 0 in a request.
    let status: UInt16
    let hasBody: Bool

    /// In a response the method is the one that its CSeq names.
    @inline(__always)
    init(_ index: borrowing Index, _ octets: Span<UInt8>, hasBody: Bool) {
        status = index.status
        self.hasBody = hasBody
        guard !index.isRequest else {
            method = index.method
            return
        }
        guard let cseq = index.first(.cseq) else {
            method = .extension
            return
        }
        var start = cseq.value.end
        while start > cseq.value.start, CharacterClass.token.contains(octet: octets[start &- 1]) { start &-= 1 }
        method = Method.Known(octets, at: start, count: cseq.value.end &- start)
    }

    var isRequest: Bool { status == 0 }
    var isSuccess: Bool { status / 100 == 2 }

    /// The gravest that a fault in a field of this name can be.
    @inline(__always)
    func severity(of name: FieldName) -> Severity {
        guard name.isNeededByTable else { return .warning }
        return isNeeded(name) ? .error : .warning
    }

    private func isNeeded(_ name: FieldName) -> Bool {
        switch name {
        case .contact: makesDialog || method == .register
        case .contentType, .contentEncoding: hasBody
        case .event: isRequest && [.subscribe, .notify, .publish].contains(method)
        case .referTo: isRequest && method == .refer
        case .rack: isRequest && method == .prack
        case .replaces: isRequest && method == .invite
        case .identity: isRequest && method != .cancel
        case .wwwAuthenticate, .proxyAuthenticate: !isRequest
        default: true
        }
    }

    /// Whether a dialog, or a new target for one, comes of the message. RFC 3261 12.1, 12.2
    var makesDialog: Bool {
        switch method {
        case .invite, .subscribe, .refer, .update, .notify: isRequest || isSuccess || 101..<200 ~= status
        default: false
        }
    }
}
