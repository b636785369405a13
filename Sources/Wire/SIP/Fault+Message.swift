public import Octets

extension Fault {
    public static let startLineMissing = Fault(
        "startLine.missing", .error, "RFC 3261 7.1, 7.2", "no start line: the message begins with neither a method nor a SIP-Version")
    public static let startLineBlanks = Fault(
        "startLine.blanks", .error, "RFC 3261 7.1, 25.1", "the words of a start line stand one SP apart, and none is before or after them",
        hasSafeReading: true)
    public static let startLineVersion = Fault(
        "startLine.version", .error, "RFC 3261 7.1, 25.1", "the protocol and version are not SIP/2.0")
    public static let startLineVersionMissing = Fault(
        "startLine.version.missing", .error, "RFC 3261 7.1, 25.1", "a Request-Line ends in a SIP-Version")
    public static let startLineTrailing = Fault(
        "startLine.trailingOctets", .error, "RFC 3261 7.1, 25.1", "a Request-Line ends with its SIP-Version")
    public static let methodIllegalOctet = Fault(
        "method.illegalOctet", .error, "RFC 3261 7.1, 25.1", "a method is a token")
    public static let requestURIMissing = Fault("requestURI.missing", .error, "RFC 3261 7.1, 25.1", "a Request-Line names a Request-URI")
    public static let requestURIHeaders = Fault(
        "requestURI.headers", .error, "RFC 3261 19.1.1, 19.1.5", "a Request-URI has no header part")
    public static let requestURIBlank = Fault(
        "requestURI.blank", .error, "RFC 3261 7.1", "a Request-URI holds no blank", hasSafeReading: true)
    public static let statusCode = Fault(
        "statusCode.syntax", .error, "RFC 3261 7.2, 25.1", "a status code has three digits, the first of them 1 to 6")
    public static let reasonPhraseSeparator = Fault(
        "reasonPhrase.separator", .error, "RFC 3261 7.2, 25.1", "one SP follows the status code even where the reason phrase is empty",
        hasSafeReading: true)
    public static let reasonPhraseOctet = Fault(
        "reasonPhrase.illegalOctet", .error, "RFC 3261 7.2, 25.1",
        "a reason phrase holds an octet that is neither text of UTF-8, an escape nor one of the characters that URIs are made of",
        hasSafeReading: true)
    public static let lineBareLineFeed = Fault(
        "line.bareLineFeed", .error, "RFC 3261 7, 25.1", "lines end in CR LF, this one in LF alone", hasSafeReading: true)
    public static let lineStrayReturn = Fault(
        "line.strayReturn", .error, "RFC 3261 7, 25.1", "a CR that no LF follows ends no line and belongs to no value")
    public static let headLimit = Fault(
        "head.limit", .error, "RFC 3261 21.5.7", "more lines or fields than this reader takes; those that follow are not read")
    public static let headerNameMissing = Fault(
        "headerName.missing", .error, "RFC 3261 7.3.1, 25.1", "a field begins with its name")
    public static let headerNameIllegalOctet = Fault(
        "headerName.illegalOctet", .error, "RFC 3261 7.3.1, 25.1",
        "a field name is a token, and only SP and HTAB stand between it and its colon")
    public static let headerColonMissing = Fault(
        "header.colon.missing", .error, "RFC 3261 7.3.1, 25.1", "a line of the head holds no colon and continues no field")
    public static let headerFoldFirst = Fault(
        "header.fold.first", .error, "RFC 3261 7.3.1", "a line begins with a blank and there is no field that it could continue")
    public static let headerMissing = Fault("header.missing", .error, "RFC 3261 8.1.1, 8.2.6.2", "a mandatory field is absent")
    public static let contactMissing = Fault(
        "contact.missing", .error, "RFC 3261 8.1.1.8, 12.1.1; RFC 6665 3.1; RFC 3515 2.2",
        "a message that makes a dialog names its sender's Contact")
    public static let contactStar = Fault(
        "contact.star", .error, "RFC 3261 10.2.2, 10.3, 20.10",
        "a Contact of * stands alone in a REGISTER whose Expires is 0, and nowhere else")
    public static let maxForwardsMissing = Fault(
        "maxForwards.missing", .warning, "RFC 3261 8.1.1.6, 16.3", "a request carries Max-Forwards")
    public static let branchMissing = Fault(
        "via.branch.missing", .warning, "RFC 3261 8.1.1.7, 17.2.3", "the topmost Via has no branch, as RFC 2543 wrote it")
    public static let fromTagMissing = Fault(
        "from.tag.missing", .warning, "RFC 3261 8.1.1.3, 19.3", "From has no tag, as RFC 2543 wrote it")
    public static let eventMissing = Fault(
        "event.missing", .error, "RFC 6665 8.2.1; RFC 3903 4.1", "the method asks for an event package")
    public static let subscriptionStateMissing = Fault(
        "subscriptionState.missing", .warning, "RFC 6665 4.1.3, 8.2.3", "a NOTIFY tells the state of its subscription")
    public static let referToMissing = Fault("referTo.missing", .error, "RFC 3515 2.1, 2.4.1", "a REFER names one Refer-To")
    public static let rackMissing = Fault("rack.missing", .error, "RFC 3262 7.2", "a PRACK names the response that it acknowledges")
    public static let challengeMissing = Fault(
        "challenge.missing", .error, "RFC 3261 20.27, 20.44, 21.4.2, 21.4.8", "a 401 or 407 carries a challenge")
    public static let requiredInResponse = Fault(
        "header.missingInResponse", .warning, "RFC 3261 20, 21", "the status code goes with a field that is absent")
    public static let contentTypeMissing = Fault(
        "contentType.missing", .error, "RFC 3261 7.4.1, 20.15", "a body has no Content-Type")
    public static let cseqMethodMismatch = Fault(
        "cseq.methodMismatch", .error, "RFC 3261 8.1.1.5, 8.2.1; RFC 4475 3.1.2.17, 3.1.2.18",
        "the method of CSeq is not the request's method")
    public static let valueControlOctet = Fault(
        "value.controlOctet", .error, "RFC 3261 25.1", "a field value holds a control octet")

    public static let messageFaults: [Fault] = [
        startLineMissing, startLineBlanks, startLineVersion, startLineVersionMissing, startLineTrailing, methodIllegalOctet,
        requestURIMissing,
        requestURIHeaders, requestURIBlank, statusCode, reasonPhraseSeparator, reasonPhraseOctet, lineBareLineFeed, lineStrayReturn,
        headLimit, headerNameMissing, headerNameIllegalOctet, headerColonMissing, headerFoldFirst,
        headerMissing, contactMissing, contactStar, maxForwardsMissing, branchMissing, fromTagMissing, eventMissing,
        subscriptionStateMissing, referToMissing, rackMissing, challengeMissing, requiredInResponse, contentTypeMissing,
        cseqMethodMismatch, valueControlOctet,
    ]
}
