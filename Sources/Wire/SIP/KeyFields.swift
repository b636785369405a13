public import Octets

/// What a stack needs of every message to match it to a transaction and a dialog: the rest can wait until it is asked for.
///
/// Found and checked in one pass; the insides of URIs are not checked here but when they are read. RFC 3261 8.1.1, 17.1.3, 17.2.3
public struct KeyFields: BitwiseCopyable, Sendable {
    /// The topmost Via's transport: `UDP`.
    public var transport = ByteRange.absent
    /// The topmost Via's host, IPv6 without its brackets.
    public var sentByHost = ByteRange.absent
    /// The topmost Via's port, absent where the transport's default holds.
    public var sentByPort = ByteRange.absent
    /// The topmost Via's branch; absent in what RFC 2543 wrote.
    public var branch = ByteRange.absent
    /// Who the request is from.
    public var from = Party()
    /// Whom the request is for.
    public var to = Party()
    /// The whole Call-ID.
    public var callID = ByteRange.absent
    /// The number of CSeq.
    public var sequence = Numeral.zero
    /// The method of CSeq among those registered.
    public var sequenceMethod = Method.Known.extension
    /// The method of CSeq as spelled.
    public var sequenceMethodRange = ByteRange.absent
    /// Absent digits where there is no Content-Length.
    public var contentLength = Numeral.zero
    /// Which of the fields are missing or unusable.
    public var problems: Names = []

    /// Key fields of nothing, to be read into.
    public init() {}

    /// One side of a dialog.
    @frozen
    public struct Party: BitwiseCopyable, Sendable {
        /// The URI without brackets.
        public var uri = ByteRange.absent
        /// The tag; absent where there is none.
        public var tag = ByteRange.absent
        @inlinable init() {}
        @inlinable init(uri: ByteRange, tag: ByteRange) {
            self.uri = uri
            self.tag = tag
        }
    }

    /// Some of the key fields.
    @frozen
    public struct Names: OptionSet, BitwiseCopyable, Hashable, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The topmost Via.
        @inlinable public static var via: Names { Names(rawValue: 1) }
        /// From.
        @inlinable public static var from: Names { Names(rawValue: 2) }
        /// To.
        @inlinable public static var to: Names { Names(rawValue: 4) }
        /// Call-ID.
        @inlinable public static var callID: Names { Names(rawValue: 8) }
        /// CSeq.
        @inlinable public static var cseq: Names { Names(rawValue: 16) }
        /// Content-Length.
        @inlinable public static var contentLength: Names { Names(rawValue: 32) }
    }
}
