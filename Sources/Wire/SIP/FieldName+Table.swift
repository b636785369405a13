// Written by FieldName.table.py: change the table there, not here.

extension FieldName {
    /// `Accept`
    @inlinable public static var accept: FieldName { FieldName(code: 1) }
    /// `Accept-Contact`, compact form `a`
    @inlinable public static var acceptContact: FieldName { FieldName(code: 2) }
    /// `Accept-Encoding`
    @inlinable public static var acceptEncoding: FieldName { FieldName(code: 3) }
    /// `Accept-Language`
    @inlinable public static var acceptLanguage: FieldName { FieldName(code: 4) }
    /// `Accept-Resource-Priority`
    @inlinable public static var acceptResourcePriority: FieldName { FieldName(code: 5) }
    /// `Additional-Identity`
    @inlinable public static var additionalIdentity: FieldName { FieldName(code: 6) }
    /// `Alert-Info`
    @inlinable public static var alertInfo: FieldName { FieldName(code: 7) }
    /// `AlertMsg-Error`
    @inlinable public static var alertMessageError: FieldName { FieldName(code: 8) }
    /// `Allow`
    @inlinable public static var allow: FieldName { FieldName(code: 9) }
    /// `Allow-Events`, compact form `u`
    @inlinable public static var allowEvents: FieldName { FieldName(code: 10) }
    /// `Answer-Mode`
    @inlinable public static var answerMode: FieldName { FieldName(code: 11) }
    /// `Attestation-Info`
    @inlinable public static var attestationInfo: FieldName { FieldName(code: 12) }
    /// `Authentication-Info`
    @inlinable public static var authenticationInfo: FieldName { FieldName(code: 13) }
    /// `Authorization`
    @inlinable public static var authorization: FieldName { FieldName(code: 14) }
    /// `Call-ID`, compact form `i`
    @inlinable public static var callID: FieldName { FieldName(code: 15) }
    /// `Call-Info`
    @inlinable public static var callInfo: FieldName { FieldName(code: 16) }
    /// `Cellular-Network-Info`
    @inlinable public static var cellularNetworkInfo: FieldName { FieldName(code: 17) }
    /// `Contact`, compact form `m`
    @inlinable public static var contact: FieldName { FieldName(code: 18) }
    /// `Content-Disposition`
    @inlinable public static var contentDisposition: FieldName { FieldName(code: 19) }
    /// `Content-Encoding`, compact form `e`
    @inlinable public static var contentEncoding: FieldName { FieldName(code: 20) }
    /// `Content-ID`
    @inlinable public static var contentID: FieldName { FieldName(code: 21) }
    /// `Content-Language`
    @inlinable public static var contentLanguage: FieldName { FieldName(code: 22) }
    /// `Content-Length`, compact form `l`
    @inlinable public static var contentLength: FieldName { FieldName(code: 23) }
    /// `Content-Transfer-Encoding`
    @inlinable public static var contentTransferEncoding: FieldName { FieldName(code: 24) }
    /// `Content-Type`, compact form `c`
    @inlinable public static var contentType: FieldName { FieldName(code: 25) }
    /// `Contribution-ID`
    @inlinable public static var contributionID: FieldName { FieldName(code: 26) }
    /// `Conversation-ID`
    @inlinable public static var conversationID: FieldName { FieldName(code: 27) }
    /// `CSeq`
    @inlinable public static var cseq: FieldName { FieldName(code: 28) }
    /// `Date`
    @inlinable public static var date: FieldName { FieldName(code: 29) }
    /// `DC-Info`
    @inlinable public static var dcInfo: FieldName { FieldName(code: 30) }
    /// `Diversion`
    @inlinable public static var diversion: FieldName { FieldName(code: 31) }
    /// `Encryption`
    @inlinable public static var encryption: FieldName { FieldName(code: 32) }
    /// `Error-Info`
    @inlinable public static var errorInfo: FieldName { FieldName(code: 33) }
    /// `Event`, compact form `o`
    @inlinable public static var event: FieldName { FieldName(code: 34) }
    /// `Expires`
    @inlinable public static var expires: FieldName { FieldName(code: 35) }
    /// `Feature-Caps`
    @inlinable public static var featureCaps: FieldName { FieldName(code: 36) }
    /// `Flow-Timer`
    @inlinable public static var flowTimer: FieldName { FieldName(code: 37) }
    /// `From`, compact form `f`
    @inlinable public static var from: FieldName { FieldName(code: 38) }
    /// `Geolocation`
    @inlinable public static var geolocation: FieldName { FieldName(code: 39) }
    /// `Geolocation-Error`
    @inlinable public static var geolocationError: FieldName { FieldName(code: 40) }
    /// `Geolocation-Routing`
    @inlinable public static var geolocationRouting: FieldName { FieldName(code: 41) }
    /// `Hide`
    @inlinable public static var hide: FieldName { FieldName(code: 42) }
    /// `History-Info`
    @inlinable public static var historyInfo: FieldName { FieldName(code: 43) }
    /// `Identity`, compact form `y`
    @inlinable public static var identity: FieldName { FieldName(code: 44) }
    /// `Identity-Info`
    @inlinable public static var identityInfo: FieldName { FieldName(code: 45) }
    /// `In-Reply-To`
    @inlinable public static var inReplyTo: FieldName { FieldName(code: 46) }
    /// `Info-Package`
    @inlinable public static var infoPackage: FieldName { FieldName(code: 47) }
    /// `InReplyTo-Contribution-ID`
    @inlinable public static var inReplyToContributionID: FieldName { FieldName(code: 48) }
    /// `Join`
    @inlinable public static var join: FieldName { FieldName(code: 49) }
    /// `Max-Breadth`
    @inlinable public static var maxBreadth: FieldName { FieldName(code: 50) }
    /// `Max-Forwards`
    @inlinable public static var maxForwards: FieldName { FieldName(code: 51) }
    /// `MIME-Version`
    @inlinable public static var mimeVersion: FieldName { FieldName(code: 52) }
    /// `Min-Expires`
    @inlinable public static var minExpires: FieldName { FieldName(code: 53) }
    /// `Min-SE`
    @inlinable public static var minSE: FieldName { FieldName(code: 54) }
    /// `Organization`
    @inlinable public static var organization: FieldName { FieldName(code: 55) }
    /// `Origination-Id`
    @inlinable public static var originationID: FieldName { FieldName(code: 56) }
    /// `P-Access-Network-Info`
    @inlinable public static var pAccessNetworkInfo: FieldName { FieldName(code: 57) }
    /// `P-Answer-State`
    @inlinable public static var pAnswerState: FieldName { FieldName(code: 58) }
    /// `P-Asserted-Identity`
    @inlinable public static var pAssertedIdentity: FieldName { FieldName(code: 59) }
    /// `P-Asserted-Service`
    @inlinable public static var pAssertedService: FieldName { FieldName(code: 60) }
    /// `P-Associated-URI`
    @inlinable public static var pAssociatedURI: FieldName { FieldName(code: 61) }
    /// `P-Called-Party-ID`
    @inlinable public static var pCalledPartyID: FieldName { FieldName(code: 62) }
    /// `P-Charge-Info`
    @inlinable public static var pChargeInfo: FieldName { FieldName(code: 63) }
    /// `P-Charging-Function-Addresses`
    @inlinable public static var pChargingFunctionAddresses: FieldName { FieldName(code: 64) }
    /// `P-Charging-Vector`
    @inlinable public static var pChargingVector: FieldName { FieldName(code: 65) }
    /// `P-DCS-Billing-Info`
    @inlinable public static var pDCSBillingInfo: FieldName { FieldName(code: 66) }
    /// `P-DCS-LAES`
    @inlinable public static var pDCSLAES: FieldName { FieldName(code: 67) }
    /// `P-DCS-OSPS`
    @inlinable public static var pDCSOSPS: FieldName { FieldName(code: 68) }
    /// `P-DCS-Redirect`
    @inlinable public static var pDCSRedirect: FieldName { FieldName(code: 69) }
    /// `P-DCS-Trace-Party-ID`
    @inlinable public static var pDCSTracePartyID: FieldName { FieldName(code: 70) }
    /// `P-Early-Media`
    @inlinable public static var pEarlyMedia: FieldName { FieldName(code: 71) }
    /// `P-Last-Access-Network-Info`
    @inlinable public static var pLastAccessNetworkInfo: FieldName { FieldName(code: 72) }
    /// `P-Media-Authorization`
    @inlinable public static var pMediaAuthorization: FieldName { FieldName(code: 73) }
    /// `P-Preferred-Identity`
    @inlinable public static var pPreferredIdentity: FieldName { FieldName(code: 74) }
    /// `P-Preferred-Service`
    @inlinable public static var pPreferredService: FieldName { FieldName(code: 75) }
    /// `P-Private-Network-Indication`
    @inlinable public static var pPrivateNetworkIndication: FieldName { FieldName(code: 76) }
    /// `P-Profile-Key`
    @inlinable public static var pProfileKey: FieldName { FieldName(code: 77) }
    /// `P-Refused-URI-List`
    @inlinable public static var pRefusedURIList: FieldName { FieldName(code: 78) }
    /// `P-Served-User`
    @inlinable public static var pServedUser: FieldName { FieldName(code: 79) }
    /// `P-User-Database`
    @inlinable public static var pUserDatabase: FieldName { FieldName(code: 80) }
    /// `P-Visited-Network-ID`
    @inlinable public static var pVisitedNetworkID: FieldName { FieldName(code: 81) }
    /// `Path`
    @inlinable public static var path: FieldName { FieldName(code: 82) }
    /// `Permission-Missing`
    @inlinable public static var permissionMissing: FieldName { FieldName(code: 83) }
    /// `Policy-Contact`
    @inlinable public static var policyContact: FieldName { FieldName(code: 84) }
    /// `Policy-ID`
    @inlinable public static var policyID: FieldName { FieldName(code: 85) }
    /// `Priority`
    @inlinable public static var priority: FieldName { FieldName(code: 86) }
    /// `Priority-Share`
    @inlinable public static var priorityShare: FieldName { FieldName(code: 87) }
    /// `Priority-Verstat`
    @inlinable public static var priorityVerstat: FieldName { FieldName(code: 88) }
    /// `Priv-Answer-Mode`
    @inlinable public static var privAnswerMode: FieldName { FieldName(code: 89) }
    /// `Privacy`
    @inlinable public static var privacy: FieldName { FieldName(code: 90) }
    /// `Proxy-Authenticate`
    @inlinable public static var proxyAuthenticate: FieldName { FieldName(code: 91) }
    /// `Proxy-Authorization`
    @inlinable public static var proxyAuthorization: FieldName { FieldName(code: 92) }
    /// `Proxy-Require`
    @inlinable public static var proxyRequire: FieldName { FieldName(code: 93) }
    /// `RAck`
    @inlinable public static var rack: FieldName { FieldName(code: 94) }
    /// `Reason`
    @inlinable public static var reason: FieldName { FieldName(code: 95) }
    /// `Record-Route`
    @inlinable public static var recordRoute: FieldName { FieldName(code: 96) }
    /// `Recv-Info`
    @inlinable public static var recvInfo: FieldName { FieldName(code: 97) }
    /// `Refer-Events-At`
    @inlinable public static var referEventsAt: FieldName { FieldName(code: 98) }
    /// `Refer-Sub`
    @inlinable public static var referSub: FieldName { FieldName(code: 99) }
    /// `Refer-To`, compact form `r`
    @inlinable public static var referTo: FieldName { FieldName(code: 100) }
    /// `Referred-By`, compact form `b`
    @inlinable public static var referredBy: FieldName { FieldName(code: 101) }
    /// `Reject-Contact`, compact form `j`
    @inlinable public static var rejectContact: FieldName { FieldName(code: 102) }
    /// `Relayed-Charge`
    @inlinable public static var relayedCharge: FieldName { FieldName(code: 103) }
    /// `Replaces`
    @inlinable public static var replaces: FieldName { FieldName(code: 104) }
    /// `Reply-To`
    @inlinable public static var replyTo: FieldName { FieldName(code: 105) }
    /// `Request-Disposition`, compact form `d`
    @inlinable public static var requestDisposition: FieldName { FieldName(code: 106) }
    /// `Require`
    @inlinable public static var require: FieldName { FieldName(code: 107) }
    /// `Resource-Priority`
    @inlinable public static var resourcePriority: FieldName { FieldName(code: 108) }
    /// `Resource-Share`
    @inlinable public static var resourceShare: FieldName { FieldName(code: 109) }
    /// `Response-Key`
    @inlinable public static var responseKey: FieldName { FieldName(code: 110) }
    /// `Response-Source`
    @inlinable public static var responseSource: FieldName { FieldName(code: 111) }
    /// `Restoration-Info`
    @inlinable public static var restorationInfo: FieldName { FieldName(code: 112) }
    /// `Retry-After`
    @inlinable public static var retryAfter: FieldName { FieldName(code: 113) }
    /// `Route`
    @inlinable public static var route: FieldName { FieldName(code: 114) }
    /// `Reason-Phrase`
    @inlinable public static var reasonPhrase: FieldName { FieldName(code: 115) }
    /// `RSeq`
    @inlinable public static var rseq: FieldName { FieldName(code: 116) }
    /// `Security-Client`
    @inlinable public static var securityClient: FieldName { FieldName(code: 117) }
    /// `Security-Server`
    @inlinable public static var securityServer: FieldName { FieldName(code: 118) }
    /// `Security-Verify`
    @inlinable public static var securityVerify: FieldName { FieldName(code: 119) }
    /// `Server`
    @inlinable public static var server: FieldName { FieldName(code: 120) }
    /// `Service-Interact-Info`
    @inlinable public static var serviceInteractInfo: FieldName { FieldName(code: 121) }
    /// `Service-Route`
    @inlinable public static var serviceRoute: FieldName { FieldName(code: 122) }
    /// `Session-Expires`, compact form `x`
    @inlinable public static var sessionExpires: FieldName { FieldName(code: 123) }
    /// `Session-ID`
    @inlinable public static var sessionID: FieldName { FieldName(code: 124) }
    /// `Session-Replaces`
    @inlinable public static var sessionReplaces: FieldName { FieldName(code: 125) }
    /// `SIP-ETag`
    @inlinable public static var sipETag: FieldName { FieldName(code: 126) }
    /// `SIP-If-Match`
    @inlinable public static var sipIfMatch: FieldName { FieldName(code: 127) }
    /// `Subject`, compact form `s`
    @inlinable public static var subject: FieldName { FieldName(code: 128) }
    /// `Subscription-State`
    @inlinable public static var subscriptionState: FieldName { FieldName(code: 129) }
    /// `Supported`, compact form `k`
    @inlinable public static var supported: FieldName { FieldName(code: 130) }
    /// `Suppress-If-Match`
    @inlinable public static var suppressIfMatch: FieldName { FieldName(code: 131) }
    /// `Target-Dialog`
    @inlinable public static var targetDialog: FieldName { FieldName(code: 132) }
    /// `Timestamp`
    @inlinable public static var timestamp: FieldName { FieldName(code: 133) }
    /// `To`, compact form `t`
    @inlinable public static var to: FieldName { FieldName(code: 134) }
    /// `Trigger-Consent`
    @inlinable public static var triggerConsent: FieldName { FieldName(code: 135) }
    /// `Unsupported`
    @inlinable public static var unsupported: FieldName { FieldName(code: 136) }
    /// `User-Agent`
    @inlinable public static var userAgent: FieldName { FieldName(code: 137) }
    /// `User-to-User`
    @inlinable public static var userToUser: FieldName { FieldName(code: 138) }
    /// `Via`, compact form `v`
    @inlinable public static var via: FieldName { FieldName(code: 139) }
    /// `Warning`
    @inlinable public static var warning: FieldName { FieldName(code: 140) }
    /// `WWW-Authenticate`
    @inlinable public static var wwwAuthenticate: FieldName { FieldName(code: 141) }

    /// How many names are known; their codes run from 1 to this.
    public static let knownCount = 141

    /// What is known of each name, by code.
    static let known: [Known] = [
        Known("", nil, .rows, .opaque, isNeeded: false),
        Known("Accept", nil, .list, .mediaRanges, isNeeded: false),
        Known("Accept-Contact", "a", .list, .features, isNeeded: false),
        Known("Accept-Encoding", nil, .list, .codings, isNeeded: false),
        Known("Accept-Language", nil, .list, .languages, isNeeded: false),
        Known("Accept-Resource-Priority", nil, .list, .resourcePriorities, isNeeded: false),
        Known("Additional-Identity", nil, .list, .nameAddresses, isNeeded: false),
        Known("Alert-Info", nil, .list, .uriReferences, isNeeded: false),
        Known("AlertMsg-Error", nil, .single, .errorCode, isNeeded: false),
        Known("Allow", nil, .list, .methods, isNeeded: false),
        Known("Allow-Events", "u", .list, .eventTypes, isNeeded: false),
        Known("Answer-Mode", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("Attestation-Info", nil, .single, .token, isNeeded: false),
        Known("Authentication-Info", nil, .list, .authenticationInfo, isNeeded: false),
        Known("Authorization", nil, .rows, .credentials, isNeeded: false),
        Known("Call-ID", "i", .single, .callID, isNeeded: true),
        Known("Call-Info", nil, .list, .uriReferences, isNeeded: false),
        Known("Cellular-Network-Info", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("Contact", "m", .list, .contacts, isNeeded: true),
        Known("Content-Disposition", nil, .single, .disposition, isNeeded: false),
        Known("Content-Encoding", "e", .list, .tokens, isNeeded: true),
        Known("Content-ID", nil, .single, .contentID, isNeeded: false),
        Known("Content-Language", nil, .list, .languageTags, isNeeded: false),
        Known("Content-Length", "l", .single, .number, isNeeded: true),
        Known("Content-Transfer-Encoding", nil, .single, .token, isNeeded: false),
        Known("Content-Type", "c", .single, .mediaType, isNeeded: true),
        Known("Contribution-ID", nil, .single, .opaque, isNeeded: false),
        Known("Conversation-ID", nil, .single, .opaque, isNeeded: false),
        Known("CSeq", nil, .single, .cseq, isNeeded: true),
        Known("Date", nil, .single, .date, isNeeded: false),
        Known("DC-Info", nil, .rows, .opaque, isNeeded: false),
        Known("Diversion", nil, .list, .nameAddresses, isNeeded: false),
        Known("Encryption", nil, .rows, .opaque, isNeeded: false),
        Known("Error-Info", nil, .list, .uriReferences, isNeeded: false),
        Known("Event", "o", .single, .event, isNeeded: true),
        Known("Expires", nil, .single, .seconds, isNeeded: false),
        Known("Feature-Caps", nil, .list, .features, isNeeded: false),
        Known("Flow-Timer", nil, .single, .seconds, isNeeded: false),
        Known("From", "f", .single, .nameAddress, isNeeded: true),
        Known("Geolocation", nil, .list, .uriReferences, isNeeded: false),
        Known("Geolocation-Error", nil, .single, .errorCode, isNeeded: false),
        Known("Geolocation-Routing", nil, .single, .parameter, isNeeded: false),
        Known("Hide", nil, .rows, .opaque, isNeeded: false),
        Known("History-Info", nil, .list, .historyEntries, isNeeded: false),
        Known("Identity", "y", .rows, .identity, isNeeded: true),
        Known("Identity-Info", nil, .single, .uriReference, isNeeded: false),
        Known("In-Reply-To", nil, .list, .callIDs, isNeeded: false),
        Known("Info-Package", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("InReplyTo-Contribution-ID", nil, .single, .opaque, isNeeded: false),
        Known("Join", nil, .single, .dialogID, isNeeded: false),
        Known("Max-Breadth", nil, .single, .breadth, isNeeded: false),
        Known("Max-Forwards", nil, .single, .hops, isNeeded: false),
        Known("MIME-Version", nil, .single, .mimeVersion, isNeeded: false),
        Known("Min-Expires", nil, .single, .seconds, isNeeded: false),
        Known("Min-SE", nil, .single, .interval, isNeeded: false),
        Known("Organization", nil, .single, .text, isNeeded: false),
        Known("Origination-Id", nil, .single, .opaque, isNeeded: false),
        Known("P-Access-Network-Info", nil, .list, .tokensWithParameters, isNeeded: false),
        Known("P-Answer-State", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("P-Asserted-Identity", nil, .list, .nameAddresses, isNeeded: false),
        Known("P-Asserted-Service", nil, .list, .services, isNeeded: false),
        Known("P-Associated-URI", nil, .list, .routes, isNeeded: false),
        Known("P-Called-Party-ID", nil, .single, .route, isNeeded: false),
        Known("P-Charge-Info", nil, .single, .nameAddress, isNeeded: false),
        Known("P-Charging-Function-Addresses", nil, .list, .parameterSets, isNeeded: false),
        Known("P-Charging-Vector", nil, .single, .chargingVector, isNeeded: false),
        Known("P-DCS-Billing-Info", nil, .single, .billing, isNeeded: false),
        Known("P-DCS-LAES", nil, .single, .hostWithParameters, isNeeded: false),
        Known("P-DCS-OSPS", nil, .single, .token, isNeeded: false),
        Known("P-DCS-Redirect", nil, .single, .quotedReference, isNeeded: false),
        Known("P-DCS-Trace-Party-ID", nil, .single, .route, isNeeded: false),
        Known("P-Early-Media", nil, .list, .tokens, isNeeded: false),
        Known("P-Last-Access-Network-Info", nil, .list, .tokensWithParameters, isNeeded: false),
        Known("P-Media-Authorization", nil, .list, .hexadecimals, isNeeded: false),
        Known("P-Preferred-Identity", nil, .list, .nameAddresses, isNeeded: false),
        Known("P-Preferred-Service", nil, .list, .services, isNeeded: false),
        Known("P-Private-Network-Indication", nil, .single, .hostWithParameters, isNeeded: false),
        Known("P-Profile-Key", nil, .single, .nameAddress, isNeeded: false),
        Known("P-Refused-URI-List", nil, .list, .nameAddresses, isNeeded: false),
        Known("P-Served-User", nil, .single, .nameAddress, isNeeded: false),
        Known("P-User-Database", nil, .single, .uriReference, isNeeded: false),
        Known("P-Visited-Network-ID", nil, .list, .textsWithParameters, isNeeded: false),
        Known("Path", nil, .list, .routes, isNeeded: false),
        Known("Permission-Missing", nil, .list, .nameAddresses, isNeeded: false),
        Known("Policy-Contact", nil, .list, .uriReferences, isNeeded: false),
        Known("Policy-ID", nil, .list, .bareReferences, isNeeded: false),
        Known("Priority", nil, .single, .token, isNeeded: false),
        Known("Priority-Share", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("Priority-Verstat", nil, .rows, .opaque, isNeeded: false),
        Known("Priv-Answer-Mode", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("Privacy", nil, .single, .privacy, isNeeded: false),
        Known("Proxy-Authenticate", nil, .rows, .challenge, isNeeded: true),
        Known("Proxy-Authorization", nil, .rows, .credentials, isNeeded: false),
        Known("Proxy-Require", nil, .list, .optionTags, isNeeded: false),
        Known("RAck", nil, .single, .rack, isNeeded: true),
        Known("Reason", nil, .list, .reasons, isNeeded: false),
        Known("Record-Route", nil, .list, .routes, isNeeded: true),
        Known("Recv-Info", nil, .list, .tokensWithParameters, isNeeded: false),
        Known("Refer-Events-At", nil, .single, .sipReference, isNeeded: false),
        Known("Refer-Sub", nil, .single, .referSub, isNeeded: false),
        Known("Refer-To", "r", .single, .nameAddress, isNeeded: true),
        Known("Referred-By", "b", .single, .nameAddress, isNeeded: false),
        Known("Reject-Contact", "j", .list, .features, isNeeded: false),
        Known("Relayed-Charge", nil, .single, .parameterSet, isNeeded: false),
        Known("Replaces", nil, .single, .dialogID, isNeeded: true),
        Known("Reply-To", nil, .single, .nameAddress, isNeeded: false),
        Known("Request-Disposition", "d", .list, .tokens, isNeeded: false),
        Known("Require", nil, .list, .optionTags, isNeeded: true),
        Known("Resource-Priority", nil, .list, .resourcePriorities, isNeeded: false),
        Known("Resource-Share", nil, .single, .tokenWithParameters, isNeeded: false),
        Known("Response-Key", nil, .rows, .opaque, isNeeded: false),
        Known("Response-Source", nil, .single, .parameterSet, isNeeded: false),
        Known("Restoration-Info", nil, .single, .textWithParameters, isNeeded: false),
        Known("Retry-After", nil, .single, .retryAfter, isNeeded: false),
        Known("Route", nil, .list, .routes, isNeeded: true),
        Known("Reason-Phrase", nil, .rows, .opaque, isNeeded: false),
        Known("RSeq", nil, .single, .responseNumber, isNeeded: false),
        Known("Security-Client", nil, .list, .securityMechanisms, isNeeded: false),
        Known("Security-Server", nil, .list, .securityMechanisms, isNeeded: false),
        Known("Security-Verify", nil, .list, .securityMechanisms, isNeeded: false),
        Known("Server", nil, .single, .products, isNeeded: false),
        Known("Service-Interact-Info", nil, .list, .parameterSets, isNeeded: false),
        Known("Service-Route", nil, .list, .routes, isNeeded: false),
        Known("Session-Expires", "x", .single, .interval, isNeeded: false),
        Known("Session-ID", nil, .single, .sessionID, isNeeded: false),
        Known("Session-Replaces", nil, .single, .opaque, isNeeded: false),
        Known("SIP-ETag", nil, .single, .token, isNeeded: false),
        Known("SIP-If-Match", nil, .single, .token, isNeeded: false),
        Known("Subject", "s", .single, .text, isNeeded: false),
        Known("Subscription-State", nil, .single, .subscriptionState, isNeeded: false),
        Known("Supported", "k", .list, .optionTags, isNeeded: false),
        Known("Suppress-If-Match", nil, .single, .token, isNeeded: false),
        Known("Target-Dialog", nil, .single, .targetDialog, isNeeded: false),
        Known("Timestamp", nil, .single, .timestamp, isNeeded: false),
        Known("To", "t", .single, .nameAddress, isNeeded: true),
        Known("Trigger-Consent", nil, .list, .bareReferences, isNeeded: false),
        Known("Unsupported", nil, .list, .optionTags, isNeeded: false),
        Known("User-Agent", nil, .single, .products, isNeeded: false),
        Known("User-to-User", nil, .list, .textsWithParameters, isNeeded: false),
        Known("Via", "v", .list, .via, isNeeded: true),
        Known("Warning", nil, .list, .warnings, isNeeded: false),
        Known("WWW-Authenticate", nil, .rows, .challenge, isNeeded: true),
    ]
}

/// The grammar that a field's value follows; several fields share one.
public enum ValueFamily: UInt8, Sendable, CaseIterable {
    case mediaRanges
    case features
    case codings
    case languages
    case resourcePriorities
    case nameAddresses
    case uriReferences
    case errorCode
    case methods
    case eventTypes
    case tokenWithParameters
    case token
    case authenticationInfo
    case credentials
    case callID
    case contacts
    case disposition
    case tokens
    case contentID
    case languageTags
    case number
    case mediaType
    case opaque
    case cseq
    case date
    case event
    case seconds
    case nameAddress
    case parameter
    case historyEntries
    case identity
    case uriReference
    case callIDs
    case dialogID
    case breadth
    case hops
    case mimeVersion
    case interval
    case text
    case tokensWithParameters
    case services
    case routes
    case route
    case parameterSets
    case chargingVector
    case billing
    case hostWithParameters
    case quotedReference
    case hexadecimals
    case textsWithParameters
    case bareReferences
    case privacy
    case challenge
    case optionTags
    case rack
    case reasons
    case sipReference
    case referSub
    case parameterSet
    case textWithParameters
    case retryAfter
    case responseNumber
    case securityMechanisms
    case products
    case sessionID
    case subscriptionState
    case targetDialog
    case timestamp
    case via
    case warnings
}

let fieldNameMultiplier: UInt64 = 0x3a89cad8a1e0f62d
let fieldNameShift: UInt64 = 54

/// Hash to spelling; 0 where no spelling hashes.
let fieldNameSlots: InlineArray<1024, UInt8> = [
    130, 0, 40, 0, 0, 141, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 140, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 105, 0, 0, 0, 31, 0, 0, 44, 0, 61, 0, 111, 0, 0, 0, 0, 0, 0, 0, 0, 0, 95, 0, 0, 0, 0,
    0, 0, 8, 0, 0, 0, 0, 0, 110, 0, 0, 0, 0, 25, 0, 0, 0, 13, 0, 125, 0, 0, 0, 48, 0, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 107, 0, 0, 0, 0, 0, 7, 0, 137, 0, 0, 0, 0, 0, 0, 0, 0, 71, 91, 0,
    0, 0, 0, 132, 76, 0, 0, 0, 0, 0, 88, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 73, 0, 0, 0, 0, 0, 0, 0, 63, 121, 0, 0, 0, 0,
    0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 115,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 126, 0, 0, 0, 0, 0, 0, 139,
    0, 33, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 9, 0, 0, 0, 0, 0, 144, 0, 0, 0, 83,
    37, 0, 0, 0, 60, 99, 0, 0, 0, 0, 24, 0, 0, 36, 0, 0, 0, 53, 0, 0, 0, 0, 148, 47, 87, 0, 0, 0, 0, 0, 0, 0,
    85, 0, 0, 127, 0, 0, 0, 0, 0, 0, 0, 0, 102, 112, 0, 0, 28, 56, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 143, 0, 0, 0, 58, 0, 0, 0, 104, 0, 0, 0, 0, 49, 0, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0,
    0, 145, 0, 0, 0, 75, 0, 0, 0, 0, 151, 0, 0, 67, 113, 0, 0, 0, 0, 0, 70, 128, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 138, 0, 0, 78, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 117, 0, 0, 0, 0,
    0, 0, 157, 0, 0, 1, 0, 0, 0, 147, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 97, 0, 0, 0, 0, 0, 155, 0, 98, 77, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 116, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 159, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 156,
    0, 0, 0, 0, 0, 0, 146, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0, 0, 0, 0, 109, 0, 0, 0, 0, 136, 0, 0, 0, 0, 0, 154,
    52, 0, 0, 0, 0, 0, 0, 0, 74, 0, 0, 0, 0, 0, 101, 0, 0, 0, 0, 0, 57, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 41, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0,
    0, 94, 0, 16, 5, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 106, 0, 0, 0, 0, 29, 0, 0, 0, 150, 89, 0, 11, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 0, 0, 79, 129,
    0, 51, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 45, 0, 81, 12, 0, 0, 0, 0, 0, 0, 0, 0, 122, 0, 0, 100, 0, 0, 0, 0,
    0, 0, 0, 142, 0, 0, 0, 0, 0, 0, 133, 0, 0, 114, 0, 135, 0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 80, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 0, 149, 0, 86, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 131, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 119, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 123, 0,
    0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 93, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 118, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 84, 0, 0, 34, 0, 0, 0, 0, 0, 103, 0, 134, 153, 0, 0, 0, 0, 0, 0, 0, 0, 0, 158, 0, 0, 0, 0, 0, 0,
]

/// Per spelling, its octets and its name's code.
let fieldNameResults: InlineArray<256, UInt16> = [
    0, 1537, 3586, 258, 3843, 3844, 6149, 4870, 2567, 3592, 1289, 3082, 266, 2827, 4108, 4877, 3342, 1807, 271, 2320,
    5393, 1810, 274, 4883, 4116, 276, 2581, 4118, 3607, 279, 6424, 3097, 281, 3866, 3867, 1052, 1053, 1822, 2335, 2592,
    2593, 1314, 290, 1827, 3108, 2597, 1062, 294, 2855, 4392, 4905, 1066, 3115, 2092, 300, 3373, 2862, 3119, 6448, 1073,
    2866, 3123, 3124, 2869, 1590, 3127, 3640, 5433, 3642, 4923, 4668, 4157, 4414, 3391, 7488, 4417, 4674, 2627, 2628, 3653,
    5190, 3399, 6728, 5449, 5194, 4939, 7244, 3405, 4686, 3407, 3920, 5201, 1106, 4691, 3668, 2389, 2134, 3671, 4184, 4185,
    1882, 4699, 4956, 3421, 1118, 1631, 3168, 2401, 3938, 2403, 2148, 356, 2917, 357, 3686, 358, 3687, 2152, 2153, 4970,
    362, 1899, 4460, 3693, 3182, 3951, 4208, 2929, 1394, 3443, 1140, 3957, 3958, 3959, 1656, 5497, 3450, 3963, 379, 2684,
    4221, 2174, 3199, 1920, 384, 4737, 2434, 386, 4483, 3460, 2437, 646, 390, 3975, 2952, 2697, 3210, 907, 395, 1932,
    4237, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]

/// Per spelling, four words that fold case and four that must then be equal.
let fieldNameWords: InlineArray<2048, UInt64> = [
    0, 0, 0, 0,
    0, 0, 0, 0,
    0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff747065636361, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x632d747065636361, 0xffff746361746e6f, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff61, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x652d747065636361, 0xff676e69646f636e, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6c2d747065636361, 0xff65676175676e61, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0x20202020202020, 0x2020202020202020, 0xffffffffffffffff,
    0x722d747065636361, 0x2d656372756f7365, 0x797469726f697270, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202020002020, 0xffffffffff202020, 0xffffffffffffffff,
    0x6e6f697469646461, 0x746e6564692d6c61, 0xffffffffff797469, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6e692d7472656c61, 0xffffffffffff6f66, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffff202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x67736d7472656c61, 0xffff726f7272652d, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffff776f6c6c61, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x76652d776f6c6c61, 0xffffffff73746e65, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff75, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6d2d726577736e61, 0xffffffffff65646f, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202000202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7461747365747461, 0x6f666e692d6e6f69, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2000202020202020, 0xffffffffff202020, 0xffffffffffffffff,
    0x69746e6568747561, 0x692d6e6f69746163, 0xffffffffff6f666e, 0xffffffffffffffff,
    0x2020202020202020, 0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7a69726f68747561, 0xffffff6e6f697461, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20200020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff64692d6c6c6163, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff69, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x666e692d6c6c6163, 0xffffffffffffff6f, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202020202000, 0xffffff2020202000, 0xffffffffffffffff,
    0x72616c756c6c6563, 0x6b726f7774656e2d, 0xffffff6f666e692d, 0xffffffffffffffff,
    0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff746361746e6f63, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff6d, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0xffffffffff202020, 0xffffffffffffffff,
    0x2d746e65746e6f63, 0x7469736f70736964, 0xffffffffff6e6f69, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d746e65746e6f63, 0x676e69646f636e65, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff65, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d746e65746e6f63, 0xffffffffffff6469, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d746e65746e6f63, 0x65676175676e616c, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d746e65746e6f63, 0xffff6874676e656c, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff6c, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0x2020202020202000, 0xffffffffffffff20,
    0x2d746e65746e6f63, 0x726566736e617274, 0x6e69646f636e652d, 0xffffffffffffff67,
    0x20202020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d746e65746e6f63, 0xffffffff65707974, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff63, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xff20200020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x75626972746e6f63, 0xff64692d6e6f6974, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xff20200020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x61737265766e6f63, 0xff64692d6e6f6974, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff71657363, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff65746164, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20202020002020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff6f666e692d6364, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6f69737265766964, 0xffffffffffffff6e, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6974707972636e65, 0xffffffffffff6e6f, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6e692d726f727265, 0xffffffffffff6f66, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffff746e657665, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff6f, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff73657269707865, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d65727574616566, 0xffffffff73706163, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6d69742d776f6c66, 0xffffffffffff7265, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff6d6f7266, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff66, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7461636f6c6f6567, 0xffffffffff6e6f69, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202000202020, 0xffffffffffffff20, 0xffffffffffffffff,
    0x7461636f6c6f6567, 0x6f7272652d6e6f69, 0xffffffffffffff72, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202000202020, 0xffffffffff202020, 0xffffffffffffffff,
    0x7461636f6c6f6567, 0x74756f722d6e6f69, 0xffffffffff676e69, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff65646968, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d79726f74736968, 0xffffffff6f666e69, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x797469746e656469, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff79, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffff2020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x797469746e656469, 0xffffff6f666e692d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020002020, 0xffffffffff202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x796c7065722d6e69, 0xffffffffff6f742d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6361702d6f666e69, 0xffffffff6567616b, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202020200020, 0x2000202020202020, 0xffffffffffffff20,
    0x74796c7065726e69, 0x6972746e6f632d6f, 0x692d6e6f69747562, 0xffffffffffffff64,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff6e696f6a, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202000202020, 0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x616572622d78616d, 0xffffffffff687464, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202000202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x77726f662d78616d, 0xffffffff73647261, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7265762d656d696d, 0xffffffff6e6f6973, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202000202020, 0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x697078652d6e696d, 0xffffffffff736572, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff202000202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff65732d6e696d, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x617a696e6167726f, 0xffffffff6e6f6974, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffff202000202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x74616e696769726f, 0xffff64692d6e6f69, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202020202000, 0xffffff2020202000, 0xffffffffffffffff,
    0x7373656363612d70, 0x6b726f7774656e2d, 0xffffff6f666e692d, 0xffffffffffffffff,
    0x2020202020200020, 0xffff202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x726577736e612d70, 0xffff65746174732d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202020002020, 0xffffffffff202020, 0xffffffffffffffff,
    0x7472657373612d70, 0x746e6564692d6465, 0xffffffffff797469, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202020002020, 0xffffffffffff2020, 0xffffffffffffffff,
    0x7472657373612d70, 0x69767265732d6465, 0xffffffffffff6563, 0xffffffffffffffff,
    0x2020202020200020, 0x2020200020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x69636f7373612d70, 0x6972752d64657461, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020200020, 0x2000202020202000, 0xffffffffffffff20, 0xffffffffffffffff,
    0x64656c6c61632d70, 0x692d79747261702d, 0xffffffffffffff64, 0xffffffffffffffff,
    0x2020202020200020, 0xffffff2020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6567726168632d70, 0xffffff6f666e692d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202020002020, 0x2020202000202020, 0xffffff2020202020,
    0x6967726168632d70, 0x74636e75662d676e, 0x726464612d6e6f69, 0xffffff7365737365,
    0x2020202020200020, 0x2020202020002020, 0xffffffffffffff20, 0xffffffffffffffff,
    0x6967726168632d70, 0x6f746365762d676e, 0xffffffffffffff72, 0xffffffffffffffff,
    0x2020002020200020, 0x2020002020202020, 0xffffffffffff2020, 0xffffffffffffffff,
    0x69622d7363642d70, 0x6e692d676e696c6c, 0xffffffffffff6f66, 0xffffffffffffffff,
    0x2020002020200020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x616c2d7363642d70, 0xffffffffffff7365, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020200020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x736f2d7363642d70, 0xffffffffffff7370, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020200020, 0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x65722d7363642d70, 0xffff746365726964, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020200020, 0x2020202000202020, 0xffffffff20200020, 0xffffffffffffffff,
    0x72742d7363642d70, 0x747261702d656361, 0xffffffff64692d79, 0xffffffffffffffff,
    0x20202020200020, 0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d796c7261652d70, 0xffffff616964656d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020200020, 0x2020002020202020, 0x2020002020202020, 0xffffffffffff2020,
    0x612d7473616c2d70, 0x656e2d7373656363, 0x6e692d6b726f7774, 0xffffffffffff6f66,
    0x20202020200020, 0x2020202020202020, 0xffffff2020202020, 0xffffffffffffffff,
    0x2d616964656d2d70, 0x7a69726f68747561, 0xffffff6e6f697461, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202000202020, 0xffffffff20202020, 0xffffffffffffffff,
    0x7265666572702d70, 0x6e6564692d646572, 0xffffffff79746974, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202000202020, 0xffffffffff202020, 0xffffffffffffffff,
    0x7265666572702d70, 0x767265732d646572, 0xffffffffff656369, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202020200020, 0x2020202020200020, 0xffffffff20202020,
    0x7461766972702d70, 0x726f7774656e2d65, 0x616369646e692d6b, 0xffffffff6e6f6974,
    0x2020202020200020, 0xffffff2020200020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6c69666f72702d70, 0xffffff79656b2d65, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020200020, 0x2020002020200020, 0xffffffffffff2020, 0xffffffffffffffff,
    0x6573756665722d70, 0x696c2d6972752d64, 0xffffffffffff7473, 0xffffffffffffffff,
    0x2020202020200020, 0xffffff2020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6465767265732d70, 0xffffff726573752d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020200020, 0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x642d726573752d70, 0xff65736162617461, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020200020, 0x2020202020200020, 0xffffffff20200020, 0xffffffffffffffff,
    0x6574697369762d70, 0x726f7774656e2d64, 0xffffffff64692d6b, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff68746170, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202020002020, 0xffffffffffff2020, 0xffffffffffffffff,
    0x697373696d726570, 0x697373696d2d6e6f, 0xffffffffffff676e, 0xffffffffffffffff,
    0x2000202020202020, 0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x632d7963696c6f70, 0xffff746361746e6f, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x692d7963696c6f70, 0xffffffffffffff64, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x797469726f697270, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffff202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x797469726f697270, 0xffff65726168732d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x797469726f697270, 0x746174737265762d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0x2020202000202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x736e612d76697270, 0x65646f6d2d726577, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff79636176697270, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0x2020202020202020, 0xffffffffffff2020, 0xffffffffffffffff,
    0x75612d79786f7270, 0x616369746e656874, 0xffffffffffff6574, 0xffffffffffffffff,
    0x2020002020202020, 0x2020202020202020, 0xffffffffff202020, 0xffffffffffffffff,
    0x75612d79786f7270, 0x74617a69726f6874, 0xffffffffff6e6f69, 0xffffffffffffffff,
    0x2020002020202020, 0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x65722d79786f7270, 0xffffff6572697571, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff6b636172, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff6e6f73616572, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x722d64726f636572, 0xffffffff6574756f, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x666e692d76636572, 0xffffffffffffff6f, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xff20200020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x76652d7265666572, 0xff74612d73746e65, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x75732d7265666572, 0xffffffffffffff62, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6f742d7265666572, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff72, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffff202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6465727265666572, 0xffffffffff79622d, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff62, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x632d7463656a6572, 0xffff746361746e6f, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff6a, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d646579616c6572, 0xffff656772616863, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x736563616c706572, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6f742d796c706572, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0xffffffffff202020, 0xffffffffffffffff,
    0x2d74736575716572, 0x7469736f70736964, 0xffffffffff6e6f69, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff64, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff65726975716572, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202020202000, 0xffffffffffffff20, 0xffffffffffffffff,
    0x656372756f736572, 0x7469726f6972702d, 0xffffffffffffff79, 0xffffffffffffffff,
    0x2020202020202020, 0xffff202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x656372756f736572, 0xffff65726168732d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffff20202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x65736e6f70736572, 0xffffffff79656b2d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xff20202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x65736e6f70736572, 0xff656372756f732d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202000202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7461726f74736572, 0x6f666e692d6e6f69, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020002020202020, 0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x66612d7972746572, 0xffffffffff726574, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffff6574756f72, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202020202020, 0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x702d6e6f73616572, 0xffffff6573617268, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffff71657372, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xff20202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7974697275636573, 0xff746e65696c632d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xff20202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7974697275636573, 0xff7265767265732d, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xff20202020202000, 0xffffffffffffffff, 0xffffffffffffffff,
    0x7974697275636573, 0xff7966697265762d, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffff726576726573, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0xffffff2020202000, 0xffffffffffffffff,
    0x2d65636976726573, 0x7463617265746e69, 0xffffff6f666e692d, 0xffffffffffffffff,
    0x20202020202020, 0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d65636976726573, 0xffffff6574756f72, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d6e6f6973736573, 0xff73657269707865, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff78, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d6e6f6973736573, 0xffffffffffff6469, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d6e6f6973736573, 0x736563616c706572, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202000202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x676174652d706973, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2000202000202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6d2d66692d706973, 0xffffffff68637461, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff7463656a627573, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff73, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020200020202020, 0xffffffffffff2020, 0xffffffffffffffff,
    0x7069726373627573, 0x6174732d6e6f6974, 0xffffffffffff6574, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6574726f70707573, 0xffffffffffffff64, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff6b, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0x2020202000202000, 0xffffffffffffff20, 0xffffffffffffffff,
    0x7373657270707573, 0x6374616d2d66692d, 0xffffffffffffff68, 0xffffffffffffffff,
    0x2000202020202020, 0xffffff2020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x642d746567726174, 0xffffff676f6c6169, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6d617473656d6974, 0xffffffffffffff70, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffff6f74, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff74, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20202020202020, 0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d72656767697274, 0xff746e65736e6f63, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202020202020, 0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x726f707075736e75, 0xffffffffff646574, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020200020202020, 0xffffffffffff2020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x6567612d72657375, 0xffffffffffff746e, 0xffffffffffffffff, 0xffffffffffffffff,
    0x20200020202020, 0xffffffff20202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2d6f742d72657375, 0xffffffff72657375, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffff202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffff616976, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff20, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffff76, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff20202020202020, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xff676e696e726177, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0x2020202000202020, 0x2020202020202020, 0xffffffffffffffff, 0xffffffffffffffff,
    0x687475612d777777, 0x6574616369746e65, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
]

/// Name code to value family.
let fieldNameFamilies: InlineArray<256, ValueFamily> = [
    .opaque, .mediaRanges, .features, .codings, .languages, .resourcePriorities,
    .nameAddresses, .uriReferences, .errorCode, .methods, .eventTypes, .tokenWithParameters,
    .token, .authenticationInfo, .credentials, .callID, .uriReferences, .tokenWithParameters,
    .contacts, .disposition, .tokens, .contentID, .languageTags, .number,
    .token, .mediaType, .opaque, .opaque, .cseq, .date,
    .opaque, .nameAddresses, .opaque, .uriReferences, .event, .seconds,
    .features, .seconds, .nameAddress, .uriReferences, .errorCode, .parameter,
    .opaque, .historyEntries, .identity, .uriReference, .callIDs, .tokenWithParameters,
    .opaque, .dialogID, .breadth, .hops, .mimeVersion, .seconds,
    .interval, .text, .opaque, .tokensWithParameters, .tokenWithParameters, .nameAddresses,
    .services, .routes, .route, .nameAddress, .parameterSets, .chargingVector,
    .billing, .hostWithParameters, .token, .quotedReference, .route, .tokens,
    .tokensWithParameters, .hexadecimals, .nameAddresses, .services, .hostWithParameters, .nameAddress,
    .nameAddresses, .nameAddress, .uriReference, .textsWithParameters, .routes, .nameAddresses,
    .uriReferences, .bareReferences, .token, .tokenWithParameters, .opaque, .tokenWithParameters,
    .privacy, .challenge, .credentials, .optionTags, .rack, .reasons,
    .routes, .tokensWithParameters, .sipReference, .referSub, .nameAddress, .nameAddress,
    .features, .parameterSet, .dialogID, .nameAddress, .tokens, .optionTags,
    .resourcePriorities, .tokenWithParameters, .opaque, .parameterSet, .textWithParameters, .retryAfter,
    .routes, .opaque, .responseNumber, .securityMechanisms, .securityMechanisms, .securityMechanisms,
    .products, .parameterSets, .routes, .interval, .sessionID, .opaque,
    .token, .token, .text, .subscriptionState, .optionTags, .token,
    .targetDialog, .timestamp, .nameAddress, .bareReferences, .optionTags, .products,
    .textsWithParameters, .via, .warnings, .challenge, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque, .opaque, .opaque,
    .opaque, .opaque, .opaque, .opaque,
]

/// Name code to traits: 1 one row at most, 2 needed by a receiver, 4 the value may be empty.
let fieldNameTraits: InlineArray<256, UInt8> = [
    4, 4, 0, 4, 4, 4, 0, 0, 1, 4, 0, 1, 1, 0, 0, 3, 0, 1, 2, 1, 2, 1, 0, 3,
    1, 3, 1, 1, 3, 1, 4, 0, 4, 0, 3, 1, 0, 1, 3, 0, 1, 1, 4, 0, 2, 1, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 5, 1, 0, 1, 0, 0, 4, 1, 1, 0, 1, 1, 1, 1, 1, 1, 4,
    0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 4, 1, 1, 2, 0, 0, 3, 0,
    2, 4, 1, 1, 3, 1, 0, 1, 3, 1, 0, 2, 0, 1, 4, 1, 1, 1, 2, 4, 1, 0, 0, 0,
    1, 0, 0, 1, 1, 1, 1, 1, 5, 1, 4, 1, 1, 1, 3, 0, 0, 1, 0, 2, 0, 2, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]
