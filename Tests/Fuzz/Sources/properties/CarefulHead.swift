import Octets

/// The head of a message, read without haste.
struct CarefulHead {
    struct Line {
        var spelling: ByteRange
        var value: ByteRange
        var isFolded = false
        var isMalformed = false
    }

    var start = 0
    var end: Int
    var bodyStart: Int
    var fields: [Line] = []
    var hasBareFeed = false

    init(_ octets: [UInt8]) {
        end = octets.count
        bodyStart = octets.count
        while start < octets.count, octets[start] == 13 || octets[start] == 10 { start += 1 }
        var lineStart = start
        var number = 0
        while lineStart < octets.count {
            let feed = octets[lineStart...].firstIndex(of: 10) ?? octets.count
            var lineEnd = feed
            if lineEnd > lineStart, octets[lineEnd - 1] == 13 { lineEnd -= 1 }
            let isComplete = feed < octets.count
            if number > 0, lineEnd == lineStart, isComplete {
                hasBareFeed = hasBareFeed || feed == lineStart
                end = lineStart
                bodyStart = feed + 1
                return
            }
            hasBareFeed = hasBareFeed || lineEnd == feed
            if number > 0 { add(octets, lineStart, lineEnd) }
            number += 1
            lineStart = feed + 1
        }
    }

    private mutating func add(_ octets: [UInt8], _ start: Int, _ end: Int) {
        func isBlank(_ octet: UInt8) -> Bool { octet == 32 || octet == 9 }
        func trimmed(_ range: Range<Int>) -> ByteRange {
            var lower = range.lowerBound
            var upper = range.upperBound
            while lower < upper, isBlank(octets[lower]) || octets[lower] == 13 { lower += 1 }
            while upper > lower, isBlank(octets[upper - 1]) || octets[upper - 1] == 13 { upper -= 1 }
            return ByteRange(lower, upper)
        }
        if start < end, isBlank(octets[start]), !fields.isEmpty {
            let more = trimmed(start..<end)
            var last = fields.removeLast()
            last.isFolded = true
            if !more.isEmpty {
                last.value = ByteRange(last.value.isEmpty ? more.start : last.value.start, more.end)
            }
            fields.append(last)
            return
        }
        let colon = octets[start..<end].firstIndex(of: 58)
        var nameEnd = colon ?? end
        while nameEnd > start, isBlank(octets[nameEnd - 1]) { nameEnd -= 1 }
        let name = octets[start..<nameEnd]
        let isToken = !name.isEmpty && name.allSatisfy { CharacterClass.token.contains(octet: $0) }
        fields.append(
            Line(
                spelling: ByteRange(start, nameEnd), value: trimmed((colon.map { $0 + 1 } ?? end)..<end),
                isMalformed: colon == nil || !isToken))
    }
}
