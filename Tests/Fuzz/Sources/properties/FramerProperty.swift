import Octets
import SIP

/// Frames the octets whole and cut by their own values, with the usual limits and with small ones, from the start and from amid a stream.
func checkFramer(_ octets: [UInt8]) throws(BrokenPromise) {
    var small = Limits()
    small.maximumHeadOctets = 96
    small.maximumBodyOctets = 24
    let readings: [(limits: Limits, isAmid: Bool, masks: [UInt8])] = [
        (.standard, false, [0, 7, 255]), (.standard, true, [63]), (small, false, [3, 31]), (small, true, [15]),
    ]
    for (limits, isAmid, masks) in readings {
        let whole = try Reading(of: [octets[...]], limits: limits, isAmid: isAmid)
        try whole.promiseAccount(of: octets.count)
        for mask in masks {
            let cut = try Reading(of: octets.pieces(mask), limits: limits, isAmid: isAmid)
            try promise(cut.steps == whole.steps, "\(cut.steps) where cut by \(mask), \(whole.steps) in whole")
        }
    }
    try checkGap(octets)
}

/// Octets that never come part the stream in two, and make no others disappear.
private func checkGap(_ octets: [UInt8]) throws(BrokenPromise) {
    let place = Int(octets.first ?? 0) * octets.count / 256
    let lost = 5
    var reading = Reading(limits: .standard)
    try reading.receive(octets[..<place])
    reading.framer.lose(lost)
    try reading.drain()
    try reading.promiseAccount(of: place)
    try reading.receive(octets[place...])
    try reading.finish()
    var end = 0
    for step in reading.steps {
        let start = step.event.extent.offset
        try promise(start == (end == place && start != end ? place + lost : end), "\(step) behind \(end) with \(lost) lost at \(place)")
        end = start + step.event.extent.count
    }
    try promise(
        end == octets.count + (place < octets.count ? lost : 0), "events end at \(end) of \(octets.count), \(lost) lost at \(place)")
}

private struct Step: Equatable {
    let event: Framer.Event
    let findings: [Finding]
}

/// A framer and all it said.
private struct Reading: ~Copyable {
    var framer: Framer
    var index = Index()
    var steps: [Step] = []

    init(limits: Limits) { framer = Framer(limits: limits) }

    /// - Parameter isAmid: whether the framer looks for a start line first, and again behind each message that has no end.
    init(of pieces: [ArraySlice<UInt8>], limits: Limits, isAmid: Bool) throws(BrokenPromise) {
        self.init(limits: limits)
        self.isAmid = isAmid
        if isAmid { framer.resynchronise() }
        for piece in pieces { try receive(piece) }
        try finish()
    }

    private var isAmid = false

    mutating func receive(_ piece: ArraySlice<UInt8>) throws(BrokenPromise) {
        framer.receive(piece.span)
        try drain()
    }

    mutating func finish() throws(BrokenPromise) {
        framer.finish()
        try drain()
    }

    mutating func drain() throws(BrokenPromise) {
        while true {
            var findings = Findings()
            guard let event = framer.next(&index, &findings) else {
                try promise(findings.isEmpty, "findings without an event: \(findings.list)")
                return
            }
            steps.append(Step(event: event, findings: findings.list))
            let extent = event.extent
            try findings.promiseInside(extent.offset..<(extent.offset + extent.count), "\(event)")
            if let frame = event.frame {
                try promise(framer.octets.count == frame.count, "\(framer.octets.count) octets lent for \(frame)")
                try promise(index.bodyStart == frame.headCount, "an index of \(index.bodyStart) octets for \(frame)")
            }
            if isAmid, case .endless = event { framer.resynchronise() }
        }
    }

    /// The events lie one behind the other, from the first octet to the last.
    func promiseAccount(of count: Int) throws(BrokenPromise) {
        var end = 0
        for step in steps {
            try promise(step.event.extent.offset == end && step.event.extent.count > 0, "\(step) behind \(end)")
            end += step.event.extent.count
        }
        try promise(end == count, "events of \(end) octets out of \(count)")
    }
}

extension Framer.Event {
    fileprivate var frame: Framer.Frame? {
        switch self {
        case .message(let frame), .incomplete(let frame), .endless(let frame): frame
        case .rest, .keepAlive, .lineBreak, .junk: nil
        }
    }

    fileprivate var extent: (offset: Int, count: Int) {
        switch self {
        case .message(let frame), .incomplete(let frame), .endless(let frame): (frame.offset, frame.count)
        case .rest(let stretch), .keepAlive(let stretch), .lineBreak(let stretch), .junk(let stretch): (stretch.offset, stretch.count)
        }
    }
}

extension [UInt8] {
    /// Pieces as long as the octets they begin with say, under a mask; each that would be empty comes before one of a single octet.
    fileprivate func pieces(_ mask: UInt8) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = startIndex
        while start < endIndex {
            let length = Int(self[start] & mask)
            if length == 0, mask > 0 { pieces.append(self[start..<start]) }
            let end = Swift.min(start + Swift.max(length, 1), endIndex)
            pieces.append(self[start..<end])
            start = end
        }
        return pieces
    }
}
