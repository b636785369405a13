import Octets

/// Octets kept for later: a place in the mapped file, or a copy where they had been put together from fragments.
struct KeptOctets {
    private let copy: [UInt8]?
    private var lower: Int
    private(set) var count: Int

    init(_ packet: Packet) {
        count = packet.count
        if let offset = packet.fileOffset {
            copy = nil
            lower = offset
        } else {
            var octets: [UInt8] = []
            octets.append(packet.octets, ByteRange(0, packet.count))
            copy = octets
            lower = 0
        }
    }

    /// Nil where they are a copy.
    var fileOffset: Int? { copy == nil ? lower : nil }

    func extracting(_ range: Range<Int>) -> KeptOctets {
        var part = self
        part.lower += range.lowerBound
        part.count = range.count
        return part
    }

    func append(to octets: inout [UInt8], from file: Span<UInt8>) {
        withOctets(of: file) { octets.append($0, ByteRange(0, $0.count)) }
    }

    /// Lends the octets for the length of a call.
    func withOctets(of file: Span<UInt8>, _ body: (Span<UInt8>) -> Void) {
        if let copy { body(copy.span.extracting(lower..<lower + count)) } else { body(file.extracting(lower..<lower + count)) }
    }
}

/// A run of octets at its place in a datagram or a stream.
struct Piece {
    var start: Int
    var octets: KeptOctets
    let frames: FrameNumbers
    let time: Timestamp

    init(_ packet: Packet, at start: Int) {
        self.start = start
        octets = KeptOctets(packet)
        frames = packet.frames
        time = packet.time
    }

    var count: Int { octets.count }
    var end: Int { start + octets.count }

    func extracting(_ range: Range<Int>) -> Piece {
        var part = self
        part.octets = octets.extracting(range.lowerBound - start..<range.upperBound - start)
        part.start = range.lowerBound
        return part
    }
}

/// Pieces in order, none over another: what came first stays.
struct Pieces {
    private(set) var list: [Piece] = []
    private(set) var octetCount = 0

    var first: Piece? { list.first }
    var last: Piece? { list.last }

    /// Adds what no other piece covers, and tells how many octets others cover. O(log pieces) at the end, else O(pieces).
    mutating func insert(_ piece: Piece) -> Int {
        var index = firstIndex(endingAfter: piece.start)
        var position = piece.start
        var covered = 0
        while position < piece.end {
            if index < list.count, list[index].start <= position {
                let end = min(list[index].end, piece.end)
                covered += end - position
                position = end
            } else {
                let end = index < list.count ? min(list[index].start, piece.end) : piece.end
                list.insert(piece.extracting(position..<end), at: index)
                octetCount += end - position
                position = end
            }
            index += 1
        }
        return covered
    }

    /// Takes the pieces that follow each other from a place on.
    mutating func takeRun(from start: Int) -> [Piece] {
        var end = start
        var count = 0
        while count < list.count, list[count].start == end {
            end = list[count].end
            count += 1
        }
        guard count > 0 else { return [] }
        octetCount -= end - start
        if count == list.count {
            defer { list = [] }
            return list
        }
        let run = Array(list[..<count])
        list.removeFirst(count)
        return run
    }

    private func firstIndex(endingAfter position: Int) -> Int {
        var lower = 0
        var upper = list.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if list[middle].end <= position { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
