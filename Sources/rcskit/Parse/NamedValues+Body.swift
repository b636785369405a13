import JSON
import MIME
import Octets
import SIP

extension NamedValues {
    /// Content-Type and the body; `bodyLength` counts the octets as received, the body itself is shown without its content encoding.
    mutating func addBody(_ octets: Span<UInt8>, _ index: borrowing Index, _ body: ByteRange, _ limits: Limits) {
        let type = index.first(.contentType, as: MediaType.self, in: octets)
        if let type { addType("contentType", octets, type) }
        add("bodyLength", Value(body.count))
        guard !body.isEmpty else { return }
        var ignored = Findings()
        let decoded = index.contentEncoding(in: octets)?.decode(octets, body, &ignored, limits: limits).octets
        if let decoded {
            addContent("body", decoded.span, ByteRange(0, decoded.count))
            if let type { addParts(decoded.span, ByteRange(0, decoded.count), type, in: octets, limits) }
        } else {
            addContent("body", octets, body)
            if let type { addParts(octets, body, type, in: octets, limits) }
        }
    }

    private mutating func addType(_ name: String, _ octets: Span<UInt8>, _ type: MediaType.Slices) {
        guard type.subtype.isPresent, !type.subtype.isEmpty, !type.type.isEmpty else { return }
        add(name, .string("\(octets.text(type.type))/\(octets.text(type.subtype))"))
        if let charset = type.parameters.first("charset", in: octets) { add("charset", octets.value(of: charset)) }
    }

    /// As text where it is UTF-8, else in hexadecimal.
    private mutating func addContent(_ name: String, _ octets: Span<UInt8>, _ range: ByteRange) {
        if octets.isUTF8(range) {
            add(name, .string(octets.text(range)))
        } else {
            add("\(name)Hex", .string(octets.hexadecimal(range)))
        }
    }

    private mutating func addParts(
        _ content: Span<UInt8>, _ body: ByteRange, _ type: MediaType.Slices, in head: Span<UInt8>, _ limits: Limits
    ) {
        guard type.isMultipart(in: head) else { return }
        var ignored = Findings()
        let parts = Multipart.scan(content, body, type, in: head, &ignored, limits: limits)
        addParts(parts, content, of: -1, limits)
    }

    /// The parts that lie directly in one part, or in the body itself; each before those nested in it, as they were scanned.
    private mutating func addParts(_ parts: [Entity.Slices], _ octets: Span<UInt8>, of parent: Int32, _ limits: Limits) {
        var number = 0
        let outside = prefix
        for place in parts.indices.dropFirst(Int(parent) + 1) {
            let part = parts[place]
            // The parts of a part follow it at once: the first one that is no deeper ends them.
            if parent >= 0, part.depth <= parts[Int(parent)].depth { break }
            guard part.parent == parent else { continue }
            prefix = "\(outside)part.\(number)."
            let isContainer = place + 1 < parts.count && Int(parts[place + 1].parent) == place
            addPart(part, octets, isContainer: isContainer, limits)
            if isContainer { addParts(parts, octets, of: Int32(place), limits) }
            number += 1
        }
        prefix = outside
        count("part", number)
    }

    private mutating func addPart(_ part: Entity.Slices, _ octets: Span<UInt8>, isContainer: Bool, _ limits: Limits) {
        var ignored = Findings()
        if part.contentType.isPresent {
            var cursor = Cursor(octets, part.contentType)
            if let type = MediaType.scan(&cursor, &ignored) { addType("contentType", octets, type) }
        }
        add("length", Value(part.body.count))
        add("disposition", text: part.disposition(in: octets)?.type)
        if let identifier = part.contentID(in: octets) { add("contentID", .string("\(identifier.left)@\(identifier.right)")) }
        // What is made of parts is shown part by part.
        guard !isContainer, !part.body.isEmpty else { return }
        if part.transferEncoding.isPresent || part.contentEncoding.isPresent,
            let decoded = part.content(in: octets, &ignored, limits: limits).octets
        {
            addContent("body", decoded.span, ByteRange(0, decoded.count))
        } else {
            addContent("body", octets, part.body)
        }
    }
}

extension Span where Element == UInt8 {
    /// Whether a range is well-formed UTF-8. RFC 3629 4
    func isUTF8(_ range: ByteRange) -> Bool {
        var offset = range.start
        while offset < range.end {
            let count = self[offset] < 0x80 ? 1 : multibyteCount(offset, range.end)
            if count == 0 { return false }
            offset += count
        }
        return true
    }

    /// Two digits for each octet, in lower case.
    func hexadecimal(_ range: ByteRange) -> String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * range.count)
        for offset in range.start..<range.end {
            digits.append(digit(self[offset] >> 4))
            digits.append(digit(self[offset] & 15))
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
