/// Writes SIP messages as text: what a test says, and the fields that every message has.
///
/// ```swift
/// let invite = SIPText.request("INVITE", "sip:tomo@birch.example", via: "UDP 192.0.2.1;branch=z9hG4bK1", from: "<sip:ilse@aster.example>;tag=i")
/// let ringing = SIPText.response("180 Ringing", to: invite, tag: "t")
/// ```
public enum SIPText {
    public struct Body: Sendable {
        public let type: String
        public let text: String

        public init(_ type: String, _ text: String) {
            self.type = type
            self.text = text
        }

        /// A session with one line of audio.
        public static func sdp(_ address: String, port: Int = 40_000) -> Body {
            let lines = ["v=0", "o=- 7 1 IN IP4 \(address)", "s=-", "c=IN IP4 \(address)", "t=0 0", "m=audio \(port) RTP/AVP 0"]
            return Body("application/sdp", lines.map { $0 + "\r\n" }.joined())
        }
    }

    /// A request; `via` begins with the transport, the topmost first.
    public static func request(
        _ method: String, _ uri: String, via: String..., from: String = "<sip:ilse@aster.example>;tag=i1", to: String? = nil,
        callID: String = "c1@aster.example", cseq: Int = 1, fields: [String] = [], body: Body? = nil
    ) -> String {
        let vias = via.map { "Via: SIP/2.0/\($0)" }
        let address = to ?? "<\(uri)>"
        let others = ["Max-Forwards: 70", "From: \(from)", "To: \(address)", "Call-ID: \(callID)", "CSeq: \(cseq) \(method)"]
        return text(["\(method) \(uri) SIP/2.0"] + vias + others + fields, body)
    }

    /// The answer to a request: its Via, From, To, Call-ID and CSeq, and a tag for To where it has none.
    public static func response(
        _ status: String, to request: String, tag: String? = nil, fields: [String] = [], body: Body? = nil
    ) -> String {
        let copied = request.lines.filter { line in
            ["Via:", "From:", "To:", "Call-ID:", "CSeq:", "Record-Route:"].contains { line.hasPrefix($0) }
        }
        let tagged = copied.map { line in
            guard line.hasPrefix("To:"), !line.contains(";tag="), let tag else { return line }
            return "\(line);tag=\(tag)"
        }
        return text(["SIP/2.0 \(status)"] + tagged + fields, body)
    }

    /// A request as the next hop gets it: a Via on top.
    public static func forwarded(_ request: String, via: String, fields: [String] = []) -> String {
        var lines = request.components
        lines.insert(contentsOf: ["Via: SIP/2.0/\(via)"] + fields, at: 1)
        return lines.joined(separator: "\r\n")
    }

    /// A response as the hop before gets it: without the topmost Via.
    public static func returned(_ response: String) -> String {
        var lines = response.components
        if let first = lines.firstIndex(where: { $0.hasPrefix("Via:") }) { lines.remove(at: first) }
        return lines.joined(separator: "\r\n")
    }

    private static func text(_ head: [String], _ body: Body?) -> String {
        let type = body.map { ["Content-Type: \($0.type)"] } ?? []
        let lines = head + type + ["Content-Length: \(body?.text.utf8.count ?? 0)", "", ""]
        return lines.joined(separator: "\r\n") + (body?.text ?? "")
    }
}

extension String {
    /// The lines of the head.
    fileprivate var lines: [String] { Array(components.prefix { !$0.isEmpty }) }

    fileprivate var components: [String] {
        // A Character of two octets is one line break.
        split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    }
}
