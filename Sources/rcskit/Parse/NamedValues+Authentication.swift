import JSON
import Octets
import SIP

extension NamedValues {
    /// Challenges and credentials, those for servers and those for proxies together in the order of the message.
    mutating func addAuthentication(_ octets: Span<UInt8>, _ index: borrowing Index) {
        var challenges = 0
        var credentials = 0
        var ignored = Findings()
        for place in 0..<index.count {
            let field = index[place]
            var cursor = Cursor(octets, field.value)
            switch field.name {
            case .wwwAuthenticate, .proxyAuthenticate:
                guard let challenge = Challenge(parsing: &cursor, &ignored) else { continue }
                let qop = challenge.parameters.contains("qop") ? challenge.qop : nil
                addParameters("challenge.\(challenges)", challenge.scheme, challenge.parameters, qop: qop)
                challenges += 1
            case .authorization, .proxyAuthorization:
                guard let proof = Credentials(parsing: &cursor, &ignored) else { continue }
                addParameters("credentials.\(credentials)", proof.scheme, proof.parameters, qop: proof.qop.map { [$0] })
                add("credentials.\(credentials).token", text: proof.token68)
                credentials += 1
            default: continue
            }
        }
        count("challenge", challenges)
        count("credentials", credentials)
    }

    /// Adds each parameter under its own name in lower case; `qop` is a list.
    private mutating func addParameters(_ name: String, _ scheme: String, _ parameters: Parameters, qop: [String]?) {
        add("\(name).scheme", .string(scheme))
        var seen: Set<String> = ["scheme", "qop"]
        for parameter in parameters {
            let key = parameter.name.lowercased()
            guard seen.insert(key).inserted else { continue }
            add("\(name).\(key)", parameter.value.map { .string($0.text) } ?? true)
        }
        if let qop { add("\(name).qop", .array(qop.map(Value.string))) }
    }
}
