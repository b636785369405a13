import JSON
import MIME
import Octets

/// The values of one message as a flat object: the dotted name is the key, as in `via.0.host`.
///
/// What is absent has no member; numbers that JSON's readers could round become strings of digits.
struct NamedValues {
    private(set) var object = Object()
    /// Stands before each name: `part.0.` while a part is read.
    var prefix = ""

    mutating func add(_ name: String, _ value: Value) { object.append(prefix + name, value) }

    mutating func add(_ name: String, text: String?) {
        if let text { add(name, .string(text)) }
    }

    mutating func add(_ name: String, _ octets: Span<UInt8>, _ range: ByteRange) {
        if range.isPresent { add(name, .string(octets.unfolded(range))) }
    }

    mutating func add(_ name: String, _ octets: Span<UInt8>, _ number: Numeral?) {
        guard let number, !number.digits.isEmpty, number.digits.isPresent else { return }
        let digits = octets.text(number.digits).drop { $0 == "0" }
        add(name, number.isExact ? Value(number.value) : .string(String(digits)))
    }

    mutating func count(_ name: String, _ count: Int) { add("\(name).count", Value(count)) }

    /// Adds `param.NAME` for each parameter; of those with the same name the first one counts.
    mutating func add(parametersOf name: String, _ octets: Span<UInt8>, _ slices: Parameters.Slices) {
        guard slices.count > 0 else { return }
        var seen: Set<String> = []
        var walk = ParameterCursor(slices, in: octets)
        while let parameter = walk.next() {
            let key = octets.text(parameter.name).lowercased()
            if seen.insert(key).inserted { add("\(name).param.\(key)", octets.value(of: parameter)) }
        }
    }
}

extension Span where Element == UInt8 {
    /// A parameter's value without quotes and escapes; true where it has none.
    func value(of parameter: Parameter.Slices) -> Value {
        switch parameter.form {
        case .flag: true
        case .quoted: .string(unquoted(parameter.value))
        case .token, .bracketed: .string(text(parameter.value))
        }
    }

    /// A text as values show it: the words of a range, each run of blanks and line breaks read as one space.
    func words(_ range: ByteRange) -> String {
        var octets: [UInt8] = []
        var isBehindBlank = false
        for offset in range.start..<range.end {
            let octet = self[offset]
            let isBlank = CharacterClass.whitespace.contains(octet: octet)
            if !isBlank {
                if isBehindBlank, !octets.isEmpty { octets.append(0x20) }
                octets.append(octet)
            }
            isBehindBlank = isBlank
        }
        return String(decoding: octets, as: UTF8.self)
    }
}
