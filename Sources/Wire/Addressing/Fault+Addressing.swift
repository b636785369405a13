public import Octets

extension Fault {
    // Hosts and ports.
    public static let hostEmpty = Fault(
        "host.empty", .error, "RFC 3261 25.1", "no host where one must stand")
    public static let hostIllegalOctet = Fault(
        "host.illegalOctet", .error, "RFC 3261 25.1, 19.1.2", "a host holds an octet, or an escape, that no host name has")
    public static let hostLabelMalformed = Fault(
        "host.label.malformed", .error, "RFC 3261 25.1", "a label of a host name is empty, or begins or ends with a hyphen")
    public static let hostUnderscore = Fault(
        "host.underscore", .error, "RFC 3261 25.1", "a host name holds an underscore", hasSafeReading: true)
    public static let hostNumericName = Fault(
        "host.numericName", .error, "RFC 3261 25.1; RFC 5954 4.1", "the last label begins with a digit, yet the host is no IPv4 address")
    public static let hostIPv4OutOfRange = Fault(
        "host.ipv4.outOfRange", .error, "RFC 5954 4.1; RFC 3986 3.2.2", "a part of an IPv4 address is above 255")
    public static let hostIPv4LeadingZero = Fault(
        "host.ipv4.leadingZero", .error, "RFC 5954 4.1; RFC 3986 3.2.2", "a part of an IPv4 address has a leading zero")
    public static let hostIPv6Malformed = Fault(
        "host.ipv6.malformed", .error, "RFC 5954 4.1; RFC 3986 3.2.2", "what stands in brackets is no IPv6 address")
    public static let hostIPv6Unclosed = Fault(
        "host.ipv6.unclosed", .error, "RFC 3261 25.1", "an IPv6 address has no closing bracket")
    public static let hostIPv6BracketsMissing = Fault(
        "host.ipv6.brackets.missing", .error, "RFC 3261 25.1; RFC 5118 4.2",
        "an IPv6 address without brackets cannot be told from a host with a port")
    public static let hostIPv6ExtraColon = Fault(
        "host.ipv6.extraColon", .warning, "RFC 5118 4.10; RFC 5954 3.1, 4.1",
        "a third colon before the IPv4 part, as the old grammar allowed; it is passed over", hasSafeReading: true)
    public static let hostZoneID = Fault(
        "host.zoneId", .error, "RFC 3261 25.1; RFC 5954 4.1; RFC 4007 11.2",
        "an IPv6 address carries a zone, which means nothing outside its node", hasSafeReading: true)
    public static let portEmpty = Fault(
        "port.empty", .error, "RFC 3261 25.1", "a colon without a port behind it")
    public static let portIllegalOctet = Fault(
        "port.illegalOctet", .error, "RFC 3261 25.1", "a port holds something other than digits")
    public static let portOutOfRange = Fault(
        "port.outOfRange", .error, "RFC 3261 25.1, 19.1.1", "a port is above 65535")

    // Every URI.
    public static let uriEmpty = Fault(
        "uri.empty", .error, "RFC 3261 25.1", "no URI where one must stand, or nothing behind its scheme")
    public static let uriBrackets = Fault(
        "uri.brackets", .error, "RFC 3261 25.1, 7.1", "angle brackets stand around a URI that takes none", hasSafeReading: true)
    public static let uriSchemeMissing = Fault(
        "uri.scheme.missing", .error, "RFC 3261 25.1", "a URI does not begin with a scheme and a colon")
    public static let uriIllegalOctet = Fault(
        "uri.illegalOctet", .error, "RFC 3261 25.1", "an octet that this place of a URI does not allow unescaped")
    public static let uriEscapeTruncated = Fault(
        "uri.escape.truncated", .error, "RFC 3261 25.1, 19.1.2; RFC 3986 2.1", "a percent sign without two hexadecimal digits behind it")

    // sip, sips, im, pres.
    public static let uriHostEmpty = Fault(
        "uri.host.empty", .error, "RFC 3261 25.1, 19.1.1", "a URI names no host")
    public static let uriUserEmpty = Fault(
        "uri.user.empty", .error, "RFC 3261 25.1, 19.1.1", "an at sign without a user before it")
    public static let uriUserIllegalOctet = Fault(
        "uri.user.illegalOctet", .error, "RFC 3261 25.1, 19.1.2", "the user or password of a URI holds an octet that must be escaped there")
    public static let uriParameterNameEmpty = Fault(
        "uri.parameter.name.empty", .error, "RFC 3261 25.1", "a semicolon in a URI without a parameter behind it")
    public static let uriParameterValueEmpty = Fault(
        "uri.parameter.value.empty", .error, "RFC 3261 25.1", "a URI parameter has an equals sign and no value")
    public static let uriParameterIllegalOctet = Fault(
        "uri.parameter.illegalOctet", .error, "RFC 3261 25.1, 19.1.2", "a URI parameter holds an octet that must be escaped there")
    public static let uriParameterOutOfRange = Fault(
        "uri.parameter.outOfRange", .warning, "RFC 3261 25.1", "the ttl of a URI is no number up to 255, or its maddr no host")
    public static let uriParameterDuplicate = Fault(
        "uri.parameter.duplicate", .warning, "RFC 3261 19.1.1", "a URI parameter of this name came before; the first one counts")
    public static let uriParameterLimit = Fault(
        "uri.parameter.limit", .error, "RFC 3261 19.1.1", "more URI parameters than Limits.maximumParameters; those beyond are not read")
    public static let uriHeaderMalformed = Fault(
        "uri.header.malformed", .error, "RFC 3261 25.1, 19.1.1", "a header of a URI has no name or no equals sign")
    public static let uriHeaderIllegalOctet = Fault(
        "uri.header.illegalOctet", .error, "RFC 3261 25.1, 19.1.2", "a header of a URI holds an octet that must be escaped there")
    public static let uriMailboxMalformed = Fault(
        "uri.mailbox.malformed", .warning, "RFC 3860 A.2; RFC 3859 A.2",
        "an im or pres URI whose address lacks a local part, an at sign or a domain")

    // tel, sms.
    public static let uriNumberEmpty = Fault(
        "uri.number.empty", .error, "RFC 3966 3", "a telephone number without a digit")
    public static let uriNumberIllegalOctet = Fault(
        "uri.number.illegalOctet", .error, "RFC 3966 3, 5.1.1", "an octet that is neither a digit of the number nor a visual separator")
    public static let uriPhoneContextMissing = Fault(
        "uri.phoneContext.missing", .warning, "RFC 3966 3, 5.1.5", "a local telephone number does not say in which context it holds")
    public static let uriPhoneContextMalformed = Fault(
        "uri.phoneContext.malformed", .error, "RFC 3966 3, 5.1.5",
        "a phone-context is neither the start of a global number nor a domain name")
    public static let uriExtensionConflict = Fault(
        "uri.extension.conflict", .warning, "RFC 3966 5.3", "a telephone number has both an extension and an ISDN subaddress")

    // msrp, msrps.
    public static let uriAuthorityMissing = Fault(
        "uri.authority.missing", .error, "RFC 4975 9; RFC 3986 3.2", "two slashes and an authority must follow this scheme")
    public static let uriPasswordForbidden = Fault(
        "uri.password.forbidden", .warning, "RFC 4975 6", "the user of an MSRP URI carries a password")
    public static let uriPortMissing = Fault(
        "uri.port.missing", .warning, "RFC 4975 6", "an MSRP URI with a numeric address names no port")
    public static let uriSessionIDMalformed = Fault(
        "uri.sessionId.malformed", .error, "RFC 4975 9", "the session of an MSRP URI is empty or holds an octet that it cannot")
    public static let uriTransportMissing = Fault(
        "uri.transport.missing", .error, "RFC 4975 9, 6", "an MSRP URI does not name its transport")

    // urn, cid, mid.
    public static let uriNamespaceMalformed = Fault(
        "uri.namespace.malformed", .error, "RFC 8141 2, 2.1", "the namespace of a URN is not 2 to 32 letters, digits and inner hyphens")
    public static let uriNamespaceStringMalformed = Fault(
        "uri.namespaceString.malformed", .error, "RFC 8141 2, 2.2", "the name inside the namespace of a URN is missing or malformed")
    public static let uriContentIDMalformed = Fault(
        "uri.contentId.malformed", .warning, "RFC 2392 2", "a content or message identifier is not of the form left@right")

    // Name and address.
    public static let nameAddressBracketsMissing = Fault(
        "nameAddress.brackets.missing", .error, "RFC 3261 25.1, 20; RFC 8217 3, 4", "this URI must stand in angle brackets")
    public static let nameAddressUnclosed = Fault(
        "nameAddress.unclosed", .error, "RFC 3261 25.1", "an opening angle bracket is never closed")
    public static let nameAddressBlank = Fault(
        "nameAddress.blank", .error, "RFC 3261 25.1; RFC 4475 3.1.2.14", "white space between an angle bracket and the URI inside",
        hasSafeReading: true)
    public static let nameAddressJunk = Fault(
        "nameAddress.junk", .error, "RFC 3261 25.1", "something other than a parameter or the next element follows an address")
    public static let displayNameIllegalOctet = Fault(
        "displayName.illegalOctet", .error, "RFC 3261 25.1; RFC 4475 3.1.2.15",
        "a display name outside quotes holds an octet that no token has", hasSafeReading: true)
    public static let displayNameUnexpected = Fault(
        "displayName.unexpected", .error, "RFC 3261 25.1", "a display name stands before a URI that takes none", hasSafeReading: true)

    public static let addressingFaults: [Fault] = [
        hostEmpty, hostIllegalOctet, hostLabelMalformed, hostUnderscore, hostNumericName, hostIPv4OutOfRange, hostIPv4LeadingZero,
        hostIPv6Malformed, hostIPv6Unclosed, hostIPv6BracketsMissing, hostIPv6ExtraColon, hostZoneID, portEmpty, portIllegalOctet,
        portOutOfRange, uriEmpty, uriBrackets, uriSchemeMissing, uriIllegalOctet, uriEscapeTruncated, uriHostEmpty, uriUserEmpty,
        uriUserIllegalOctet, uriParameterNameEmpty, uriParameterValueEmpty, uriParameterIllegalOctet, uriParameterOutOfRange,
        uriParameterDuplicate, uriParameterLimit, uriHeaderMalformed, uriHeaderIllegalOctet, uriMailboxMalformed, uriNumberEmpty,
        uriNumberIllegalOctet, uriPhoneContextMissing, uriPhoneContextMalformed, uriExtensionConflict, uriAuthorityMissing,
        uriPasswordForbidden, uriPortMissing, uriSessionIDMalformed, uriTransportMissing, uriNamespaceMalformed,
        uriNamespaceStringMalformed, uriContentIDMalformed, nameAddressBracketsMissing, nameAddressUnclosed, nameAddressBlank,
        nameAddressJunk, displayNameIllegalOctet, displayNameUnexpected,
    ]
}
