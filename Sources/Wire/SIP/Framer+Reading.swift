public import Octets

extension Framer {
    /// The next event, or nil where more octets are needed or the stream has ended.
    ///
    /// After an event that tells of a message the index is that message's, and `octets` are its octets; both hold until the next call.
    /// Faults of framing go to `findings`, by their offset in the stream; the faults of the message itself are its reader's to find.
    public mutating func next(_ index: inout Index, _ findings: inout Findings) -> Event? {
        release()
        let base = findings.base
        defer { findings.base = base }
        while true {
            findings.base = base + position
            let step =
                switch phase {
                case .between: readBetween(&findings)
                case .head: readHead(&index, &findings)
                case .body(let headCount, let count): readBody(headCount, count, &index, &findings)
                case .endless(let rest): skipRest(rest)
                case .junk(let junk): skipJunk(junk, &findings)
                }
            switch step {
            case .event(let event): return event
            case .again: continue
            case .wait: return nil
            }
        }
    }

    enum Step {
        case event(Event)
        case again
        case wait
    }

    var unread: Int { buffer.count - start }

    /// The first of the unread octets.
    @_lifetime(borrow self)
    func unread(_ count: Int) -> Span<UInt8> { buffer.span.extracting(start..<(start + count)) }

    /// Where the line at hand ends, as far as it was not searched before.
    func lineFeed(before window: Int) -> Int? { unread(window).first(UInt8(ascii: "\n"), in: ByteRange(searched, window)) }

    /// Whether more octets may come.
    var isOpen: Bool { ending == .open }

    /// Takes back what the last event lent.
    mutating func release() {
        start += lent
        lent = 0
    }

    mutating func take(_ count: Int) -> Stretch {
        let stretch = Stretch(offset: position, count: count)
        start += count
        searched = 0
        return stretch
    }

    /// Lends a message and goes on behind it.
    mutating func lend(_ count: Int, headCount: Int) -> Frame {
        let frame = Frame(offset: position, count: count, headCount: headCount)
        lent = count
        searched = 0
        return frame
    }

    /// What is left when a stream ends between messages: nothing; after a gap the next octets come.
    mutating func close() -> Step {
        if case .gap(let count) = ending {
            base += count
            ending = .open
            phase = .junk(Junk(stretch: Stretch(offset: position, count: 0), isFault: false))
        }
        return .wait
    }
}

// MARK: Between messages

extension Framer {
    mutating func readBetween(_ findings: inout Findings) -> Step {
        guard unread > 0 else { return isOpen ? .wait : close() }
        let first = buffer[start]
        if first == UInt8(ascii: "\r") || first == UInt8(ascii: "\n") { return readLineBreak(&findings) }

        let window = min(unread, maximumHeadOctets)
        let feed = lineFeed(before: window)
        let line = ByteRange(0, feed ?? window)
        // A first octet that no start line has says enough: binary octets may go on for long without a line break.
        let isJunk = !isBlank(first) && !CharacterClass.token.contains(octet: first)
        if feed == nil, !isJunk, isOpen, window < maximumHeadOctets {
            searched = window
            return .wait
        }
        let isStart = feed == nil ? unread(window).resemblesStartOfStartLine(line) : unread(window).resemblesStartLine(line)
        // Octets cut short might have become a message.
        let isFault = isJunk || feed != nil || window == maximumHeadOctets
        searched = 0
        phase = isStart && !isJunk ? .head : .junk(Junk(stretch: Stretch(offset: position, count: 0), isFault: isFault))
        return .again
    }

    /// CRLF, CRLF CRLF, or half of one.
    mutating func readLineBreak(_ findings: inout Findings) -> Step {
        func octet(_ offset: Int) -> UInt8? { offset < unread ? buffer[start + offset] : nil }
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        if octet(0) == carriageReturn {
            guard let second = octet(1) else { return isOpen ? .wait : bareLineBreak(&findings) }
            if second == lineFeed {
                if isOpen, octet(2) == nil || octet(2) == carriageReturn && octet(3) == nil { return .wait }
                let isPair = octet(2) == carriageReturn && octet(3) == lineFeed
                return .event(isPair ? .keepAlive(take(4)) : .lineBreak(take(2)))
            }
        }
        return bareLineBreak(&findings)
    }

    private mutating func bareLineBreak(_ findings: inout Findings) -> Step {
        findings.report(.streamLineBreakBare, at: 0, length: 1)
        return .event(.lineBreak(take(1)))
    }
}

// MARK: In a message

extension Framer {
    mutating func readHead(_ index: inout Index, _ findings: inout Findings) -> Step {
        let window = min(unread, maximumHeadOctets)
        // Mostly the whole head is there, and the index finds its end in passing.
        var whole: Int?
        if searched == 0 {
            index.read(unread(window))
            if index.irregularities.isDisjoint(with: [.unfinished, .limit]) { whole = index.bodyStart }
        }
        var searched = searched
        guard let headCount = whole ?? unread(window).endOfHead(&searched, before: window) else {
            self.searched = searched
            if window == maximumHeadOctets {
                index.read(unread(window))
                findings.report(.headOverLimit, at: window)
                return endless(window)
            }
            if isOpen { return .wait }
            index.read(unread(window))
            if ending == .finished { findings.report(.headUnfinished, at: window) }
            phase = .between
            return .event(.incomplete(lend(window, headCount: window)))
        }
        if whole == nil { readIndex(&index, headCount) }
        // Nothing is reported before its event: the body may still be on its way.
        var quiet = Findings()
        switch BodyExtent(index, unread(headCount), &quiet) {
        case .unstated:
            findings.report(.contentLengthMissing, at: 0)
            phase = .between
            return .event(.message(lend(headCount, headCount: headCount)))
        case .stated(let length) where length.value <= UInt64(maximumBodyOctets):
            phase = .body(headCount: headCount, count: headCount + Int(length.value))
            return readBody(headCount, headCount + Int(length.value), &index, &findings, isIndexed: true)
        case .stated, .undefined:
            if case .stated(let length) = BodyExtent(index, unread(headCount), &findings) {
                findings.report(.contentLengthOverLimit, at: length.digits)
            }
            return endless(headCount)
        }
    }

    mutating func readBody(
        _ headCount: Int, _ count: Int, _ index: inout Index, _ findings: inout Findings, isIndexed: Bool = false
    ) -> Step {
        if unread < count, isOpen { return .wait }
        if !isIndexed { readIndex(&index, headCount) }
        let extent = BodyExtent(index, unread(headCount), &findings)
        phase = .between
        if unread >= count { return .event(.message(lend(count, headCount: headCount))) }
        if ending == .finished, case .stated(let length) = extent { findings.report(.contentLengthBeyondStream, at: length.digits) }
        return .event(.incomplete(lend(unread, headCount: headCount)))
    }

    /// Some octets more than the head let its last lines be read like the others.
    private func readIndex(_ index: inout Index, _ headCount: Int) {
        index.read(unread(min(unread, headCount + 64)))
        if index.bodyStart != headCount { index.read(unread(headCount)) }
    }

    private mutating func endless(_ headCount: Int) -> Step {
        let frame = lend(headCount, headCount: headCount)
        phase = .endless(Stretch(offset: frame.offset + headCount, count: 0))
        return .event(.endless(frame))
    }
}

// MARK: Outside the protocol

extension Framer {
    mutating func skipRest(_ rest: Stretch) -> Step {
        let rest = Stretch(offset: rest.offset, count: rest.count + take(unread).count)
        phase = isOpen ? .endless(rest) : .between
        if isOpen { return .wait }
        return rest.count == 0 ? .again : .event(.rest(rest))
    }

    mutating func skipJunk(_ junk: Junk, _ findings: inout Findings) -> Step {
        let origin = position
        var junk = junk
        if junk.stretch.count == 0 {
            // The line breaks before a first message are no junk.
            if unread > 0, buffer[start] == UInt8(ascii: "\r") || buffer[start] == UInt8(ascii: "\n") { return readLineBreak(&findings) }
            junk.stretch = Stretch(offset: origin, count: 0)
        }
        var isAtStartLine = false
        while unread > 0, !isAtStartLine {
            let window = min(unread, maximumHeadOctets)
            let feed = lineFeed(before: window)
            if feed == nil, isOpen, window < maximumHeadOctets {
                searched = window
                break
            }
            if !junk.isGivenUp, unread(window).isStartLine(ByteRange(0, feed ?? window)) {
                isAtStartLine = true
            } else {
                junk.isGivenUp = feed == nil
                junk.stretch = Stretch(offset: junk.stretch.offset, count: junk.stretch.count + take(feed.map { $0 + 1 } ?? window).count)
            }
        }
        if isOpen, !isAtStartLine {
            phase = .junk(junk)
            return .wait
        }
        phase = isAtStartLine ? .head : .between
        searched = 0
        guard junk.stretch.count > 0 else { return .again }
        if junk.isFault { findings.report(.streamJunk, at: junk.stretch.offset - origin, length: junk.stretch.count) }
        return .event(.junk(junk.stretch))
    }
}
