import Foundation

/// Columns of text: the first one flush left, the others flush right.
struct Table {
    private var lines: [[String]] = []

    init(_ heading: [String]) { lines.append(heading) }

    mutating func add(_ cells: [String]) { lines.append(cells) }
    mutating func addGap() { lines.append([]) }

    var text: String {
        let columns = lines.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return lines.map { cells in
            cells.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension Double {
    func rounded(places: Int) -> Double {
        let scale = pow(10, Double(places))
        return (self * scale).rounded() / scale
    }

    func text(places: Int) -> String { String(format: "%.\(places)f", self) }

    /// A count: without digits after the point where there are none to show.
    var count: String { text(places: self == rounded() ? 0 : 2) }
}

extension Double? {
    var count: String { map(\.count) ?? "not measured" }
}
