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

    /// Goes over the rows in the order they will be written.
    struct RowWalk {
        var place = 0
        var edit = 0
    }

    func next(_ walk: inout RowWalk) -> Row? {
        while walk.edit < edits.count, Int(edits[walk.edit].place) == walk.place {
            let edit = edits[walk.edit]
            let row = Row(place: walk.place, edit: walk.edit, isOriginal: false)
            walk.edit += 1
            if edit.kind != .insertion { walk.place += 1 }
            if edit.kind != .removal { return row }
        }
        guard walk.place < Int(base.fieldCount) else { return nil }
        defer { walk.place += 1 }
        return Row(place: walk.place, edit: walk.edit, isOriginal: true)
    }

    func rowStart(_ place: Int) -> Int { place < Int(base.fieldCount) ? Int(base.field(at: place).nameStart) : Int(base.headEnd) }

    /// Where the row behind this one starts.
    func rowEnd(_ place: Int) -> Int {
        let next = rowStart(place + 1)
        guard base.irregularities.contains(.limit), place + 1 == Int(base.fieldCount) else { return next }
        // Rows beyond the limit are not this one's.
        return base.storage.span.first(UInt8(ascii: "\n"), in: ByteRange(base.field(at: place).value.end, next)).map { $0 + 1 } ?? next
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
            guard !spelling.isEmpty, spelling.utf8.allSatisfy({ CharacterClass.token.contains(octet: $0) }) else { throw .fieldName }
            name = FieldName(spelling)
            self.spelling = spelling
        }
    }

    func isNamed(_ row: Row, _ name: Name) -> Bool {
        let (known, octets, range) =
            row.isOriginal
            ? (base.field(at: row.place).name, base.storage, base.field(at: row.place).spelling)
            : (edits[row.edit].name, text.octets, edits[row.edit].spelling)
        if name.name != .unknown || known != .unknown { return known == name.name }
        return range.count == name.spelling.utf8.count
            && zip(octets[range.start..<range.end], name.spelling.utf8).allSatisfy { lowercased($0) == lowercased($1) }
    }

    func first(_ name: Name) -> Row? {
        var walk = RowWalk()
        while let row = next(&walk) {
            if isNamed(row, name) { return row }
        }
        return nil
    }

    /// Writes a row among the draft's own lines and refuses what would not stay one row.
    mutating func write(
        _ name: Name, _ place: Int, _ kind: Edit.Kind, _ encode: (inout Writer) -> Void
    ) throws(Refusal) -> Edit {
        guard name.name != .contentLength else { throw .contentLength }
        let start = text.count
        text.write(text: name.spelling)
        let nameEnd = text.count
        text.write(": ")
        encode(&text)
        guard text.octets.span.isOneLine(ByteRange(nameEnd, text.count)) else { throw .fieldValue }
        text.write("\r\n")
        return Edit(place: place, kind, name.name, nameEnd: UInt32(nameEnd), line: ByteRange(start, text.count))
    }

    mutating func append(_ name: Name, _ encode: (inout Writer) -> Void) throws(Refusal) {
        edits.insert(try write(name, Int(base.fieldCount), .insertion, encode), at: edits.count)
    }

    mutating func prepend(_ name: Name, _ encode: (inout Writer) -> Void) throws(Refusal) {
        let row = first(name) ?? Row(place: 0, edit: 0, isOriginal: false)
        edits.insert(try write(name, row.place, .insertion, encode), at: row.edit)
    }

    mutating func set(_ name: Name, _ encode: (inout Writer) -> Void) throws(Refusal) {
        guard let row = first(name) else { return try append(name, encode) }
        try replace(row, name, encode)
        remove(name, butFirst: 1)
    }

    mutating func replace(_ row: Row, _ name: Name, _ encode: (inout Writer) -> Void) throws(Refusal) {
        if row.isOriginal {
            edits.insert(try write(name, row.place, .replacement, encode), at: row.edit)
        } else {
            edits[row.edit] = try write(name, row.place, edits[row.edit].kind, encode)
        }
    }

    mutating func remove(_ row: Row) {
        if row.isOriginal {
            edits.insert(Edit(place: row.place, .removal, .unknown), at: row.edit)
        } else if edits[row.edit].kind == .insertion {
            edits.remove(at: row.edit)
        } else {
            edits[row.edit] = Edit(place: row.place, .removal, .unknown)
        }
    }

    mutating func remove(_ name: Name, butFirst kept: Int = 0) {
        var left = kept
        var walk = RowWalk()
        var before = walk
        while let row = next(&walk) {
            if isNamed(row, name) {
                if left > 0 {
                    left -= 1
                } else {
                    remove(row)
                    // The list has changed: on from before the row, which is no longer there.
                    walk = before
                    continue
                }
            }
            before = walk
        }
    }
}

extension Span where Element == UInt8 {
    /// Whether a range holds neither CR nor LF nor NUL.
    fileprivate func isOneLine(_ range: ByteRange) -> Bool { first(0x0a, or: 0x0d, in: range) == nil && first(0, in: range) == nil }
}
