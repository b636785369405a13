public import Octets

/// An extension that a peer can support or require.
///
///     100rel
///
/// option-tag, RFC 3261 19.2, 25.1. Any token is one; equal whatever the case of its letters.
public struct OptionTag: WireValue, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, equal whatever its case.
    public let name: String

    /// A value of these parts.
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    /// `100rel`, RFC 3262 8.1
    public static let reliableProvisional = OptionTag("100rel")
    /// RFC 4662 8.1
    public static let eventList = OptionTag("eventlist")
    /// RFC 7614 9.1
    public static let explicitSubscription = OptionTag("explicitsub")
    /// RFC 4916 6
    public static let fromChange = OptionTag("from-change")
    /// RFC 5627 11.3
    public static let gruu = OptionTag("gruu")
    /// RFC 7044 14.1
    public static let historyInfo = OptionTag("histinfo")
    /// RFC 3911 10.2
    public static let join = OptionTag("join")
    /// RFC 4488 7
    public static let noReferSubscription = OptionTag("norefersub")
    /// RFC 5626 11.4
    public static let outbound = OptionTag("outbound")
    /// RFC 3327 7
    public static let path = OptionTag("path")
    /// RFC 3312 11
    public static let precondition = OptionTag("precondition")
    /// RFC 3840 12.3
    public static let callerPreferences = OptionTag("pref")
    /// RFC 3323 7
    public static let privacy = OptionTag("privacy")
    /// RFC 3891 9.2
    public static let replaces = OptionTag("replaces")
    /// RFC 4412 12.3
    public static let resourcePriority = OptionTag("resource-priority")
    /// RFC 3329 6.5
    public static let securityAgreement = OptionTag("sec-agree")
    /// RFC 4538 6
    public static let targetDialog = OptionTag("tdialog")
    /// RFC 4028 12.3
    public static let timer = OptionTag("timer")

    public typealias Slices = ByteRange

    // option-tag = token, RFC 3261 25.1
    @inline(__always)
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> ByteRange? {
        Token.scan(&cursor, &findings)
    }

    public init(_ slices: ByteRange, in octets: Span<UInt8>) { name = octets.text(slices) }

    public func encode(into writer: inout Writer) { writer.write(text: name) }

    public var description: String { name }

    public static func == (left: OptionTag, right: OptionTag) -> Bool { left.name.equalsIgnoringCase(right.name) }
    public func hash(into hasher: inout Hasher) {
        for octet in name.utf8 { hasher.combine(lowercased(octet)) }
    }
}
