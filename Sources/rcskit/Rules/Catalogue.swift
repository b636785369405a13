import Addressing
import Capture
import MIME
import Octets
import SIP

/// Every rule that the command knows, in the order of its codes.
enum Catalogue {
    static let faults: [Fault] =
        [Fault.octetsFaults, Fault.addressingFaults, Fault.mimeFaults, Fault.sipFaults, Fault.captureFaults]
        .flatMap { $0 }.sorted { $0.code < $1.code }
}
