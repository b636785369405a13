import Addressing
import Octets
import SIP
import Testing

@Suite("Via")
struct ViaTests {
    @Test("Hops and their parts")
    func parts() {
        let text = "SIP/2.0/UDP 192.0.2.1:5060;branch=z9hG4bK77asjd;received=203.0.113.7;rport=41230;ttl=16;maddr=224.2.0.1;keep;alias"
        let reading = ValueReading<Via>(text)
        #expect(reading.faults.isEmpty && reading.rest.isEmpty)
        let via = reading.value
        #expect(via?.protocolName == "SIP" && via?.version == "2.0" && via?.transport == "UDP")
        #expect(via?.sentBy == HostPort(.ipv4("192.0.2.1"), port: 5060))
        #expect(via?.branch == "z9hG4bK77asjd" && via?.received == "203.0.113.7" && via?.rport == 41230 && via?.ttl == 16)
        #expect(via?.maddr == "224.2.0.1" && via?.keepsAlive == true && via?.allowsAlias == true)
        #expect(via?.encoded == text)
    }

    @Test(
        "Hops and their canonical form",
        arguments: [
            (
                "SIP / 2.0 / UDP first.example: 4000;ttl=16\r\n ;maddr=224.2.0.1 ;branch=z9hG4bKa7c6.1",
                "SIP/2.0/UDP first.example:4000;ttl=16;maddr=224.2.0.1;branch=z9hG4bKa7c6.1"
            ),
            ("SIP/2.0/TLS [2001:db8::9:1]:5061;branch=z9hG4bKas3;rport", "SIP/2.0/TLS [2001:db8::9:1]:5061;branch=z9hG4bKas3;rport"),
            (
                "SIP/2.0/UDP [2001:db8::9:1];received=2001:db8::9:255;branch=z9hG4bKas3",
                "SIP/2.0/UDP [2001:db8::9:1];received=2001:db8::9:255;branch=z9hG4bKas3"
            ),
            ("x/y!/z\tbirch.example ;branch=1234567", "x/y!/z birch.example;branch=1234567"),
            (
                "SIP/2.0/WS df7jal23ls0d.invalid;Branch=z9hG4bKasudf;oc-seq=1282.5",
                "SIP/2.0/WS df7jal23ls0d.invalid;Branch=z9hG4bKasudf;oc-seq=1282.5"
            ),
        ] as [(String, String)])
    func canonical(text: String, written: String) {
        let reading = ValueReading<Via>(text)
        #expect(reading.faults.isEmpty && reading.rest.isEmpty)
        #expect(reading.value?.encoded == written)
        #expect(reading.value.map { ValueReading<Via>($0.encoded).value } == reading.value)
    }

    @Test(
        "Faulty hops",
        arguments: [
            ("", ["via.protocol.missing@0"]),
            ("/2.0/UDP a.example;branch=z9hG4bK1", ["via.protocol.missing@0"]),
            ("SIP a.example;branch=z9hG4bK1", ["via.version.missing@4"]),
            ("SIP/2.0 UDP a.example;branch=z9hG4bK1", ["via.transport.missing@8"]),
            ("SIP/2.0/ ;branch=z9hG4bK1", ["via.transport.missing@9"]),
            ("SIP/2.0/UDP;branch=z9hG4bK1", ["host.empty@11"]),
            ("SIP/2.0/UDP a.example;branch=", ["parameter.value.missing@29"]),
            ("SIP/2.0/UDP a.example;branch", ["via.branch.empty@22"]),
            ("SIP/2.0/UDP a.example;branch=z9hG4bK", ["via.branch.empty@29"]),
            ("SIP/2.0/UDP a.example;branch=Z9HG4BK", ["via.branch.empty@29"]),
            ("SIP/2.0/UDP [fe80::cc23%4];branch=z9hG4bK1", ["host.zoneId@23"]),
            ("SIP/2.0/UDP a.example:99999;branch=z9hG4bK1", ["port.outOfRange@22"]),
            ("SIP/2.0/UDP a.example;received=[2001:db8::1];branch=z9hG4bK1", ["via.received.brackets@31"]),
            ("SIP/2.0/UDP a.example;received=b.example;branch=z9hG4bK1", ["via.received.malformed@31"]),
            ("SIP/2.0/UDP a.example;received;branch=z9hG4bK1", ["via.received.malformed@22"]),
            ("SIP/2.0/UDP a.example;rport=70000;branch=z9hG4bK1", ["via.rport.malformed@28"]),
            ("SIP/2.0/UDP a.example;rport=x;branch=z9hG4bK1", ["via.rport.malformed@28"]),
            ("SIP/2.0/UDP a.example;ttl=256;branch=z9hG4bK1", ["via.ttl.outOfRange@26"]),
            ("SIP/2.0/UDP a.example;keep=x;branch=z9hG4bK1", ["via.keep.malformed@27"]),
            ("SIP/2.0/UDP a.example;maddr=-;branch=z9hG4bK1", ["host.label.malformed@28"]),
        ] as [(String, [String])])
    func faulty(text: String, faults: [String]) {
        #expect(ValueReading<Via>(text).faults == faults)
    }

    @Test("A received address loses its brackets")
    func received() {
        let via = ValueReading<Via>("SIP/2.0/UDP a.example;received=[2001:db8::1];branch=z9hG4bK1").value
        #expect(via?.received == "2001:db8::1")
        #expect(via?.encoded == "SIP/2.0/UDP a.example;received=2001:db8::1;branch=z9hG4bK1")
    }

    @Test("Parameters set by name")
    func setting() {
        var via = Via(transport: "TCP", sentBy: HostPort(.name("a.example"), port: 5070))
        via.asksForPort = true
        via.branch = "z9hG4bK7"
        #expect(via.encoded == "SIP/2.0/TCP a.example:5070;rport;branch=z9hG4bK7")
        via.rport = 9
        via.received = "2001:db8::1"
        #expect(via.encoded == "SIP/2.0/TCP a.example:5070;rport=9;branch=z9hG4bK7;received=2001:db8::1")
        via.asksForPort = false
        #expect(via.rport == nil && !via.asksForPort)
    }
}
