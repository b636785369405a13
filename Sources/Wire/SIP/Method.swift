import Octets

/// A request's method; case-sensitive. RFC 3261 7.1
///
/// Any token is a method; the known ones are static members.
public struct Method: Hashable, Sendable {
    /// The name, in which case counts.
    public let name: String
    /// A method of this name, registered or not.
    public init(_ name: String) { self.name = name }

    /// RFC 3261 13
    public static let invite = Method("INVITE")
    /// RFC 3261 13.2.2.4, 17.1.1.3
    public static let ack = Method("ACK")
    /// RFC 3261 15
    public static let bye = Method("BYE")
    /// RFC 3261 9
    public static let cancel = Method("CANCEL")
    /// RFC 3261 11
    public static let options = Method("OPTIONS")
    /// RFC 3261 10
    public static let register = Method("REGISTER")
    /// RFC 3262
    public static let prack = Method("PRACK")
    /// RFC 6665 4.1
    public static let subscribe = Method("SUBSCRIBE")
    /// RFC 6665 4.2
    public static let notify = Method("NOTIFY")
    /// RFC 3903
    public static let publish = Method("PUBLISH")
    /// RFC 6086
    public static let info = Method("INFO")
    /// RFC 3515
    public static let refer = Method("REFER")
    /// RFC 3428
    public static let message = Method("MESSAGE")
    /// RFC 3311
    public static let update = Method("UPDATE")

    /// Which of the registered methods it is.
    public var known: Known { Known.allCases.first { $0.name == name } ?? .extension }

    /// The registered methods, as the index of a message tells them apart.
    @frozen
    public enum Known: UInt8, BitwiseCopyable, Sendable, CaseIterable {
        /// Not registered: its name stands in the message.
        case `extension`
        case invite, ack, bye, cancel, options, register, prack, subscribe, notify, publish, info, refer, message, update

        /// The name on the wire; empty for `extension`.
        public var name: String {
            switch self {
            case .extension: ""
            default: "\(self)".uppercased()
            }
        }
    }
}

extension Method: CustomStringConvertible {
    public var description: String { name }
}

extension Method.Known {
    /// The method spelled by a range; O(1).
    @inline(__always)
    init(_ octets: Span<UInt8>, at start: Int, count: Int) {
        guard count <= 9, count >= 3 else {
            self = .extension
            return
        }
        var word = octets.word(start)
        if count < 8 { word &= ~(~0 &<< UInt64(truncatingIfNeeded: 8 &* count)) }
        // Names as ASCII, first octet lowest. The mask cannot tell a name from the same name and NULs behind it: the length can.
        let (known, length): (Method.Known, Int) =
            switch word {
            case 0x0000_4554_4956_4e49: (.invite, 6)
            case 0x0000_0000_004b_4341: (.ack, 3)
            case 0x0000_0000_0045_5942: (.bye, 3)
            case 0x0000_4c45_434e_4143: (.cancel, 6)
            case 0x0053_4e4f_4954_504f: (.options, 7)
            case 0x5245_5453_4947_4552: (.register, 8)
            case 0x0000_004b_4341_5250: (.prack, 5)
            case 0x4249_5243_5342_5553: (.subscribe, 9)
            case 0x0000_5946_4954_4f4e: (.notify, 6)
            case 0x0048_5349_4c42_5550: (.publish, 7)
            case 0x0000_0000_4f46_4e49: (.info, 4)
            case 0x0000_0052_4546_4552: (.refer, 5)
            case 0x0045_4741_5353_454d: (.message, 7)
            case 0x0000_4554_4144_5055: (.update, 6)
            default: (.extension, -1)
            }
        let isWhole = count == length && (count < 9 || octets[start &+ 8] == UInt8(ascii: "E"))
        self = isWhole ? known : .extension
    }
}
