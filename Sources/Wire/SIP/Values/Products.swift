public import Octets

/// The software that made a message.
///
///     birch-phone/2.1 (Linux; arm64) media/7
///
/// Server and User-Agent, RFC 3261 20.35, 20.41
public struct Products: WireValue {
    /// Products and comments in their order.
    public var list: [Item]

    /// Products and comments in this order.
    public init(_ list: [Item]) { self.list = list }

    /// A product, or a comment on one.
    public enum Item: Hashable, Sendable {
        case product(String, version: String?)
        /// Without parentheses; those inside stand for themselves.
        case comment(String)
    }

    /// Where products and comments lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// The whole value.
        public var range: ByteRange
    }

    // server-val *( LWS server-val ); server-val = product / comment; product = token [ SLASH product-version ], RFC 3261 25.1
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let start = cursor.position
        var last = start
        repeat {
            if cursor.position == last, last > start { findings.report(.productsSpaceMissing, at: last) }
            if cursor.item(&findings) == nil { cursor.skipBrokenProduct() }
            last = cursor.position
            cursor.skipWhitespace()
        } while !cursor.isAtEnd
        return Slices(range: ByteRange(start, cursor.position))
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        list = []
        var findings = Findings()
        var cursor = Cursor(octets, slices.range)
        while !cursor.isAtEnd {
            switch cursor.item(&findings) {
            case .product(let name, let version)?:
                list.append(.product(octets.text(name), version: version.isAbsent ? nil : octets.text(version)))
            case .comment(let text)?: list.append(.comment(octets.unquoted(text)))
            case nil: cursor.skipBrokenProduct()
            }
            cursor.skipWhitespace()
        }
    }

    public func encode(into writer: inout Writer) {
        for (index, item) in list.enumerated() {
            if index > 0 { writer.write(UInt8(ascii: " ")) }
            switch item {
            case .product(let name, let version):
                writer.write(text: name)
                guard let version else { continue }
                writer.write(UInt8(ascii: "/"))
                writer.write(text: version)
            case .comment(let text): writer.write(comment: text)
            }
        }
    }
}

private enum ProductSlices {
    case product(ByteRange, version: ByteRange)
    case comment(ByteRange)
}

extension Cursor {
    fileprivate mutating func item(_ findings: inout Findings) -> ProductSlices? {
        if isAt(UInt8(ascii: "(")) { return .comment(comment(&findings)) }
        let name = takeToken()
        guard !name.isEmpty else {
            findings.report(.productsIllegalOctet, at: position, length: 1)
            return nil
        }
        guard separator(UInt8(ascii: "/")) else { return .product(name, version: .absent) }
        let version = takeToken()
        if version.isEmpty { findings.report(.productsVersionMissing, at: position) }
        return .product(name, version: version)
    }

    /// Steps over what is neither product nor comment, up to the next blank.
    fileprivate mutating func skipBrokenProduct() {
        while !isAtEnd, !isAt(.whitespace) { position += 1 }
    }
}
