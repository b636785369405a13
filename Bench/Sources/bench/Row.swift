/// One line of the table: something that reads messages.
struct Row: Sendable {
    let name: String
    /// The row that its time is held against.
    let reference: String?
    /// Whether the package answers for it: only such rows are gated.
    let isOurs: Bool
    /// Makes whatever of the messages is there before the work begins; it is not measured.
    let prepare: @Sendable ([Message]) -> Pass

    /// Does the work once for every message and says for how many it went well.
    typealias Pass = () -> Int

    init(_ name: String, against reference: String? = nil, isOurs: Bool = true, prepare: @escaping @Sendable ([Message]) -> Pass) {
        self.name = name
        self.reference = reference
        self.isOurs = isOurs
        self.prepare = prepare
    }

    /// A row of the package that starts from the octets.
    init(_ name: String, against reference: String? = nil, pass: @escaping @Sendable ([Message]) -> Int) {
        self.init(name, against: reference) { messages in { pass(messages) } }
    }

    /// A row of `CPeers`.
    init(_ name: String, against reference: String? = nil, parser: @escaping CParser) {
        self.init(name, against: reference, isOurs: false) { messages in
            {
                var read = 0
                for message in messages where unsafe message.isRead(by: parser) { read += 1 }
                return read
            }
        }
    }

    /// Whether `--only` names it: its whole name or the part before a dot.
    func isNamed(_ only: String) -> Bool { name == only || name.hasPrefix(only + ".") }
}
