/// One line of the table: something that reads messages.
struct Row: Sendable {
    let name: String
    /// The row that its time is held against.
    let reference: String?
    /// Whether the package answers for it: only such rows are gated.
    let isOurs: Bool
    /// Reads every message once and says how many it read without fault.
    let pass: @Sendable ([Message]) -> Int

    init(_ name: String, against reference: String? = nil, isOurs: Bool = true, pass: @escaping @Sendable ([Message]) -> Int) {
        self.name = name
        self.reference = reference
        self.isOurs = isOurs
        self.pass = pass
    }

    /// A row of `CPeers`.
    init(_ name: String, against reference: String? = nil, parser: @escaping CParser) {
        self.init(name, against: reference, isOurs: false) { messages in
            var read = 0
            for message in messages where unsafe message.isRead(by: parser) { read += 1 }
            return read
        }
    }

    /// Whether `--only` names it: its whole name or the part before a dot.
    func isNamed(_ only: String) -> Bool { name == only || name.hasPrefix(only + ".") }
}
