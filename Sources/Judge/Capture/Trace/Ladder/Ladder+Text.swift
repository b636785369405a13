extension Ladder {
    /// A ladder's lines.
    public struct Drawing: Hashable, Sendable {
        /// The participants and where they listen.
        public let header: [String]
        /// One for each message.
        public let steps: [String]

        public var lines: [String] { header + steps }
    }

    /// Draws the ladder, no wider than asked for unless there are too many participants for it. O(messages · width)
    public func drawing(width: Int = 100, alphabet: Alphabet = .unicode) -> Drawing {
        guard !participants.isEmpty else { return Drawing(header: [], steps: []) }
        let canvas = Canvas(self, width: width, alphabet)
        return Drawing(header: canvas.header(participants), steps: steps.map { canvas.line($0) })
    }

    /// Places of columns, and the characters of lines.
    private struct Canvas {
        let count: Int
        let gap: Int
        let timeWidth: Int
        let frameWidth: Int
        let bar: Character
        let dash: Character
        /// In the arrow of what was sent before.
        let dot: Character
        let cross: Character
        /// An arrow that comes back to where it began.
        let loop: Character
        let heads: (left: Character, right: Character)

        init(_ ladder: Ladder, width: Int, _ alphabet: Alphabet) {
            count = ladder.participants.count
            timeWidth = max(4, ladder.steps.map { Self.time($0.milliseconds).count }.max() ?? 0)
            frameWidth = max(5, ladder.steps.map { String($0.frame).count }.max() ?? 0)
            (bar, dash, dot, cross, loop) = alphabet == .unicode ? ("│", "─", "╌", "┼", "↺") : ("|", "-", ".", "+", "@")
            heads = alphabet == .unicode ? ("◄", "►") : ("<", ">")
            gap = Self.gap(ladder, room: width - timeWidth - frameWidth - 4)
        }

        /// As wide as the labels want, as narrow as the width asks for. The last column has room for its name.
        private static func gap(_ ladder: Ladder, room: Int) -> Int {
            let names = ladder.participants.flatMap { [$0.name ?? "", "\($0.endpoint)"] }.map(\.count).max() ?? 0
            let arrows = ladder.steps.map { step in
                let span = max(1, abs(step.destination - step.source))
                return ((step.labels.first?.count ?? 0) + 7 + span - 1) / span
            }
            let wanted = max(names + 2, arrows.max() ?? 0)
            let columns = ladder.participants.count
            let lastName = ladder.participants.last.map { max($0.name?.count ?? 0, "\($0.endpoint)".count) } ?? 0
            let fitting = columns == 1 ? room / 2 : max((room - lastName) / (columns - 1), (room - 1) / columns)
            return max(minimumGap, min(wanted, fitting))
        }

        private static func time(_ milliseconds: Int) -> String {
            let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
            let digits = String(abs(rest))
            let sign = milliseconds < 0 && seconds == 0 ? "-" : ""
            return "\(sign)\(seconds).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
        }

        private func gutter(_ time: String, _ frame: String) -> String {
            time.leftPadded(timeWidth) + "  " + frame.leftPadded(frameWidth) + "  "
        }

        func header(_ participants: [Participant]) -> [String] {
            let cells = participants.map { ($0.name.map { $0.chunks(gap - 1) } ?? []) + $0.endpoint.description.chunks(gap - 1) }
            let rows = cells.map(\.count).max() ?? 0
            var lines = (0..<rows).map { row in
                let texts = cells.map { cell in
                    // What is shorter stands at the bottom, on its line.
                    let place = row - (rows - cell.count)
                    return place >= 0 ? cell[place] : ""
                }
                let line = texts.dropLast().map { $0.rightPadded(gap) }.joined() + (texts.last ?? "")
                return (row == 0 ? gutter("time", "frame") : gutter("", "")) + line
            }
            lines.append(gutter("", "") + String(lifelines()))
            return lines.map(\.withoutTrailingBlanks)
        }

        private func lifelines() -> [Character] {
            var line = [Character](repeating: " ", count: (count - 1) * gap + 1)
            for column in 0..<count { line[column * gap] = bar }
            return line
        }

        func line(_ step: Step) -> String {
            var line = lifelines()
            let (left, right) = (min(step.source, step.destination) * gap, max(step.source, step.destination) * gap)
            if left == right {
                let text = Array(" \(step.labels[0]) \(loop)")
                line.replaceSubrange(left + 1..<min(left + 1 + text.count, line.count), with: text)
            } else {
                draw(step, left, right, &line)
            }
            return (gutter(Self.time(step.milliseconds), String(step.frame)) + String(line)).withoutTrailingBlanks
        }

        private func draw(_ step: Step, _ left: Int, _ right: Int, _ line: inout [Character]) {
            // Between the lifelines: a blank, the label, a blank, two dashes at least, a head.
            let room = right - left - 1
            let label = step.labels.first { $0.count + 5 <= room } ?? step.labels[step.labels.count - 1].truncated(max(1, room - 5))
            for place in left + 1..<right { line[place] = line[place] == bar ? cross : step.isRepeated ? dot : dash }
            if step.source < step.destination {
                line.replaceSubrange(left + 1..<left + 3 + label.count, with: Array(" \(label) "))
                line[right - 1] = heads.right
            } else {
                line.replaceSubrange(right - 2 - label.count..<right, with: Array(" \(label) "))
                line[left + 1] = heads.left
            }
        }
    }
}

extension String {
    fileprivate func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
    fileprivate func rightPadded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
    fileprivate func truncated(_ width: Int) -> String { count <= width ? self : "\(prefix(width - 1))…" }

    fileprivate var withoutTrailingBlanks: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The text in pieces of at most `width`, cut behind a colon or a dot where that fills half of a piece.
    fileprivate func chunks(_ width: Int) -> [String] {
        var pieces: [String] = []
        var rest = self[...]
        while rest.count > width {
            var piece = rest.prefix(width)
            if let cut = piece.lastIndex(where: { $0 == ":" || $0 == "." }), piece.distance(from: piece.startIndex, to: cut) >= width / 2 {
                piece = piece[..<cut]
            }
            pieces.append(String(piece))
            rest = rest[piece.endIndex...]
        }
        return pieces + (rest.isEmpty ? [] : [String(rest)])
    }
}
