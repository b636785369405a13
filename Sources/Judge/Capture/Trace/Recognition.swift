import Octets
import SIP

/// Whether octets begin a SIP message.
enum Recognition: Equatable {
    case message
    case other
    /// More octets are needed: a stream's first line has not ended.
    case undecided

    /// Octets of a first line that are waited for.
    static let maximumLine = 4_096

    /// Judges the octets of a datagram, or the first of a stream, whose first octet is no line break.
    ///
    /// Where nothing is known of the endpoints the first line must name SIP's version at its place. Where they have spoken SIP before, or a port
    /// is SIP's own, a message is also one whose start line is broken, so that its faults are seen: a method or two fields of SIP's suffice, if
    /// no other protocol signs the line.
    init(datagram octets: Span<UInt8>, isKnown: Bool, _ index: inout Index) {
        let line = octets.firstLine
        if octets.beginsMessage(line) {
            self = .message
        } else if isKnown, !octets.namesOtherProtocol(line) {
            index.read(octets)
            self = octets.resemblesRequest(line) || index.hasFieldsOfMessages ? .message : .other
        } else {
            self = .other
        }
    }

    init(stream octets: Span<UInt8>) {
        guard let first = octets.count > 0 ? octets[0] : nil else {
            self = .undecided
            return
        }
        let line = octets.firstLine
        if line.end < octets.count {
            self = octets.beginsMessage(line) ? .message : .other
        } else {
            let mayBegin = CharacterClass.token.contains(octet: first) && octets.count < Self.maximumLine
            self = mayBegin ? .undecided : .other
        }
    }
}

extension Index {
    /// Whether at least two of the fields that each message carries are there.
    fileprivate var hasFieldsOfMessages: Bool {
        let names: [FieldName] = [.via, .from, .to, .callID, .cseq]
        return names.count { first($0) != nil } >= 2
    }
}

extension Span where Element == UInt8 {
    /// Up to the first line feed, or to the end.
    var firstLine: ByteRange {
        let window = Swift.min(count, Recognition.maximumLine)
        return ByteRange(0, first(UInt8(ascii: "\n"), in: ByteRange(0, window)) ?? count)
    }

    /// METHOD … SIP/n, or SIP/n and a number. RFC 3261 7.1, 7.2
    fileprivate func beginsMessage(_ line: ByteRange) -> Bool {
        let parts = StartLine.Slices(reading: self, trimmed(line))
        guard parts.version.isPresent, parts.version.count > 4, CharacterClass.digit.contains(octet: self[parts.version.start + 4]) else {
            return false
        }
        if parts.isRequest { return parts.rest.isPresent && consists(parts.code, of: .token) }
        return consists(parts.code, of: .digit)
    }

    /// A method that is registered, and something behind it.
    fileprivate func resemblesRequest(_ line: ByteRange) -> Bool {
        let parts = StartLine.Slices(reading: self, trimmed(line))
        return parts.isRequest && parts.rest.isPresent && Method(text(parts.code)).known != .extension
    }

    /// Whether a line begins or ends with a protocol and a version that are not SIP's: `HTTP/1.1`, `RTSP/1.0`.
    func namesOtherProtocol(_ line: ByteRange) -> Bool {
        let line = trimmed(line)
        return [firstWord(line), lastWord(line)].contains { word in
            guard let slash = first(UInt8(ascii: "/"), in: word), slash > word.start, slash + 1 < word.end else { return false }
            return consists(ByteRange(word.start, slash), of: .token) && CharacterClass.digit.contains(octet: self[slash + 1])
                && !range(ByteRange(word.start, slash), equalsIgnoringCase: "SIP")
        }
    }

    /// Whether a line begins or ends with this protocol and a version.
    func namesProtocol(_ name: StaticString, _ line: ByteRange) -> Bool {
        let line = trimmed(line)
        return [firstWord(line), lastWord(line)].contains { word in
            word.count > name.utf8CodeUnitCount && range(ByteRange(word.start, word.start + name.utf8CodeUnitCount), equals: name)
        }
    }

    private func consists(_ range: ByteRange, of octets: CharacterClass) -> Bool {
        var cursor = Cursor(self, range)
        return !cursor.take(octets).isEmpty && cursor.isAtEnd
    }

    private func firstWord(_ line: ByteRange) -> ByteRange {
        var end = line.start
        while end < line.end, !CharacterClass.whitespace.contains(octet: self[end]) { end += 1 }
        return ByteRange(line.start, end)
    }

    private func lastWord(_ line: ByteRange) -> ByteRange {
        var start = line.end
        while start > line.start, !CharacterClass.whitespace.contains(octet: self[start - 1]) { start -= 1 }
        return ByteRange(start, line.end)
    }
}
