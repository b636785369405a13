import Octets
import SIP
import Testing

@Suite("Values about dialogs, sessions and identities")
struct DialogValueTests {
    @Test("Dialog identifiers")
    func dialogID() {
        var dialog = DialogID("f81d@birch.example", toTag: "7743", fromTag: "6472")
        dialog.isEarlyOnly = true
        #expect(
            roundTrips(
                "f81d@birch.example ;to-tag=7743 ;from-tag=6472;early-only", as: dialog,
                writtenAs: "f81d@birch.example;to-tag=7743;from-tag=6472;early-only"))
        #expect(dialog.toTag == "7743" && dialog.fromTag == "6472" && dialog.localTag == nil)
        dialog.isEarlyOnly = false
        #expect(dialog.encoded == "f81d@birch.example;to-tag=7743;from-tag=6472")
        #expect(DialogID("1", localTag: "a", remoteTag: "b").encoded == "1;local-tag=a;remote-tag=b")
    }

    @Test("Session intervals")
    func sessionInterval() {
        var interval = SessionInterval(seconds: 1800)
        interval.refresher = "uac"
        #expect(roundTrips("1800;refresher=uac", as: interval))
        #expect(ValueReading<SessionInterval>("90;refresher=UAS").faults.isEmpty)
        #expect(ValueReading<SessionInterval>("90;refresher=me").faults == ["sessionInterval.refresher.unknown@13"])
        #expect(ValueReading<SessionInterval>("90;refresher").faults == ["sessionInterval.refresher.unknown@3"])
        #expect(ValueReading<SessionInterval>("x").faults == ["number.missing@0"])
    }

    @Test(
        "Session identifiers",
        arguments: [
            ("ab30317f1a784dc48ff824d0d3715d86;remote=47755a9de7794ba387653f2099600ef2", []),
            ("00000000000000000000000000000000", []),
            ("AB30317f1a784dc48ff824d0d3715d86", ["sessionID.malformed@0"]),
            ("ab30317f1a784dc48ff824d0d3715d8", ["sessionID.malformed@31"]),
            ("ab30317f1a784dc48ff824d0d3715d866", ["sessionID.malformed@32"]),
            ("ab30317f1a784dc48ff824d0d3715d86;remote=7", ["sessionID.malformed@41"]),
            ("", ["token.missing@0"]),
        ] as [(String, [String])])
    func sessionID(text: String, faults: [String]) {
        let reading = ValueReading<SessionID>(text)
        #expect(reading.faults == faults)
        if faults.isEmpty { #expect(reading.value?.encoded == text) }
    }

    @Test("Error codes")
    func errorCode() {
        var code = ErrorCode(200)
        code.text = "Not here"
        #expect(roundTrips("200;code=\"Not here\"", as: code))
        #expect(ValueReading<ErrorCode>("2000").faults == ["errorCode.outOfRange@3"])
        #expect(ValueReading<ErrorCode>("2000").value?.code == 999)
        #expect(ValueReading<ErrorCode>(";code=\"x\"").faults == ["number.missing@0"])
    }

    @Test("Identity")
    func identity() {
        var identity = Identity(digest: "eyJh_-.e30.c2/n+", info: "https://certificates.example/a;b.cer")
        identity.algorithm = "ES256"
        identity.type = "shaken"
        #expect(
            roundTrips("eyJh_-.e30.c2/n+;info=<https://certificates.example/a;b.cer>;alg=ES256;ppt=shaken", as: identity))
        #expect(identity.info == "https://certificates.example/a;b.cer")
        #expect(ValueReading<Identity>("..c2ln;info=<https://c.example>;ppt=\"shaken\"").value?.type == "shaken")
        let old = ValueReading<Identity>("\"c2ln==\"")
        #expect(old.faults.isEmpty && old.value?.isQuoted == true && old.value?.encoded == "\"c2ln==\"")
        #expect(ValueReading<Identity>("c2ln=").faults.isEmpty, "a signature as RFC 4474 has it")
        #expect(ValueReading<Identity>("a.b.c2ln").faults == ["identity.info.missing@8"])
        #expect(ValueReading<Identity>("c2ln;info=x").faults == ["identity.info.malformed@10"])
        #expect(ValueReading<Identity>(";info=<https://c.example>").faults == ["identity.digest.missing@0"])
        #expect(ValueReading<Identity>("").faults == ["identity.digest.missing@0"])
        #expect(ValueReading<Identity>("c2ln#;info=<a:b>").rest == "#;info=<a:b>")
    }

    @Test(
        "Services",
        arguments: [
            ("urn:urn-7:3gpp-service.ims.icsi.oma.cpm.msg", [], ""), ("URN:URN-7:x", [], ""),
            ("urn:urn-7:", ["serviceURN.label.empty@10"], ""), ("urn:urn-7:a..b", ["serviceURN.label.empty@12"], ""),
            ("urn:urn-7:a_b", [], "_b"), ("urn:urn-8:a", ["serviceURN.prefix.missing@0"], "urn:urn-8:a"),
            ("urn", ["serviceURN.prefix.missing@0"], "urn"),
        ] as [(String, [String], String)])
    func service(text: String, faults: [String], rest: String) {
        let reading = ValueReading<ServiceURN>(text)
        #expect(reading.faults == faults)
        #expect(reading.rest == rest)
    }

    @Test("The labels of a service")
    func labels() {
        #expect(ServiceURN("urn:urn-7:a.b-c").labels == ["a", "b-c"])
        #expect(roundTrips("urn:urn-7:a.b-c", as: ServiceURN("urn:urn-7:a.b-c")))
    }
}
