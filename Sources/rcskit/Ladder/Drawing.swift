import Capture
import SIP

/// Lifelines from top to bottom, and an arrow between two of them for each message.
///
///             192.0.2.1                    198.51.100.2
///      0.000  │── INVITE sip:… ───────────▶│
///      0.112  │◀────────── 100 Trying ─────│
struct Drawing {
    /// Those who send or receive, in the order in which they appear.
    private let columns: [String]
    /// Whether ports must tell them apart.
    private let hasPorts: Bool
    /// From one lifeline to the next.
    private let spacing: Int

    private static let margin = 12

    init(_ messages: [CapturedMessage]) {
        // On one host only ports tell who is who.
        let hasPorts = messages.contains { $0.source.address == $0.destination.address }
        var columns: [String] = []
        for message in messages {
            for endpoint in [message.source, message.destination] {
                let name = Self.name(endpoint, hasPorts: hasPorts)
                if !columns.contains(name) { columns.append(name) }
            }
        }
        let longest = messages.lazy.map { Self.label($0).count }.max() ?? 0
        self.hasPorts = hasPorts
        self.columns = columns
        spacing = min(max(longest + 7, 28, (columns.lazy.map(\.count).max() ?? 0) + 3), 48)
    }

    private static func name(_ endpoint: Endpoint, hasPorts: Bool) -> String { hasPorts ? "\(endpoint)" : "\(endpoint.address)" }

    private static func label(_ message: CapturedMessage) -> String {
        let mark = message.message.bodyOctets.isEmpty ? "" : " +body"
        return message.summary + mark + (message.retransmissionOf == nil ? "" : " (again)")
    }

    /// The names of the lifelines.
    var heading: String {
        var line = String(repeating: " ", count: Self.margin)
        for (place, name) in columns.enumerated() {
            line += name
            if place < columns.count - 1 { line += String(repeating: " ", count: max(1, spacing - name.count)) }
        }
        return line
    }

    /// One message: when, from which lifeline to which, and what it is.
    func line(_ message: CapturedMessage, since start: Timestamp) -> String {
        let from = place(message.source)
        let to = place(message.destination)
        var cells = (0..<(spacing * (columns.count - 1) + 1)).map { $0 % spacing == 0 ? Character("│") : " " }
        let time = Self.seconds(message.time.nanoseconds - start.nanoseconds)
        let lead = String(repeating: " ", count: max(0, Self.margin - 2 - time.count)) + time + "  "
        guard from != to else { return lead + String(cells) + " \(Self.label(message)) to itself" }

        let (left, right) = (min(from, to) * spacing + 1, max(from, to) * spacing - 1)
        for column in left...right { cells[column] = "─" }
        if from < to { cells[right] = "▶" } else { cells[left] = "◀" }
        let room = right - left - 5
        let label = Self.label(message)
        let shown = label.count <= room ? " \(label) " : " \(label.prefix(room - 1))… "
        let start = from < to ? left + 2 : left + 3
        for (offset, character) in shown.enumerated() { cells[start + offset] = character }
        return lead + String(cells)
    }

    private func place(_ endpoint: Endpoint) -> Int { columns.firstIndex(of: Self.name(endpoint, hasPorts: hasPorts)) ?? 0 }

    /// Seconds with three decimals.
    private static func seconds(_ nanoseconds: Int64) -> String {
        let milliseconds = nanoseconds.magnitude / 1_000_000
        let fraction = String(milliseconds % 1_000)
        let sign = nanoseconds < 0 ? "-" : ""
        return "\(sign)\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }
}
