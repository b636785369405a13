import Addressing
import MIME
public import Octets

extension FieldName {
    /// Checks the whole value of one field of this name and reports every fault. Allocates nothing while nothing is wrong. O(octets)
    ///
    /// The severity is that of a field which is needed: lower `findings.ceiling` for one that is not.
    public func examine(_ octets: Span<UInt8>, _ value: ByteRange, _ findings: inout Findings) {
        if !value.isEmpty {
            valueFamily.examine(octets, value, &findings)
        } else if !mayBeEmpty {
            findings.report(.valueEmpty, at: value.start)
        }
    }

    /// The same as `family`, without a look at the table of names.
    @inline(__always)
    var valueFamily: ValueFamily { fieldNameFamilies[Int(code)] }
}

extension ValueFamily {
    /// Checks a whole value that is not empty: each element of a list, what stands between them, and that nothing is left over.
    @inline(__always)
    func examine(_ octets: Span<UInt8>, _ value: ByteRange, _ findings: inout Findings) {
        var cursor = Cursor(octets, value)
        let start = cursor.position
        switch self {
        case .via: return examineList(Via.self, &cursor, &findings)
        case .cseq: _ = CSeq.scan(&cursor, &findings)
        case .callID: _ = CallID.scan(&cursor, &findings)
        case .nameAddress: _ = NameAddress.skim(&cursor, &findings, form: .nameAddressOrAddress)
        case .hops: _ = Number.scanHops(&cursor, &findings)
        case .number: _ = Number.scan(&cursor, &findings)
        case .seconds: _ = Number.scanSeconds(&cursor, &findings)
        case .contacts: return examineContacts(&cursor, &findings)
        case .routes: return examineAddresses(&cursor, &findings, form: .nameAddress)
        case .nameAddresses: return examineAddresses(&cursor, &findings, form: .nameAddressOrAddress)
        case .uriReferences: return examineAddresses(&cursor, &findings, form: .bracketedURI)
        case .route: _ = NameAddress.skim(&cursor, &findings, form: .nameAddress)
        case .uriReference: _ = NameAddress.skim(&cursor, &findings, form: .bracketedURI)
        case .methods, .tokens, .optionTags: return examineTokens(&cursor, &findings)
        case .token: _ = Token.scan(&cursor, &findings)
        case .tokenWithParameters: _ = ParameterizedToken.scan(&cursor, &findings)
        case .tokensWithParameters: return examineList(ParameterizedToken.self, &cursor, &findings)
        case .products: _ = Products.scan(&cursor, &findings)
        case .text: _ = DescriptiveText.scan(&cursor, &findings)
        case .opaque: _ = DescriptiveText.scanOpaque(&cursor, &findings)
        case .mediaType: _ = MediaType.scan(&cursor, &findings)
        case .mediaRanges: return examineList(MediaRange.self, &cursor, &findings)
        case .features: return examineList(FeatureSet.self, &cursor, &findings)
        case .credentials: _ = Credentials.scan(&cursor, &findings)
        case .challenge: _ = Challenge.scan(&cursor, &findings)
        default: return examineRare(&cursor, &findings)
        }
        cursor.finish(after: start, &findings)
    }

    /// The families of fields that few messages carry: out of the way of the others.
    @inline(never)
    private func examineRare(_ cursor: inout Cursor, _ findings: inout Findings) {
        let start = cursor.position
        switch self {
        case .authenticationInfo: return examineAuthenticationInfo(&cursor, &findings)
        case .bareReferences: return examineList(BareReference.self, &cursor, &findings)
        case .billing: _ = BillingInfo.scan(&cursor, &findings)
        case .breadth: _ = Number.scanBreadth(&cursor, &findings)
        case .callIDs: return examineList(CallID.self, &cursor, &findings)
        case .chargingVector: cursor.scanChargingVector(&findings)
        case .codings, .securityMechanisms: return examineCodings(&cursor, &findings)
        case .contentID: _ = ContentID.scan(&cursor, &findings)
        case .date: _ = SIPDate.scan(&cursor, &findings)
        case .dialogID: _ = DialogID.scanForReplaces(&cursor, &findings)
        case .disposition: _ = ContentDisposition.scan(&cursor, &findings)
        case .errorCode: _ = ErrorCode.scan(&cursor, &findings)
        case .event: _ = Event.scan(&cursor, &findings)
        case .eventTypes: return examineList(EventType.self, &cursor, &findings)
        case .hexadecimals: return examineHexadecimals(&cursor, &findings)
        case .historyEntries: return examineHistory(&cursor, &findings)
        case .hostWithParameters: _ = ParameterizedHost.scan(&cursor, &findings)
        case .identity: _ = Identity.scan(&cursor, &findings)
        case .interval: _ = SessionInterval.scan(&cursor, &findings)
        case .languageTags: return examineLanguageTags(&cursor, &findings)
        case .languages: return examineList(Language.self, &cursor, &findings)
        case .mimeVersion: _ = MIMEVersion.scan(&cursor, &findings)
        case .parameter: cursor.scanOneParameter(&findings)
        case .parameterSet: cursor.scanParameterSet(&findings)
        case .parameterSets: return examineParameterSets(&cursor, &findings)
        case .privacy: _ = Privacy.scan(&cursor, &findings)
        case .quotedReference: _ = QuotedReference.scan(&cursor, &findings)
        case .rack: _ = RAck.scan(&cursor, &findings)
        case .reasons: return examineList(Reason.self, &cursor, &findings)
        case .referSub: _ = ParameterizedToken.scanReferSub(&cursor, &findings)
        case .resourcePriorities: return examineList(ResourcePriority.self, &cursor, &findings)
        case .responseNumber: _ = Number.scanResponseNumber(&cursor, &findings)
        case .retryAfter: _ = RetryAfter.scan(&cursor, &findings)
        case .services: return examineList(ServiceURN.self, &cursor, &findings)
        case .sessionID: _ = SessionID.scan(&cursor, &findings)
        case .sipReference: cursor.scanSIPReference(&findings)
        case .subscriptionState: _ = SubscriptionState.scan(&cursor, &findings)
        case .targetDialog: _ = DialogID.scanForTarget(&cursor, &findings)
        case .textWithParameters: _ = ParameterizedText.scan(&cursor, &findings)
        case .textsWithParameters: return examineList(ParameterizedText.self, &cursor, &findings)
        case .timestamp: _ = RequestTimestamp.scan(&cursor, &findings)
        case .warnings: return examineList(Warning.self, &cursor, &findings)
        case .via, .cseq, .callID, .nameAddress, .hops, .number, .seconds, .contacts, .routes, .nameAddresses, .uriReferences, .route,
            .uriReference, .methods, .tokens, .optionTags, .token, .tokenWithParameters, .tokensWithParameters, .products, .text, .opaque,
            .mediaType, .mediaRanges, .features, .credentials, .challenge:
            break
        }
        cursor.finish(after: start, &findings)
    }
}
