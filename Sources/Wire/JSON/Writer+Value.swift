import Octets

extension Writer {
    /// Writes a value on one line, with a blank after each colon and comma where `spaced`. RFC 8259 3
    mutating func write(json value: Value, spaced: Bool = false) {
        switch value {
        case .null: write("null")
        case .boolean(true): write("true")
        case .boolean(false): write("false")
        case .integer(let number): write(decimal: number)
        case .string(let text): write(json: text)
        case .array(let elements):
            write(UInt8(ascii: "["))
            for (place, element) in elements.enumerated() {
                if place > 0 { write(spaced ? ", " : ",") }
                write(json: element, spaced: spaced)
            }
            write(UInt8(ascii: "]"))
        case .object(let object):
            write(UInt8(ascii: "{"))
            for (place, member) in object.members.enumerated() {
                if place > 0 { write(spaced ? ", " : ",") }
                write(json: member.name)
                write(spaced ? ": " : ":")
                write(json: member.value, spaced: spaced)
            }
            write(UInt8(ascii: "}"))
        }
    }

    // string = quotation-mark *char quotation-mark; char = unescaped / escape ( … ), RFC 8259 7
    /// Writes a string; only quotes, backslashes and control octets are escaped.
    mutating func write(json text: String) {
        write(UInt8(ascii: "\""))
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            write(text: text)
        } else {
            for octet in text.utf8 { write(escaped: octet) }
        }
        write(UInt8(ascii: "\""))
    }

    private mutating func write(escaped octet: UInt8) {
        switch octet {
        case UInt8(ascii: "\""): write("\\\"")
        case UInt8(ascii: "\\"): write("\\\\")
        case 0x08: write("\\b")
        case 0x09: write("\\t")
        case 0x0A: write("\\n")
        case 0x0C: write("\\f")
        case 0x0D: write("\\r")
        case 0..<0x20:
            write("\\u00")
            write(octet < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            let digit = octet & 0x0F
            write(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        default: write(octet)
        }
    }
}
