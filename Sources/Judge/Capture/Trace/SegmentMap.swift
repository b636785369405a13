/// Which frames carried which octets of a stream, as far as these still matter.
struct SegmentMap {
    private struct Segment {
        let end: Int
        let frames: FrameNumbers
        let time: Timestamp
    }

    private var segments: [Segment] = []
    private var first = 0
    /// The frame in which the octets begin that belong to no event yet.
    private var openFrame: Int?
    /// How many segments of such octets were dropped.
    private var droppedCount = 0

    mutating func append(end: Int, frames: FrameNumbers, time: Timestamp) {
        segments.append(Segment(end: end, frames: frames, time: time))
        if openFrame == nil { openFrame = frames[0] }
    }

    /// The frames of octets, and when the last of them came; nil where none of them is known.
    func find(_ octets: Range<Int>) -> (frames: FrameNumbers, time: Timestamp)? {
        var start = first
        while start < segments.count, segments[start].end <= octets.lowerBound { start += 1 }
        guard start < segments.count else { return nil }
        var end = start
        while end + 1 < segments.count, segments[end].end < octets.upperBound { end += 1 }
        let time = segments[start...end].reduce(segments[start].time) { max($0, $1.time) }
        return (FrameNumbers(joining: segments[start].frames, segments[start...end].lazy.map(\.frames)), time)
    }

    /// The frames of the octets that belong to no event yet, up to a place in the stream, and how many segments they are.
    func open(upTo position: Int) -> (frames: ClosedRange<Int>, count: Int)? {
        guard let lower = openFrame else { return nil }
        var upper = lower
        var count = droppedCount
        for segment in segments[first...] {
            upper = max(upper, segment.frames.lastNumber)
            count += 1
            if segment.end >= position { break }
        }
        return (lower...upper, max(count, 1))
    }

    /// Forgets the segments before a place in the stream.
    mutating func drop(before position: Int) {
        while first < segments.count, segments[first].end <= position {
            first += 1
            droppedCount += 1
        }
        guard first > 64, first > segments.count / 2 else { return }
        segments.removeSubrange(..<first)
        first = 0
    }

    /// Notes that an event ended at a place in the stream.
    mutating func settle(at position: Int) {
        drop(before: position)
        openFrame = first < segments.count ? segments[first].frames[0] : nil
        droppedCount = 0
    }
}
