import Addressing
import Capture
import Conformance
import Octets
import SIP

/// The code that the README shows, word for word, so that it compiles and does what it says.
enum ReadmeSamples {
    static func read(_ datagram: [UInt8]) {
        var findings = Findings()
        guard let message = Message(datagram: datagram, &findings) else { return }
        print(message.method ?? "a response", message[.callID] ?? "without a Call-ID")

        let from = message.first(.from, as: NameAddress.self)
        print(from?.uri.encoded ?? "no one", from?.tag ?? "without a tag")

        let examination = Examination(datagram: datagram.span)
        for finding in examination.findings {
            print("octet \(finding.offset): \(finding.message) [\(finding.fault.clause)]")
        }
        print(examination.verdict().rawValue)
    }

    static func write() throws -> [UInt8] {
        var draft = try Draft(request: .message, uri: "sip:tomo@birch.example")
        try draft.append(.via, "SIP/2.0/TCP 192.0.2.7;branch=z9hG4bK776asd")
        try draft.append(.from, "<sip:ilse@aster.example>;tag=i1")
        try draft.append(.to, "<sip:tomo@birch.example>")
        try draft.append(.callID, "a84b4c76e66710@aster.example")
        try draft.append(.cseq, CSeq(1, .message))
        try draft.append(.maxForwards, Number(70))
        try draft.setBody(Array("Hello".utf8), type: "text/plain")
        let octets = draft.encoded()
        return octets
    }

    static func forward(_ message: Message) throws -> [UInt8]? {
        var forwarded = Draft(forwarding: message)
        guard try forwarded.decrementMaxForwards() != nil else { return nil }
        try forwarded.removeFirst(.route)
        try forwarded.prepend(.via, "SIP/2.0/TCP proxy.birch.example;branch=z9hG4bK4b43c2ff8")
        return forwarded.encoded()
    }

    static func cut(_ segment: [UInt8], _ framer: inout Framer) {
        var index = Index()
        var findings = Findings()
        framer.receive(segment.span)
        while let event = framer.next(&index, &findings) {
            if case .message = event { print(index.method, framer.octets.count) }
        }
    }

    static func check(_ path: String) throws -> (Trace, Judgement) {
        let trace = try TraceReader().read(MappedFile(path), name: path)
        let judgement = RuleBook.all.check(trace)
        for message in trace.messages {
            let verdict = judgement.verdict(ofMessage: message.index)
            print(message.time, message.source, "→", message.destination, message.summary, verdict.rawValue)
        }
        for ruling in judgement.all {
            print("message \(ruling.message): \(ruling.finding.message) [\(ruling.finding.fault.clause)]")
        }
        return (trace, judgement)
    }
}
