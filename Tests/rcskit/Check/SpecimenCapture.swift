import Foundation
import Harness

/// A capture file of one short call over UDP, of a request at fault, and of something that is no SIP.
struct SpecimenCapture {
    let file: TemporaryFile

    var path: String { file.path }

    /// - Parameter lacksACK: whether the answer is repeated in vain, for want of an ACK.
    init(lacksACK: Bool = false) {
        var capture = CaptureBuilder.pcap()
        let there = PacketBuilder(from: "192.0.2.1:5060", to: "198.51.100.2:5060")
        let back = there.reversed
        let start: Int64 = 1_700_000_000_000_000_000
        func add(_ packet: [UInt8], after milliseconds: Int64) {
            capture.frame(LinkBuilder.ethernet(packet), at: start + milliseconds * 1_000_000)
        }
        let caller = Self.head(from: "<sip:ada@fir.example>;tag=f", host: "192.0.2.1")
        let callee = Self.head(from: "<sip:elm.example>;tag=t", to: "<sip:ada@fir.example>;tag=f", host: "198.51.100.2")
        let toCallee = caller.replacing("To: <sip:elm.example>", with: "To: <sip:elm.example>;tag=t")

        let invite = Self.message("INVITE sip:elm.example SIP/2.0", caller, "1 INVITE", hasBody: true)
        add(there.udp(invite), after: 0)
        add(there.udp(invite), after: 500)
        let answer = toCallee.replacing("Contact: <sip:192.0.2.1>", with: "Contact: <sip:198.51.100.2>")
        add(back.udp(Self.message("SIP/2.0 180 Ringing", answer, "1 INVITE")), after: 600)
        let success = Self.message("SIP/2.0 200 OK", answer, "1 INVITE", hasBody: true)
        add(back.udp(success), after: 2_000)
        if lacksACK {
            add(back.udp(success), after: 2_500)
            add(back.udp(success), after: 3_500)
        } else {
            add(there.udp(Self.message("ACK sip:198.51.100.2 SIP/2.0", toCallee, "1 ACK", branch: "2")), after: 2_010)
        }
        add(back.udp(Self.message("BYE sip:192.0.2.1 SIP/2.0", callee, "7 BYE")), after: 9_999)
        add(there.udp(Self.message("SIP/2.0 200 OK", callee, "7 BYE")), after: 10_000)
        let other = caller.replacing("call@", with: "other@")
        add(there.udp(Self.message("OPTIONS sip:elm.example SIP/2.0", other, "9 BYE", branch: "3")), after: 11_000)
        add(PacketBuilder(from: "192.0.2.1:9", to: "198.51.100.2:9").udp("hello, this is no SIP"), after: 12_000)
        file = TemporaryFile(Data(capture.octets))
    }

    private static func head(from: String, to: String = "<sip:elm.example>", host: String) -> String {
        """
        Via: SIP/2.0/UDP \(host);branch=z9hG4bK1\r
        From: \(from)\r
        To: \(to)\r
        Call-ID: call@fir.example\r
        Contact: <sip:\(host)>\r
        Max-Forwards: 70\r
        Allow: INVITE, ACK, BYE\r
        Supported: timer\r

        """
    }

    private static func message(_ start: String, _ head: String, _ cseq: String, branch: String = "1", hasBody: Bool = false) -> String {
        let head = head.replacing("z9hG4bK1", with: "z9hG4bK\(branch)")
        let body = "v=0\r\no=- 0 0 IN IP4 192.0.2.1\r\ns=-\r\nt=0 0\r\n"
        let content =
            hasBody ? "Content-Type: application/sdp\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)" : "Content-Length: 0\r\n\r\n"
        return "\(start)\r\n\(head)CSeq: \(cseq)\r\n\(content)"
    }
}
