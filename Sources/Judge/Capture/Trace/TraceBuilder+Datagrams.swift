import Octets
import SIP

extension TraceBuilder {
    mutating func datagram(_ datagram: Datagram) {
        let octets = datagram.octets
        let flow = Flow(.udp, datagram.source, datagram.destination)
        let isKnown = expectsSIP(.udp, datagram.source, datagram.destination)
        let start = octets.endOfLineBreaks
        if start == octets.count || isKnown && octets.isZeros {
            return tally.add(.keepAlive, flow, datagram.frames.range, octets: octets.count)
        }
        let rest = octets.extracting(droppingFirst: start)
        guard Recognition(datagram: rest, isKnown: isKnown, &index) == .message else {
            let kind = datagram.source.port == 53 || datagram.destination.port == 53 ? .dns : PayloadKind(octets, .udp)
            return tally.add(.notSIP(kind), flow, datagram.frames.range, octets: octets.count)
        }
        var findings = Findings()
        let frame = DatagramFrame(reading: octets, &index, &findings, limits: limits)
        let isCut = datagram.missing > 0 && !frame.isComplete
        let found = octets.extracting(frame.message.start..<frame.message.end)
        let body = ByteRange(frame.body.start - start, frame.body.end - start)
        _ = add(
            CapturedMessage(
                frames: datagram.frames, time: datagram.time, transport: .udp, source: datagram.source, destination: datagram.destination,
                message: Message(copying: found, index), identity: MessageIdentity(found, index),
                examination: examination(found, body, findings.shifted(by: -start), isCut: isCut), keepAlives: frame.keepAlives,
                leftover: frame.leftover.count, isCutByCapture: isCut),
            completion: datagram.frames.lastNumber)
        tally.add(.keepAlive, flow, datagram.frames.range, octets: start)
        tally.add(.leftover, flow, datagram.frames.range, octets: frame.leftover.count)
    }

    /// Examines the message that was indexed; `framing` is what was found before.
    ///
    /// Where the capture lacks its end, nothing is said that the missing octets could refute.
    func examination(_ octets: Span<UInt8>, _ body: ByteRange, _ framing: Findings, isCut: Bool) -> Examination {
        var findings = framing
        guard isCut else {
            index.examine(octets, body: body, limits: limits, into: &findings)
            return Examination(findings)
        }
        index.examine(octets, hasBody: !body.isEmpty, into: &findings)
        let isHeadCut = index.irregularities.contains(.unfinished)
        // The line at the cut, or the whole body.
        let cut = isHeadCut ? index.startOfLastLine : index.bodyStart
        var certain = Findings()
        for finding in findings.list where finding.offset < cut && finding.fault != .contentLengthBeyondDatagram {
            // What a cut head lacks may stand behind the cut.
            if !isHeadCut || finding.length > 0 || finding.offset > index.start { certain.append(finding) }
        }
        return Examination(certain)
    }
}

extension Index {
    fileprivate var startOfLastLine: Int { count == 0 ? start : self[count - 1].spelling.start }
}

extension Findings {
    /// The same at other offsets.
    func shifted(by distance: Int) -> Findings {
        guard distance != 0, !isEmpty else { return self }
        var shifted = Findings()
        for finding in list {
            shifted.append(
                Finding(
                    finding.fault, severity: finding.severity, offset: finding.offset + distance, length: finding.length,
                    detail: finding.detail))
        }
        return shifted
    }
}

extension Span where Element == UInt8 {
    /// Where the first octet is that is neither CR nor LF.
    var endOfLineBreaks: Int {
        var end = 0
        while end < count, self[end] == UInt8(ascii: "\r") || self[end] == UInt8(ascii: "\n") { end += 1 }
        return end
    }

    /// What some phones and proxies send for a keep-alive: a few zero octets.
    fileprivate var isZeros: Bool { count <= 8 && indices.allSatisfy { self[$0] == 0 } }
}
