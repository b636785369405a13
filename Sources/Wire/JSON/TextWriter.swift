import Octets

/// Writes JSON text piece by piece, so that a long document is never held whole.
///
///     var text = TextWriter(.readable)
///     text.beginObject()
///     text.write("frames", [271, 272])
///     text.endObject()
///
/// RFC 8259 2. Order is the author's; strings are escaped only where they must be; a line break ends each outermost value.
public struct TextWriter: Sendable {
    private var writer = Writer()
    private let layout: Layout
    private var depth = 0
    /// Whether nothing was written yet in the object or array at hand.
    private var isFirst = true
    /// Whether a name was written whose value comes next.
    private var isBehindName = false

    /// An empty text in this layout.
    public init(_ layout: Layout = .compact) { self.layout = layout }

    /// Octets written and not taken yet.
    public var count: Int { writer.count }

    /// The octets written since the last call.
    public mutating func takeOctets() -> [UInt8] {
        let octets = writer.octets
        writer = Writer()
        return octets
    }

    /// Opens an object.
    public mutating func beginObject() { begin(UInt8(ascii: "{")) }
    /// Closes the object that was opened last.
    public mutating func endObject() { end(UInt8(ascii: "}")) }
    /// Opens an array.
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }
    /// Closes the array that was opened last.
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes the name of a member; its value comes next.
    public mutating func write(name: String) {
        separate()
        writer.write(json: name)
        writer.write(UInt8(ascii: ":"))
        if layout.width != nil { writer.write(UInt8(ascii: " ")) }
        isBehindName = true
    }

    /// Writes a member.
    public mutating func write(_ name: String, _ value: Value) {
        write(name: name)
        write(value)
    }

    /// Writes an element, the value of a member, or a whole document. O(value)
    public mutating func write(_ value: Value) {
        if let line = line(value) {
            separate()
            writer.write(octets: line)
            return finish()
        }
        switch value {
        case .object(let object):
            beginObject()
            for member in object.members { write(member.name, member.value) }
            endObject()
        case .array(let elements):
            beginArray()
            for element in elements { write(element) }
            endArray()
        case .null, .boolean, .integer, .string:
            separate()
            writer.write(json: value)
            finish()
        }
    }

    /// The octets of a value that stands on one line; nil where it gets more.
    private func line(_ value: Value) -> [UInt8]? {
        guard let width = layout.width, value.isFlat else { return nil }
        var line = Writer()
        line.write(json: value, spaced: true)
        return 2 * depth + line.count <= width ? line.octets : nil
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        writer.write(bracket)
        depth += 1
        isFirst = true
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        if !isFirst { breakLine() }
        isFirst = false
        writer.write(bracket)
        finish()
    }

    /// Writes what stands before an element, a member's name or its value.
    private mutating func separate() {
        if isBehindName {
            isBehindName = false
            return
        }
        if depth > 0 {
            if !isFirst { writer.write(UInt8(ascii: ",")) }
            breakLine()
        }
        isFirst = false
    }

    private mutating func finish() {
        if depth == 0 { writer.write(UInt8(ascii: "\n")) }
    }

    private mutating func breakLine() {
        guard layout.width != nil else { return }
        writer.write(UInt8(ascii: "\n"))
        for _ in 0..<depth { writer.write("  ") }
    }
}

extension Value {
    /// The value as JSON text, without a line break at its end.
    public var encoded: String {
        var writer = Writer()
        writer.write(json: self)
        return String(decoding: writer.octets, as: UTF8.self)
    }

    /// An object or array that holds no other with anything in it.
    fileprivate var isFlat: Bool {
        switch self {
        case .object(let object): object.members.allSatisfy { $0.value.isPlain }
        case .array(let elements): elements.allSatisfy(\.isPlain)
        case .null, .boolean, .integer, .string: false
        }
    }

    private var isPlain: Bool {
        switch self {
        case .object(let object): object.isEmpty
        case .array(let elements): elements.isEmpty
        case .null, .boolean, .integer, .string: true
        }
    }
}
