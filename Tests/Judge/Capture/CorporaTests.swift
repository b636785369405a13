import Foundation
import Harness
import Octets
import Testing

@testable import Capture

/// Captures that others made, where they lie beside the package.
struct CorporaTests {
    /// Nil in a user's clone.
    static let shared = Places.shared("corpora", for: "no foreign capture is read")?.deletingLastPathComponent()

    /// Packets of each file, by other tools' count.
    static let packets: [String: Int] = [
        "corpora/goffinet-sip_captures/REGISTER-Request.pcap": 2,
        "corpora/goffinet-sip_captures/SIP-Call-Flow-Over-TCP.pcap": 84,
        "corpora/goffinet-sip_captures/SIP-SDP-Example.pcap": 7,
        "corpora/goffinet-sip_captures/private-test-sip.pcapng": 2004,
        "corpora/goffinet-sip_captures/sip-direct.pcapng": 7,
        "corpora/goffinet-sip_captures/sip-flow-private-2.pcapng": 677,
        "corpora/goffinet-sip_captures/sip-flow-private.pcapng": 643,
        "corpora/goffinet-sip_captures/sip-phone-to-phone.pcapng": 24,
        "corpora/goffinet-sip_captures/sip-register-dns-srv.pcapng": 12,
        "corpora/goffinet-sip_captures/sip-register-ok-unregister-2.pcapng": 8,
        "corpora/goffinet-sip_captures/sip-register-to-repo-proxy.pcapng": 108,
        "corpora/goffinet-sip_captures/sip-register-wrong_password-401-403-401-403.pcapng": 8,
        "corpora/goffinet-sip_captures/sip-register.pcapng": 2,
        "corpora/goffinet-sip_captures/sip-rem-register.pcapng": 2,
        "corpora/goffinet-sip_captures/sip-routing-error-wireshark.pcapng": 58,
        "corpora/goffinet-sip_captures/sip.pcapng": 4269,
        "corpora/goffinet-sip_captures/test_voip.pcap.pcapng": 5933,
        "corpora/goffinet-sip_captures/voip-extension2downata.pcap": 412,
        "corpora/ndpi/FAX-Call-t38-CA-TDM-SIP-FB-1.pcap": 1552,
        "corpora/ndpi/gre.pcapng": 1,
        "corpora/ndpi/http_on_sip_port.pcap": 4,
        "corpora/ndpi/sip_hello.pcapng": 30,
        "corpora/open5gs/ipsec_reg.pcapng": 1071,
        "corpora/open5gs/ipsec_to_nonipsec_call.pcapng": 1474,
        "corpora/open5gs/nonipsec_to_ipsec_call.pcapng": 3278,
        "corpora/open5gs/volte.pcapng": 371,
        "corpora/pcapplusplus/sdp.pcap": 1,
        "corpora/pcapplusplus/sip_non_default_port.pcap": 2,
        "corpora/pcapplusplus/sip_reqs.pcap": 4,
        "corpora/sngrep/aaa.pcap": 691,
        "corpora/suricata-verify/sip-body-frames__public-cloudshark-sip-s0.pcap": 10,
        "corpora/suricata-verify/sip-header-multi-value__sip_header_multi_val.pcap": 1,
        "corpora/suricata-verify/sip-options-method__input.pcap": 2,
        "corpora/suricata-verify/sip-pattern-matching__sip.pcap": 2,
        "corpora/suricata-verify/sip-sdp__sdp.pcap": 2,
        "corpora/suricata-verify/sip-tcp-method__sip-tcp.pcap": 11,
        "corpora/wireshark/sip.pcapng": 6,
        "corpora/zeek/invalid-content-length.pcap": 2,
        "corpora/zeek/sip-junk-before-request.pcap": 2,
        "peers/captures/baresip-message-call.pcap": 112,
        "peers/captures/kamailio-ims-aka.pcap": 65,
        "peers/captures/kamailio-msrp-relay-tcp.pcap": 63,
        "peers/captures/kamailio-msrp-relay-tls.pcap": 80,
        "peers/captures/kamailio-presence.pcap": 104,
        "peers/captures/kamailio-registrar-sipp.pcap": 111,
        "peers/captures/kamailio-ws.pcap": 20,
        "peers/captures/linphone-chat-tcp-plain.pcap": 92,
        "peers/captures/linphone-chat-udp-cpim.pcap": 55,
        "peers/captures/linphone-group-chat-nodeflate.pcap": 238,
        "peers/captures/msrplib-direct-tcp.pcap": 29,
        "peers/captures/pjsua2-message-presence-call.pcap": 226,
    ]

    @Test(.enabled(if: shared != nil, "../shared is not beside the package"))
    func everyCaptureOfTheCorporaIsListed() throws {
        let shared = try #require(Self.shared)
        let files = ["corpora", "peers/captures"].flatMap { folder in
            Places.files(below: shared.appending(path: folder), endingIn: [".pcap", ".pcapng"]).map {
                $0.path.dropFirst(shared.path.count).drop { $0 == "/" }
            }
        }
        #expect(files.map(String.init).sorted() == Self.packets.keys.sorted())
    }

    @Test(.enabled(if: shared != nil, "../shared is not beside the package"), arguments: packets.keys.sorted())
    func packetsAreCountedAndOctetsAccountedFor(_ name: String) throws {
        let shared = try #require(Self.shared)
        let file = try MappedFile(shared.appending(path: name).path)
        var recorder = Recorder()
        let summary = try CaptureReader(file).read(into: &recorder)
        #expect(summary.packets == Self.packets[name])
        #expect(summary.findings.list == [])
        #expect(recorder.contradictions == [])
        let delivered = recorder.datagrams.reduce(0) { $0 + $1.octets.count } + recorder.streams.values.reduce(0) { $0 + $1.delivered }
        let discarded = recorder.discards.reduce(0) { $0 + $1.octets } - recorder.datagrams.reduce(0) { $0 + $1.missing }
        #expect(delivered + discarded <= summary.octets)
        #expect(delivered > 0)
    }
}
