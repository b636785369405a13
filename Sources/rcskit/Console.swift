import Octets

/// Where a verb writes: standard output and standard error, or memory where a test reads it.
final class Console {
    /// Whether what is printed may hold colours.
    let isColored: Bool
    /// Whether progress would be seen.
    let showsProgress: Bool
    private let isCapturing: Bool
    private var pending: [UInt8] = []
    private var complaints = ""

    private init(isColored: Bool, showsProgress: Bool, isCapturing: Bool) {
        self.isColored = isColored
        self.showsProgress = showsProgress
        self.isCapturing = isCapturing
    }

    static func standard() -> Console {
        let isPlain = !(Invocation.variable("NO_COLOR") ?? "").isEmpty || Invocation.variable("TERM") == "dumb"
        return Console(
            isColored: StandardStream.output.isTerminal && !isPlain,
            // On one terminal with the report it would only be in its way.
            showsProgress: StandardStream.error.isTerminal && !StandardStream.output.isTerminal, isCapturing: false)
    }

    /// Keeps what is written.
    static func capturing(isColored: Bool = false) -> Console {
        Console(isColored: isColored, showsProgress: false, isCapturing: true)
    }

    /// What was printed so far, where it is kept.
    var printed: String { String(decoding: pending, as: UTF8.self) }
    /// What was said on standard error so far, where it is kept.
    var complained: String { complaints }

    func print(_ line: String = "") {
        pending.append(contentsOf: line.utf8)
        pending.append(UInt8(ascii: "\n"))
    }

    /// Prints octets that are text already.
    func write(_ octets: [UInt8]) throws(Refusal) {
        pending += octets
        try settle()
    }

    /// Hands on what was printed once enough has gathered, so that a long report needs little memory.
    func settle() throws(Refusal) {
        if pending.count >= 1 << 16 { try flush() }
    }

    func flush() throws(Refusal) {
        guard !isCapturing, !pending.isEmpty else { return }
        defer { pending.removeAll(keepingCapacity: true) }
        do throws(MappedFile.Failure) {
            try StandardStream.output.emit(pending)
        } catch {
            throw Refusal("standard \(error)")
        }
    }

    /// Says something on standard error.
    func complain(_ line: String) { say(line + "\n") }

    /// Writes over the line of progress; an empty one takes it away.
    func showProgress(_ line: String) {
        guard showsProgress else { return }
        say("\r\u{1B}[K\(line)")
    }

    private func say(_ text: String) {
        if isCapturing {
            complaints += text
        } else {
            // Where standard error is closed, no one is left to be told.
            try? StandardStream.error.emit(Array(text.utf8))
        }
    }

    /// The text in a style, where colours are wanted.
    func styled(_ text: String, _ style: Style) -> String { isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text }

    /// How text stands out, by the terminal's own palette.
    enum Style: String {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }
}
