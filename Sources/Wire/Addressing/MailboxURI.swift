public import Octets

/// An instant inbox or a presentity, named like a mailbox.
///
///     im:alice@atlanta.example   pres:alice@atlanta.example
///
/// IM-URI, RFC 3860 A.2; PRES-URI, RFC 3859 A.2.
public struct MailboxURI: Hashable, Sendable {
    /// `im` or `pres`.
    public var scheme: Scheme
    /// As written, escapes included.
    public var encodedUser: String?
    /// A name, or an address.
    public var host: Host?
    /// What stands behind the question mark.
    public var headers: URIHeaders

    /// A value of these parts.
    public init(scheme: Scheme, user: String, host: Host, headers: URIHeaders = [:]) {
        self.scheme = scheme
        encodedUser = user.escaped(allowed: .user)
        self.host = host
        self.headers = headers
    }

    /// Reads a whole text; nil where it is of another scheme or holds a fault.
    public init?(_ text: String) {
        guard case .mailbox(let uri) = URI(text) else { return nil }
        self = uri
    }

    /// - Precondition: the slices are of an im or pres URI.
    public init(_ slices: URI.Slices, in octets: Span<UInt8>) {
        scheme = slices.kind == .im ? .im : .pres
        encodedUser = slices.user.isPresent ? octets.text(slices.user) : nil
        host = slices.host.range.isPresent ? Host(slices.host, in: octets) : nil
        headers = URIHeaders(slices.headers, in: octets)
    }

    /// Writes the canonical form.
    public func encode(into writer: inout Writer) {
        writer.write(scheme)
        if let encodedUser { writer.write(escaping: encodedUser, allowed: .user) }
        if let host {
            writer.write(UInt8(ascii: "@"))
            host.encode(into: &writer)
        }
        // Names and values may hold any uric, RFC 3860 A.2: more than in a SIP URI.
        for (index, header) in headers.enumerated() {
            writer.write(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
            writer.write(escaping: header.encodedName, allowed: .unreserved, and: ";/?:@+$,")
            writer.write(UInt8(ascii: "="))
            writer.write(escaping: header.encodedValue, allowed: .unreserved, and: ";/?:@=+$,")
        }
    }
}

extension MailboxURI {
    /// Escapes resolved.
    public var user: String? { encodedUser?.unescaped }
    /// The canonical form as text.
    public var encoded: String { URI.mailbox(self).encoded }

    /// Whether both name the same box: the local part by case, the domain whatever the case; headers do not count.
    public func isEquivalent(to other: MailboxURI) -> Bool {
        guard scheme == other.scheme, (encodedUser ?? "").matches(other.encodedUser ?? "", ignoringCase: false) else { return false }
        guard let host, let counterpart = other.host else { return host == other.host }
        return host.isEquivalent(to: counterpart)
    }
}

extension URI {
    // IM-URI = "im:" [ to ] [ headers ], to = mailbox      RFC 3860 A.2
    static func readMailbox(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        let question = cursor.octets.first(UInt8(ascii: "?"), in: cursor.remaining) ?? cursor.end
        var mailbox = Cursor(cursor.octets, from: cursor.position, to: question)
        cursor.position = question
        if !mailbox.isAtEnd { readAddress(&mailbox, &findings, &slices) }
        guard cursor.consume(UInt8(ascii: "?")) else { return }
        slices.headers = URIHeaders.Slices(range: cursor.remaining)
        readRest(&cursor, &findings, .uric, or: .uriHeaderIllegalOctet)
    }

    // addr-spec = local-part "@" domain      RFC 5322 3.4.1
    private static func readAddress(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        slices.user = cursor.take(escapedOr: .user, &findings)
        guard cursor.consume(UInt8(ascii: "@")) else {
            findings.report(cursor.isAtEnd ? .uriMailboxMalformed : .uriUserIllegalOctet, at: cursor.position)
            slices.user = ByteRange(slices.user.start, cursor.end)
            return
        }
        if slices.user.isEmpty { findings.report(.uriMailboxMalformed, at: slices.user.start) }
        guard let address = HostPort.readRegistered(&cursor, &findings) else {
            if slices.user.isEmpty { slices.user = .absent }
            return findings.report(.uriMailboxMalformed, at: cursor.position)
        }
        slices.host = address.host
        if address.port.digits.isPresent {
            findings.report(.uriIllegalOctet, at: address.port.digits.start - 1, length: 1)
        } else if !cursor.isAtEnd {
            findings.report(.uriIllegalOctet, at: cursor.position, length: 1)
        }
    }
}
