import Octets

/// The scheme of a URI: an open vocabulary, kept in lower case.
///
/// scheme, RFC 3261 25.1; compared whatever the case.
public struct Scheme: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name.lowercased() }

    public static let sip = Scheme("sip")
    public static let sips = Scheme("sips")
    public static let tel = Scheme("tel")
    public static let im = Scheme("im")
    public static let pres = Scheme("pres")
    public static let msrp = Scheme("msrp")
    public static let msrps = Scheme("msrps")
    public static let urn = Scheme("urn")
    public static let cid = Scheme("cid")
    public static let mid = Scheme("mid")
    public static let sms = Scheme("sms")
    public static let http = Scheme("http")
    public static let https = Scheme("https")

    /// The schemes whose grammar this module knows.
    @frozen
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        case sip, sips, tel, im, pres, msrp, msrps, urn, cid, mid, sms, http, https
        /// Any other one, read by the generic grammar.
        case other

        /// A range of ASCII letters in any case.
        init(_ octets: Span<UInt8>, _ name: ByteRange) {
            switch name.count {
            case 2: self = octets.range(name, equalsIgnoringCase: "im") ? .im : .other
            case 3:
                switch octets[name.start] | 0x20 {
                case UInt8(ascii: "s"):
                    self =
                        octets.range(name, equalsIgnoringCase: "sip") ? .sip : octets.range(name, equalsIgnoringCase: "sms") ? .sms : .other
                case UInt8(ascii: "t"): self = octets.range(name, equalsIgnoringCase: "tel") ? .tel : .other
                case UInt8(ascii: "u"): self = octets.range(name, equalsIgnoringCase: "urn") ? .urn : .other
                case UInt8(ascii: "c"): self = octets.range(name, equalsIgnoringCase: "cid") ? .cid : .other
                case UInt8(ascii: "m"): self = octets.range(name, equalsIgnoringCase: "mid") ? .mid : .other
                default: self = .other
                }
            case 4:
                switch octets[name.start] | 0x20 {
                case UInt8(ascii: "s"): self = octets.range(name, equalsIgnoringCase: "sips") ? .sips : .other
                case UInt8(ascii: "m"): self = octets.range(name, equalsIgnoringCase: "msrp") ? .msrp : .other
                case UInt8(ascii: "p"): self = octets.range(name, equalsIgnoringCase: "pres") ? .pres : .other
                case UInt8(ascii: "h"): self = octets.range(name, equalsIgnoringCase: "http") ? .http : .other
                default: self = .other
                }
            case 5:
                self =
                    octets.range(name, equalsIgnoringCase: "msrps")
                    ? .msrps : octets.range(name, equalsIgnoringCase: "https") ? .https : .other
            default: self = .other
            }
        }
    }
}
