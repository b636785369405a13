import Addressing
import JSON
import Octets
import SIP

extension NamedValues {
    /// Reads everything that has a name: start line, fields, body.
    ///
    /// - Precondition: the octets are those that were indexed, and the body lies in them.
    init(_ octets: Span<UInt8>, _ index: borrowing Index, body: ByteRange, limits: Limits = .standard) {
        addStartLine(octets, index)
        addNumbers(octets, index)
        addParties(octets, index)
        addHops(octets, index)
        addRoutes(octets, index)
        addAuthentication(octets, index)
        add("fieldCount", Value(index.count))
        addBody(octets, index, body, limits)
    }

    private mutating func addStartLine(_ octets: Span<UInt8>, _ index: borrowing Index) {
        if index.isRequest {
            add("method", octets, index.methodRange)
            addRequestURI(octets, index.startLineRange)
        } else {
            let status = Numeral(octets, index.methodRange)
            if status.isExact { add("status", octets, status) }
            add("reason", octets, index.startLineRange)
        }
    }

    private mutating func addRequestURI(_ octets: Span<UInt8>, _ range: ByteRange) {
        guard range.isPresent else { return }
        var ignored = Findings()
        var cursor = Cursor(octets, range)
        guard let uri = URI.scan(&cursor, &ignored) else { return }
        if uri.scheme.isPresent { add("requestURI.scheme", .string(octets.text(uri.scheme).lowercased())) }
        add("requestURI.user", octets, uri.user)
        if uri.host.range.isPresent { add("requestURI.host", .string(Host(uri.host, in: octets).text)) }
        if let port = uri.port.number { add("requestURI.port", Value(Int(port))) }
        add("requestURI.number", octets, uri.number)
        var seen: Set<String> = []
        var walk = URIParameterCursor(uri.parameters, in: octets)
        while let parameter = walk.next() {
            let key = octets.text(parameter.name).lowercased()
            guard seen.insert(key).inserted else { continue }
            add("requestURI.param.\(key)", parameter.isFlag ? true : .string(octets.text(parameter.value)))
        }
    }

    private mutating func addNumbers(_ octets: Span<UInt8>, _ index: borrowing Index) {
        if let cseq = index.first(.cseq, as: CSeq.self, in: octets) {
            add("cseq", octets, cseq.number)
            if !cseq.method.isEmpty { add("cseqMethod", octets, cseq.method) }
        }
        if let callID = index.first(.callID) { add("callID", octets, callID.value) }
        add("maxForwards", octets, index.first(.maxForwards, as: Number.self, in: octets))
        add("expires", octets, index.first(.expires, as: Number.self, in: octets))
        add("contentLength", octets, index.first(.contentLength, as: Number.self, in: octets))
    }
}
