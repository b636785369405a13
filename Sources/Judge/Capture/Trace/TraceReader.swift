public import Octets

/// Reads the SIP messages of a capture, on whatever ports they went, and finds out what belongs together.
///
/// ```swift
/// let trace = try TraceReader().read(MappedFile("call.pcapng"), name: "call.pcapng")
/// for message in trace.messages { print(message.summary, message.verdict()) }
/// ```
///
/// One pass. Memory grows with the messages, and with what `Limits` allow to wait; what is no SIP is counted and dropped at once.
public struct TraceReader: Sendable {
    private let limits: Limits

    /// A reader that keeps these limits.
    public init(limits: Limits = .standard) { self.limits = limits }

    /// - Throws: `CaptureFailure` where the file is no capture.
    public func read(_ file: MappedFile, name: String) throws(CaptureFailure) -> Trace {
        try file.withOctets { octets throws(CaptureFailure) in try read(octets, name: name) }
    }

    /// The same for octets that are in memory already.
    ///
    /// - Throws: `CaptureFailure` where the octets are no capture.
    public func read(_ octets: Span<UInt8>, name: String) throws(CaptureFailure) -> Trace {
        var builder = TraceBuilder(limits)
        let summary = try CaptureReader.read(octets, limits: limits, into: &builder)
        return Trace(name: name, summary: summary, messages: builder.takeMessages(), discarded: builder.tally.sorted)
    }
}
