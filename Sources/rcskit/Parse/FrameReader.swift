import Octets
import SIP

/// Cuts an input into messages, examines each, and hands it on. Keeps one message at a time. O(octets)
struct FrameReader {
    let kind: Kind
    var limits = Limits.standard

    func read(_ input: Span<UInt8>, _ visitor: inout some FrameVisitor) throws(Refusal) -> Surroundings {
        switch kind {
        case .sip: try readDatagram(input, &visitor)
        case .sipStream: try readStream(input, &visitor)
        }
    }

    private func readDatagram(_ input: Span<UInt8>, _ visitor: inout some FrameVisitor) throws(Refusal) -> Surroundings {
        var index = Index()
        var findings = Findings()
        let datagram = DatagramFrame(reading: input, &index, &findings, limits: limits)
        var surroundings = Surroundings()
        surroundings.keepAlives = datagram.keepAlives
        surroundings.leftover = datagram.leftover.count
        guard datagram.message.isPresent else { return surroundings }

        let start = datagram.message.start
        let body = ByteRange(datagram.body.start - start, datagram.body.end - start)
        findings.base = start
        index.examine(input.extracting(start..<datagram.message.end), body: body, limits: limits, into: &findings)
        let frame = Frame(
            number: 0, offset: start, length: datagram.message.count, headLength: body.start, isComplete: datagram.isComplete,
            findings: findings.byOffset, omitted: findings.omitted)
        try visitor.visit(frame, in: input, index)
        return surroundings
    }

    private func readStream(_ input: Span<UInt8>, _ visitor: inout some FrameVisitor) throws(Refusal) -> Surroundings {
        var framer = Framer(limits: limits)
        var index = Index()
        var surroundings = Surroundings()
        var stray = Findings()
        var count = 0
        var taken = 0
        while taken <= input.count {
            let piece = min(1 << 16, input.count - taken)
            if piece > 0 { framer.receive(input.extracting(taken..<(taken + piece))) } else { framer.finish() }
            taken += max(piece, 1)
            var findings = Findings()
            while let event = framer.next(&index, &findings) {
                if let frame = frame(event, number: count, input, index, &findings) {
                    try visitor.visit(frame, in: input, index)
                    count += 1
                    surroundings.leftover = 0
                } else {
                    for finding in findings.list { stray.append(finding) }
                }
                switch event {
                case .keepAlive: surroundings.keepAlives += 1
                case .junk(let stretch): surroundings.leftover += stretch.count
                case .message, .incomplete, .endless, .rest, .lineBreak: break
                }
                findings = Findings()
            }
        }
        surroundings.findings = stray.byOffset
        surroundings.omitted = stray.omitted
        return surroundings
    }

    /// The message that an event tells of, examined; nil where it tells of something else.
    private func frame(
        _ event: Framer.Event, number: Int, _ input: Span<UInt8>, _ index: borrowing Index, _ findings: inout Findings
    ) -> Frame? {
        let place: Framer.Frame
        var isComplete = false
        var end: Int
        switch event {
        case .message(let frame):
            place = frame
            end = frame.offset + frame.count
            isComplete = true
        case .incomplete(let frame):
            place = frame
            end = frame.offset + frame.count
        case .endless(let frame):
            place = frame
            end = input.count
        case .rest, .keepAlive, .lineBreak, .junk: return nil
        }
        end = min(end, place.offset + Int(UInt32.max) - 64)
        let octets = input.extracting(place.offset..<end)
        let body = ByteRange(place.headCount, octets.count)
        findings.base = place.offset
        if isComplete {
            index.examine(octets, body: body, limits: limits, into: &findings)
        } else {
            // Of a body cut short there is nothing to say but that.
            index.examine(octets, hasBody: !body.isEmpty, into: &findings)
        }
        return Frame(
            number: number, offset: place.offset, length: octets.count, headLength: place.headCount, isComplete: isComplete,
            findings: findings.byOffset, omitted: findings.omitted)
    }
}

extension Findings {
    var byOffset: [Finding] { list.sorted { ($0.offset, $0.fault.code) < ($1.offset, $1.fault.code) } }
}
