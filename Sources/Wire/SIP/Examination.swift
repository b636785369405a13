public import Octets

/// All that is wrong in the form of one message: framing, head and body.
///
///     let examination = Examination(datagram: octets)
///     examination.verdict      // .reject
///     examination.findings     // [contentLength.beyondDatagram at 213 …]
///
/// What takes a transaction, a dialog or a clock is not judged here but by the rules of `Conformance`.
public struct Examination: Sendable {
    /// By offset, from the start of the octets.
    public let findings: [Finding]
    /// Findings beyond `Limits.maximumFindings`.
    public let omitted: Int

    /// What readers found, put in order.
    public init(_ findings: Findings) {
        self.findings = findings.list.sorted { $0.offset < $1.offset }
        omitted = findings.omitted
    }

    /// Examines one datagram. O(octets)
    public init(datagram octets: Span<UInt8>, limits: Limits = .standard) {
        var index = Index()
        var findings = Findings()
        let frame = DatagramFrame(reading: octets, &index, &findings, limits: limits)
        guard frame.message.isPresent else {
            self.init(findings)
            return
        }
        let base = frame.message.start
        findings.base = base
        let message = octets.extracting(base..<frame.message.end)
        index.examine(message, body: ByteRange(frame.body.start - base, frame.body.end - base), limits: limits, into: &findings)
        self.init(findings)
    }

    /// The same with what was found around the message. O(findings)
    public func adding(_ more: Findings) -> Examination {
        var all = Findings(findings, omitted: omitted + more.omitted)
        for finding in more.list { all.append(finding) }
        return Examination(all)
    }

    /// The verdict under a strictness.
    public func verdict(_ strictness: Strictness = .strict) -> Verdict { strictness.verdict(of: findings) }
}

extension Index {
    /// Checks head and body of the message that was last indexed; framing comes before.
    ///
    /// - Precondition: the octets are those that were indexed, and the body lies in them.
    public func examine(_ octets: Span<UInt8>, body: ByteRange, limits: Limits = .standard, into findings: inout Findings) {
        examine(octets, hasBody: !body.isEmpty, into: &findings)
        examineBody(octets, body, limits: limits, into: &findings)
    }
}
