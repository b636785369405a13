/// Rows of text whose columns line up.
struct Table {
    private var rows: [[String]] = []
    private var widths: [Int] = []

    /// Adds a row; the last cell of a row is not padded.
    mutating func append(_ cells: [String]) {
        for (column, cell) in cells.enumerated() {
            if column == widths.count { widths.append(0) }
            if column < cells.count - 1 { widths[column] = max(widths[column], cell.columns) }
        }
        rows.append(cells)
    }

    /// The lines; `style` dresses a cell once its width is settled.
    func lines(indent: Int = 0, style: (_ column: Int, _ cell: String) -> String = { $1 }) -> [String] {
        rows.map { cells in
            var line = String(repeating: " ", count: indent)
            for (column, cell) in cells.enumerated() {
                line += style(column, cell)
                if column < cells.count - 1 { line += String(repeating: " ", count: widths[column] - cell.columns + 2) }
            }
            return line
        }
    }
}

extension String {
    /// How many columns a terminal gives the text, wide characters aside.
    var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension Int {
    /// `1 octet`, `2 octets`
    func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
