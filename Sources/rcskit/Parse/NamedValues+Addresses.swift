import Addressing
import JSON
import Octets
import SIP

extension NamedValues {
    /// From, To, Contact, P-Asserted-Identity.
    mutating func addParties(_ octets: Span<UInt8>, _ index: borrowing Index) {
        addParty("from", octets, index.first(.from, as: NameAddress.self, in: octets))
        addParty("to", octets, index.first(.to, as: NameAddress.self, in: octets))

        let contacts = index.all(.contact, as: Contact.self, in: octets)
        for (number, contact) in contacts.enumerated() {
            let name = "contact.\(number)"
            guard let address = contact.address else {
                add("\(name).uri", "*")
                continue
            }
            addAddress(name, octets, address)
            add(parametersOf: name, octets, address.parameters)
        }
        count("contact", contacts.count)

        let identities = index.all(.pAssertedIdentity, as: NameAddress.self, in: octets)
        for (number, identity) in identities.enumerated() { addAddress("assertedIdentity.\(number)", octets, identity) }
        count("assertedIdentity", identities.count)
    }

    /// Route and Record-Route.
    mutating func addRoutes(_ octets: Span<UInt8>, _ index: borrowing Index) {
        addURIs("route", octets, index.all(.route, as: NameAddress.self, in: octets))
        addURIs("recordRoute", octets, index.all(.recordRoute, as: NameAddress.self, in: octets))
    }

    private mutating func addURIs(_ name: String, _ octets: Span<UInt8>, _ addresses: [NameAddress.Slices]) {
        for (number, address) in addresses.enumerated() { add("\(name).\(number).uri", octets, address.uriRange) }
        count(name, addresses.count)
    }

    private mutating func addParty(_ name: String, _ octets: Span<UInt8>, _ address: NameAddress.Slices?) {
        guard let address else { return }
        addAddress(name, octets, address)
        add("\(name).number", octets, address.uri.number)
        add("\(name).tag", octets, address.tag(in: octets))
        add(parametersOf: name, octets, address.parameters)
    }

    private mutating func addAddress(_ name: String, _ octets: Span<UInt8>, _ address: NameAddress.Slices) {
        if address.displayName.isPresent {
            let text = address.isQuoted ? octets.unquoted(address.displayName) : octets.words(address.displayName)
            add("\(name).displayName", .string(text))
        }
        add("\(name).uri", octets, address.uriRange)
    }
}
