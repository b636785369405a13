import Addressing
import Octets

extension Via {
    /// Names the transaction on this hop; begins with `z9hG4bK` unless it comes from an element older than RFC 3261 (8.1.1.7).
    public var branch: String? {
        get { parameters.text("branch") }
        set { parameters.set("branch", token: newValue) }
    }
    /// The address that the request came from, without brackets. RFC 3261 18.2.1
    public var received: String? {
        get { parameters.text("received")?.withoutBrackets }
        set { parameters.set("received", token: newValue) }
    }
    /// The port that the request came from; nil where it is absent, or asked for and not filled in. RFC 3581 3
    public var rport: UInt16? {
        get { parameters.text("rport").flatMap { UInt16($0) } }
        set { parameters.set("rport", token: newValue.map { "\($0)" }) }
    }
    /// Whether the response shall go to the port that the request came from. RFC 3581 3
    public var asksForPort: Bool {
        get { parameters.contains("rport") }
        set { if newValue { parameters.set(Parameter("rport")) } else { parameters.remove("rport") } }
    }
    /// Where a multicast request was sent to. RFC 3261 18.1.1
    public var maddr: String? {
        get { parameters.text("maddr") }
        set { parameters.set("maddr", token: newValue) }
    }
    /// The time to live of a multicast request. RFC 3261 18.1.1
    public var ttl: UInt8? {
        get { parameters.text("ttl").flatMap { UInt8($0) } }
        set { parameters.set("ttl", token: newValue.map { "\($0)" }) }
    }
    /// Whether the sender can, or the receiver may, keep the flow open. RFC 6223 4
    public var keepsAlive: Bool { parameters.contains("keep") }
    /// Whether requests may come back on the same connection. RFC 5923 5
    public var allowsAlias: Bool { parameters.contains("alias") }
}

extension Parameter.Slices {
    // via-ttl = "ttl" EQUAL 1*3DIGIT; via-maddr = "maddr" EQUAL host; via-received = "received" EQUAL ( IPv4address / IPv6address )
    // via-branch = "branch" EQUAL token                                                                        RFC 3261 25.1
    // response-port = "rport" [ EQUAL 1*DIGIT ], RFC 3581 3; keep = "keep" [ EQUAL 1*DIGIT ], RFC 6223 8
    @inline(__always)
    func checkForVia(_ octets: Span<UInt8>, _ findings: inout Findings) {
        switch octets.nameWord(name) {
        case NameWord.branch: if value.isAbsent || value.count <= 7 { checkShortBranch(octets, &findings) }
        case NameWord.rport where isFlag: break
        case NameWord.received, NameWord.rport, NameWord.maddr, NameWord.ttl, NameWord.keep: checkAddress(octets, &findings)
        default: break
        }
    }

    @inline(never)
    private func checkShortBranch(_ octets: Span<UInt8>, _ findings: inout Findings) {
        // A value that is missing behind its equals sign has been reported.
        if isFlag || octets.range(value, equalsIgnoringCase: "z9hG4bK") { findings.report(.viaBranchEmpty, at: isFlag ? name : value) }
    }

    @inline(never)
    private func checkAddress(_ octets: Span<UInt8>, _ findings: inout Findings) {
        let element = isFlag ? name : value
        switch octets.nameWord(name) {
        case NameWord.received: checkReceived(element, octets, &findings)
        case NameWord.rport:
            guard !element.isEmpty else { return }
            let port = Numeral(octets, element)
            if !port.isExact || port.value > 65_535 { findings.report(.viaRportMalformed, at: element) }
        case NameWord.ttl:
            let ttl = Numeral(octets, element)
            if !ttl.isExact || ttl.value > 255 { findings.report(.viaTTLOutOfRange, at: element) }
        case NameWord.maddr:
            guard !element.isEmpty else { return }
            var host = Cursor(octets, element)
            let ceiling = findings.ceiling
            findings.ceiling = min(ceiling, .warning)
            if isFlag { findings.report(.hostEmpty, at: element.end) } else { _ = Host.scan(&host, &findings) }
            findings.ceiling = ceiling
        default:
            guard !isFlag, !element.isEmpty, !octets.allSatisfy(.digit, in: element) else { return }
            findings.report(.viaKeepMalformed, at: element)
        }
    }

    private func checkReceived(_ address: ByteRange, _ octets: Span<UInt8>, _ findings: inout Findings) {
        if let zone = octets.first(UInt8(ascii: "%"), in: address) {
            return findings.report(.hostZoneID, at: zone, length: address.end - zone)
        }
        if address.isEmpty || IPv4Address(octets, address) != nil || IPv6Address(octets, address) != nil { return }
        let isBracketed = octets[address.start] == UInt8(ascii: "[") && octets[address.end - 1] == UInt8(ascii: "]") && address.count > 2
        if isBracketed, IPv6Address(octets, ByteRange(address.start + 1, address.end - 1)) != nil {
            findings.report(.viaReceivedBrackets, at: address.start, length: 1)
        } else {
            findings.report(.viaReceivedMalformed, at: address)
        }
    }
}
