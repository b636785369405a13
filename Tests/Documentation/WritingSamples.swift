import Addressing
import Octets
import SIP

/// The code of the article on writing messages, word for word.
enum WritingSamples {
    static func write() throws -> Draft {
        var draft = try Draft(request: .subscribe, uri: "sip:tomo@birch.example")
        try draft.append(.via, Via(transport: "TCP", sentBy: HostPort(.ipv4("192.0.2.7"), port: 5060), ["branch": "z9hG4bK8f2"]))
        try draft.append(.from, "<sip:ilse@aster.example>;tag=i7")
        try draft.append(.to, "<sip:tomo@birch.example>")
        try draft.append(.callID, "9d0c1@aster.example")
        try draft.append(.cseq, CSeq(1, .subscribe))
        try draft.append(.maxForwards, Number(70))
        try draft.append(.contact, "<sip:ilse@192.0.2.7;transport=tcp>")
        try draft.append(.event, "presence")
        try draft.append("X-Trace", "birch-4")
        return draft
    }

    static func answer(_ request: Message) throws -> Draft {
        var answer = try Draft(status: 200, to: request, tag: "b41")
        try answer.append(.contact, "<sip:tomo@198.51.100.4>")
        return answer
    }

    static func forward(_ request: Message) throws -> Draft {
        var forwarded = Draft(forwarding: request)
        try forwarded.setRequestURI("sip:tomo@198.51.100.4:5060")
        try forwarded.prepend(.via, "SIP/2.0/UDP 203.0.113.5;branch=z9hG4bKf31")
        try forwarded.replaceFirst(.to, "<sip:tomo@birch.example>")
        return forwarded
    }

    static func refuse(_ draft: inout Draft) {
        do throws(Draft.Refusal) {
            try draft.append(.subject, "Lunch?\r\nRoute: <sip:mallory.example>")
        } catch {
            print("refused: \(error)")
        }
    }
}
