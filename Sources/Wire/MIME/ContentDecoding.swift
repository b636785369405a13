public import Octets

/// What became of a body that its encodings were taken off.
public enum ContentDecoding: Hashable, Sendable {
    case decoded([UInt8])
    /// A coding or mechanism of this name is not known here; the octets are not at fault.
    case unsupported(String)
    /// The body is at fault; what came out of its outermost broken coding before that.
    case failed(Fault, partial: [UInt8])

    /// The whole body, or nil.
    public var octets: [UInt8]? {
        guard case .decoded(let octets) = self else { return nil }
        return octets
    }
}

extension ContentEncoding {
    /// Takes the codings off a body, last to first. Output never exceeds `Limits.maximumInflatedOctets` at any step.
    ///
    /// Faults of the outermost coding are reported at their octet; those of an inner one, whose octets stand in no frame, at the body.
    public func decode(
        _ octets: Span<UInt8>, _ body: ByteRange, _ findings: inout Findings, limits: Limits = .standard
    ) -> ContentDecoding {
        let effective = codings.filter { $0 != .identity }
        guard effective.count <= limits.maximumNesting else {
            findings.report(.contentEncodingLimit, at: body)
            return .failed(.contentEncodingLimit, partial: [])
        }
        var current: [UInt8]?
        for coding in effective.reversed() {
            let step: ContentDecoding
            if let inner = current {
                var outside = Findings()
                step = coding.decode(inner.span, ByteRange(0, inner.count), &outside, limits)
                for finding in outside.list { findings.report(finding.fault, at: body) }
            } else {
                step = coding.decode(octets, body, &findings, limits)
            }
            guard case .decoded(let result) = step else { return step }
            current = result
        }
        if let current { return .decoded(current) }
        var copy: [UInt8] = []
        copy.append(octets, body)
        return .decoded(copy)
    }

    /// Puts the codings on a body, first to last; nil where one is unknown. O(length)
    public func encode(body: [UInt8]) -> [UInt8]? {
        codings.reduce(body as [UInt8]?) { body, coding in
            guard let body else { return nil }
            return coding.encode(body: body)
        }
    }
}

extension ContentCoding {
    /// Whether `ContentEncoding` can take it off and put it on.
    public var isSupported: Bool { self == .identity || self == .gzip || self == .deflate }

    func encode(body: [UInt8]) -> [UInt8]? {
        switch self {
        case .identity: body
        case .gzip: body.deflated(.gzip)
        case .deflate: body.deflated(.zlib)
        default: nil
        }
    }

    func decode(_ octets: Span<UInt8>, _ body: ByteRange, _ findings: inout Findings, _ limits: Limits) -> ContentDecoding {
        guard isSupported else { return .unsupported(name) }
        // Nothing compresses to nothing, but an empty body is one that was never there.
        guard !body.isEmpty, body.isPresent else { return .decoded([]) }
        let result = self == .gzip ? octets.inflated(body, .gzip, limits) : octets.inflatedDeflate(body, &findings, limits)
        let stop = body.start + result.consumed
        let fault: Fault
        switch result.ending {
        case .complete:
            if stop < body.end { findings.report(.contentEncodingTrailingOctets, at: ByteRange(stop, body.end)) }
            return .decoded(result.octets)
        case .truncated: fault = .contentEncodingTruncated
        case .corrupt: fault = .contentEncodingCorrupt
        case .overLimit: fault = .contentEncodingOverLimit
        }
        findings.report(fault, at: stop)
        return .failed(fault, partial: result.octets)
    }
}

extension Span where Element == UInt8 {
    /// Inflates what is called deflate: zlib as the coding is defined, or bare deflate data as some peers send it.
    fileprivate func inflatedDeflate(_ body: ByteRange, _ findings: inout Findings, _ limits: Limits) -> Inflation {
        guard body.count > 1 else { return inflated(body, .zlib, limits) }
        // CM = 8, and the header is a multiple of 31: RFC 1950 2.2
        let first = self[body.start]
        let isWrapped = first & 15 == 8 && (Int(first) << 8 | Int(self[body.start + 1])) % 31 == 0
        let wrapped = isWrapped ? inflated(body, .zlib, limits) : nil
        if let wrapped, wrapped.ending != .corrupt { return wrapped }
        let raw = inflated(body, .raw, limits)
        if let wrapped, raw.ending != .complete { return wrapped }
        if raw.ending == .complete || raw.ending == .overLimit { findings.report(.contentEncodingRawDeflate, at: body.start) }
        return raw
    }
}
