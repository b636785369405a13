import Octets
import SIP

extension TraceBuilder {
    mutating func segment(_ segment: StreamSegment) {
        let reader = reader(segment.stream, segment.frames, segment.time)
        reader.frames = min(reader.frames.lowerBound, segment.frames[0])...max(reader.frames.upperBound, segment.frames.lastNumber)
        reader.time = max(reader.time, segment.time)
        reader.received += segment.octets.count
        reader.packets += 1
        if reader.kind == nil { reader.kind = PayloadKind(segment.octets, .tcp) }
        guard reader.phase != .other else { return }
        reader.segments.append(end: segment.position + segment.octets.count, frames: segment.frames, time: segment.time)
        reader.framer.receive(segment.octets)
        if reader.phase == .undecided { decide(reader, segment.octets) }
        if reader.phase != .undecided { takeEvents(reader) }
    }

    mutating func gap(_ gap: StreamGap) {
        let reader = reader(gap.stream, gap.frames, gap.time)
        guard reader.phase != .other else { return }
        if reader.phase == .undecided { reader.search() }
        reader.framer.lose(gap.count)
        takeEvents(reader, isCut: true)
        if reader.phase == .messages { tally.add(.missing, reader.flow, gap.frames.range, octets: gap.count) }
    }

    mutating func closed(_ close: StreamClose) {
        guard let reader = streams.removeValue(forKey: StreamKey(connection: close.stream.connection, source: close.stream.source)) else {
            return
        }
        if reader.phase == .undecided { reader.search() }
        if reader.phase != .other {
            // What the capture did not see end is no fault of the sender.
            let isEnd = close.ending == .finished || close.ending == .reset
            if isEnd { reader.framer.finish() } else { reader.framer.lose(0) }
            takeEvents(reader, isCut: !isEnd)
        }
        if let last = reader.lastMessage { add(reader.takeStray(), to: last.place) }
        guard reader.phase != .messages else { return }
        let isKeepAlive = reader.received == reader.skipped[.keepAlive]
        tally.add(
            isKeepAlive ? .keepAlive : .notSIP(reader.kind), reader.flow, reader.frames, packets: reader.packets, octets: reader.received)
    }

    private mutating func reader(_ stream: ByteStream, _ frames: FrameNumbers, _ time: Timestamp) -> StreamReader {
        let key = StreamKey(connection: stream.connection, source: stream.source)
        if let reader = streams[key] { return reader }
        let reader = StreamReader(stream, Flow(.tcp, stream.source, stream.destination), frames, time, limits)
        streams[key] = reader
        return reader
    }

    /// Tells what a stream is by its first line.
    private func decide(_ reader: StreamReader, _ octets: Span<UInt8>) {
        // Line breaks before the first line decide nothing, however many come.
        let fresh = reader.opening.isEmpty ? octets.extracting(droppingFirst: octets.endOfLineBreaks) : octets
        reader.opening.append(fresh, ByteRange(0, min(fresh.count, Recognition.maximumLine)))
        let opening = reader.opening
        let rest = opening.span
        switch Recognition(stream: rest) {
        case .undecided: break
        case .message:
            reader.phase = .messages
            reader.opening = []
        case .other:
            let isText = !rest.namesOtherProtocol(rest.firstLine) && reader.kind == nil
            if isText, expectsSIP(.tcp, reader.stream.source, reader.stream.destination) {
                reader.phase = .searching
                reader.opening = []
            } else {
                reader.giveUp()
            }
        }
    }
}

// MARK: Events

extension TraceBuilder {
    /// `isCut` where the capture lacks what comes next.
    private mutating func takeEvents(_ reader: StreamReader, isCut: Bool = false) {
        while true {
            var findings = Findings()
            guard let event = reader.framer.next(&index, &findings) else { break }
            take(event, findings, reader, isCut: isCut)
        }
        reader.segments.drop(before: reader.framer.position)
    }

    private mutating func take(_ event: Framer.Event, _ findings: Findings, _ reader: StreamReader, isCut: Bool) {
        let end: Int
        switch event {
        case .message(let frame), .endless(let frame):
            end = frame.offset + frame.count
            take(frame, isCut: false, findings, reader)
        case .incomplete(let frame):
            end = frame.offset + frame.count
            take(frame, isCut: isCut, findings, reader)
        case .keepAlive(let stretch), .lineBreak(let stretch):
            end = stretch.offset + stretch.count
            if reader.phase == .messages {
                discard(.keepAlive, stretch, reader)
            } else {
                reader.skipped[.keepAlive, default: 0] += stretch.count
            }
            blame(findings, reader)
        case .junk(let stretch):
            end = stretch.offset + stretch.count
            // Only a sender's junk is a fault; what a capture lost the start of is not.
            let reason = findings.isEmpty ? DiscardedOctets.Reason.midway : .junk
            if reader.phase == .messages { discard(reason, stretch, reader) } else { reader.skipped[reason, default: 0] += stretch.count }
            blame(findings, reader)
        case .rest(let stretch):
            end = stretch.offset + stretch.count
            discard(.endless, stretch, reader)
        }
        reader.segments.settle(at: end)
    }

    private mutating func take(_ frame: Framer.Frame, isCut: Bool, _ findings: Findings, _ reader: StreamReader) {
        if reader.phase == .searching { begin(reader) }
        let message = Message(copying: reader.framer.octets, index)
        let octets = message.octets
        let place = reader.segments.find(frame.offset..<frame.offset + frame.count)
        let found = CapturedMessage(
            frames: place?.frames ?? FrameNumbers(reader.frames.upperBound), time: place?.time ?? reader.time, transport: .tcp,
            source: reader.stream.source, destination: reader.stream.destination, message: message,
            identity: MessageIdentity(octets, index),
            examination: examination(
                octets, ByteRange(frame.headCount, frame.count), findings.shifted(by: -frame.offset), isCut: isCut),
            keepAlives: 0, leftover: 0, isCutByCapture: isCut)
        let number = add(found, completion: reader.frames.upperBound)
        add(reader.takeStray(), to: reader.lastMessage?.place ?? number)
        reader.lastMessage = (number, frame.count)
    }

    /// Accounts for what came before the first message of a stream that was searched for one.
    private mutating func begin(_ reader: StreamReader) {
        reader.phase = .messages
        for reason in [DiscardedOctets.Reason.keepAlive, .midway, .junk] {
            tally.add(reason, reader.flow, reader.frames, packets: reader.packets, octets: reader.skipped[reason] ?? 0)
        }
        reader.skipped = [:]
    }

    private mutating func discard(_ reason: DiscardedOctets.Reason, _ stretch: Framer.Stretch, _ reader: StreamReader) {
        let place = reader.segments.open(upTo: stretch.offset + stretch.count)
        tally.add(reason, reader.flow, place?.frames ?? reader.frames, packets: place?.count ?? 1, octets: stretch.count)
    }

    /// Faults between messages show best at the end of the message before them: its Content-Length may be at fault.
    private mutating func blame(_ findings: Findings, _ reader: StreamReader) {
        let end = reader.lastMessage?.end ?? 0
        for finding in findings.list {
            reader.stray.append(Finding(finding.fault, severity: finding.severity, offset: end, length: 0, detail: finding.detail))
        }
    }
}
