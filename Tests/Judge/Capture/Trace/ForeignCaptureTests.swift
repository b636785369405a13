import Foundation
import Harness
import Octets
import SIP
import Testing

@testable import Capture

/// Captures that others made, read whole.
struct ForeignCaptureTests {
    /// SIP messages by tshark 4.0.17, several in a frame counted one by one:
    /// `tshark -r FILE -d udp.port==15060,sip -d tcp.port==15060,sip -Y sip -T fields -E occurrence=a -e sip.Method -e sip.Status-Code`
    static let counts: [String: Int] = [
        "corpora/goffinet-sip_captures/REGISTER-Request.pcap": 2,
        "corpora/goffinet-sip_captures/SIP-Call-Flow-Over-TCP.pcap": 7,
        "corpora/goffinet-sip_captures/SIP-SDP-Example.pcap": 7,
        "corpora/goffinet-sip_captures/private-test-sip.pcapng": 279,
        "corpora/goffinet-sip_captures/sip-direct.pcapng": 7,
        "corpora/goffinet-sip_captures/sip-flow-private-2.pcapng": 17,
        "corpora/goffinet-sip_captures/sip-flow-private.pcapng": 49,
        "corpora/goffinet-sip_captures/sip-phone-to-phone.pcapng": 7,
        "corpora/goffinet-sip_captures/sip-register-dns-srv.pcapng": 2,
        "corpora/goffinet-sip_captures/sip-register-ok-unregister-2.pcapng": 8,
        "corpora/goffinet-sip_captures/sip-register-to-repo-proxy.pcapng": 28,
        "corpora/goffinet-sip_captures/sip-register-wrong_password-401-403-401-403.pcapng": 8,
        "corpora/goffinet-sip_captures/sip-register.pcapng": 2,
        "corpora/goffinet-sip_captures/sip-rem-register.pcapng": 2,
        "corpora/goffinet-sip_captures/sip-routing-error-wireshark.pcapng": 58,
        "corpora/goffinet-sip_captures/sip.pcapng": 14,
        "corpora/goffinet-sip_captures/test_voip.pcap.pcapng": 28,
        "corpora/goffinet-sip_captures/voip-extension2downata.pcap": 28,
        "corpora/ndpi/FAX-Call-t38-CA-TDM-SIP-FB-1.pcap": 92,
        "corpora/ndpi/gre.pcapng": 1,
        "corpora/ndpi/http_on_sip_port.pcap": 0,
        "corpora/ndpi/sip_hello.pcapng": 8,
        "corpora/open5gs/ipsec_reg.pcapng": 36,
        "corpora/open5gs/ipsec_to_nonipsec_call.pcapng": 55,
        "corpora/open5gs/nonipsec_to_ipsec_call.pcapng": 67,
        "corpora/open5gs/volte.pcapng": 41,
        "corpora/pcapplusplus/sdp.pcap": 1,
        "corpora/pcapplusplus/sip_non_default_port.pcap": 2,
        "corpora/pcapplusplus/sip_reqs.pcap": 4,
        "corpora/sngrep/aaa.pcap": 81,
        "corpora/suricata-verify/sip-body-frames__public-cloudshark-sip-s0.pcap": 10,
        "corpora/suricata-verify/sip-header-multi-value__sip_header_multi_val.pcap": 1,
        "corpora/suricata-verify/sip-options-method__input.pcap": 2,
        "corpora/suricata-verify/sip-pattern-matching__sip.pcap": 2,
        "corpora/suricata-verify/sip-sdp__sdp.pcap": 2,
        "corpora/suricata-verify/sip-tcp-method__sip-tcp.pcap": 2,
        "corpora/wireshark/sip.pcapng": 5,
        "corpora/zeek/invalid-content-length.pcap": 2,
        "corpora/zeek/sip-junk-before-request.pcap": 1,
        "peers/captures/baresip-message-call.pcap": 76,
        "peers/captures/kamailio-ims-aka.pcap": 30,
        "peers/captures/kamailio-msrp-relay-tcp.pcap": 0,
        "peers/captures/kamailio-msrp-relay-tls.pcap": 0,
        "peers/captures/kamailio-presence.pcap": 50,
        "peers/captures/kamailio-registrar-sipp.pcap": 67,
        "peers/captures/kamailio-ws.pcap": 10,
        "peers/captures/linphone-chat-tcp-plain.pcap": 43,
        "peers/captures/linphone-chat-udp-cpim.pcap": 40,
        "peers/captures/linphone-group-chat-nodeflate.pcap": 238,
        "peers/captures/msrplib-direct-tcp.pcap": 0,
        "peers/captures/pjsua2-message-presence-call.pcap": 189,
    ]

    /// Messages that tshark counts and we do not, and why.
    static let missing: [String: (count: Int, reason: String)] = [
        "corpora/goffinet-sip_captures/private-test-sip.pcapng": (3, "quoted in ICMP, which says that they did not arrive"),
        "peers/captures/kamailio-ws.pcap": (10, "inside WebSocket frames, which are not read yet"),
    ]

    /// Messages that we count and tshark does not, and why.
    static let additional: [String: (count: Int, reason: String)] = [
        "corpora/open5gs/ipsec_reg.pcapng": (13, "12 in ESP with the null cipher, one in fragments that it left apart"),
        "corpora/open5gs/ipsec_to_nonipsec_call.pcapng": (7, "in ESP with the null cipher"),
        "corpora/open5gs/nonipsec_to_ipsec_call.pcapng": (11, "in ESP with the null cipher"),
    ]

    private func trace(_ name: String) throws -> (trace: Trace, file: MappedFile)? {
        guard let url = Places.shared(name, for: "its messages are not counted") else { return nil }
        let file = try MappedFile(url.path)
        return (try TraceReader().read(file, name: name), file)
    }

    @Test(arguments: counts.keys.sorted()) func messagesAreAtLeastThoseOfTshark(_ name: String) throws {
        guard let (trace, _) = try trace(name) else { return }
        let expected = (Self.counts[name] ?? 0) - (Self.missing[name]?.count ?? 0) + (Self.additional[name]?.count ?? 0)
        #expect(trace.messages.count == expected)
    }

    /// Every octet that was delivered is in a message or has a reason why not.
    @Test(arguments: counts.keys.sorted()) func everyOctetIsAccountedFor(_ name: String) throws {
        guard let (trace, file) = try trace(name) else { return }
        var recorder = Recorder()
        _ = try CaptureReader(file).read(into: &recorder)
        let delivered = recorder.datagrams.reduce(0) { $0 + $1.octets.count } + recorder.streams.values.reduce(0) { $0 + $1.delivered }
        #expect(trace.octetsOfMessages + trace.octetsWithoutMessage == delivered)
        let lost = trace.discarded.reduce(0) { sum, row in if case .capture = row.reason { sum + row.octets } else { sum } }
        #expect(lost == recorder.discards.reduce(0) { $0 + $1.octets })
    }

    @Test(arguments: counts.keys.sorted()) func everyMessageHasItsPlace(_ name: String) throws {
        guard let (trace, _) = try trace(name) else { return }
        #expect(trace.conversations.flatMap(\.messages).sorted() == Array(trace.messages.indices))
        #expect(trace.transactions.flatMap(\.messages).sorted() == Array(trace.messages.indices))
        #expect(trace.conversations.flatMap(\.transactions).sorted() == Array(trace.transactions.indices))
        for conversation in trace.conversations {
            #expect(conversation.messages.allSatisfy { trace.messages[$0].conversation == conversation.index })
            #expect(!conversation.outcome.isEmpty)
            let lines = Ladder(conversation, of: trace, Participants(trace)).drawing().lines
            #expect(lines.count > conversation.messages.count)
        }
        for dialog in trace.dialogs {
            #expect(dialog.messages == dialog.messages.sorted() && Set(dialog.messages).count == dialog.messages.count)
        }
        let frames = trace.messages.flatMap { Array($0.frames) }
        #expect(frames.allSatisfy { (1...max(1, trace.summary.packets)).contains($0) })
    }
}
