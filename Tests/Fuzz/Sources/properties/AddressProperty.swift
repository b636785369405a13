import Addressing
import Octets
import SIP

/// Reads the octets as every kind of address; two lines, also as two that may be equivalent.
func checkAddresses(_ octets: [UInt8]) throws(BrokenPromise) {
    let feed = octets.firstIndex(of: 10) ?? octets.endIndex
    let first = try checkAddress(octets[..<feed])
    guard feed < octets.endIndex else { return }
    let second = try checkAddress(octets[(feed + 1)...])
    guard let first, let second else { return }
    try promise(first.isEquivalent(to: second) == second.isEquivalent(to: first), "equivalence of \(first) and \(second) is one-sided")
    guard let host = first.host, let other = second.host else { return }
    try promise(host.isEquivalent(to: other) == other.isEquivalent(to: host), "equivalence of hosts \(host) and \(other) is one-sided")
}

private func checkAddress(_ octets: ArraySlice<UInt8>) throws(BrokenPromise) -> URI? {
    let uri = try checkURI(octets)
    for form in [NameAddress.Form.nameAddressOrAddress, .nameAddress, .bracketedURI] {
        try checkValue(NameAddress.self, octets, as: { NameAddress.scan(&$0, &$1, form: form) })
    }
    try compareBracketedURI(Array(octets))
    try checkValue(Host.self, octets, as: { Host.scan(&$0, &$1) })
    try checkValue(HostPort.self, octets, as: { HostPort.scan(&$0, &$1) })
    try checkValue(HostPort.self, octets, as: { HostPort.scan(&$0, &$1, allowsWhitespace: true) })
    try checkValue(Via.self, octets, as: { Via.scan(&$0, &$1) })
    try checkValue(Contact.self, octets, as: { Contact.scan(&$0, &$1) })
    return uri
}

/// A URI in brackets is read as the same URI by itself.
private func compareBracketedURI(_ octets: [UInt8]) throws(BrokenPromise) {
    var findings = Findings()
    var cursor = Cursor(octets.span)
    guard let address = NameAddress.scan(&cursor, &findings), address.hasBrackets, !address.uriRange.isEmpty else { return }
    let range = address.uriRange
    guard octets[range.start] != UInt8(ascii: "<") else { return }
    var alone = Findings()
    var inner = Cursor(octets.span, range)
    let uri = URI.scan(&inner, &alone)
    try promise(uri == address.uri, "\(address.uri) in brackets, \(uri.map { "\($0)" } ?? "nothing") alone")
    let inside = findings.list.filter { $0.offset >= range.start && $0.offset + $0.length <= range.end && $0.fault.code.hasPrefix("uri.") }
    try promise(
        Set(alone.list.filter { $0.fault.code.hasPrefix("uri.") }).isSubset(of: inside), "\(alone.list) alone, \(inside) in brackets")
}

private func checkURI(_ octets: ArraySlice<UInt8>) throws(BrokenPromise) -> URI? {
    var slices: URI.Slices?
    func keeping(_ scanned: URI.Slices?) -> URI.Slices? {
        slices = scanned ?? slices
        return scanned
    }
    let whole = try checkValue(
        URI.self, octets, as: { keeping(URI.scan(&$0, &$1)) }, rereadAs: { URI.scan(&$0, &$1) })
    try slices?.promiseInside(junkBefore.count..<(junkBefore.count + octets.count))
    slices = nil
    let bare = try checkValue(
        URI.self, octets, as: { keeping(URI.scanBare(&$0, &$1)) }, rereadAs: { URI.scanBare(&$0, &$1) })
    try slices?.promiseInside(junkBefore.count..<(junkBefore.count + octets.count))
    for uri in [whole, bare].compactMap({ $0 }) {
        try promise(uri.isEquivalent(to: uri), "\(uri) is not equivalent to itself")
    }
    return whole ?? bare
}

extension URI.Slices {
    fileprivate func promiseInside(_ octets: Range<Int>) throws(BrokenPromise) {
        try range.promiseInside(octets, "a URI")
        guard range.isPresent else { return }
        let whole = range.start..<range.end
        let parts = [scheme, user, password, host.range, port.digits, path, transport, namespace, parameters.range, headers.range]
        for part in parts { try part.promiseInside(whole, "a part of a URI") }
    }
}
