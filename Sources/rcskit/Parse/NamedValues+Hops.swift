import Addressing
import JSON
import Octets
import SIP

extension NamedValues {
    /// Via, topmost first.
    mutating func addHops(_ octets: Span<UInt8>, _ index: borrowing Index) {
        let hops = index.all(.via, as: Via.self, in: octets)
        for (number, hop) in hops.enumerated() {
            let name = "via.\(number)"
            if !hop.transport.isEmpty { add("\(name).transport", octets, hop.transport) }
            if hop.sentBy.host.range.isPresent { add("\(name).host", .string(Host(hop.sentBy.host, in: octets).text)) }
            if let port = hop.sentBy.port.number { add("\(name).port", Value(Int(port))) }
            add("\(name).branch", octets, hop.parameters.value(of: "branch", in: octets))
            addReceived(name, octets, hop.parameters.value(of: "received", in: octets))
            addResponsePort(name, octets, hop.parameters.first("rport", in: octets))
            add(parametersOf: name, octets, hop.parameters)
        }
        count("via", hops.count)
    }

    private mutating func addReceived(_ name: String, _ octets: Span<UInt8>, _ address: ByteRange) {
        guard address.isPresent else { return }
        let isBracketed = address.count > 1 && octets[address.start] == UInt8(ascii: "[") && octets[address.end - 1] == UInt8(ascii: "]")
        add("\(name).received", octets, isBracketed ? ByteRange(address.start + 1, address.end - 1) : address)
    }

    /// True where the sender asks for the port, a number where the receiver filled it in. RFC 3581 3, 4
    private mutating func addResponsePort(_ name: String, _ octets: Span<UInt8>, _ parameter: Parameter.Slices?) {
        guard let parameter else { return }
        let port = Numeral(octets, parameter.value.isPresent ? parameter.value : ByteRange(0, 0))
        add("\(name).rport", port.isExact ? Value(port.value) : octets.value(of: parameter))
    }
}
