import Addressing
import Octets
import SIP

extension History {
    var registrationOutcome: String {
        var parts: [String] = []
        var isRegistered = false
        for exchange in exchanges([.register]) {
            guard exchange.isAccepted, let response = exchange.last.transaction.finalResponse.map({ all[$0].message }) else {
                parts.append(exchange.failure)
                continue
            }
            switch request(of: exchange.last.transaction)?.message.registration {
            case .query: parts.append("bindings asked for\(exchange.afterChallenge)")
            case .removal:
                parts.append(isRegistered ? "removed" : "bindings removed\(exchange.afterChallenge)")
                isRegistered = false
            case .binding(let contacts, let asked):
                let granted = response.granted(contacts) ?? asked
                let seconds = granted.map { " for \($0) s" } ?? ""
                parts.append(isRegistered ? "refreshed" : "registered\(seconds)\(exchange.afterChallenge)")
                isRegistered = true
            case nil:
                parts.append("registered, request not seen")
                isRegistered = true
            }
        }
        return parts.isEmpty ? "no request seen" : parts.joinedOutcome
    }

    var publicationOutcome: String {
        var parts: [String] = []
        var isPublished = false
        for exchange in exchanges([.publish]) {
            guard exchange.isAccepted, let response = exchange.last.transaction.finalResponse.map({ all[$0].message }) else {
                parts.append(exchange.failure)
                continue
            }
            let request = request(of: exchange.last.transaction)?.message
            let seconds = response.first(.expires, as: Number.self) ?? request?.first(.expires, as: Number.self)
            if request?.first(.expires, as: Number.self)?.value == 0 {
                parts.append(isPublished ? "removed" : "publication removed")
                isPublished = false
            } else if isPublished {
                parts.append(request?.bodyOctets.isEmpty == false ? "changed" : "refreshed")
            } else {
                parts.append("published\(seconds.map { " for \($0) s" } ?? "")\(exchange.afterChallenge)")
                isPublished = true
            }
        }
        return parts.isEmpty ? "no request seen" : parts.joinedOutcome
    }
}

/// What a REGISTER wants. RFC 3261 10.2
private enum RegistrationRequest {
    /// Contacts, and for how many seconds.
    case binding([NameAddress], UInt64?)
    case removal
    case query
}

extension Message {
    fileprivate var registration: RegistrationRequest {
        let contacts = all(.contact, as: Contact.self)
        let expires = first(.expires, as: Number.self)?.value
        let addresses = contacts.compactMap(\.address)
        if contacts.isEmpty { return .query }
        let isRemoval = addresses.allSatisfy { ($0.expires?.value ?? expires) == 0 }
        return isRemoval ? .removal : .binding(addresses, addresses.first?.expires?.value ?? expires)
    }

    private static var maximumContacts: Int { 32 }

    /// For how many seconds the registrar bound these contacts: as each says, or else all. RFC 3261 10.3
    fileprivate func granted(_ contacts: [NameAddress]) -> UInt64? {
        let bound = all(.contact, as: Contact.self).compactMap(\.address)
        // More contacts than any user has are not told apart.
        let asked = contacts.prefix(Self.maximumContacts)
        let own = bound.prefix(Self.maximumContacts).filter { binding in asked.contains { $0.uri.isEquivalent(to: binding.uri) } }
        return (own.isEmpty ? bound : own).compactMap(\.expires?.value).max() ?? first(.expires, as: Number.self)?.value
    }
}
