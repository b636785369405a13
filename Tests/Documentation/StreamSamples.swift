import Octets
import SIP

/// The code of the articles on streams and on limits, word for word.
enum StreamSamples {
    static func follow(
        _ segment: [UInt8], _ framer: inout Framer, _ index: inout Index, _ findings: inout Findings, handle: (Message) -> Void,
        sendLineBreak: () -> Void, close: () -> Void
    ) {
        framer.receive(segment.span)
        while let event = framer.next(&index, &findings) {
            switch event {
            case .message: handle(Message(copying: framer.octets, index))
            case .keepAlive: sendLineBreak()
            case .lineBreak: continue
            case .incomplete, .endless, .rest, .junk: close()
            }
        }
    }

    static func readBody(_ datagram: [UInt8]) -> ArraySlice<UInt8>? {
        var index = Index()
        var findings = Findings()
        let frame = DatagramFrame(reading: datagram.span, &index, &findings)
        guard frame.message.isPresent, frame.isComplete else { return nil }
        let body = datagram[frame.body.start..<frame.body.end]
        return body
    }

    static func limit() -> Framer {
        var limits = Limits()
        limits.maximumHeadOctets = 16_384
        limits.maximumBodyOctets = 1_048_576
        var framer = Framer(limits: limits)
        framer.finish()
        return framer
    }
}
