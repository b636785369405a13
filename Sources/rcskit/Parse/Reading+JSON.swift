import JSON
import MIME
import Octets
import SIP

extension Reading {
    /// Prints one JSON document, message by message.
    func printJSON(_ octets: Span<UInt8>, _ console: Console) throws(Refusal) -> Outcome {
        let summary = try summarize(octets, console)
        var text = TextWriter(.readable)
        text.beginObject()
        text.write("verdict", .string(summary.verdict.rawValue))
        text.write("keepalives", Value(summary.surroundings.keepAlives))
        text.write("leftover", Value(summary.surroundings.leftover))
        text.write(name: "frames")
        text.beginArray()
        var printer = Printer(strictness: strictness, console: console, text: text)
        _ = try FrameReader(kind: kind).read(octets, &printer)
        printer.text.endArray()
        printer.write(findings: summary.surroundings.findings, omitted: summary.surroundings.omitted)
        printer.text.endObject()
        try console.write(printer.text.takeOctets())
        return summary.outcome
    }

    private struct Printer: FrameVisitor {
        let strictness: Strictness
        let console: Console
        var text: TextWriter

        mutating func visit(_ frame: Frame, in input: Span<UInt8>, _ index: borrowing Index) throws(Refusal) {
            let octets = input.extracting(frame.offset..<(frame.offset + frame.length))
            text.beginObject()
            text.write("offset", Value(frame.offset))
            text.write("length", Value(frame.length))
            text.write("complete", .boolean(frame.isComplete))
            text.write(name: "fields")
            text.beginArray()
            for place in 0..<index.count { text.write(json(index[place], octets, frame.offset)) }
            text.endArray()
            let body = ByteRange(frame.headLength, frame.length)
            text.write("values", .object(NamedValues(octets, index, body: body).object))
            write(findings: frame.findings, omitted: frame.omitted)
            text.endObject()
            try console.write(text.takeOctets())
        }

        private func json(_ field: Field, _ octets: Span<UInt8>, _ base: Int) -> Value {
            [
                "name": .string(octets.text(field.spelling)), "value": .string(octets.unfolded(field.value)),
                "offset": Value(base + field.spelling.start),
                "length": Value(max(field.value.end, field.spelling.end) - field.spelling.start),
            ]
        }

        mutating func write(findings: [Finding], omitted: Int) {
            text.write("findings", .array(findings.map { $0.json(strictness) }))
            if omitted > 0 { text.write("findingsOmitted", Value(omitted)) }
        }
    }
}

extension Finding {
    func json(_ strictness: Strictness) -> Value {
        var object = place(strictness)
        object.append("message", .string(message))
        return .object(object)
    }

    /// In a capture `message` is the index of the message at fault, so that the words get another name.
    func json(_ strictness: Strictness, message index: Int, related: Int?) -> Value {
        var object = place(strictness)
        object.append("text", .string(message))
        object.append("message", Value(index))
        if let related { object.append("related", Value(related)) }
        return .object(object)
    }

    private func place(_ strictness: Strictness) -> Object {
        [
            "code": .string(fault.code), "severity": .string(strictness.severity(of: self).rawValue), "clause": .string(fault.clause),
            "offset": Value(offset), "length": Value(length),
        ]
    }
}
