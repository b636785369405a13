import Addressing
import Capture
import MIME
import Octets
import SIP

extension Rule {
    static let registrationRules = [
        registerUser, registerSequence, bindingListed, bindingExpires, outboundInstance,
    ]

    static let registerUser = Rule(
        "register.requestURI.user", .warning, Citation(3261, "10.2", .mustNot), "a REGISTER's Request-URI has a user part",
        "It names the registrar's domain; whose binding it is stands in To.",
        .message(
            applies: { $0.isRequest && $0.method == .register },
            check: { sighting, _, report in
                if case .sip(let uri)? = sighting.requestURI, uri.encodedUser != nil { report.find(sighting, detail: "Request-URI") }
            }))

    static let registerSequence = Rule(
        "register.cseq.notHigher", .warning, Citation(3261, "10.2", .must), "a REGISTER has no higher number than the one before it",
        "The registrar takes it for one that was overtaken and refuses it, or changes nothing.",
        .message(
            applies: { $0.isRequest && $0.method == .register },
            check: { sighting, evidence, report in
                guard let earlier = sighting.captured.previousRequest.map({ evidence.sightings[$0] }), earlier.method == .register,
                    let last = earlier.sequence, let number = sighting.sequence, number <= last, earlier.isAlong(sighting)
                else { return }
                report.find(sighting, at: .cseq, related: earlier)
            }))

    static let bindingListed = Rule(
        "register.binding.unlisted", .warning, Citation(3261, "10.3", .must), "a 2xx to a REGISTER does not list the binding that it made",
        """
        The client finds its contact in the response to learn how long it lasts; one that the registrar rewrote looks like another's. \
        Compared are user, host and port.
        """,
        .message(
            applies: { $0.isSuccess && $0.method == .register },
            check: { response, evidence, report in
                guard let request = evidence.request(of: response) else { return }
                let listed = response.contacts.compactMap(\.address?.uri)
                for contact in request.contacts.compactMap(\.address) {
                    let seconds = contact.parameters["expires"].flatMap { Number($0.text)?.value } ?? request.number(.expires) ?? 3_600
                    guard seconds > 0, !listed.contains(where: { $0.leads(to: contact.uri) }) else { continue }
                    return report.find(response, at: .contact, related: request)
                }
            }))

    static let bindingExpires = Rule(
        "register.binding.expires", .warning, Citation(3261, "10.3", .must), "a 2xx to a REGISTER does not say how long each binding lasts",
        "Each Contact value has an expires parameter of its own; an Expires field is no substitute.",
        .message(
            applies: { $0.isSuccess && $0.method == .register },
            check: { response, _, report in
                let addresses = response.contacts.compactMap(\.address)
                if addresses.contains(where: { !$0.parameters.contains("expires") }) { report.find(response, at: .contact) }
            }))

    static let outboundInstance = Rule(
        "contact.regID.alone", .warning, Citation(5626, "4.2.1", .must), "a REGISTER has a reg-id without +sip.instance",
        "The registrar needs both to tell a new flow of one device from another device; it ignores a reg-id alone.",
        .message(
            applies: { $0.isRequest && $0.method == .register },
            check: { sighting, _, report in
                let isAlone = sighting.contacts.compactMap(\.address?.parameters).contains {
                    $0.contains("reg-id") && !$0.contains("+sip.instance")
                }
                if isAlone { report.find(sighting, at: .contact) }
            }))
}
