public import Octets

/// A received message that outlives its buffer: its octets and where everything lies in them, in one allocation.
///
///     if let message = Message(datagram: octets, &findings), message.method == .message {
///         print(message[.callID] ?? "none", message.body.count)
///     }
///
/// Immutable, and shared between tasks without a copy. A value is read when it is asked for; `Draft(forwarding:)` edits.
/// Equal messages hold the same octets.
public struct Message: Sendable, Hashable {
    /// The frame, and behind it 16 octets for each field.
    let storage: [UInt8]
    let count: UInt32
    let start: UInt32
    let headEnd: UInt32
    let bodyStart: UInt32
    let methodRange: ByteRange
    let startLineRange: ByteRange
    let fieldCount: UInt16
    let status: UInt16
    /// What keeps the head from being exactly what the grammar writes.
    public let irregularities: Index.Irregularities
    /// The method of a request among those registered; `extension` in a response.
    public let knownMethod: Method.Known
    /// Whether it is a request.
    public let isRequest: Bool

    /// Copies a message that was indexed; one allocation, O(octets).
    ///
    /// - Precondition: the octets begin with those that were indexed, and are fewer than 2^32.
    public init(copying octets: Span<UInt8>, _ index: borrowing Index) {
        precondition(octets.count >= index.bodyStart && octets.count < Int(UInt32.max), "not the octets that were indexed")
        var storage: [UInt8] = []
        storage.reserveCapacity(octets.count + index.count * MemoryLayout<Field>.size)
        storage.append(octets, ByteRange(0, octets.count))
        storage.append(records: index.fields.span.extracting(0..<index.count))
        self.storage = storage
        count = UInt32(octets.count)
        start = UInt32(index.start)
        headEnd = UInt32(index.headEnd)
        bodyStart = UInt32(index.bodyStart)
        methodRange = index.methodRange
        startLineRange = index.startLineRange
        fieldCount = UInt16(index.count)
        status = index.status
        irregularities = index.irregularities
        knownMethod = index.method
        isRequest = index.isRequest
    }

    /// A message of no octets.
    init() {
        storage = []
        (count, start, headEnd, bodyStart) = (0, 0, 0, 0)
        (methodRange, startLineRange) = (.absent, .absent)
        (fieldCount, status, irregularities, knownMethod, isRequest) = (0, 0, [], .extension, false)
    }

    /// The message of a datagram; nil where it holds nothing but line breaks. What stands around the message is left out.
    ///
    /// Faults of framing go to `findings`. RFC 3261 18.3
    public init?(datagram: Span<UInt8>, _ findings: inout Findings, limits: Limits = .standard) {
        var index = Index()
        let frame = DatagramFrame(reading: datagram, &index, &findings, limits: limits)
        guard frame.message.isPresent else { return nil }
        self.init(copying: datagram.extracting(frame.message.start..<frame.message.end), index)
    }

    /// A value of these parts.
    public init?(datagram: [UInt8], _ findings: inout Findings, limits: Limits = .standard) {
        self.init(datagram: datagram.span, &findings, limits: limits)
    }

    /// The message as it was received.
    public var octets: Span<UInt8> {
        @_lifetime(borrow self)
        get { storage.span.extracting(0..<Int(count)) }
    }

    /// The octets behind the empty line.
    public var body: Span<UInt8> {
        @_lifetime(borrow self)
        get { storage.span.extracting(Int(bodyStart)..<Int(count)) }
    }

    /// The body as an array's slice, which shares the message's memory.
    public var bodyOctets: ArraySlice<UInt8> { storage[Int(bodyStart)..<Int(count)] }

    /// The body as text; nil where it is not UTF-8.
    public var bodyText: String? { String(validating: bodyOctets, as: UTF8.self) }
}

extension Message: CustomStringConvertible {
    /// What kind of message it is and how long, without any of its content.
    public var description: String {
        let kind = isRequest ? (knownMethod == .extension ? "request" : knownMethod.name) : "\(status)"
        return "\(kind), \(fieldCount) fields, \(count) octets"
    }
}

extension Message: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
