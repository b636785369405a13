import Octets

extension URI {
    // SIP-URI = "sip:" [ userinfo ] hostport uri-parameters [ headers ]      RFC 3261 25.1
    static func readSIP(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        if let end = readCommonSIP(cursor.octets, &cursor.runs, from: cursor.position, to: cursor.end, &slices), end == cursor.end {
            cursor.position = end
        } else {
            readCarefulSIP(&cursor, &findings, &slices)
        }
    }

    /// Reads what stands behind the scheme as long as it is made of letters, digits and marks without escapes, and gives where that ends;
    /// nil, with the slices in disorder, where there is anything to look at closely.
    @inline(__always)
    static func readCommonSIP(
        _ octets: Span<UInt8>, _ runs: inout TokenRuns, from start: Int, to end: Int, _ slices: inout Slices
    ) -> Int? {
        var hostStart = start
        var position = runs.plainEnd(octets, from: start, to: end)
        if position < end, octets.octet(position) == UInt8(ascii: "@") {
            if position == start { return nil }
            slices.user = ByteRange(start, position)
            hostStart = position &+ 1
            position = runs.plainEnd(octets, from: hostStart, to: end)
        }
        guard let host = Host.readCommon(octets, from: hostStart, &position, to: end) else { return nil }
        slices.host = host
        if position < end, octets.octet(position) == UInt8(ascii: ":") {
            guard let port = Port.readCommon(octets, &position, to: end) else { return nil }
            slices.port = port
        }
        if position < end, octets.octet(position) == UInt8(ascii: ";") {
            guard let parameters = URIParameters.readCommon(octets, &runs, &position, to: end) else { return nil }
            slices.parameters = parameters
        }
        return position
    }

    @inline(never)
    static func readCarefulSIP(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        slices = Slices(kind: slices.kind, range: slices.range, scheme: slices.scheme)
        // No part behind the userinfo can hold an at sign.
        if let at = cursor.octets.first(UInt8(ascii: "@"), in: cursor.remaining) {
            readUserInfo(&cursor, &findings, &slices, before: at)
            cursor.position = at &+ 1
        }
        if let hostPort = HostPort.read(&cursor, &findings, allowsWhitespace: false) {
            slices.host = hostPort.host
            slices.port = hostPort.port
        } else {
            findings.report(.uriHostEmpty, at: cursor.position)
            cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: "?"))
        }
        if cursor.isAtEnd { return }
        if !cursor.isAt(UInt8(ascii: ";")), !cursor.isAt(UInt8(ascii: "?")) {
            findings.report(.uriIllegalOctet, at: cursor.position, length: 1)
            cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: "?"))
        }
        if cursor.isAt(UInt8(ascii: ";")) { slices.parameters = URIParameters.read(&cursor, &findings) }
        if cursor.consume(UInt8(ascii: "?")) { slices.headers = URIHeaders.read(&cursor, &findings) }
    }

    // userinfo = user [ ":" password ] "@"
    // user = 1*( unreserved / escaped / user-unreserved )
    // password = *( unreserved / escaped / "&" / "=" / "+" / "$" / "," )     RFC 3261 25.1
    private static func readUserInfo(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices, before at: Int) {
        let user = cursor.take(escapedOr: .user, &findings)
        slices.user = user
        if cursor.position == at, !user.isEmpty { return }
        readOddUserInfo(&cursor, &findings, &slices, before: at)
    }

    /// With a password, without a user, or with octets that neither may hold.
    @inline(never)
    private static func readOddUserInfo(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices, before at: Int) {
        if slices.user.isEmpty, cursor.position == at || cursor.isAt(UInt8(ascii: ":")) {
            findings.report(.uriUserEmpty, at: cursor.position)
        }
        if cursor.position < at, !cursor.isAt(UInt8(ascii: ":")) {
            findings.report(.uriUserIllegalOctet, at: cursor.position, length: 1)
            let colon = cursor.octets.first(UInt8(ascii: ":"), in: ByteRange(cursor.position, at)) ?? at
            slices.user = ByteRange(slices.user.start, colon)
            cursor.position = colon
        }
        guard cursor.position < at, cursor.consume(UInt8(ascii: ":")) else { return }
        slices.password = ByteRange(cursor.position, at)
        _ = cursor.take(escapedOr: .user, &findings)
        for offset in slices.password.start..<cursor.position where cursor.octets.isUserOnly(offset) {
            cursor.position = offset
            break
        }
        if cursor.position < at { findings.report(.uriUserIllegalOctet, at: cursor.position, length: 1) }
    }
}

extension Span where Element == UInt8 {
    /// Whether a user may hold this octet and a password may not.
    fileprivate func isUserOnly(_ offset: Int) -> Bool {
        self[offset] == UInt8(ascii: ";") || self[offset] == UInt8(ascii: "?") || self[offset] == UInt8(ascii: "/")
    }
}
