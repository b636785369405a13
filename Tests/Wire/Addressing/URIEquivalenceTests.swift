import Addressing
import Octets
import Testing

@Suite struct URIEquivalenceTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        let left: String
        let right: String
        var testDescription: String { "\(name): \(left) \(right)" }

        init(_ name: String, _ left: String, _ right: String) {
            self.name = name
            self.left = left
            self.right = right
        }
    }

    static let equivalent: [Pair] = [
        Pair(
            "escape of an unreserved octet, case of the rest", "sip:%61lice@oslo.example;transport=TCP",
            "sip:alice@OsLo.eXample;Transport=tcp"),
        Pair("unknown parameter in one", "sip:carol@lima.example", "sip:carol@lima.example;newparam=5"),
        Pair("another unknown parameter in one", "sip:carol@lima.example;security=on", "sip:carol@lima.example"),
        Pair("lr in one", "sip:lima.example;lr", "sip:lima.example"),
        Pair(
            "order of parameters", "sip:lima.example;transport=tcp;method=REGISTER?to=sip:bob%40lima.example",
            "sip:lima.example;method=REGISTER;transport=tcp?to=sip:bob%40lima.example"),
        Pair(
            "order of headers", "sip:alice@oslo.example?subject=project%20x&priority=urgent",
            "sip:alice@oslo.example?priority=urgent&subject=project%20x"),
        Pair("headers twice in another order", "sip:h.example?a=1&b=2&a=3", "sip:h.example?b=2&a=3&%61=1"),
        Pair("case of header names and values", "sip:h.example?Subject=A", "sip:h.example?subject=a"),
        Pair("case of escapes", "sip:a%2fb@h.example", "sip:a%2Fb@h.example"),
        Pair("IPv6 texts", "sip:bob@[2001:db8::9:1]", "sip:bob@[2001:db8::9:01]"),
        Pair("mapped IPv4 texts", "sip:bob@[::ffff:192.0.2.128]", "sip:bob@[::ffff:c000:280]"),
        Pair("mapped IPv4 texts in full", "sip:bob@[0:0:0:0:0:FFFF:192.0.2.52]", "sip:bob@[::FFFF:192.0.2.52]"),
        Pair("maddr texts", "sip:h.example;maddr=[2001:db8::1]", "sip:h.example;maddr=[2001:DB8:0::1]"),
        Pair("zeros before a port", "sip:h.example:5060", "sip:h.example:05060"),
        Pair("case of user parameter", "sip:h.example;user=PHONE", "sip:h.example;user=phone"),

        Pair("separators", "tel:+1-555-010-0200", "tel:+15550100200"),
        Pair("order and case of parameters", "tel:+358-555-1234567;postd=pp22;isub=1411", "tel:+3585551234567;ISUB=1411;postd=PP22"),
        Pair("context by digits", "tel:7042;phone-context=+1-555", "tel:7042;phone-context=+1555"),
        Pair("context by name", "tel:7042;phone-context=Oslo.example", "tel:7-042;phone-context=oslo.example"),
        Pair("extension by digits", "tel:+1555;ext=1-2", "tel:+1555;ext=12"),
        Pair("hexadecimal digits", "tel:a7;phone-context=+1", "tel:A7;phone-context=+1"),

        Pair("user does not count", "msrp://alice@h.example:1/s;tcp", "msrp://bob@H.example:1/s;TCP"),
        Pair("other parameters do not count", "msrp://h.example:1/s;tcp;a=b", "msrp://h.example:1/s;tcp"),
        Pair("IPv6 texts of a session", "msrp://[2001:db8::1]:1/s;tcp", "msrp://[2001:DB8:0::1]:1/s;tcp"),
        Pair("escape in a registered name", "msrp://%61.example:1/s;tcp", "msrp://a.example:1/s;tcp"),

        Pair("case of the namespace", "urn:example:a123,z456", "URN:EXAMPLE:a123,z456"),
        Pair("query of a URN", "urn:example:a?+x", "urn:example:a?=y"),
        Pair("case of escapes in a URN", "urn:example:a%2cb", "urn:example:a%2Cb"),
        Pair("escape in an identifier", "cid:%61@h.example", "cid:a@h.example"),
        Pair("domain of a mailbox", "im:alice@Oslo.example", "im:alice@oslo.example?x=y"),
        Pair("case of an unknown scheme and of escapes", "x-y:a%2f", "X-Y:a%2F"),
    ]

    static let different: [Pair] = [
        Pair("case of the user", "SIP:ALICE@oslo.example;Transport=udp", "sip:alice@oslo.example;Transport=UDP"),
        Pair("case of the password", "sip:alice:A@oslo.example", "sip:alice:a@oslo.example"),
        Pair("sip and sips", "sip:alice@oslo.example", "sips:alice@oslo.example"),
        Pair("default port in one", "sip:bob@lima.example", "sip:bob@lima.example:5060"),
        Pair("transport in one", "sip:bob@lima.example", "sip:bob@lima.example;transport=udp"),
        Pair("port and transport in one", "sip:bob@lima.example", "sip:bob@lima.example:6000;transport=tcp"),
        Pair("header in one", "sip:carol@lima.example", "sip:carol@lima.example?Subject=next%20meeting"),
        Pair("more headers in one", "sip:h.example?a=b", "sip:h.example?a=b&a=b"),
        Pair("value of a header", "sip:h.example?a=b", "sip:h.example?a=c"),
        Pair("case of a Call-ID header", "sip:h.example?Call-ID=a", "sip:h.example?Call-ID=A"),
        Pair("name and its address", "sip:bob@phone21.lima.example", "sip:bob@192.0.2.4"),
        Pair("values of an unknown parameter", "sip:carol@lima.example;security=on", "sip:carol@lima.example;security=off"),
        Pair("flag and value", "sip:h.example;lr", "sip:h.example;lr=on"),
        Pair("user parameter in one", "sip:h.example;user=ip", "sip:h.example"),
        Pair("ttl in one", "sip:h.example;ttl=1", "sip:h.example"),
        Pair("method in one", "sip:h.example;method=INVITE", "sip:h.example"),
        Pair("case of the method", "sip:h.example;method=INVITE", "sip:h.example;method=invite"),
        Pair("maddr in one", "sip:h.example;maddr=192.0.2.1", "sip:h.example"),
        Pair("user in one", "sip:alice@h.example", "sip:h.example"),
        Pair("password in one", "sip:alice:x@h.example", "sip:alice@h.example"),
        Pair("empty password in one", "sip:alice:@h.example", "sip:alice@h.example"),
        Pair("escape of a reserved octet", "sip:a%2Fb@h.example", "sip:a/b@h.example"),
        Pair(
            "number as user, parameters in another order", "sip:+15550100200;p=1;i=2@h.example;user=phone",
            "sip:+15550100200;i=2;p=1@h.example;user=phone"),

        Pair("global and local", "tel:+15550100200", "tel:15550100200;phone-context=+1"),
        Pair("parameter in one", "tel:+1555;x=1", "tel:+1555"),
        Pair("other parameter", "tel:+1555;x=1", "tel:+1555;y=1"),
        Pair("other context", "tel:7042;phone-context=+1", "tel:7042;phone-context=+44"),
        Pair("flag and value of a number", "tel:+1555;x", "tel:+1555;x=1"),
        Pair("number and SIP URI", "tel:+15550100200", "sip:+15550100200@h.example;user=phone"),

        Pair("msrp and msrps", "msrp://h.example:1/s;tcp", "msrps://h.example:1/s;tcp"),
        Pair("port in one", "msrp://h.example:2855/s;tcp", "msrp://h.example/s;tcp"),
        Pair("case of the session", "msrp://h.example:1/s;tcp", "msrp://h.example:1/S;tcp"),
        Pair("session in one", "msrp://h.example:1;tcp", "msrp://h.example:1/s;tcp"),
        Pair("transport of a session", "msrp://h.example:1/s;tcp", "msrp://h.example:1/s;ws"),

        Pair("case inside the namespace", "urn:example:A123", "urn:example:a123"),
        Pair("slash inside the namespace", "urn:example:a/b", "urn:example:a/c"),
        Pair("escaped and plain comma in a URN", "urn:example:a%2Cb", "urn:example:a,b"),
        Pair("case of an identifier", "cid:A@h.example", "cid:a@h.example"),
        Pair("part and message", "cid:a@h.example", "mid:a@h.example"),
        Pair("case of a local part", "pres:Alice@h.example", "pres:alice@h.example"),
        Pair("inbox and presentity", "im:a@h.example", "pres:a@h.example"),
        Pair("text of an unknown scheme", "x:a", "x:A"),
    ]

    @Test(arguments: equivalent) func same(_ pair: Pair) throws {
        let (left, right) = (try #require(URI(pair.left)), try #require(URI(pair.right)))
        #expect(left.isEquivalent(to: right))
        #expect(right.isEquivalent(to: left))
    }

    @Test(arguments: different) func other(_ pair: Pair) throws {
        let (left, right) = (try #require(URI(pair.left)), try #require(URI(pair.right)))
        #expect(!left.isEquivalent(to: right))
        #expect(!right.isEquivalent(to: left))
        #expect(left != right)
    }
}
