import Addressing
import Octets
import SIP

/// The code of the article on reading messages, word for word.
enum ReadingSamples {
    static func readInPlace(_ octets: Span<UInt8>, _ index: inout Index, _ key: inout KeyFields) -> String? {
        index.read(octets)
        index.readKeyFields(octets, into: &key)
        guard key.problems.isEmpty else { return nil }
        let transaction = octets.text(key.branch) + " " + octets.text(key.sequenceMethodRange)
        return transaction
    }

    static func readBindings(_ datagram: [UInt8]) -> [NameAddress] {
        var findings = Findings()
        guard let message = Message(datagram: datagram, &findings), message.method == .register else { return [] }
        let bindings = message.contacts.compactMap(\.address)
        return bindings
    }

    static func readFields(_ message: Message, _ findings: inout Findings) {
        for field in message.fields {
            let value = FieldValue(field.name, parsing: message.octets, field.place.value, &findings)
            print(field.name, value?.encoded ?? "unusable")
        }
    }

    static func parseValues() -> (cseq: CSeq?, uri: URI?) {
        let cseq = CSeq("4711 INVITE")
        let uri = URI("tel:+15550100123;phone-context=example.com")
        return (cseq, uri)
    }

    static func judge(_ datagram: [UInt8]) {
        let examination = Examination(datagram: datagram.span)
        if examination.verdict() == .reject, examination.verdict(.lenient) != .reject {
            print("not as written, yet there is one safe way to read it")
        }
    }
}
