public import Octets

/// Where the one message of a datagram lies, and what else the datagram holds.
///
///     CRLF CRLF | OPTIONS … CRLF CRLF body | leftover
///
/// A body is as long as its Content-Length says, or reaches to the end of the datagram; octets behind it belong to no message.
/// RFC 3261 18.3
public struct DatagramFrame: BitwiseCopyable, Hashable, Sendable {
    /// Start line, fields, empty line, body; absent where nothing but line breaks came.
    public let message: ByteRange
    /// The body; empty where there is none.
    public let body: ByteRange
    /// What stands behind the body.
    public let leftover: ByteRange
    /// Pairs of CRLF before the message.
    public let keepAlives: Int
    /// False where the datagram ends inside the head, or before the Content-Length is reached.
    public let isComplete: Bool

    /// Finds the message and indexes it; places in the index count from the start of the message, not of the datagram.
    ///
    /// Offsets are 32 bits wide: of a longer span only the first 4 GiB count. O(octets of the head).
    public init(
        reading datagram: Span<UInt8>, _ index: inout Index, _ findings: inout Findings, limits: Limits = .standard
    ) {
        var start = 0
        while start < datagram.count, datagram[start] == UInt8(ascii: "\r") || datagram[start] == UInt8(ascii: "\n") { start += 1 }
        keepAlives = datagram.pairsOfLineBreaks(upTo: start)
        let end = min(datagram.count, Int(UInt32.max) - 64)
        let octets = datagram.extracting(min(start, end)..<end)
        index.read(octets)
        guard !octets.isEmpty else {
            message = .absent
            body = .absent
            leftover = ByteRange(end, end)
            isComplete = false
            return
        }
        let base = findings.base
        findings.base += start
        defer { findings.base = base }

        // An index that stopped at a limit does not know where the head ends.
        var headCount = index.bodyStart
        var isUnfinished = index.irregularities.contains(.unfinished)
        if index.irregularities.contains(.limit) {
            var searched = 0
            let end = octets.endOfHead(&searched, before: octets.count)
            headCount = end ?? octets.count
            isUnfinished = end == nil
        }
        if isUnfinished { findings.report(.headUnfinished, at: octets.count) }
        if headCount > limits.maximumHeadOctets { findings.report(.headOverLimit, at: limits.maximumHeadOctets) }
        var bodyEnd = octets.count
        var isWhole = !isUnfinished
        if case .stated(let length) = BodyExtent(index, octets, &findings) {
            if length.value <= UInt64(octets.count - headCount) {
                bodyEnd = headCount + Int(length.value)
            } else if !isUnfinished {
                findings.report(.contentLengthBeyondDatagram, at: length.digits)
                isWhole = false
            }
        }
        isComplete = isWhole
        message = ByteRange(start, start + bodyEnd)
        body = ByteRange(start + headCount, start + bodyEnd)
        leftover = ByteRange(start + bodyEnd, end)
    }
}

extension Span where Element == UInt8 {
    /// How many CRLF CRLF stand before an offset, counted from the left; other octets there are skipped.
    fileprivate func pairsOfLineBreaks(upTo end: Int) -> Int {
        var pairs = 0
        var offset = 0
        while offset + 4 <= end {
            // CR LF CR LF, first octet lowest.
            let isPair = word(offset) & 0xffff_ffff == 0x0a0d_0a0d
            pairs += isPair ? 1 : 0
            offset += isPair ? 4 : 1
        }
        return pairs
    }

    /// Where the octets behind a head's empty line begin; nil where the empty line does not end before `end`.
    ///
    /// Sets `searched` to where to go on once more octets are there, so that no octet is looked at twice. The head begins at 0.
    func endOfHead(_ searched: inout Int, before end: Int) -> Int? {
        while let feed = first(UInt8(ascii: "\n"), in: ByteRange(searched, end)) {
            searched = feed + 1
            guard feed > 0 else { continue }
            let before = self[feed - 1]
            // An empty line is LF LF or LF CR LF.
            if before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") && feed > 1 && self[feed - 2] == UInt8(ascii: "\n") {
                return feed + 1
            }
        }
        searched = end
        return nil
    }
}
