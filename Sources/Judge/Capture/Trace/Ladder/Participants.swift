import SIP

/// One end of messages, as a ladder shows it.
struct Participant: Hashable, Sendable {
    let endpoint: Endpoint
    /// What it does, or whom it serves, as far as its messages tell.
    let name: String?
}

/// Who sends and receives in a trace.
///
/// A phone that connects from another port than it listens on is one participant: its Via says where it listens. RFC 3261 18.1.1
public struct Participants: Sendable {
    private let aliases: [Endpoint: Endpoint]
    private let names: [Endpoint: String]

    /// O(messages)
    public init(_ trace: Trace) {
        let requests = trace.messages.filter { $0.message.isRequest }
        var aliases: [Endpoint: Endpoint] = [:]
        for message in requests where aliases[message.source] == nil {
            if let listening = message.listeningEndpoint { aliases[message.source] = listening }
        }
        self.aliases = aliases
        names = Self.names(requests, aliases)
    }

    private static func names(_ requests: [CapturedMessage], _ aliases: [Endpoint: Endpoint]) -> [Endpoint: String] {
        func canonical(_ endpoint: Endpoint) -> Endpoint { aliases[endpoint] ?? endpoint }
        // A server may send in its users' names: what it does for them tells more.
        let proxies = Set(requests.filter(\.wasForwarded).map { canonical($0.source) })
        let registrars = Set(requests.filter { $0.identity.method == .register }.map { canonical($0.destination) })
        var names: [Endpoint: String] = [:]
        var taken = Set<String>()
        var numbers: [String: Int] = [:]
        func name(_ endpoint: Endpoint, servedFor uri: String?) {
            guard names[endpoint] == nil else { return }
            if proxies.contains(endpoint) || registrars.contains(endpoint) {
                let role = proxies.contains(endpoint) ? "proxy" : "registrar"
                let number = numbers[role, default: 0] + 1
                numbers[role] = number
                names[endpoint] = number == 1 ? role : "\(role) \(number)"
            } else if let name = uri?.user, taken.insert(name).inserted {
                names[endpoint] = name
            }
        }
        for message in requests {
            name(canonical(message.source), servedFor: message.identity.from)
            name(canonical(message.destination), servedFor: message.identity.to)
        }
        return names
    }

    subscript(endpoint: Endpoint) -> Participant {
        let endpoint = aliases[endpoint] ?? endpoint
        return Participant(endpoint: endpoint, name: names[endpoint])
    }
}

extension CapturedMessage {
    /// Where the sender of a request listens, if its Via says so and it sends from elsewhere.
    fileprivate var listeningEndpoint: Endpoint? {
        guard let host = identity.sentByHost else { return nil }
        let port = identity.sentByPort ?? 5_060
        let isItself = host == source.address.description
        guard port != source.port, isItself || transport != .udp else { return nil }
        let endpoint = Endpoint(source.address, port)
        return endpoint == destination ? nil : endpoint
    }

    /// Whether a request came from another than its source.
    fileprivate var wasForwarded: Bool { identity.hops > 1 }
}

extension String {
    /// The user of a SIP URI, or all behind the scheme of another.
    fileprivate var user: String? {
        guard let colon = firstIndex(of: ":") else { return nil }
        let rest = self[index(after: colon)...]
        let user = rest.prefix { $0 != "@" && $0 != ";" && $0 != ":" }
        let isSIP = lowercased().hasPrefix("sip")
        guard !user.isEmpty, !isSIP || rest.contains("@") else { return nil }
        return user.count > 20 ? "\(user.prefix(19))…".printable : String(user).printable
    }
}
