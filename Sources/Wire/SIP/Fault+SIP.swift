public import Octets

extension Fault {
    /// Every fault that this module reports.
    public static let sipFaults: [Fault] = framingFaults + messageFaults + valueFaults
}
