import Octets

/// A line: where its text ends, and where the next line starts.
struct Line: BitwiseCopyable {
    var end: Int
    /// Equal to `end` where no line end follows.
    var next: Int
    /// Whether its LF has no CR before it.
    var isBare: Bool
}

extension Span where Element == UInt8 {
    /// The line at an offset, up to an end. O(line), 64 octets a step.
    func line(at start: Int, to end: Int) -> Line {
        guard let feed = first(0x0A, in: ByteRange(start, end)) else { return Line(end: end, next: end, isBare: false) }
        let hasReturn = feed > start && self[feed - 1] == 0x0D
        return Line(end: hasReturn ? feed - 1 : feed, next: feed + 1, isBare: !hasReturn)
    }

    /// The first control octet in a range that no field may hold.
    func firstControl(in range: ByteRange) -> Int? {
        for offset in range.start..<range.end where CharacterClass.control.contains(octet: self[offset]) { return offset }
        return nil
    }
}
