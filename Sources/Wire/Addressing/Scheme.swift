import Octets

/// The scheme of a URI: an open vocabulary, kept in lower case.
///
/// scheme, RFC 3261 25.1; compared whatever the case.
public struct Scheme: Hashable, Sendable {
    /// The name in lower case.
    public let name: String

    /// A scheme by its name, whatever the case.
    public init(_ name: String) { self.name = name.lowercasedASCII }

    /// RFC 3261 19.1
    public static let sip = Scheme("sip")
    /// RFC 3261 19.1, over TLS
    public static let sips = Scheme("sips")
    /// RFC 3966
    public static let tel = Scheme("tel")
    /// RFC 3860
    public static let im = Scheme("im")
    /// RFC 3859
    public static let pres = Scheme("pres")
    /// RFC 4975 6
    public static let msrp = Scheme("msrp")
    /// RFC 4975 6, over TLS
    public static let msrps = Scheme("msrps")
    /// RFC 8141
    public static let urn = Scheme("urn")
    /// RFC 2392
    public static let cid = Scheme("cid")
    /// RFC 2392
    public static let mid = Scheme("mid")
    /// RFC 5724
    public static let sms = Scheme("sms")
    /// RFC 9110 4.2.1
    public static let http = Scheme("http")
    /// RFC 9110 4.2.2
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
