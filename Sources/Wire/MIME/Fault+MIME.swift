public import Octets

// Content-Type, Accept
extension Fault {
    public static let mediaTypeTypeEmpty = Fault(
        "mediaType.type.empty", .error, "RFC 3261 25.1; RFC 2045 5.1", "a media type does not begin with a token")
    public static let mediaTypeSlashMissing = Fault(
        "mediaType.slash.missing", .error, "RFC 3261 25.1; RFC 2045 5.1", "a media type has no slash and so no subtype")
    public static let mediaTypeSubtypeEmpty = Fault(
        "mediaType.subtype.empty", .error, "RFC 3261 25.1; RFC 2045 5.1", "no token follows the slash of a media type")
    public static let mediaTypeParameterValueMissing = Fault(
        "mediaType.parameter.valueMissing", .error, "RFC 3261 25.1; RFC 2045 5.1", "a parameter of a media type has no equals sign")
    public static let mediaRangeTypeWildcard = Fault(
        "mediaRange.type.wildcard", .error, "RFC 3261 25.1", "a media range names a subtype of any type")
    public static let qualityMalformed = Fault(
        "quality.malformed", .error, "RFC 3261 25.1", "a q parameter is not a number from 0 to 1 with three decimals at most")

    static let mediaTypeFaults = [
        mediaTypeTypeEmpty, mediaTypeSlashMissing, mediaTypeSubtypeEmpty, mediaTypeParameterValueMissing, mediaRangeTypeWildcard,
        qualityMalformed,
    ]
}

// Multipart bodies
extension Fault {
    public static let multipartBoundaryMissing = Fault(
        "multipart.boundary.missing", .error, "RFC 2046 5.1.1", "a multipart type has no boundary, so that its parts cannot be found")
    public static let multipartBoundaryTooLong = Fault(
        "multipart.boundary.tooLong", .error, "RFC 2046 5.1.1", "a boundary has more than 70 characters", hasSafeReading: true)
    public static let multipartBoundaryIllegalOctet = Fault(
        "multipart.boundary.illegalOctet", .error, "RFC 2046 5.1.1", "a boundary holds a character that it must not hold",
        hasSafeReading: true)
    public static let multipartBoundaryRepeated = Fault(
        "multipart.boundary.repeated", .error, "RFC 2046 5.1.1", "a nested multipart has the boundary of one around it")
    public static let multipartDelimiterMissing = Fault(
        "multipart.delimiter.missing", .error, "RFC 2046 5.1.1", "no line of a multipart body is its delimiter")
    public static let multipartCloseDelimiterMissing = Fault(
        "multipart.closeDelimiter.missing", .error, "RFC 2046 5.1.1", "a multipart body ends without its closing delimiter")
    public static let multipartPartMissing = Fault(
        "multipart.part.missing", .error, "RFC 2046 5.1.1", "a multipart body is closed before its first part")
    public static let multipartBlankLineMissing = Fault(
        "multipart.part.blankLineMissing", .error, "RFC 2046 5.1.1", "no blank line ends the fields of a part")
    public static let multipartBareLF = Fault(
        "multipart.lineEnd.bareLF", .error, "RFC 2046 5.1.1", "a line of a multipart's structure ends in LF without CR",
        hasSafeReading: true)
    public static let multipartTransferEncoding = Fault(
        "multipart.transferEncoding.notIdentity", .error, "RFC 2045 6.4", "a multipart is itself transfer-encoded")
    public static let multipartPartsLimit = Fault(
        "multipart.parts.limit", .error, "RFC 2046 5.1.1", "more parts than Limits.maximumParts; those beyond are not read")
    public static let multipartNestingLimit = Fault(
        "multipart.nesting.limit", .error, "RFC 2046 5.1.1", "multiparts are nested deeper than Limits.maximumNesting")

    static let multipartFaults = [
        multipartBoundaryMissing, multipartBoundaryTooLong, multipartBoundaryIllegalOctet, multipartBoundaryRepeated,
        multipartDelimiterMissing, multipartCloseDelimiterMissing, multipartPartMissing, multipartBlankLineMissing, multipartBareLF,
        multipartTransferEncoding, multipartPartsLimit, multipartNestingLimit,
    ]
}

// Fields of a part
extension Fault {
    public static let partFieldMalformed = Fault(
        "part.field.malformed", .error, "RFC 2045 3; RFC 5322 2.2", "a line before the body of a part is not a field with name and colon")
    public static let partFieldIllegalOctet = Fault(
        "part.field.illegalOctet", .error, "RFC 5322 2.2", "a field of a part holds a control octet")
    public static let partFieldTrailing = Fault(
        "part.field.trailing", .error, "RFC 2045 3", "something follows the value of a field of a part")
    public static let partFieldDuplicate = Fault(
        "part.field.duplicate", .error, "RFC 2045 3", "a part has this field twice; the first one counts")
    public static let partFieldsLimit = Fault(
        "part.fields.limit", .error, "RFC 2045 3", "a part has more fields than Limits.maximumFields; those beyond are not read")

    static let partFaults = [partFieldMalformed, partFieldIllegalOctet, partFieldTrailing, partFieldDuplicate, partFieldsLimit]
}

// Content-Disposition, Content-ID
extension Fault {
    public static let contentDispositionTypeEmpty = Fault(
        "contentDisposition.type.empty", .error, "RFC 3261 25.1; RFC 2183 2", "a disposition does not begin with a token")
    public static let contentDispositionSize = Fault(
        "contentDisposition.size.malformed", .warning, "RFC 2183 2", "the size of a disposition is not a number")
    public static let contentDispositionDate = Fault(
        "contentDisposition.date.unquoted", .warning, "RFC 2183 2", "a date of a disposition is not a quoted string")
    public static let contentIDBracketMissing = Fault(
        "contentID.bracket.missing", .error, "RFC 8262 3.2; RFC 2045 7", "a content identifier is not enclosed in angle brackets",
        hasSafeReading: true)
    public static let contentIDAtMissing = Fault(
        "contentID.at.missing", .error, "RFC 8262 3.2; RFC 5322 3.6.4", "a content identifier has no commercial at")
    public static let contentIDEmpty = Fault(
        "contentID.side.empty", .error, "RFC 8262 3.2; RFC 5322 3.6.4", "nothing stands on one side of the at of a content identifier")
    public static let contentIDIllegalOctet = Fault(
        "contentID.illegalOctet", .error, "RFC 8262 3.2; RFC 5322 3.6.4", "a content identifier holds an octet that no atom holds")

    static let dispositionFaults = [
        contentDispositionTypeEmpty, contentDispositionSize, contentDispositionDate, contentIDBracketMissing, contentIDAtMissing,
        contentIDEmpty, contentIDIllegalOctet,
    ]
}

// Content-Transfer-Encoding, Content-Encoding
extension Fault {
    public static let contentTransferEncodingEmpty = Fault(
        "contentTransferEncoding.mechanism.empty", .error, "RFC 2045 6.1", "a transfer encoding is not a token")
    public static let base64IllegalOctet = Fault(
        "base64.illegalOctet", .warning, "RFC 2045 6.8", "base64 holds an octet outside its alphabet, which is passed over")
    public static let base64AfterPadding = Fault(
        "base64.afterPadding", .error, "RFC 2045 6.8", "base64 goes on behind its padding; what follows is not read")
    public static let base64PaddingMissing = Fault(
        "base64.padding.missing", .warning, "RFC 2045 6.8", "the last group of base64 is not filled up")
    public static let base64Truncated = Fault(
        "base64.truncated", .error, "RFC 2045 6.8", "base64 ends in the middle of an octet")
    public static let quotedPrintableEscape = Fault(
        "quotedPrintable.escape.illegal", .warning, "RFC 2045 6.7", "an equals sign is followed by neither two hex digits nor a line end")
    public static let quotedPrintableLowercase = Fault(
        "quotedPrintable.escape.lowercase", .warning, "RFC 2045 6.7", "a hex digit of a quoted-printable octet is in lower case")
    public static let quotedPrintableIllegalOctet = Fault(
        "quotedPrintable.illegalOctet", .warning, "RFC 2045 6.7", "quoted-printable holds an octet that needs escaping")
    public static let quotedPrintableLineTooLong = Fault(
        "quotedPrintable.line.tooLong", .warning, "RFC 2045 6.7", "a quoted-printable line has more than 76 characters")
    public static let contentEncodingEmpty = Fault(
        "contentEncoding.coding.empty", .error, "RFC 3261 25.1", "a content encoding does not name a coding")
    public static let contentEncodingCorrupt = Fault(
        "contentEncoding.corrupt", .error, "RFC 3261 20.12; RFC 9110 8.4.1", "a body is not what its content encoding says")
    public static let contentEncodingTruncated = Fault(
        "contentEncoding.truncated", .error, "RFC 3261 20.12; RFC 9110 8.4.1", "a compressed body ends too early")
    public static let contentEncodingOverLimit = Fault(
        "contentEncoding.overLimit", .error, "RFC 3261 21.4.11", "a body inflates to more than Limits.maximumInflatedOctets")
    public static let contentEncodingTrailingOctets = Fault(
        "contentEncoding.trailingOctets", .warning, "RFC 3261 20.12; RFC 9110 8.4.1", "octets follow the end of a compressed body")
    public static let contentEncodingRawDeflate = Fault(
        "contentEncoding.rawDeflate", .warning, "RFC 9110 8.4.1.2", "a deflated body lacks its zlib wrapper")
    public static let contentEncodingLimit = Fault(
        "contentEncoding.limit", .error, "RFC 3261 20.12", "more content codings than Limits.maximumNesting lie over one another")

    static let encodingFaults = [
        contentTransferEncodingEmpty, base64IllegalOctet, base64AfterPadding, base64PaddingMissing, base64Truncated,
        quotedPrintableEscape, quotedPrintableLowercase, quotedPrintableIllegalOctet, quotedPrintableLineTooLong, contentEncodingEmpty,
        contentEncodingCorrupt, contentEncodingTruncated, contentEncodingOverLimit, contentEncodingTrailingOctets,
        contentEncodingRawDeflate, contentEncodingLimit,
    ]

    public static let mimeFaults: [Fault] =
        mediaTypeFaults + multipartFaults + partFaults + dispositionFaults + encodingFaults
}
