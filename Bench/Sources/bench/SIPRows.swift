import Octets
import SIP

/// The package's own rows: the only file that knows its API.
enum SIPRows {
    static let all = [
        Row("sip.index", against: "memchr.lines") { messages in
            var index = Index()
            var read = 0
            for message in messages {
                index.read(message.octets)
                if index.irregularities.isDisjoint(with: unusable) { read += 1 }
            }
            return read
        },
        Row("sip.key", against: "sofia.parse") { messages in
            var index = Index()
            var key = KeyFields()
            var read = 0
            for message in messages {
                index.read(message.octets)
                index.readKeyFields(message.octets, into: &key)
                if index.irregularities.isDisjoint(with: unusable), key.problems.isEmpty { read += 1 }
            }
            return read
        },
        Row("sip.eager", against: "sofia.parse") { messages in
            var index = Index()
            var findings = Findings()
            var read = 0
            for message in messages {
                let frame = DatagramFrame(reading: message.octets, &index, &findings)
                index.examine(message.octets, hasBody: !frame.body.isEmpty, into: &findings)
                if findings.isEmpty { read += 1 } else { findings = Findings() }
            }
            return read
        },
        Row("sip.owned", against: "sofia.parse") { messages in
            var index = Index()
            var read = 0
            for message in messages {
                index.read(message.octets)
                let owned = SIP.Message(copying: message.octets, index)
                if owned.irregularities.isDisjoint(with: unusable), owned.octets.count == message.count { read += 1 }
            }
            return read
        },
        Row("sip.forward", against: "memcpy", prepare: forwarding),
    ]

    /// What makes an index worth less than what the peers read.
    private static var unusable: Index.Irregularities { [.startLine, .fieldName, .unfinished, .limit] }

    /// A proxy's work between receiving and sending, RFC 3261 16.6 and 16.7: a request gets one more Via and one hop less, a response
    /// loses its topmost Via. The received message is there already, and the draft and the writer keep their memory.
    @Sendable private static func forwarding(_ messages: [Message]) -> Row.Pass {
        var index = Index()
        let received = messages.map { message in
            index.read(message.octets)
            return SIP.Message(copying: message.octets, index)
        }
        return {
            guard var draft = try? Draft(request: .options, uri: "sip:192.0.2.1") else { return 0 }
            var writer = Writer(reserving: 4096)
            var written = 0
            for message in received where edit(&draft, message) {
                writer.removeAll()
                draft.encode(into: &writer)
                if writer.count != message.octets.count { written += 1 }
            }
            return written
        }
    }

    @inline(__always)
    private static func edit(_ draft: inout Draft, _ message: SIP.Message) -> Bool {
        draft.restart(forwarding: message)
        do throws(Draft.Refusal) {
            guard message.isRequest else { return try draft.removeFirst(.via) }
            try draft.prepend(.via, "SIP/2.0/UDP 192.0.2.77:5060;branch=z9hG4bK5c1f9a7e03d2b648")
            // That there was a hop left was looked at before the message was to be forwarded.
            try draft.set(.maxForwards, Number(69))
            return true
        } catch { return false }
    }
}
