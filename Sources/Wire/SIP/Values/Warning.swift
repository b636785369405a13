import Addressing
public import Octets

/// What went wrong, and who says so.
///
///     307 birch.example "Session parameter not understood"
///
/// warning-value, RFC 3261 20.43
public struct Warning: WireValue {
    /// 100 to 999.
    public var code: UInt16
    /// A host with a port or without, or a made-up name.
    public var agent: String
    /// Text for people.
    public var text: String

    /// A value of these parts.
    public init(code: UInt16, agent: String, text: String) {
        self.code = code
        self.agent = agent
        self.text = text
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the code lies.
        public var code: Numeral
        /// Where the agent lies.
        public var agent: ByteRange
        /// Between the quotes, escapes untouched.
        public var text: ByteRange
    }

    // warning-value = warn-code SP warn-agent SP warn-text
    // warn-code = 3DIGIT; warn-agent = hostport / pseudonym; warn-text = quoted-string; pseudonym = token      RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let code = cursor.number() else {
            findings.report(.warningCodeMalformed, at: cursor.position)
            return nil
        }
        if code.digits.count != 3 { findings.report(.warningCodeMalformed, at: min(code.digits.start + 3, code.digits.end)) }
        guard cursor.isAt(.whitespace) else {
            findings.report(.warningAgentMissing, at: cursor.position)
            return nil
        }
        cursor.skipWhitespace()
        let start = cursor.position
        if cursor.take(.token).isEmpty || !cursor.isAt(.whitespace) {
            cursor.position = start
            if cursor.isAtEnd || cursor.isAt(UInt8(ascii: "\"")) {
                findings.report(.warningAgentMissing, at: start)
                return nil
            }
            guard HostPort.scan(&cursor, &findings) != nil else { return nil }
        }
        let agent = ByteRange(start, cursor.position)
        cursor.skipWhitespace()
        guard cursor.isAt(UInt8(ascii: "\"")), cursor.position > agent.end else {
            findings.report(.warningTextMissing, at: cursor.position)
            return Slices(code: code, agent: agent, text: ByteRange(cursor.position, cursor.position))
        }
        let text = cursor.quotedString(&findings)
        return Slices(code: code, agent: agent, text: text ?? ByteRange(cursor.position, cursor.position))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        code = UInt16(clamping: slices.code.value)
        agent = octets.text(slices.agent)
        text = octets.unquoted(slices.text)
    }

    public func encode(into writer: inout Writer) {
        if code < 100 { writer.write(UInt8(ascii: "0")) }
        if code < 10 { writer.write(UInt8(ascii: "0")) }
        writer.write(decimal: code)
        writer.write(UInt8(ascii: " "))
        writer.write(text: agent)
        writer.write(UInt8(ascii: " "))
        writer.write(quoted: text)
    }
}
