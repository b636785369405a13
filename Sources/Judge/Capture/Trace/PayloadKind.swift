import Octets

/// What a payload without SIP seems to be, by its first octets: said for people, relied on nowhere.
public enum PayloadKind: String, Sendable {
    case tls = "TLS"
    case http = "HTTP"
    case msrp = "MSRP"
    case stun = "STUN"
    case rtp = "RTP"
    case rtcp = "RTCP"
    case dns = "DNS"

    init?(_ octets: Span<UInt8>, _ transport: TransportProtocol) {
        guard octets.count >= 4 else { return nil }
        let isStream = transport == .tcp
        let line = ByteRange(0, octets.first(UInt8(ascii: "\n"), in: ByteRange(0, min(octets.count, 4_096))) ?? octets.count)
        // TLS record, RFC 8446 5.1; STUN, RFC 8489 5; RTP and RTCP, RFC 3550 5.1 and RFC 5761 4.
        if isStream, (20...23).contains(octets[0]), octets[1] == 3, octets[2] <= 4 {
            self = .tls
        } else if octets.count >= 20, octets[0] < 0x40, octets[4] == 0x21, octets[5] == 0x12, octets[6] == 0xa4, octets[7] == 0x42 {
            self = .stun
        } else if octets.range(ByteRange(0, 4), equals: "MSRP") {
            self = .msrp
        } else if octets.namesProtocol("HTTP/", line) {
            self = .http
        } else if !isStream, octets.count >= 8, octets[0] >> 6 == 2 {
            if (200...207).contains(octets[1]) { self = .rtcp } else if octets.count >= 12 { self = .rtp } else { return nil }
        } else {
            return nil
        }
    }
}
