/// One parameter of a field value.
///
///     ;transport=tcp   ;lr   ;text="busy now"   ;info=<https://certificates.example/a.cer>
///
/// generic-param, RFC 3261 25.1. Names are compared whatever their case.
public struct Parameter: Hashable, Sendable {
    /// The name, equal whatever its case.
    public var name: String
    /// Nil for a flag such as `lr`, which has no equals sign.
    public var value: Value?

    /// A parameter of this name; without a value it is a flag.
    public init(_ name: String, _ value: Value? = nil) {
        self.name = name
        self.value = value
    }

    /// A value and the form it has on the wire.
    public enum Value: Hashable, Sendable {
        /// A token or a host. Text that is neither is written in quotes.
        case token(String)
        /// The text without its quotes and escapes.
        case quoted(String)
        /// The text without its angle brackets.
        case bracketed(String)

        /// The text without quotes and escapes.
        public var text: String {
            switch self {
            case .token(let text), .quoted(let text), .bracketed(let text): text
            }
        }
    }

    /// How a value is written.
    @frozen
    public enum Form: UInt8, BitwiseCopyable, Sendable {
        /// There is no equals sign.
        case flag
        case token
        case quoted
        case bracketed
    }

    /// Where a parameter lies.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the name lies.
        public var name: ByteRange
        /// Without quotes or brackets, escapes untouched; absent for a flag, empty for `name=""`.
        public var value: ByteRange
        /// How the value is written.
        public var form: Form

        /// Parts that were found already.
        @inlinable
        public init(name: ByteRange, value: ByteRange = .absent, form: Form = .flag) {
            self.name = name
            self.value = value
            self.form = form
        }

        /// Whether it has no equals sign.
        @inlinable public var isFlag: Bool { form == .flag }
        /// Whether the value may hold escapes: read its text with `Span.unquoted(_:)`.
        @inlinable public var isQuoted: Bool { form == .quoted }
    }

    /// Copies a parameter out of the octets that were scanned.
    public init(_ slices: Slices, in octets: Span<UInt8>) {
        name = octets.text(slices.name)
        value =
            switch slices.form {
            case .flag: nil
            // What no token holds is kept in the form that it will be written in.
            case .token: Value(octets.text(slices.value))
            case .quoted: .quoted(octets.unquoted(slices.value))
            case .bracketed: .bracketed(octets.text(slices.value))
            }
    }

    /// Writes `name`, `name=token` or `name="text"`.
    public func encode(into writer: inout Writer) {
        writer.write(text: name)
        guard let value else { return }
        writer.write(UInt8(ascii: "="))
        switch value {
        case .token(let text) where Value.isTokenOrHost(text): writer.write(text: text)
        case .token(let text), .quoted(let text): writer.write(quoted: text)
        case .bracketed(let text):
            writer.write(UInt8(ascii: "<"))
            writer.write(text: text)
            writer.write(UInt8(ascii: ">"))
        }
    }
}

extension Parameter.Value {
    static func isTokenOrHost(_ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        if text.utf8.allSatisfy({ CharacterClass.token.contains(octet: $0) }) { return true }
        // An IPv6 address has two colons at least, which keeps `12:30` in quotes.
        let address = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...]
        let colon = UInt8(ascii: ":")
        let dot = UInt8(ascii: ".")
        return address.utf8.count(where: { $0 == colon }) >= 2
            && address.utf8.allSatisfy { $0 == colon || $0 == dot || CharacterClass.hexDigit.contains(octet: $0) }
    }
}

extension Parameter.Value: ExpressibleByStringLiteral {
    /// A token where the text is one, else a quoted string.
    public init(_ text: String) {
        self = Self.isTokenOrHost(text) ? .token(text) : .quoted(text)
    }

    public init(stringLiteral text: String) { self.init(text) }
}
