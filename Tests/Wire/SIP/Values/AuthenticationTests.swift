import Octets
import SIP
import Testing

@Suite("Challenges and credentials")
struct AuthenticationTests {
    @Test("A folded challenge, parameter by parameter")
    func challenge() {
        let reading = ValueReading<Challenge>(
            "Digest realm=\"ims.cedar.example\",\r\n  nonce=\"Zm9y\\\"dHk=\" ,\r\n\talgorithm=AKAv1-MD5, qop=\"auth, auth-int\","
                + " opaque=\"\", stale=TRUE, domain=\"sip:a.example sip:b.example\"")
        #expect(reading.faults.isEmpty && reading.rest.isEmpty)
        let challenge = reading.value
        #expect(challenge?.isDigest == true)
        #expect(challenge?.realm == "ims.cedar.example")
        #expect(challenge?.nonce == "Zm9y\"dHk=")
        #expect(challenge?.algorithm == "AKAv1-MD5")
        #expect(challenge?.qop == ["auth", "auth-int"])
        #expect(challenge?.opaque == "")
        #expect(challenge?.isStale == true)
        #expect(challenge?.domain == ["sip:a.example", "sip:b.example"])
        #expect(challenge.map { ValueReading<Challenge>($0.encoded).value } == challenge)
    }

    @Test(
        "Challenges, faulty",
        arguments: [
            ("", ["authentication.scheme.missing@0"]),
            ("=", ["authentication.scheme.missing@0"]),
            ("Digest", ["authentication.parameters.missing@6"]),
            ("Digest realm", ["authentication.value.missing@12"]),
            ("Digest realm=\"a\"", ["challenge.nonce.missing@0"]),
            ("Digest nonce=\"a\"", ["challenge.realm.missing@0"]),
            ("Digest realm=\"a\",,nonce=\"b\"", ["list.element.empty@17"]),
            ("Digest realm=\"a\",nonce=\"b\",", ["list.element.empty@27"]),
            ("Digest realm=\"a\",nonce=\"b", ["quotedString.unterminated@23"]),
            ("Digest realm=\"a\",nonce=\"b\",realm=\"c\"", ["parameter.duplicate@27"]),
            ("Digest realm=\"a\" nonce=\"b\"", ["value.trailingOctets@17", "challenge.nonce.missing@0"]),
            ("Digest realm=\"a\",nonce=", ["parameter.value.missing@23"]),
            ("Digest realm=\"a\",nonce=\"b\",qop=<x>", ["parameter.value.illegalOctet@31"]),
            ("Digest realm=\"a\",nonce=\"b\", Basic realm=\"c\"", ["authentication.value.missing@34"]),
            ("Digest=realm=\"a\"", ["parameter.name.empty@6"]),
            ("NoOneKnowsThisScheme opaque-data=here", []),
        ] as [(String, [String])])
    func challengeFault(text: String, faults: [String]) {
        #expect(ValueReading<Challenge>(text).faults == faults)
    }

    @Test("Credentials")
    func credentials() {
        let text =
            "Digest username=\"ilse\",realm=\"birch.example\",nonce=\"7f3a\",uri=\"sip:birch.example\","
            + "response=\"6629fae49393a05397450978507c4ef1\",qop=auth,nc=00000001,cnonce=\"0a4f113b\",algorithm=MD5"
        let reading = ValueReading<Credentials>(text)
        #expect(reading.faults.isEmpty && reading.rest.isEmpty)
        let credentials = reading.value
        #expect(credentials?.username == "ilse" && credentials?.uri == "sip:birch.example" && credentials?.qop == "auth")
        #expect(credentials?.nonceCount == 1 && credentials?.clientNonce == "0a4f113b" && credentials?.algorithm == "MD5")
        #expect(credentials?.encoded == text)
        #expect(roundTrips("Bearer eyJh.e30.c2/n+~_-==", as: Credentials(scheme: "Bearer", token68: "eyJh.e30.c2/n+~_-==")))
        #expect(roundTrips("Basic aWxzZTo3", as: Credentials(scheme: "Basic", token68: "aWxzZTo3")))
        #expect(
            roundTrips("NoOneKnowsThisScheme opaque-data=here", as: Credentials(scheme: "NoOneKnowsThisScheme", ["opaque-data": "here"])))
    }

    @Test(
        "Credentials, faulty",
        arguments: [
            ("", ["authentication.scheme.missing@0"]),
            ("Digest", ["authentication.parameters.missing@6"]),
            (
                "Digest username=\"a\",realm=\"b\",nonce=\"c\",uri=sip:d,response=\"e\"",
                ["parameter.value.illegalOctet@47"]
            ),
            ("Digest username*=utf-8''a,realm=\"b\",nonce=\"c\",uri=\"d\"", ["credentials.parameter.missing@0"]),
            (
                "Digest username=\"a\",realm=\"b\",nonce=\"c\",uri=\"d\",response=\"e\",nc=1",
                ["credentials.nonceCount.malformed@64"]
            ),
        ] as [(String, [String])])
    func credentialsFault(text: String, faults: [String]) {
        #expect(ValueReading<Credentials>(text).faults == faults)
    }

    @Test("Authentication-Info")
    func info() {
        let info = AuthenticationParameters(["nextnonce": .quoted("7f3a"), "qop": "auth", "nc": "00000001"])
        #expect(roundTrips("nextnonce=\"7f3a\" , qop = auth,nc=00000001", as: info, writtenAs: "nextnonce=\"7f3a\",qop=auth,nc=00000001"))
        #expect(info["NextNonce"] == "7f3a")
        #expect(ValueReading<AuthenticationParameters>("qop").faults == ["authentication.value.missing@3"])
    }

    @Test("More parameters than the limit are not read")
    func limit() {
        let text = "Digest " + (0..<300).map { "p\($0)=\($0)" }.joined(separator: ",")
        let reading = ValueReading<Challenge>(text)
        #expect(reading.faults.contains { $0.hasPrefix("parameter.limit") })
        #expect(reading.value?.parameters.count == Limits.maximumParameters)
    }
}
