import Addressing
import Capture
import Octets
import SIP

/// A message as the rules look at it: what is typed is typed once, when it is first asked for.
final class Sighting {
    let captured: CapturedMessage
    init(_ captured: CapturedMessage) { self.captured = captured }

    var message: Message { captured.message }
    var index: Int { captured.index }
    var isRequest: Bool { message.isRequest }
    /// In a response, that of its request.
    var method: Method { captured.identity.method }
    /// 0 in a request.
    var status: Int { message.statusCode ?? 0 }
    var isSuccess: Bool { (200..<300).contains(status) }
    var isProvisional: Bool { (101..<200).contains(status) }
    var callID: String { captured.identity.callID ?? "" }
    var sequence: UInt64? { captured.identity.sequence }
    var toTag: String? { captured.identity.toTag }
    var fromTag: String? { captured.identity.fromTag }
    var hasBody: Bool { !message.body.isEmpty }

    lazy var vias = message.vias
    lazy var contacts = message.contacts
    lazy var routes = message.routes
    lazy var recordRoutes = message.recordRoutes
    lazy var required = Set(message.required)
    lazy var supported = Set(message.supported)
    lazy var requestURI: URI? = message.requestURI.flatMap { URI($0) }
    lazy var credentials: [Credentials] =
        (message.all(.authorization) + message.all(.proxyAuthorization)).filter(\.isDigest)
    lazy var challenges: [Challenge] = (message.all(.wwwAuthenticate) + message.all(.proxyAuthenticate)).filter(\.isDigest)

    /// Whether no hop passed the request on before.
    var isFromFirstHop: Bool { isRequest && vias.count == 1 }

    func number(_ name: FieldName) -> UInt64? { message.first(name, as: Number.self)?.value }

    /// Where a field's first value begins; the message's start where it is absent.
    func offset(of name: FieldName?) -> (offset: Int, length: Int) {
        guard let name, let field = message.first(name) else { return (0, 0) }
        return (field.value.start, field.value.count)
    }

    /// Seconds from another message to this one.
    func seconds(since other: Sighting) -> Double {
        Double(captured.time.nanoseconds &- other.captured.time.nanoseconds) / 1e9
    }

    /// Whether both went between the same two addresses in the same direction.
    func isAlong(_ other: Sighting) -> Bool {
        captured.source.address == other.captured.source.address && captured.destination.address == other.captured.destination.address
    }

    /// Whether both went between the same two addresses in opposite directions.
    func isBack(_ other: Sighting) -> Bool {
        captured.source.address == other.captured.destination.address && captured.destination.address == other.captured.source.address
    }
}

extension URI {
    /// Whether both lead to the same place, as far as that shows: user, host and port, default ports spelled out.
    func leads(to other: URI) -> Bool {
        if isEquivalent(to: other) { return true }
        guard case .sip(let left) = self, case .sip(let right) = other else { return encoded == other.encoded }
        return left.user == right.user && left.host.isEquivalent(to: right.host) && left.usualPort == right.usualPort
    }
}

extension SIPURI {
    fileprivate var usualPort: UInt16 { port ?? (scheme == .sips || transport?.lowercased() == "tls" ? 5_061 : 5_060) }
}
