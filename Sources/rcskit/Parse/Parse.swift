import Capture
import Octets

/// `rcskit parse FILE`
enum Parse: Verb {
    static let name = "parse"
    static let synopsis = "[--as KIND] [--strictness strict|lenient] [--json] FILE|-"
    static let summary = "one message, or one stream of them: fields, typed values, findings"
    static let details = """
        KIND is \(Kind.allCases.map(\.rawValue).joined(separator: " (one datagram) or ")) (one way of a connection); without it the octets tell.
        Lenient makes a warning of each error after which exactly one safe reading remains. '-' reads standard input.
        """
    static let kind = Option("--as", value: "KIND", "what the input is")
    static let options = [kind, Option.strictness, Option.json]

    static func run(_ arguments: Arguments, _ console: Console) throws(Refusal) -> Outcome {
        let name = try arguments[kind].map { name throws(Refusal) in try Kind(named: name) }
        let strictness = try arguments.choice(.strictness, of: Strictness.self) ?? .strict
        try arguments.limit(to: 1)
        guard let path = arguments.operands.first else { throw Refusal("parse needs a file, or - for standard input") }
        let file = try MappedFile.operand(path)
        return try file.withOctets { octets throws(Refusal) in
            guard let kind = name ?? Kind(detecting: octets) else { throw Refusal(whyUnknown(octets, path)) }
            let task = Reading(path: path, kind: kind, strictness: strictness, isQuiet: arguments.has(.quiet))
            return try arguments.has(.json) ? task.printJSON(octets, console) : task.printText(octets, console)
        }
    }

    private static func whyUnknown(_ octets: Span<UInt8>, _ path: String) -> String {
        if octets.isEmpty { return "\(path): holds nothing" }
        if isCapture(octets) { return "\(path): a capture; 'rcskit check' reads it" }
        return "\(path): begins like no message of SIP; --as says what it is"
    }

    private static func isCapture(_ octets: Span<UInt8>) -> Bool {
        do throws(CaptureFailure) {
            _ = try Capture.FrameReader(octets)
            return true
        } catch {
            return false
        }
    }
}
