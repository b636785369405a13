import Addressing
import Octets
import Testing

@Suite struct URIValueTests {
    @Test func partsOfASIPURI() throws {
        let uri = try #require(URI("sip:j%40s0n:p%3Aw@atlanta.example:5070;transport=tcp;lr?Subject=next%20meeting&To=x"))
        #expect(uri.scheme == .sip)
        #expect(uri.user == "j@s0n")
        #expect(uri.host == .name("atlanta.example"))
        #expect(uri.port == 5070)
        #expect(uri.parameters["Transport"] == "tcp")
        #expect(uri.parameters.contains("lr") && uri.parameters["lr"] == nil)
        #expect(uri.headers["subject"] == "next meeting")
        #expect(uri.number == nil && uri.context == nil)
        guard case .sip(let sip) = uri else {
            Issue.record("not a SIP URI")
            return
        }
        #expect(sip.password == "p:w")
        #expect(sip.isLooseRouter)
    }

    @Test func writingASIPURI() {
        var uri = SIPURI(
            scheme: .sips, user: "j@s 0n%", password: "a;b$", host: .ipv6("2001:db8::1"), port: 5061,
            parameters: ["transport": "tcp", "lr": nil, "x y": "a;b"], headers: ["Subject": "next meeting", "body": "a=b&c"])
        #expect(
            uri.encoded
                == "sips:j%40s%200n%25:a%3Bb$@[2001:db8::1]:5061;transport=tcp;lr;x%20y=a%3Bb?Subject=next%20meeting&body=a%3Db%26c")
        #expect(SIPURI(uri.encoded) == uri)
        #expect(uri.user == "j@s 0n%" && uri.password == "a;b$")
        uri.user = nil
        uri.transport = nil
        uri.isLooseRouter = false
        uri.headers = [:]
        uri.port = nil
        #expect(uri.encoded == "sips:[2001:db8::1];x%20y=a%3Bb")
        uri.isLooseRouter = true
        uri.transport = "udp"
        uri.parameters["LR"] = "on"
        #expect(uri.encoded == "sips:[2001:db8::1];x%20y=a%3Bb;LR=on;transport=udp")
    }

    @Test func partsOfATelephoneNumber() throws {
        let uri = try #require(URI("tel:863-1234;phone-context=+1-555;ext=7"))
        #expect(uri.number == "863-1234")
        #expect(uri.context == "+1-555")
        let global = TelephoneURI(number: "+1-(555)-010.0200")
        #expect(global.digits == "+15550100200")
        #expect(global.isGlobal && global.context == nil)
        #expect(global.encoded == "tel:+1-(555)-010.0200")
        #expect(TelephoneURI(number: "7042", context: "atlanta.example").encoded == "tel:7042;phone-context=atlanta.example")
        #expect(
            TelephoneURI("tel:7-A;z=1;B=2;phone-context=+1-555;EXT=3")?.normalized.encoded == "tel:7a;ext=3;phone-context=+1-555;b=2;z=1")
    }

    @Test func partsOfOtherSchemes() throws {
        let msrp = MSRPURI(isSecure: true, user: "al ice", host: .name("h.example"), port: 2855, sessionID: "s7/+=", parameters: ["x": "y"])
        #expect(msrp.encoded == "msrps://al%20ice@h.example:2855/s7/+=;tcp;x=y")
        #expect(MSRPURI(msrp.encoded) == msrp)
        #expect(msrp.user == "al ice")
        let cid = ContentURI(id: "a/b%c@h.example")
        #expect(cid.encoded == "cid:a%2Fb%25c@h.example")
        #expect(ContentURI(cid.encoded)?.id == "a/b%c@h.example")
        #expect(URN(namespace: "Service", namespaceString: "sos").encoded == "urn:service:sos")
        #expect(URN("urn:service:sos?=x")?.query == "=x")
        #expect(MailboxURI(scheme: .im, user: "al/ice", host: .name("h.example")).encoded == "im:al/ice@h.example")
        #expect(URI("https://h.example/a?b")?.scheme == .https)
        #expect(URI("NEW.scheme:a,b")?.encoded == "new.scheme:a,b")
        #expect(SIPURI("tel:+15550100200") == nil && TelephoneURI("sip:h.example") == nil && MSRPURI("cid:a@b") == nil)
        #expect(URI("sip:h.example ") == nil && URI("") == nil)
    }

    @Test func noTextLeavesItsPlace() {
        let evil = ">\r\nX: y;z@h?a=b, \""
        #expect(OpaqueURI(scheme: Scheme("x"), text: evil).encoded == "x:%3E%0D%0AX:%20y;z@h?a=b,%20%22")
        #expect(SIPURI(user: evil, host: .name("h")).encoded == "sip:%3E%0D%0AX%3A%20y;z%40h?a=b,%20%22@h")
        #expect(TelephoneURI(number: evil).encoded == "tel:%3E%0D%0A%58%3A%20%79%3B%7A%40%68%3Fa%3Db%2C%20%22")
        #expect(MSRPURI(host: .name("h"), sessionID: "a;b", transport: "t;u").encoded == "msrp://h/a%3Bb;t%3Bu")
    }
}
