import Addressing
import MIME
import Octets

extension ValueFamily {
    /// Copies a value out. What is wrong with it has been reported before.
    func value(_ octets: Span<UInt8>, _ value: ByteRange, _ known: inout Findings) -> FieldValue? {
        var cursor = Cursor(octets, value)
        switch self {
        case .via: return .via(Via.list(octets, value, &known))
        case .cseq: return CSeq(parsing: &cursor, &known).map { .cseq($0) }
        case .rack: return RAck(parsing: &cursor, &known).map { .rack($0) }
        case .callID: return CallID(parsing: &cursor, &known).map { .callID($0) }
        case .callIDs: return .callIDs(CallID.list(octets, value, &known))
        case .number, .seconds, .hops, .breadth, .responseNumber: return Number(parsing: &cursor, &known).map { .number($0) }
        case .interval: return SessionInterval(parsing: &cursor, &known).map { .interval($0) }
        case .retryAfter: return RetryAfter(parsing: &cursor, &known).map { .retryAfter($0) }
        case .timestamp: return RequestTimestamp(parsing: &cursor, &known).map { .timestamp($0) }
        case .date: return SIPDate(parsing: &cursor, &known).map { .date($0) }
        case .mimeVersion: return MIMEVersion(parsing: &cursor, &known).map { .mimeVersion($0) }

        case .contacts: return .contacts(Contact.list(octets, value, &known))
        case .nameAddress, .route, .uriReference, .sipReference: return NameAddress(parsing: &cursor, &known).map { .nameAddress($0) }
        case .nameAddresses, .routes, .uriReferences, .historyEntries: return .nameAddresses(NameAddress.list(octets, value, &known))
        case .bareReferences: return .bareReferences(BareReference.list(octets, value, &known))
        case .quotedReference: return QuotedReference(parsing: &cursor, &known).map { .quotedReference($0) }
        case .hostWithParameters: return ParameterizedHost(parsing: &cursor, &known).map { .host($0) }
        case .billing: return BillingInfo(parsing: &cursor, &known).map { .billing($0) }
        case .services: return .services(ServiceURN.list(octets, value, &known))

        case .token: return Token(parsing: &cursor, &known).map { .token($0) }
        case .tokens, .hexadecimals: return .tokens(Token.list(octets, value, &known))
        case .methods: return .methods(Method.list(octets, value, &known))
        case .optionTags: return .optionTags(OptionTag.list(octets, value, &known))
        case .tokenWithParameters, .referSub: return ParameterizedToken(parsing: &cursor, &known).map { .parameterizedToken($0) }
        case .tokensWithParameters, .codings, .securityMechanisms:
            return .parameterizedTokens(ParameterizedToken.list(octets, value, &known))
        case .textWithParameters: return ParameterizedText(parsing: &cursor, &known).map { .parameterizedText($0) }
        case .textsWithParameters: return .parameterizedTexts(ParameterizedText.list(octets, value, &known))
        case .parameter, .parameterSet, .chargingVector: return .parameters(Parameters(set: &cursor, &known))
        case .parameterSets: return .parameterSets(Parameters.sets(&cursor, &known))
        case .languages, .languageTags: return .languages(Language.list(octets, value, &known))
        case .features: return .features(FeatureSet.list(octets, value, &known))
        case .reasons: return .reasons(Reason.list(octets, value, &known))
        case .resourcePriorities: return .resourcePriorities(ResourcePriority.list(octets, value, &known))
        case .privacy: return Privacy(parsing: &cursor, &known).map { .privacy($0) }
        case .event: return Event(parsing: &cursor, &known).map { .event($0) }
        case .eventTypes: return .eventTypes(EventType.list(octets, value, &known))
        case .subscriptionState: return SubscriptionState(parsing: &cursor, &known).map { .subscriptionState($0) }
        case .dialogID, .targetDialog: return DialogID(parsing: &cursor, &known).map { .dialogID($0) }
        case .sessionID: return SessionID(parsing: &cursor, &known).map { .sessionID($0) }
        case .errorCode: return ErrorCode(parsing: &cursor, &known).map { .errorCode($0) }
        case .warnings: return .warnings(Warning.list(octets, value, &known))

        case .mediaType: return MediaType(parsing: &cursor, &known).map { .mediaType($0) }
        case .mediaRanges: return .mediaRanges(MediaRange.list(octets, value, &known))
        case .disposition: return ContentDisposition(parsing: &cursor, &known).map { .disposition($0) }
        case .contentID: return ContentID(parsing: &cursor, &known).map { .contentID($0) }

        case .challenge: return Challenge(parsing: &cursor, &known).map { .challenge($0) }
        case .credentials: return Credentials(parsing: &cursor, &known).map { .credentials($0) }
        case .authenticationInfo: return AuthenticationParameters(parsing: &cursor, &known).map { .authenticationInfo($0) }
        case .identity: return Identity(parsing: &cursor, &known).map { .identity($0) }

        case .products: return Products(parsing: &cursor, &known).map { .products($0) }
        case .text, .opaque: return DescriptiveText(parsing: &cursor, &known).map { .text($0) }
        }
    }
}

extension Parameters {
    /// generic-param *( SEMI generic-param )
    fileprivate init(set cursor: inout Cursor, _ findings: inout Findings) {
        self.init(Parameters.scan(&cursor, &findings, forms: [.host, .uri], isFirstBare: true), in: cursor.octets)
    }

    fileprivate static func sets(_ cursor: inout Cursor, _ findings: inout Findings) -> [Parameters] {
        var sets: [Parameters] = []
        guard cursor.firstElement(&findings) else { return sets }
        var start = cursor.position
        repeat { sets.append(Parameters(set: &cursor, &findings)) } while cursor.nextElement(&start, &findings)
        return sets
    }
}
