/// A value of a case file or of an answer, as JSON has it.
enum Scalar: Decodable, Equatable, Sendable, CustomStringConvertible {
    case absent
    case boolean(Bool)
    case integer(Int64)
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .absent
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let list = try? container.decode([String].self) {
            self = .list(list)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    var description: String {
        switch self {
        case .absent: "nothing"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .text(let value): value.debugDescription
        case .list(let value): "\(value)"
        }
    }
}
