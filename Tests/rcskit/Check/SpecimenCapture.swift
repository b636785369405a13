import Foundation
import Harness

/// A capture file of one short call over UDP, of a request at fault, and of something that is no SIP.
struct SpecimenCapture {
    let file: TemporaryFile

    var path: String { file.path }

    init() {
        var capture = CaptureBuilder.pcap()
        let there = PacketBuilder(from: "192.0.2.1:5060", to: "198.51.100.2:5060")
        let start: Int64 = 1_700_000_000_000_000_000
        func add(_ packet: [UInt8], after milliseconds: Int64) {
            capture.frame(LinkBuilder.ethernet(packet), at: start + milliseconds * 1_000_000)
        }
        let invite = Self.request("INVITE", 1)
        add(there.udp(invite), after: 0)
        add(there.udp(invite), after: 500)
        add(there.reversed.udp(Self.response("180 Ringing", "1 INVITE")), after: 600)
        add(there.reversed.udp(Self.response("200 OK", "1 INVITE")), after: 2_000)
        add(there.udp(Self.request("ACK", 1, toTag: ";tag=t")), after: 2_010)
        add(there.reversed.udp(Self.request("BYE", 7, isFromCallee: true)), after: 9_999)
        add(there.udp(Self.response("200 OK", "7 BYE", isToCallee: true)), after: 10_000)
        add(there.udp(Self.request("OPTIONS", 9, callID: "other@fir.example").replacing("9 OPTIONS", with: "9 BYE")), after: 11_000)
        add(PacketBuilder(from: "192.0.2.1:9", to: "198.51.100.2:9").udp("hello, this is no SIP"), after: 12_000)
        file = TemporaryFile(Data(capture.octets))
    }

    private static func request(
        _ method: String, _ number: Int, toTag: String = "", isFromCallee: Bool = false, callID: String = "call@fir.example"
    ) -> String {
        let (from, to) =
            isFromCallee
            ? ("<sip:elm.example>;tag=t", "<sip:ada@fir.example>;tag=f") : ("<sip:ada@fir.example>;tag=f", "<sip:elm.example>\(toTag)")
        let host = isFromCallee ? "198.51.100.2" : "192.0.2.1"
        return """
            \(method) sip:elm.example SIP/2.0\r
            Via: SIP/2.0/UDP \(host);branch=z9hG4bK\(method)\(number)\r
            From: \(from)\r
            To: \(to)\r
            Call-ID: \(callID)\r
            CSeq: \(number) \(method)\r
            Contact: <sip:\(host)>\r
            Max-Forwards: 70\r
            Content-Length: 0\r
            \r

            """
    }

    private static func response(_ status: String, _ cseq: String, isToCallee: Bool = false) -> String {
        let (from, to) =
            isToCallee
            ? ("<sip:elm.example>;tag=t", "<sip:ada@fir.example>;tag=f") : ("<sip:ada@fir.example>;tag=f", "<sip:elm.example>;tag=t")
        let branch = cseq.split(separator: " ").reversed().joined()
        return """
            SIP/2.0 \(status)\r
            Via: SIP/2.0/UDP \(isToCallee ? "198.51.100.2" : "192.0.2.1");branch=z9hG4bK\(branch)\r
            From: \(from)\r
            To: \(to)\r
            Call-ID: call@fir.example\r
            CSeq: \(cseq)\r
            Contact: <sip:198.51.100.2>\r
            Content-Length: 0\r
            \r

            """
    }
}
