import Capture
public import Octets
import SIP

/// A rule that was not kept: where, and by which other message that shows.
public struct Ruling: Hashable, Sendable {
    /// The offset counts from the start of the message.
    public let finding: Finding
    /// The message's place in the trace.
    public let message: Int
    /// The place of a second message that proves it.
    public let related: Int?
}

/// Takes what one rule finds.
struct Report {
    let fault: Fault
    private(set) var rulings: [Ruling] = []

    init(_ fault: Fault) { self.fault = fault }

    /// Reports a message at a field, or at its start where the field is absent or none is named.
    mutating func find(_ sighting: Sighting, at name: FieldName? = nil, related: Sighting? = nil, detail: String = "") {
        guard !sighting.captured.isCutByCapture else { return }
        let place = sighting.offset(of: name)
        let text = detail.isEmpty ? name?.description ?? "" : detail
        rulings.append(
            Ruling(
                finding: Finding(fault, offset: place.offset, length: place.length, detail: text), message: sighting.index,
                related: related?.index))
    }
}
