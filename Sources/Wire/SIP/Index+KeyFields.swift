import Addressing
import CVector
import Octets

extension Index {
    /// Reads the key fields of the message last indexed.
    ///
    /// Each has a common form that is told by a few loads; any other form goes through the field's own grammar.
    ///
    /// - Precondition: the octets are those that were indexed.
    public func readKeyFields(_ octets: Span<UInt8>, into key: inout KeyFields) {
        key.problems = []
        if let via = first(.via), key.readVia(octets, via.value) {} else { key.problems.insert(.via) }
        if let from = first(.from), key.from.read(octets, from.value) {} else { key.problems.insert(.from) }
        if let to = first(.to), key.to.read(octets, to.value) {} else { key.problems.insert(.to) }
        if let callID = first(.callID), octets.isCallID(callID.value) {
            key.callID = callID.value
        } else {
            key.callID = .absent
            key.problems.insert(.callID)
        }
        if let cseq = first(.cseq), key.readCSeq(octets, cseq.value) {} else { key.problems.insert(.cseq) }
        key.contentLength = .zero
        if let length = first(.contentLength) {
            key.contentLength = Numeral(octets, length.value)
            if !key.contentLength.isExact { key.problems.insert(.contentLength) }
        }
    }
}

extension Span where Element == UInt8 {
    /// Where the run of token octets from an offset ends.
    @inline(__always)
    func tokenEnd(_ start: Int, _ end: Int) -> Int {
        let (block, shift) = window32(start)
        let other = ~cvector_plain32(block) &>> shift
        // Past the end of the span nothing is plain, so a run that reaches it stops there.
        var offset = other == 0 ? start &+ Int(32 &- shift) : start &+ other.trailingZeroBitCount
        while offset < end, CharacterClass.token.contains(octet: octet(offset)) { offset &+= 1 }
        return min(offset, end)
    }

    // callid = word [ "@" word ], RFC 3261 25.1
    @inline(__always)
    func isCallID(_ range: ByteRange) -> Bool {
        var offset = tokenEnd(range.start, range.end)
        while offset < range.end, CharacterClass.word.contains(octet: octet(offset)) { offset &+= 1 }
        guard offset > range.start else { return false }
        if offset == range.end { return true }
        guard octet(offset) == UInt8(ascii: "@") else { return false }
        let host = offset &+ 1
        offset = tokenEnd(host, range.end)
        while offset < range.end, CharacterClass.word.contains(octet: octet(offset)) { offset &+= 1 }
        return offset == range.end && offset > host
    }
}

extension KeyFields {
    // CSeq = 1*DIGIT LWS Method, RFC 3261 25.1
    @inline(__always)
    fileprivate mutating func readCSeq(_ octets: Span<UInt8>, _ value: ByteRange) -> Bool {
        var offset = value.start
        while offset < value.end, octets.octet(offset) &- UInt8(ascii: "0") < 10 { offset &+= 1 }
        sequence = Numeral(octets, ByteRange(value.start, offset))
        let blank = offset
        while offset < value.end, CharacterClass.whitespace.contains(octet: octets.octet(offset)) { offset &+= 1 }
        sequenceMethodRange = ByteRange(offset, value.end)
        sequenceMethod = Method.Known(octets, at: offset, count: value.end &- offset)
        return blank > value.start && offset > blank && sequence.isExact && sequence.value < 1 &<< 31
            && (sequenceMethod != .extension || isToken(octets, offset, value.end))
    }

    // via-parm = sent-protocol LWS sent-by *( SEMI via-params ), RFC 3261 25.1
    @inline(__always)
    mutating func readVia(_ octets: Span<UInt8>, _ value: ByteRange) -> Bool {
        let start = value.start
        let end = value.end
        // "SIP/2.0/", first octet lowest.
        guard end &- start > 12, octets.word(start) == 0x2f30_2e32_2f50_4953 else { return readUnusualVia(octets, value) }
        var offset = octets.tokenEnd(start &+ 8, end)
        transport = ByteRange(start &+ 8, offset)
        guard !transport.isEmpty, offset < end, octets.octet(offset) == UInt8(ascii: " ") else { return readUnusualVia(octets, value) }
        offset &+= 1
        let host = offset
        if octets.octet(host) == UInt8(ascii: "[") {
            offset &+= 1
            while offset < end, octets.octet(offset) != UInt8(ascii: "]") {
                guard CharacterClass.addressOfIPv6.contains(octet: octets.octet(offset)) else { return readUnusualVia(octets, value) }
                offset &+= 1
            }
            sentByHost = ByteRange(host &+ 1, offset)
            offset &+= 1
        } else {
            let (block, shift) = octets.window32(host)
            let stop = ~cvector_plain32(block) &>> shift
            offset = min(host &+ (stop == 0 ? 32 : stop.trailingZeroBitCount), end)
            sentByHost = ByteRange(host, offset)
        }
        guard !sentByHost.isEmpty, offset < end else { return readUnusualVia(octets, value) }
        sentByPort = .absent
        if octets.octet(offset) == UInt8(ascii: ":") {
            offset &+= 1
            let port = offset
            while offset < end, octets.octet(offset) &- UInt8(ascii: "0") < 10 { offset &+= 1 }
            sentByPort = ByteRange(port, offset)
            guard offset > port, offset &- port <= 5, offset < end else { return readUnusualVia(octets, value) }
        }
        // ";branch=", first octet lowest.
        guard end &- offset > 15, octets.word(offset) == 0x3d68_636e_6172_623b else { return readUnusualVia(octets, value) }
        offset &+= 8
        let branchEnd = octets.tokenEnd(offset, end)
        branch = ByteRange(offset, branchEnd)
        guard branchEnd == end || octets.octet(branchEnd) == UInt8(ascii: ";"), !branch.isEmpty else {
            return readUnusualVia(octets, value)
        }
        return true
    }

    @inline(never)
    private mutating func readUnusualVia(_ octets: Span<UInt8>, _ value: ByteRange) -> Bool {
        var findings = Findings()
        var cursor = Cursor(octets, value)
        guard let via = Via.scan(&cursor, &findings) else {
            transport = .absent
            sentByHost = .absent
            sentByPort = .absent
            branch = .absent
            return false
        }
        transport = via.transport
        sentByHost = via.sentBy.host.range
        sentByPort = via.sentBy.port.digits
        branch = via.parameters.value(of: "branch", in: octets)
        cursor.skipWhitespace()
        return findings.isEmpty && (cursor.isAtEnd || cursor.isAt(UInt8(ascii: ",")))
    }
}

extension KeyFields.Party {
    // from-spec = ( name-addr / addr-spec ) *( SEMI from-param ), RFC 3261 25.1
    @inline(__always)
    mutating func read(_ octets: Span<UInt8>, _ value: ByteRange) -> Bool {
        let end = value.end
        var offset = value.start
        guard offset < end else { return readUnusual(octets, value) }
        if octets.octet(offset) == UInt8(ascii: "\"") {
            guard let close = octets.first(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), in: ByteRange(offset &+ 1, end)),
                octets.octet(close) == UInt8(ascii: "\"")
            else { return readUnusual(octets, value) }
            offset = close &+ 1
            if offset < end, octets.octet(offset) == UInt8(ascii: " ") { offset &+= 1 }
        } else if octets.octet(offset) != UInt8(ascii: "<") {
            offset = octets.tokenEnd(offset, end)
            if offset < end, octets.octet(offset) == UInt8(ascii: " ") { offset &+= 1 }
        }
        guard offset < end, octets.octet(offset) == UInt8(ascii: "<") else { return readUnusual(octets, value) }
        let (block, shift) = octets.window64(offset)
        let closes = cvector_equal64(block, UInt8(ascii: ">")) &>> shift
        let close =
            closes != 0
            ? offset &+ closes.trailingZeroBitCount : octets.first(UInt8(ascii: ">"), in: ByteRange(offset, end)) ?? end
        // Blanks at the ends belong to no URI.
        guard close < end, close > offset &+ 1, octets.octet(offset &+ 1) > 0x20, octets.octet(close &- 1) > 0x20 else {
            return readUnusual(octets, value)
        }
        uri = ByteRange(offset &+ 1, close)
        if close &+ 1 == end {
            tag = .absent
            return true
        }
        // ";tag=", first octet lowest.
        guard end &- close > 6, octets.word(close &+ 1) & 0xff_ffff_ffff == 0x3d_6761_743b else { return readUnusual(octets, value) }
        tag = ByteRange(close &+ 6, end)
        guard octets.tokenEnd(close &+ 6, end) == end else { return readUnusual(octets, value) }
        return true
    }

    @inline(never)
    private mutating func readUnusual(_ octets: Span<UInt8>, _ value: ByteRange) -> Bool {
        var findings = Findings()
        var cursor = Cursor(octets, value)
        guard let address = NameAddress.scan(&cursor, &findings) else {
            self = KeyFields.Party()
            return false
        }
        uri = address.uriRange
        tag = address.tag(in: octets)
        return cursor.isAtEnd && findings.isEmpty
    }
}
