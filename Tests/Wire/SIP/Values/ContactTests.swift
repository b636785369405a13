import Addressing
import MIME
import Octets
import SIP
import Testing

@Suite("Contact and the other fields with addresses")
struct ContactTests {
    private func address(_ text: String) throws -> NameAddress { try #require(ValueReading<Contact>(text).value?.address) }

    @Test("A star that stands alone, and one that begins a display name")
    func star() throws {
        #expect(roundTrips("*", as: Contact.all))
        #expect(try address("*star <sip:a@b.example>").displayName == "*star")
        #expect(ValueReading<Contact>("* , x").rest == " , x")
    }

    @Test("Parameters of a contact by name")
    func parameters() throws {
        var contact = try address("<sip:a@b.example>;q=0.70;expires=60;+sip.instance=\"<urn:x-made:7>\";reg-id=2")
        #expect(contact.quality == Quality(thousandths: 700) && contact.expires == 60 && contact.regID == 2)
        #expect(contact.instance == "urn:x-made:7")
        contact.quality = .full
        contact.expires = 0
        contact.instance = nil
        contact.regID = nil
        #expect(Contact.address(contact).encoded == "<sip:a@b.example>;q=1;expires=0")
        #expect(try address("<sip:a@b.example>;q=2").quality == nil)
        #expect(try address("<sip:a@b.example>").quality == nil)
    }

    @Test("Faults of a contact's parameters are warnings, whatever the contact is needed for")
    func severity() {
        for value in ["<sip:a@b.example>;q=2", "<sip:a@b.example>;expires=x", "<sip:a@b.example>;reg-id=x"] {
            let octets = Array(value.utf8)
            var findings = Findings()
            FieldName.contact.examine(octets.span, ByteRange(0, octets.count), &findings)
            #expect(findings.list.map(\.severity) == [.warning], "\(value)")
        }
    }

    @Test("Warning, billing, bare and quoted references")
    func others() {
        #expect(roundTrips("307 a.example:5060 \"x \\\"y\\\"\"", as: Warning(code: 307, agent: "a.example:5060", text: "x \"y\"")))
        #expect(Warning(code: 7, agent: "a", text: "").encoded == "007 a \"\"")
        let billing = BillingInfo(correlation: "7f3a", entity: "22b7", host: .name("a.example"), ["rksgroup": "r1"])
        #expect(roundTrips("7f3a/22b7@a.example;rksgroup=r1", as: billing))
        let reading = ValueReading<BareReference>("sip:1@a.example;target-uri=\"sip:b@a.example\"")
        #expect(reading.value?.parameters["target-uri"]?.text == "sip:b@a.example")
        #expect(reading.value?.encoded == "sip:1@a.example;target-uri=\"sip:b@a.example\"")
        let quoted = ValueReading<QuotedReference>("\"tel:+15550100\";count=1")
        #expect(quoted.faults.isEmpty && quoted.value?.encoded == "\"tel:+15550100\";count=1")
        #expect(ValueReading<BillingInfo>("7f3a/12345678901234567@a.example").faults == ["billing.malformed@21"])
    }
}
