import Octets
import SIP
import Testing

@Suite("Values made of tokens")
struct TokenValueTests {
    @Test("Tokens and quoted texts with parameters")
    func parameterized() {
        #expect(
            roundTrips(
                "3GPP-E-UTRAN-FDD ; utran-cell-id-3gpp=2340100010019b01;network-provided",
                as: ParameterizedToken(token: "3GPP-E-UTRAN-FDD", ["utran-cell-id-3gpp": "2340100010019b01", "network-provided": nil]),
                writtenAs: "3GPP-E-UTRAN-FDD;utran-cell-id-3gpp=2340100010019b01;network-provided"))
        #expect(ValueReading<ParameterizedToken>("\"x\"").faults == ["token.missing@0"])
        #expect(ValueReading<ParameterizedToken>("x;").faults == ["parameter.name.empty@2"])
        #expect(roundTrips("\"Visited \\\"7\\\"\";a=b", as: ParameterizedText(text: .quoted("Visited \"7\""), ["a": "b"])))
        #expect(roundTrips("04716c6f;encoding=hex", as: ParameterizedText(text: .token("04716c6f"), ["encoding": "hex"])))
        #expect(ValueReading<ParameterizedText>("\"x").faults == ["quotedString.unterminated@0"])
        #expect(ValueReading<ParameterizedText>(";a").faults == ["token.missing@0"])
    }

    @Test(
        "Event",
        arguments: [
            ("presence", []), ("presence.winfo;id=7", []), ("a.b.c", []), (".a", ["event.part.empty@0"]), ("a..b", ["event.part.empty@2"]),
            ("a.", ["event.part.empty@2"]), ("", ["token.missing@0"]), ("a;id=", ["parameter.value.missing@5"]),
        ] as [(String, [String])])
    func event(text: String, faults: [String]) {
        let reading = ValueReading<Event>(text)
        #expect(reading.faults == faults)
        if faults.isEmpty { #expect(reading.value?.encoded == text) }
    }

    @Test("The parts of an event")
    func eventParts() {
        let event = ValueReading<Event>("dialog.winfo.winfo;id=9").value
        #expect(event?.type.package == "dialog")
        #expect(event?.type.templates == ["winfo", "winfo"])
        #expect(event?.id == "9")
        #expect(EventType("Presence") != .presence)
    }

    @Test("Subscription-State")
    func subscriptionState() {
        var state = SubscriptionState.active(expires: 3599)
        #expect(roundTrips("active;expires=3599", as: state))
        state.retryAfter = 20
        state.reason = "probation"
        #expect(state.encoded == "active;expires=3599;retry-after=20;reason=probation")
        state.expires = nil
        #expect(state.encoded == "active;retry-after=20;reason=probation")
        #expect(ValueReading<SubscriptionState>("TERMINATED;reason=noresource").value?.isTerminated == true)
        #expect(ValueReading<SubscriptionState>("pending;expires=x").faults == ["parameter.value.notSeconds@16"])
        #expect(ValueReading<SubscriptionState>("pending;expires").faults == ["parameter.value.notSeconds@8"])
        #expect(ValueReading<SubscriptionState>("active;expires=4294967296").faults == ["number.aboveMaximum@15"])
        #expect(ValueReading<SubscriptionState>("active;expires=99999999999999999999").value?.expires?.isExact == false)
    }

    @Test("Reason")
    func reason() {
        var reason = Reason(protocol: "SIP")
        reason.cause = 200
        reason.text = "Call completed elsewhere"
        #expect(roundTrips("SIP ;cause=200 ;text=\"Call completed elsewhere\"", as: reason, writtenAs: reason.encoded))
        #expect(reason.encoded == "SIP;cause=200;text=\"Call completed elsewhere\"")
        #expect(ValueReading<Reason>("Q.850;cause=1x").faults == ["reason.cause.malformed@12"])
        #expect(ValueReading<Reason>("Q.850;cause=\"16\"").faults == ["reason.cause.malformed@13"])
    }

    @Test(
        "Languages",
        arguments: [
            ("da", []), ("en-gb;q=0.8", []), ("*;q=0", []), ("es-419", []), ("zh-Hant-TW;q=1.000;level=1", []),
            ("", ["language.malformed@0"]), ("toolonglanguage", ["language.malformed@8"]), ("en-", ["language.malformed@3"]),
            ("1en", ["language.malformed@0"]), ("en;q=1.5", ["quality.malformed@5"]), ("en;q", ["quality.malformed@3"]),
        ] as [(String, [String])])
    func language(text: String, faults: [String]) {
        let reading = ValueReading<Language>(text)
        #expect(reading.faults == faults)
        if faults.isEmpty { #expect(reading.value?.encoded == text) }
    }

    @Test(
        "Resource-Priority",
        arguments: [
            ("dsn.flash", []), ("wps.0", []), ("dsn", ["resourcePriority.dot.missing@3"]), (".0", ["resourcePriority.part.empty@0"]),
            ("wps.", ["resourcePriority.part.empty@4"]), ("wps.0.1", ["resourcePriority.secondDot@5"]), ("", ["token.missing@0"]),
        ] as [(String, [String])])
    func resourcePriority(text: String, faults: [String]) {
        let reading = ValueReading<ResourcePriority>(text)
        #expect(reading.faults == faults)
        if faults.isEmpty { #expect(reading.value?.encoded == text) }
    }

    @Test(
        "Privacy",
        arguments: [
            ("id", ["id"], []), ("id;header;critical", ["id", "header", "critical"], []), ("id ; user", ["id", "user"], []),
            ("id, header", ["id", "header"], ["privacy.separator.comma@2"]), ("id;ID", ["id", "ID"], ["privacy.value.repeated@3"]),
            ("none;id", ["none", "id"], ["privacy.none.notAlone@0"]), ("id;", ["id"], ["token.missing@3"]),
            ("id;;user", ["id", "user"], ["token.missing@3"]), ("", nil, ["token.missing@0"]),
        ] as [(String, [String]?, [String])])
    func privacy(text: String, values: [String]?, faults: [String]) {
        let reading = ValueReading<Privacy>(text)
        #expect(reading.value?.values == values)
        #expect(reading.faults == faults)
    }

    @Test("Privacy is written with semicolons")
    func privacyForm() {
        #expect(Privacy(["id", "critical"]).encoded == "id;critical")
        #expect(Privacy(["id", "critical"]).contains("Critical"))
    }

    @Test("Features")
    func features() {
        let set = ValueReading<FeatureSet>(
            "*;audio;mobility=\"mobile\";video=\"FALSE\";priority=\"!#>=5,#1:4\";+sip.instance=\"<urn:x-made:7>\";require")
        #expect(set.faults.isEmpty)
        #expect(set.value?.isRequired == true && set.value?.isExplicit == false)
        let parameters = set.value?.parameters
        #expect(parameters?.feature("audio") == [FeatureValue(.boolean(true))])
        #expect(parameters?.feature("VIDEO") == [FeatureValue(.boolean(false))])
        #expect(parameters?.feature("mobility") == [FeatureValue(.token("mobile"))])
        #expect(parameters?.feature("priority") == [FeatureValue(.number(">=5"), isNegated: true), FeatureValue(.number("1:4"))])
        #expect(parameters?.feature("+sip.instance") == [FeatureValue(.string("urn:x-made:7"))])
        #expect(parameters?.feature("text") == nil)
        #expect(set.value.map { ValueReading<FeatureSet>($0.encoded).value } == set.value)
        #expect(ValueReading<FeatureSet>(";audio").faults == ["features.star.missing@0"])
        #expect(ValueReading<FeatureSet>("x;audio").faults == ["features.star.missing@0"])
        #expect(ValueReading<FeatureSet>("*;require;Require").faults == ["parameter.duplicate@10"])
    }
}
