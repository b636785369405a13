import Octets

extension URI {
    // MSRP-URI = msrp-scheme "://" authority [ "/" session-id ] ";" transport *( ";" URI-parameter )
    // session-id = 1*( unreserved / "+" / "=" / "/" ), transport = "tcp" / 1*ALPHANUM                  RFC 4975 9
    static func readMSRP(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        guard cursor.consume(UInt8(ascii: "/")), cursor.consume(UInt8(ascii: "/")) else {
            findings.report(.uriAuthorityMissing, at: cursor.position)
            cursor.position = cursor.end
            return
        }
        readAuthority(&cursor, &findings, &slices)
        if cursor.consume(UInt8(ascii: "/")) {
            let start = cursor.position
            while !cursor.isAtEnd, cursor.octets.isSessionOctet(cursor.position) { cursor.position += 1 }
            if cursor.position == start || !(cursor.isAtEnd || cursor.isAt(UInt8(ascii: ";"))) {
                findings.report(.uriSessionIDMalformed, at: cursor.position)
                cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: ";"))
            }
            slices.path = ByteRange(start, cursor.position)
        } else if !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")) {
            findings.report(.uriIllegalOctet, at: cursor.position, length: 1)
            cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: ";"))
        }
        if cursor.consume(UInt8(ascii: ";")) { slices.qualifier = cursor.take(.alphanumeric) }
        if slices.qualifier.isEmpty { findings.report(.uriTransportMissing, at: cursor.position) }
        if !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")) {
            if !slices.qualifier.isEmpty { findings.report(.uriIllegalOctet, at: cursor.position, length: 1) }
            cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: ";"))
        }
        if cursor.isAt(UInt8(ascii: ";")) { slices.parameters = URIParameters.read(&cursor, &findings) }
        guard !cursor.isAtEnd else { return }
        findings.report(.uriIllegalOctet, at: cursor.position, length: 1)
        cursor.position = cursor.end
    }

    private static func readAuthority(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        if let at = cursor.octets.first(UInt8(ascii: "@"), in: cursor.remaining) {
            slices.user = cursor.take(escapedOr: .user, &findings)
            if cursor.isAt(UInt8(ascii: ":")) {
                findings.report(.uriPasswordForbidden, at: cursor.position)
                slices.password = ByteRange(cursor.position + 1, at)
            } else if cursor.position < at {
                findings.report(.uriUserIllegalOctet, at: cursor.position, length: 1)
                slices.user = ByteRange(slices.user.start, at)
            }
            cursor.position = at + 1
        }
        guard let authority = HostPort.readRegistered(&cursor, &findings) else {
            findings.report(.uriHostEmpty, at: cursor.position)
            return
        }
        slices.host = authority.host
        slices.port = authority.port
        if authority.host.kind != .name, authority.port.digits.isAbsent { findings.report(.uriPortMissing, at: cursor.position) }
    }
}

extension HostPort {
    // authority = [ userinfo "@" ] host [ ":" port ], host = IP-literal / IPv4address / reg-name
    // reg-name = *( unreserved / pct-encoded / sub-delims )                                     RFC 3986 3.2
    /// Reads a host that may be any registered name but an empty one; nil, without a finding, where none begins.
    static func readRegistered(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        if !cursor.isAt(UInt8(ascii: "[")) {
            var end = start
            while end < cursor.end, cursor.octets.isRegisteredNameOctet(end) { end += 1 }
            var name = Cursor(cursor.octets, from: start, to: end)
            let isAddress = IPv4Address.read(cursor.octets, start, end).flaw == .none
            if end > start, !isAddress {
                _ = name.take(escapedOr: .user, &findings)
                cursor.position = end
                let host = Host.Slices(range: ByteRange(start, end), kind: .name)
                guard cursor.consume(UInt8(ascii: ":")) else { return Slices(host: host, port: .absent) }
                return Slices(host: host, port: Port.read(&cursor, &findings))
            }
        }
        return read(&cursor, &findings, allowsWhitespace: false)
    }
}

extension Span where Element == UInt8 {
    fileprivate func isSessionOctet(_ offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "="),
            UInt8(ascii: "/"):
            true
        case let octet: CharacterClass.alphanumeric.contains(octet: octet)
        }
    }

    /// The semicolon is left out: behind an authority it begins the parameters.
    fileprivate func isRegisteredNameOctet(_ offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: ";"): false
        case let octet: octet == UInt8(ascii: "%") || CharacterClass.user.contains(octet: octet)
        }
    }
}
