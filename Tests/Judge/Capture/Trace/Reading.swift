import Harness
import SIP

@testable import Capture

let ilse = "192.0.2.1:5060"
let proxy = "198.51.100.2:5060"
let tomo = "203.0.113.3:5060"

func read(_ scene: Scene) throws -> Trace { try TraceReader().read(scene.octets.span, name: "scene") }

/// The trace of what a closure sends.
func trace(_ tell: (inout Scene) -> Void) throws -> Trace {
    var scene = Scene()
    tell(&scene)
    return try read(scene)
}

extension Trace {
    var summaries: [String] { messages.map(\.summary) }
    var reasons: [String] { discarded.map { "\($0.reason), \($0.octets)" } }
    var octetsOfMessages: Int { messages.reduce(0) { $0 + $1.message.octets.count } }
    /// Of those that were delivered.
    var octetsWithoutMessage: Int {
        discarded.reduce(0) { sum, row in
            switch row.reason {
            case .capture, .missing: sum
            default: sum + row.octets
            }
        }
    }
    var outcomes: [String] { conversations.map { "\($0.kind.rawValue): \($0.outcome)" } }
}

extension Scene {
    /// A request and its answer.
    mutating func exchange(_ request: String, _ status: String, from source: String, to destination: String, fields: [String] = []) {
        send(request, from: source, to: destination)
        send(SIPText.response(status, to: request, tag: "t1", fields: fields), from: destination, to: source)
    }
}
