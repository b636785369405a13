import Octets

extension MediaType {
    /// Text for people. RFC 2046 4.1
    public static let textPlain = MediaType("text", "plain")
    /// A session description. RFC 8866
    public static let sdp = MediaType("application", "sdp")
    /// RFC 3862
    public static let cpim = MediaType("message", "cpim")
    /// RFC 5438
    public static let imdn = MediaType("message", "imdn+xml")
    /// RFC 3994
    public static let isComposing = MediaType("application", "im-iscomposing+xml")
    /// RFC 3420
    public static let sipFragment = MediaType("message", "sipfrag")
    /// RFC 5322
    public static let mail = MediaType("message", "rfc822")
    /// Octets that nothing is said about. RFC 2046 4.5.1
    public static let octetStream = MediaType("application", "octet-stream")
    /// RFC 4826
    public static let resourceLists = MediaType("application", "resource-lists+xml")
    /// RFC 4662
    public static let resourceListMetaInformation = MediaType("application", "rlmi+xml")
    /// RFC 3863
    public static let presence = MediaType("application", "pidf+xml")
    /// RFC 3680
    public static let registration = MediaType("application", "reginfo+xml")
    /// RFC 4575
    public static let conference = MediaType("application", "conference-info+xml")
    /// Where a file can be fetched, in RCS.
    public static let fileTransfer = MediaType("application", "vnd.gsma.rcs-ft-http+xml")
    /// A place, in RCS.
    public static let geolocation = MediaType("application", "vnd.gsma.rcspushlocation+xml")
    /// An SMS inside SIP.
    public static let shortMessage = MediaType("application", "vnd.3gpp.sms")

    /// RFC 2046 5.1.3; the boundary comes with the body.
    public static let multipartMixed = MediaType("multipart", "mixed")
    /// RFC 2046 5.1.4
    public static let multipartAlternative = MediaType("multipart", "alternative")
    /// RFC 2046 5.1.5
    public static let multipartDigest = MediaType("multipart", "digest")
    /// RFC 2387
    public static let multipartRelated = MediaType("multipart", "related")

    /// Whether the body has parts.
    public var isMultipart: Bool { type.equalsIgnoringCase("multipart") }
    /// The boundary of a multipart; nil where it is absent or unusable.
    public var boundary: String? { parameters["boundary"]?.text }
    /// The character set as written; nil where none is.
    public var charset: String? { parameters["charset"]?.text }

    /// Whether type and subtype are those of the other, whatever the parameters.
    public func hasNames(of other: MediaType) -> Bool {
        type.equalsIgnoringCase(other.type) && subtype.equalsIgnoringCase(other.subtype)
    }
}

extension MediaType {
    public static func == (left: MediaType, right: MediaType) -> Bool {
        left.hasNames(of: right) && left.comparable == right.comparable
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(type.lowercasedASCII)
        hasher.combine(subtype.lowercasedASCII)
        hasher.combine(comparable)
    }

    private struct Comparable: Hashable {
        let name: String
        let value: String?
    }

    /// The parameters without what does not count.
    private var comparable: [Comparable] {
        parameters.map { parameter in
            let name = parameter.name.lowercasedASCII
            return Comparable(name: name, value: name == "charset" ? parameter.value?.text.lowercasedASCII : parameter.value?.text)
        }.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
    }
}
