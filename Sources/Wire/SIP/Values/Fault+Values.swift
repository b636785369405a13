public import Octets

// Any value
extension Fault {
    public static let valueEmpty = Fault("value.empty", .error, "RFC 3261 7.3.1, 25.1", "a field that needs a value has none")
    public static let valueTrailingOctets = Fault(
        "value.trailingOctets", .error, "RFC 3261 7.3.1, 25.1", "octets follow a value that is complete without them")
    public static let listElementEmpty = Fault(
        "list.element.empty", .warning, "RFC 3261 7.3.1, 25.1", "nothing stands before or behind a comma of a list", hasSafeReading: true)
    public static let tokenMissing = Fault("token.missing", .error, "RFC 3261 25.1", "no token stands where the field wants one")
    public static let numberMissing = Fault("number.missing", .error, "RFC 3261 25.1", "no digit stands where the field wants a number")
    public static let numberAboveMaximum = Fault(
        "number.aboveMaximum", .warning, "RFC 3261 20.19, 20.23", "a number of seconds is above 4294967295")
    public static let parameterNotSeconds = Fault(
        "parameter.value.notSeconds", .warning, "RFC 3261 25.1; RFC 6665 8.4", "a parameter that is a number of seconds has other octets")
    public static let textNotUTF8 = Fault("text.notUTF8", .warning, "RFC 3261 25.1; RFC 3629 4", "a text is not UTF-8")
    public static let textIllegalOctet = Fault("text.illegalOctet", .error, "RFC 3261 25.1", "a text holds a control octet")
    public static let commentUnterminated = Fault("comment.unterminated", .error, "RFC 3261 25.1", "a comment is not closed")
    public static let commentIllegalOctet = Fault(
        "comment.illegalOctet", .error, "RFC 3261 25.1", "a comment holds a control octet, a broken escape or broken UTF-8")

    static let anyValueFaults = [
        valueEmpty, valueTrailingOctets, listElementEmpty, tokenMissing, numberMissing, numberAboveMaximum, parameterNotSeconds,
        textNotUTF8, textIllegalOctet, commentUnterminated, commentIllegalOctet,
    ]
}

// CSeq, Call-ID, Max-Forwards, RSeq, RAck
extension Fault {
    public static let cseqNumberMissing = Fault(
        "cseq.number.missing", .error, "RFC 3261 20.16, 25.1", "a CSeq does not begin with a number")
    public static let cseqSpaceMissing = Fault(
        "cseq.space.missing", .error, "RFC 3261 20.16, 25.1", "no blank follows the number of a CSeq")
    public static let cseqMethodMissing = Fault("cseq.method.missing", .error, "RFC 3261 20.16, 25.1", "a CSeq names no method")
    public static let cseqAboveMaximum = Fault(
        "cseq.aboveMaximum", .error, "RFC 3261 8.1.1.5", "the number of a CSeq is 2147483648 or more")
    public static let cseqOutOfRange = Fault(
        "cseq.outOfRange", .error, "RFC 3261 8.1.1.5, 20.16", "the number of a CSeq does not fit 32 bits")
    public static let callIDWordMissing = Fault(
        "callID.word.missing", .error, "RFC 3261 20.8, 25.1", "no word stands before or behind the at sign of a call identifier")
    public static let maxForwardsOutOfRange = Fault("maxForwards.outOfRange", .error, "RFC 3261 20.22", "a hop count is above 255")
    public static let maxBreadthOutOfRange = Fault("maxBreadth.outOfRange", .error, "RFC 5393 5.3.1", "a breadth is 0")
    public static let rseqOutOfRange = Fault(
        "rseq.outOfRange", .error, "RFC 3262 7.1", "the number of a reliable response is 0 or above 4294967295")
    public static let rackSpaceMissing = Fault(
        "rack.space.missing", .error, "RFC 3262 7.2, 10", "no blank follows the response number of a RAck")

    static let sequenceFaults = [
        cseqNumberMissing, cseqSpaceMissing, cseqMethodMissing, cseqAboveMaximum, cseqOutOfRange, callIDWordMissing,
        maxForwardsOutOfRange, maxBreadthOutOfRange, rseqOutOfRange, rackSpaceMissing,
    ]
}

// Date, MIME-Version, Accept-Language, Retry-After, Server
extension Fault {
    public static let dateMalformed = Fault(
        "date.malformed", .error, "RFC 3261 20.17, 25.1", "a date does not have the form of RFC 1123 that SIP allows")
    public static let dateZone = Fault("date.zone.notGMT", .error, "RFC 3261 20.17", "a date is not in GMT")
    public static let dateOutOfRange = Fault("date.outOfRange", .error, "RFC 3261 25.1", "no such day or no such time of day exists")
    public static let dateWeekday = Fault(
        "date.weekday.mismatch", .warning, "RFC 5322 3.3", "a date falls on another day of the week than it says", hasSafeReading: true)
    public static let mimeVersionDotMissing = Fault(
        "mimeVersion.dot.missing", .error, "RFC 3261 20.24, 25.1", "a MIME version is not two numbers with a dot between them")
    public static let languageMalformed = Fault(
        "language.malformed", .error, "RFC 3261 20.3, 20.13, 25.1", "a part of a language tag does not have one to eight letters")
    public static let productsSpaceMissing = Fault(
        "products.space.missing", .warning, "RFC 3261 25.1", "no blank stands between two products or comments", hasSafeReading: true)
    public static let productsVersionMissing = Fault(
        "products.version.missing", .error, "RFC 3261 25.1", "no version follows the slash of a product")
    public static let productsIllegalOctet = Fault(
        "products.illegalOctet", .error, "RFC 3261 20.35, 20.41, 25.1", "what stands there is neither a product nor a comment")

    static let descriptionFaults = [
        dateMalformed, dateZone, dateOutOfRange, dateWeekday, mimeVersionDotMissing, languageMalformed, productsSpaceMissing,
        productsVersionMissing, productsIllegalOctet,
    ]
}

// Authorization, WWW-Authenticate, Authentication-Info, Identity, Privacy
extension Fault {
    public static let authenticationSchemeMissing = Fault(
        "authentication.scheme.missing", .error, "RFC 3261 25.1", "a challenge or credentials do not begin with a scheme")
    public static let authenticationParametersMissing = Fault(
        "authentication.parameters.missing", .error, "RFC 3261 25.1", "a challenge, credentials or an Authentication-Info hold no parameter"
    )
    public static let authenticationValueMissing = Fault(
        "authentication.value.missing", .error, "RFC 3261 25.1", "a parameter of a challenge or of credentials has no equals sign")
    public static let challengeRealmMissing = Fault(
        "challenge.realm.missing", .error, "RFC 2617 3.2.1; RFC 3261 22.1", "a Digest challenge names no realm")
    public static let challengeNonceMissing = Fault(
        "challenge.nonce.missing", .error, "RFC 2617 3.2.1", "a Digest challenge has no nonce")
    public static let credentialsParameterMissing = Fault(
        "credentials.parameter.missing", .error, "RFC 2617 3.2.2", "Digest credentials lack a parameter that they are checked by")
    public static let credentialsNonceCountMalformed = Fault(
        "credentials.nonceCount.malformed", .error, "RFC 3261 25.1", "a nonce count does not have eight hexadecimal digits")
    public static let identityDigestMissing = Fault(
        "identity.digest.missing", .error, "RFC 8224 4", "an identity does not begin with its signed digest")
    public static let identityInfoMissing = Fault(
        "identity.info.missing", .error, "RFC 8224 4", "an identity does not say where its certificate is")
    public static let identityInfoMalformed = Fault(
        "identity.info.malformed", .error, "RFC 8224 4", "the place of an identity's certificate is no URI in angle brackets")
    public static let privacySeparatorComma = Fault(
        "privacy.separator.comma", .warning, "RFC 3323 4.2", "privacy values are separated by a comma", hasSafeReading: true)
    public static let privacyValueRepeated = Fault(
        "privacy.value.repeated", .warning, "RFC 3323 4.2", "a privacy value stands more than once", hasSafeReading: true)
    public static let privacyNoneNotAlone = Fault(
        "privacy.none.notAlone", .warning, "RFC 3323 4.2", "the privacy value none stands beside others")

    static let authenticationFaults = [
        authenticationSchemeMissing, authenticationParametersMissing, authenticationValueMissing, challengeRealmMissing,
        challengeNonceMissing, credentialsParameterMissing, credentialsNonceCountMalformed, identityDigestMissing, identityInfoMissing,
        identityInfoMalformed, privacySeparatorComma, privacyValueRepeated, privacyNoneNotAlone,
    ]
}

// Event, Reason, Replaces, Session-Expires, Session-ID, Resource-Priority and others
extension Fault {
    public static let eventPartEmpty = Fault(
        "event.part.empty", .error, "RFC 6665 8.4", "nothing stands before or behind a dot of an event type")
    public static let reasonCauseMalformed = Fault(
        "reason.cause.malformed", .error, "RFC 3326 2", "the cause of a reason is not a number")
    public static let dialogIDTagMissing = Fault(
        "dialogID.tag.missing", .error, "RFC 3891 6.1; RFC 3911 7.1", "a dialog is named without one of its tags")
    public static let dialogIDTagRepeated = Fault(
        "dialogID.tag.repeated", .error, "RFC 3891 6.1; RFC 3911 7.1", "a dialog is named with a tag twice")
    public static let dialogIDTagMalformed = Fault(
        "dialogID.tag.malformed", .error, "RFC 3891 6.1; RFC 3911 7.1; RFC 4538 7", "a tag of a dialog is no token")
    public static let targetDialogTagMissing = Fault(
        "targetDialog.tag.missing", .error, "RFC 4538 4", "a target dialog is named without one of its tags")
    public static let sessionIDMalformed = Fault(
        "sessionID.malformed", .error, "RFC 7989 5", "a half of a session identifier is not 32 hexadecimal digits in lower case")
    public static let sessionIntervalRefresher = Fault(
        "sessionInterval.refresher.unknown", .error, "RFC 4028 4", "a refresher is neither uac nor uas")
    public static let resourcePriorityDotMissing = Fault(
        "resourcePriority.dot.missing", .error, "RFC 4412 3.1", "a resource priority has no dot between namespace and priority")
    public static let resourcePriorityPartEmpty = Fault(
        "resourcePriority.part.empty", .error, "RFC 4412 3.1", "a resource priority lacks its namespace or its priority")
    public static let resourcePrioritySecondDot = Fault(
        "resourcePriority.secondDot", .error, "RFC 4412 3.1", "a resource priority has more than one dot")
    public static let featuresStarMissing = Fault(
        "features.star.missing", .error, "RFC 3841 10; RFC 6809 6.2.1", "features do not follow an asterisk")
    public static let errorCodeOutOfRange = Fault(
        "errorCode.outOfRange", .error, "RFC 6442 4.4", "an error code has more than three digits")
    public static let referSubUnknown = Fault("referSub.value.unknown", .error, "RFC 4488 4", "a Refer-Sub is neither true nor false")
    public static let referenceSchemeNotSIP = Fault(
        "reference.scheme.notSIP", .error, "RFC 7614 4.8", "a URI that must be sip or sips has another scheme")
    public static let serviceURNPrefix = Fault(
        "serviceURN.prefix.missing", .error, "RFC 6050 4.4", "a service is not a URN of the namespace urn-7")
    public static let serviceURNLabelEmpty = Fault(
        "serviceURN.label.empty", .error, "RFC 6050 4.4", "a label of a service is empty or holds an octet that no label holds")

    static let extensionFaults = [
        eventPartEmpty, reasonCauseMalformed, dialogIDTagMissing, dialogIDTagRepeated, dialogIDTagMalformed, targetDialogTagMissing,
        sessionIDMalformed, sessionIntervalRefresher, resourcePriorityDotMissing, resourcePriorityPartEmpty, resourcePrioritySecondDot,
        featuresStarMissing, errorCodeOutOfRange, referSubUnknown, referenceSchemeNotSIP, serviceURNPrefix, serviceURNLabelEmpty,
    ]
}

// Via, Contact, History-Info, Warning and other fields with addresses
extension Fault {
    public static let viaProtocolMissing = Fault(
        "via.protocol.missing", .error, "RFC 3261 20.42, 25.1", "a Via does not begin with the name of a protocol")
    public static let viaVersionMissing = Fault("via.version.missing", .error, "RFC 3261 20.42, 25.1", "a Via names no protocol version")
    public static let viaTransportMissing = Fault("via.transport.missing", .error, "RFC 3261 20.42, 25.1", "a Via names no transport")
    public static let viaBranchEmpty = Fault(
        "via.branch.empty", .error, "RFC 3261 8.1.1.7, 17.2.3", "nothing follows the magic cookie of a branch")
    public static let viaReceivedBrackets = Fault(
        "via.received.brackets", .warning, "RFC 5118 4.5; RFC 3261 25.1", "a received address stands in brackets", hasSafeReading: true)
    public static let viaReceivedMalformed = Fault(
        "via.received.malformed", .warning, "RFC 3261 18.2.1, 25.1", "what a Via says it was received from is no address")
    public static let viaRportMalformed = Fault("via.rport.malformed", .warning, "RFC 3581 3, 5", "an rport is no number up to 65535")
    public static let viaTTLOutOfRange = Fault("via.ttl.outOfRange", .warning, "RFC 3261 25.1", "a ttl is no number up to 255")
    public static let viaKeepMalformed = Fault("via.keep.malformed", .warning, "RFC 6223 8", "a keep interval is not a number")
    public static let contactStarNotAlone = Fault(
        "contact.star.notAlone", .error, "RFC 3261 10.2.2, 20.10, 25.1", "the contact that stands for all stands beside others")
    public static let contactExpiresMalformed = Fault(
        "contact.expires.malformed", .warning, "RFC 3261 10.2, 25.1", "the expiry of a contact is not a number; it counts as 3600")
    public static let contactRegIDOutOfRange = Fault(
        "contact.regID.outOfRange", .warning, "RFC 5626 4.2, 10", "a reg-id is no number from 1 to 2147483647")
    public static let historyIndexMissing = Fault(
        "historyInfo.index.missing", .error, "RFC 7044 5, 10.3", "an entry of the history has no index")
    public static let historyIndexMalformed = Fault(
        "historyInfo.index.malformed", .error, "RFC 7044 5", "the index of an entry is not numbers with dots between them")
    public static let warningCodeMalformed = Fault(
        "warning.code.malformed", .error, "RFC 3261 20.43, 25.1", "a warning does not begin with three digits")
    public static let warningAgentMissing = Fault("warning.agent.missing", .error, "RFC 3261 20.43, 25.1", "a warning names no agent")
    public static let warningTextMissing = Fault(
        "warning.text.missing", .error, "RFC 3261 20.43, 25.1", "a warning has no quoted text")
    public static let quotedReferenceQuoteMissing = Fault(
        "quotedReference.quote.missing", .error, "RFC 5503 8.1", "a URI that must stand in quotes does not")
    public static let billingMalformed = Fault(
        "billing.malformed", .error, "RFC 5503 7.1",
        "billing information is not two hexadecimal numbers and a host, apart by slash and at sign")
    public static let chargingVectorIcidMissing = Fault(
        "chargingVector.icid.missing", .error, "RFC 7315 5.6", "a charging vector does not begin with icid-value")

    static let addressValueFaults = [
        viaProtocolMissing, viaVersionMissing, viaTransportMissing, viaBranchEmpty, viaReceivedBrackets,
        viaReceivedMalformed, viaRportMalformed, viaTTLOutOfRange, viaKeepMalformed, contactStarNotAlone, contactExpiresMalformed,
        contactRegIDOutOfRange, historyIndexMissing, historyIndexMalformed, warningCodeMalformed, warningAgentMissing, warningTextMissing,
        quotedReferenceQuoteMissing, billingMalformed, chargingVectorIcidMissing,
    ]

    /// Every fault of a field's value.
    static let valueFaults: [Fault] =
        anyValueFaults + sequenceFaults + descriptionFaults + authenticationFaults + extensionFaults + addressValueFaults
}
