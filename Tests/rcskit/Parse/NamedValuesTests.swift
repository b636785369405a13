import JSON
import Octets
import SIP
import Testing

@testable import rcskit

/// Names that the case files do not show.
@Suite struct NamedValuesTests {
    /// The values of a request with these lines and this body.
    private func values(_ lines: String..., body: String = "") -> Object {
        let head = (["OPTIONS sip:elm.example SIP/2.0"] + lines).map { $0 + "\r\n" }.joined() + "\r\n"
        let octets = Array((head + body).utf8)
        var index = Index()
        index.read(octets.span)
        return NamedValues(octets.span, index, body: ByteRange(head.utf8.count, octets.count)).object
    }

    @Test func theFirstParameterOfANameCounts() {
        let values = values("To: <sip:a@b>;X=1;x=2;Y;y=3")
        #expect(values["to.param.x"] == "1")
        #expect(values["to.param.y"] == true)
        #expect(Set(values.members.map(\.name)).count == values.members.count)
    }

    @Test func portsThatAreNone() {
        let values = values(
            "Via: SIP/2.0/UDP a:99999;branch=z9hG4bK1;rport=x", "Via: SIP/2.0/TCP [2001:db8::1]:5070;received=[2001:db8::2]")
        #expect(values["via.0.port"] == nil)
        #expect(values["via.0.rport"] == "x")
        #expect(values["via.1.host"] == "2001:db8::1")
        #expect(values["via.1.received"] == "2001:db8::2")
        #expect(values["via.1.port"] == 5070)
        #expect(values["via.count"] == 2)
    }

    @Test func displayNamesAreTextsWithoutQuotes() {
        let values = values("From: \"A \\\"B\\\"\" <sip:a@b>", "To: A   B\r\n  C <sip:a@b>", "P-Asserted-Identity: \"\" <sip:c@d>")
        #expect(values["from.displayName"] == "A \"B\"")
        #expect(values["to.displayName"] == "A B C")
        #expect(values["assertedIdentity.0.displayName"] == "")
    }

    @Test func everyContactIsTheStar() {
        let values = values("Contact: *")
        #expect(values["contact.count"] == 1)
        #expect(values["contact.0.uri"] == "*")
    }

    @Test func challengesAndCredentialsKeepTheirOrder() {
        let values = values(
            "Proxy-Authenticate: Digest realm=\"p\", nonce=\"n\", qop=\"auth, auth-int\", stale=true",
            "WWW-Authenticate: Bearer scope=\"s\"",
            "Authorization: Digest username=\"u\", realm=\"r\", qop=auth, nc=00000001",
            "Proxy-Authorization: Bearer abc=")
        #expect(values["challenge.0.realm"] == "p")
        #expect(values["challenge.0.qop"] == ["auth", "auth-int"])
        #expect(values["challenge.0.stale"] == "true")
        #expect(values["challenge.1.scheme"] == "Bearer")
        #expect(values["challenge.1.qop"] == nil)
        #expect(values["credentials.0.qop"] == ["auth"])
        #expect(values["credentials.0.nc"] == "00000001")
        #expect(values["credentials.1.token"] == "abc=")
        #expect(values["credentials.count"] == 2)
    }

    @Test func numbersOfAnyLength() {
        let values = values("CSeq: 00018446744073709551616 OPTIONS", "Max-Forwards: 9223372036854775808", "Expires: 0070", "l: 000")
        #expect(values["cseq"] == "18446744073709551616")
        #expect(values["maxForwards"] == "9223372036854775808")
        #expect(values["expires"] == 70)
        #expect(values["contentLength"] == 0)
    }

    @Test func partsAreShownAsTheyAreMeant() {
        let values = values(
            "Content-Type: multipart/mixed;boundary=o",
            body: """
                --o\r
                Content-Type: text/plain;charset=utf-8\r
                Content-Transfer-Encoding: base64\r
                Content-ID: <1@fir.example>\r
                Content-Disposition: render\r
                \r
                SGVsbG8=\r
                --o\r
                Content-Type: multipart/alternative;boundary=i\r
                \r
                --i\r
                \r
                plain\r
                --i--\r
                --o\r
                \r
                last\r
                --o--
                """)
        #expect(values["part.count"] == 3)
        #expect(values["part.0.body"] == "Hello")
        #expect(values["part.0.length"] == 8)
        #expect(values["part.0.charset"] == "utf-8")
        #expect(values["part.0.contentID"] == "1@fir.example")
        #expect(values["part.0.disposition"] == "render")
        #expect(values["part.1.contentType"] == "multipart/alternative")
        #expect(values["part.1.body"] == nil)
        #expect(values["part.1.part.count"] == 1)
        #expect(values["part.1.part.0.body"] == "plain")
        #expect(values["part.1.part.0.contentType"] == nil)
        #expect(values["part.2.body"] == "last")
        #expect(values["part.2.part.count"] == nil)
    }

    @Test func aBodyThatIsNoTextIsHexadecimal() {
        let head = Array("OPTIONS sip:elm.example SIP/2.0\r\n\r\n".utf8)
        let octets = head + [0x00, 0xC3, 0xA9, 0xFF]
        var index = Index()
        index.read(octets.span)
        let values = NamedValues(octets.span, index, body: ByteRange(head.count, octets.count)).object
        #expect(values["body"] == nil)
        #expect(values["bodyHex"] == "00c3a9ff")
        #expect(values["bodyLength"] == 4)
    }
}
