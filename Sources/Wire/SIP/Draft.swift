public import Octets

/// A message being written: a new one, the answer to one, or one received with a few changes.
///
///     var draft = try Draft(request: .message, uri: "sip:tomo@birch.example")
///     try draft.append(.from, "<sip:ilse@aster.example>;tag=i1")
///     try draft.setBody(Array("Hello".utf8), type: "text/plain")
///     let octets = draft.encoded()
///
///     var forwarded = Draft(forwarding: message)
///     try forwarded.prepend(.via, "SIP/2.0/TCP proxy.example;branch=z9hG4bK7")
///     try forwarded.set(.maxForwards, Number(69))
///
/// Rows keep their order, and of a received message every octet that no change touches stays as it is. No text can end its line:
/// what holds CR, LF or NUL is refused. A Content-Length is never the author's to write. RFC 3261 7
public struct Draft: Sendable {
    /// The message that is changed; an empty one where the draft is new.
    var base: Message
    /// The draft's own lines.
    var text = Writer(reserving: 224)
    /// Its own start line; absent where the base's stays.
    var startLine = ByteRange.absent
    var edits = EditList()
    /// Its own body; nil where the base's stays.
    var body: [UInt8]?
    /// Whether a Content-Length is computed and written behind the other rows.
    var statesContentLength: Bool

    /// A new request without fields.
    ///
    ///     INVITE sip:tomo@birch.example SIP/2.0
    public init(request method: Method, uri: String) throws(Refusal) {
        base = Message()
        body = []
        statesContentLength = true
        try writeStartLine(method: method.name, uri: uri)
    }

    /// A new response without fields; without a phrase it takes the usual one of its code.
    ///
    ///     SIP/2.0 486 Busy Here
    public init(status: Int, reason: String? = nil) throws(Refusal) {
        base = Message()
        body = []
        statesContentLength = true
        try writeStartLine(status: status, reason: reason ?? StatusPhrase.usual(status))
    }

    /// A received message, to be changed and sent on. RFC 3261 16.6, 16.7
    ///
    /// Where nothing is changed, the very octets are written that came.
    public init(forwarding message: Message) {
        base = message
        body = nil
        statesContentLength = false
    }

    /// Begins anew with another received message, and keeps its memory: a proxy's loop needs no allocation.
    public mutating func restart(forwarding message: Message) {
        base = message
        body = nil
        statesContentLength = false
        startLine = .absent
        text.removeAll()
        edits.removeAll()
    }

    /// The octets to send.
    public func encoded() -> [UInt8] {
        var writer = Writer(reserving: Int(base.count) + text.count + (body?.count ?? 0) + 32)
        encode(into: &writer)
        return writer.octets
    }

    /// Writes the message: what no change touched in runs, as it came. O(octets)
    public func encode(into writer: inout Writer) {
        let octets = base.storage.span
        let isChanged = startLine.isPresent || !edits.isEmpty || statesContentLength
        // A head that was cut short gets its line break and its empty line once it is changed.
        let isMended = isChanged && base.irregularities.contains(.unfinished)
        var copied = Int(base.start)
        if startLine.isPresent {
            writer.write(text.octets.span, startLine)
            copied = rowStart(0)
        }
        for index in 0..<edits.count {
            let edit = edits[index]
            let row = rowStart(Int(edit.place))
            if row > copied { writer.write(octets, ByteRange(copied, row)) }
            if isMended, row == headEnd { writer.endLine() }
            if edit.kind != .removal { writer.write(text.octets.span, edit.line.range) }
            copied = edit.kind == .insertion ? row : rowEnd(Int(edit.place))
        }
        if !statesContentLength, !isMended { return writer.write(octets, ByteRange(copied, Int(base.count))) }
        writer.write(octets, ByteRange(copied, headEnd))
        if isMended { writer.endLine() }
        if statesContentLength {
            writer.write("Content-Length: ")
            writer.write(decimal: body?.count ?? base.body.count)
            writer.write("\r\n")
        }
        writer.write("\r\n")
        if let body { writer.write(octets: body) } else { writer.write(octets, ByteRange(Int(base.bodyStart), Int(base.count))) }
    }

    /// The draft as it would be received. O(octets)
    public func message() -> Message {
        let octets = encoded()
        var index = Index()
        index.read(octets.span)
        return Message(copying: octets.span, index)
    }
}

extension Writer {
    /// Ends a line that was begun.
    fileprivate mutating func endLine() {
        if let last = octets.last, last != UInt8(ascii: "\n") { write("\r\n") }
    }
}
