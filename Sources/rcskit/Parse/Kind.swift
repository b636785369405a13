import Octets
import SIP

/// What an input is.
enum Kind: String, CaseIterable {
    /// One datagram.
    case sip
    /// The octets of a TCP or TLS connection, one way.
    case sipStream = "sip-stream"

    /// Kinds that have a name but no reader here.
    static let others = [
        "sdp", "msrp-stream", "cpim", "imdn", "iscomposing", "conference-info", "resource-lists", "file-info", "geolocation", "reginfo",
        "pidf", "revocation", "spam-report", "group-data", "bot-message", "provisioning", "sms-rpdu", "mms-pdu",
    ]

    /// The kind of this name.
    init(named name: String) throws(Refusal) {
        if let kind = Kind(rawValue: name) {
            self = kind
            return
        }
        let readable = Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal(
            Kind.others.contains(name) ? "'\(name)' is not readable yet; \(readable) are" : "'\(name)' is no kind of input; \(readable) are"
        )
    }

    /// Tells the kind by the octets: nil where they begin with nothing like a start line of SIP.
    init?(detecting octets: Span<UInt8>) {
        var start = 0
        while start < octets.count, octets[start] == UInt8(ascii: "\r") || octets[start] == UInt8(ascii: "\n") { start += 1 }
        let line = ByteRange(
            start, octets.first(UInt8(ascii: "\n"), in: ByteRange(start, min(octets.count, start + 65_536))) ?? octets.count)
        guard !line.isEmpty, octets.looksLikeStartLine(line) else { return nil }
        self = Self.holdsSeveralMessages(octets) ? .sipStream : .sip
    }

    /// Whether another message follows the first one, whose end its Content-Length tells.
    private static func holdsSeveralMessages(_ octets: Span<UInt8>) -> Bool {
        var framer = Framer()
        var index = Index()
        var findings = Findings()
        var count = 0
        var taken = 0
        while taken <= octets.count {
            let piece = min(1 << 16, octets.count - taken)
            if piece > 0 { framer.receive(octets.extracting(taken..<(taken + piece))) } else { framer.finish() }
            taken += max(piece, 1)
            while let event = framer.next(&index, &findings) {
                switch event {
                case .message where findings.isEmpty && count == 0: count = 1
                case .message, .incomplete, .endless: return count > 0
                case .keepAlive, .lineBreak: continue
                case .junk, .rest: return false
                }
            }
        }
        return false
    }
}

extension Span where Element == UInt8 {
    fileprivate func looksLikeStartLine(_ line: ByteRange) -> Bool {
        let parts = StartLine.Slices(reading: self, line)
        if !parts.isRequest { return true }
        // A capture's first line may end like that of the message in it.
        for offset in parts.code.start..<parts.code.end where !CharacterClass.token.contains(octet: self[offset]) { return false }
        if parts.version.isPresent { return true }
        return parts.rest.isPresent && Method(text(parts.code)).known != .extension
    }
}
