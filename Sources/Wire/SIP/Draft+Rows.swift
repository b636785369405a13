import Octets

extension Draft {
    /// A row as it will be written: an original one, or one of the draft's own.
    struct Row {
        /// The original row that it is, stands instead of, or stands before.
        let place: Int
        /// Its edit; of an original row, where one would go.
        let edit: Int
        let isOriginal: Bool
    }

    /// The first row of a name at or behind a place and an edit, in the order the rows will be written.
    ///
    /// Original rows and edits are looked through apart: both are short loops over records.
    func first(_ name: Name, fromPlace place: Int = 0, edit: Int = 0) -> Row? {
        var edit = edit
        while edit < edits.count, edits[edit].kind == .removal || !isNamed(edits[edit], name) { edit += 1 }
        let own = edit < edits.count ? Row(place: Int(edits[edit].place), edit: edit, isOriginal: false) : nil
        var place = place
        while let next = originalPlace(of: name, from: place), own.map({ next < $0.place }) ?? true {
            // Where an edit would go, and whether one stands instead of the row.
            var edit = 0
            while edit < edits.count, edits[edit].place < next || edits[edit].place == next && edits[edit].kind == .insertion { edit += 1 }
            if edit == edits.count || edits[edit].place != next { return Row(place: next, edit: edit, isOriginal: true) }
            place = next + 1
        }
        return own
    }

    private func originalPlace(of name: Name, from start: Int) -> Int? {
        guard name.name == .unknown else {
            // Behind the first row of a field that may stand once there is none, unless the index saw one.
            if start > 0, base.isOnce(name.name, before: start) { return nil }
            return base.place(of: name.name, from: start)
        }
        var place = base.place(of: .unknown, from: start)
        while let next = place, !base.storage.span.isSpelled(base.field(at: next).spelling, name.spelling) {
            place = base.place(of: .unknown, from: next + 1)
        }
        return place
    }

    private func isNamed(_ edit: Edit, _ name: Name) -> Bool {
        edit.line.name == name.name && (name.name != .unknown || text.octets.span.isSpelled(edit.line.spelling, name.spelling))
    }

    func rowStart(_ place: Int) -> Int { place < Int(base.fieldCount) ? Int(base.field(at: place).nameStart) : headEnd }

    /// Where a new row can stand first: behind one that begins with a blank, which would go on the new one's value.
    private var firstPlace: Int { base.fieldCount > 0 && isBlank(base.octets[rowStart(0)]) ? 1 : 0 }

    /// Where the rows of the message end: half a line break behind them is none of theirs.
    var headEnd: Int {
        let end = Int(base.headEnd)
        let isHalved = base.irregularities.contains(.unfinished) && end > 0 && base.octets[end - 1] == UInt8(ascii: "\r")
        return isHalved ? end - 1 : end
    }

    /// Where the row behind this one starts.
    func rowEnd(_ place: Int) -> Int {
        let next = rowStart(place + 1)
        guard base.irregularities.contains(.limit), place + 1 == Int(base.fieldCount) else { return next }
        // Rows beyond the limit are not this one's; its own lines may go on there.
        let octets = base.storage.span
        var end = base.field(at: place).value.end
        repeat {
            end = octets.first(UInt8(ascii: "\n"), in: ByteRange(end, next)).map { $0 + 1 } ?? next
        } while end < next && isBlank(octets[end])
        return end
    }

    /// A name as it is looked for and written.
    struct Name {
        let name: FieldName
        let spelling: String

        init(_ name: FieldName) throws(Refusal) {
            guard name != .unknown else { throw .fieldName }
            self.name = name
            spelling = name.canonicalSpelling
        }

        init(_ spelling: String) throws(Refusal) {
            // What an index of the message could not hold is no name either.
            guard !spelling.isEmpty, spelling.utf8.count < 1 << 16, spelling.utf8.allSatisfy({ CharacterClass.token.contains(octet: $0) })
            else { throw .fieldName }
            name = FieldName(spelling)
            self.spelling = spelling
        }
    }

    /// Writes a row among the draft's octets; refuses what would not stay one row.
    mutating func line(_ name: Name, _ encode: (inout Writer) -> Void) throws(Refusal) -> Line {
        guard name.name != .contentLength else { throw .contentLength }
        let start = text.count
        text.write(text: name.spelling)
        let nameEnd = text.count
        text.write(UInt8(ascii: ":"), UInt8(ascii: " "))
        encode(&text)
        guard text.octets.span.isOneLine(ByteRange(start, text.count)) else { throw .fieldValue }
        text.write(UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        return Line(name.name, ByteRange(start, text.count), nameCount: nameEnd - start)
    }

    mutating func append(_ line: Line) { edits.insert(Edit(place: Int(base.fieldCount), .insertion, line), at: edits.count) }

    mutating func prepend(_ name: Name, _ line: Line) {
        let row = first(name) ?? Row(place: firstPlace, edit: 0, isOriginal: false)
        edits.insert(Edit(place: row.place, .insertion, line), at: row.edit)
    }

    mutating func set(_ name: Name, _ line: Line) {
        guard let row = first(name) else { return append(line) }
        replace(row, line)
        // The common case: behind the only row of a received message there is none, and the draft has added none.
        if row.isOriginal, name.name.mayStandOnce, !base.irregularities.contains(.repeatedField), !hasRow(name, behind: row.edit) { return }
        removeAll(name, behind: row)
    }

    private func hasRow(_ name: Name, behind edit: Int) -> Bool {
        var edit = edit + 1
        while edit < edits.count {
            if edits[edit].kind != .removal, isNamed(edits[edit], name) { return true }
            edit += 1
        }
        return false
    }

    mutating func replace(_ row: Row, _ line: Line) {
        if row.isOriginal {
            edits.insert(Edit(place: row.place, .replacement, line), at: row.edit)
        } else {
            edits[row.edit] = Edit(place: row.place, edits[row.edit].kind, line)
        }
    }

    mutating func remove(_ row: Row) {
        if row.isOriginal {
            edits.insert(.removal(of: row.place), at: row.edit)
        } else if edits[row.edit].kind == .insertion {
            edits.remove(at: row.edit)
        } else {
            edits[row.edit] = .removal(of: row.place)
        }
    }

    /// Removes the rows of a name; with a row, those behind it.
    mutating func removeAll(_ name: Name, behind row: Row? = nil) {
        let place = row.map { edits[$0.edit].kind == .insertion ? $0.place : $0.place + 1 } ?? 0
        let edit = row.map { $0.edit + 1 } ?? 0
        while let next = first(name, fromPlace: place, edit: edit) { remove(next) }
    }
}

extension Span where Element == UInt8 {
    fileprivate func isSpelled(_ range: ByteRange, _ spelling: String) -> Bool {
        guard range.count == spelling.utf8.count else { return false }
        var offset = range.start
        for octet in spelling.utf8 {
            if lowercased(octet) != lowercased(self[offset]) { return false }
            offset &+= 1
        }
        return true
    }

    /// Whether a range holds neither CR nor LF nor NUL. Values are short: eight octets a step beat 64.
    fileprivate func isOneLine(_ range: ByteRange) -> Bool {
        guard range.count >= 8 else { return !holdsBreak(range) }
        let last = range.end &- 8
        var offset = range.start
        while true {
            // Borrows reach the top bit of an octet below 14, or of one above such an octet.
            let word = UInt64(littleEndian: load(offset, as: UInt64.self))
            if (word &- 0x0e0e_0e0e_0e0e_0e0e) & ~word & 0x8080_8080_8080_8080 != 0 { return !holdsBreak(range) }
            if offset == last { return true }
            // The last step looks at some octets once more.
            offset = min(offset &+ 8, last)
        }
    }

    @inline(never)
    private func holdsBreak(_ range: ByteRange) -> Bool {
        for offset in range.start..<range.end where self[offset] == 0x0d || self[offset] == 0x0a || self[offset] == 0 { return true }
        return false
    }
}
