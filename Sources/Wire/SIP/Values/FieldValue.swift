public import Addressing
public import MIME
public import Octets

/// The value of one field, typed by its name.
///
///     FieldValue(.cseq, "4711 INVITE")    // .cseq(CSeq(4711, .invite))
///
/// Lists hold the elements of one row. RFC 3261 7.3.1, 20
public enum FieldValue: Hashable, Sendable {
    case via([Via])
    case cseq(CSeq)
    case rack(RAck)
    case callID(CallID)
    case callIDs([CallID])
    case number(Number)
    case interval(SessionInterval)
    case retryAfter(RetryAfter)
    case timestamp(RequestTimestamp)
    case date(SIPDate)
    case mimeVersion(MIMEVersion)

    case contacts([Contact])
    case nameAddress(NameAddress)
    case nameAddresses([NameAddress])
    case bareReferences([BareReference])
    case quotedReference(QuotedReference)
    case host(ParameterizedHost)
    case billing(BillingInfo)
    case services([ServiceURN])

    case token(Token)
    case tokens([Token])
    case methods([Method])
    case optionTags([OptionTag])
    case parameterizedToken(ParameterizedToken)
    case parameterizedTokens([ParameterizedToken])
    case parameterizedText(ParameterizedText)
    case parameterizedTexts([ParameterizedText])
    case parameters(Parameters)
    case parameterSets([Parameters])
    case languages([Language])
    case features([FeatureSet])
    case reasons([Reason])
    case resourcePriorities([ResourcePriority])
    case privacy(Privacy)
    case event(Event)
    case eventTypes([EventType])
    case subscriptionState(SubscriptionState)
    case dialogID(DialogID)
    case sessionID(SessionID)
    case errorCode(ErrorCode)
    case warnings([Warning])

    case mediaType(MediaType)
    case mediaRanges([MediaRange])
    case disposition(ContentDisposition)
    case contentID(ContentID)

    case challenge(Challenge)
    case credentials(Credentials)
    case authenticationInfo(AuthenticationParameters)
    case identity(Identity)

    case products(Products)
    /// Text for people, and the value of a field that has no grammar of its own.
    case text(DescriptiveText)
}

extension FieldValue {
    /// Reads the whole value of a field and reports every fault; nil where no part is usable. O(octets)
    ///
    /// The findings are those of `FieldName.examine`. Elements of a list that are of no use are left out.
    public init?(_ name: FieldName, parsing octets: Span<UInt8>, _ value: ByteRange, _ findings: inout Findings) {
        name.examine(octets, value, &findings)
        guard !value.isEmpty || name.mayBeEmpty else { return nil }
        var known = Findings()
        guard let value = name.valueFamily.value(octets, value, &known) else { return nil }
        // A list of which no element is usable.
        if !known.isEmpty, !name.mayBeEmpty, value.encoded.isEmpty { return nil }
        self = value
    }

    /// Reads a whole text as the value of a field; nil where it holds any fault.
    public init?(_ name: FieldName, _ text: String) {
        var findings = Findings()
        let octets = Array(text.utf8)
        guard let value = FieldValue(name, parsing: octets.span, ByteRange(0, octets.count), &findings), findings.isEmpty else {
            return nil
        }
        self = value
    }
}
