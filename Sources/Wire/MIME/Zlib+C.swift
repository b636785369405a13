import CZlib
import Octets

// The package's only calls into zlib. Each borrows its octets for one call and frees its stream before it returns; zlib writes only
// between next_out and next_out + avail_out, and reads only between next_in and next_in + avail_in.

/// What compressed octets are wrapped in, as zlib's windowBits say it.
enum CompressedFormat: Int32 {
    /// RFC 1950
    case zlib = 15
    /// RFC 1951
    case raw = -15
    /// RFC 1952
    case gzip = 31
}

/// What inflating came to.
struct Inflation {
    enum Ending {
        case complete, truncated, corrupt, overLimit
    }

    var octets: [UInt8] = []
    /// Octets read up to the end, or to where the fault showed.
    var consumed = 0
    var ending = Ending.corrupt
}

extension Span where Element == UInt8 {
    /// Inflates a range, several gzip members as one. O(output), and output stops at the limit, so that no ratio does harm.
    func inflated(_ range: ByteRange, _ format: CompressedFormat, _ limits: Limits) -> Inflation {
        unsafe extracting(range.start..<range.end).withUnsafeBufferPointer { input in
            var stream = unsafe z_stream()
            // zlib keeps the stream's address: it must not move between calls.
            return unsafe withUnsafeMutablePointer(to: &stream) { stream in
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                unsafe stream.pointee.avail_in = uInt(clamping: input.count)
                let size = unsafe Int32(MemoryLayout<z_stream>.size)
                guard unsafe inflateInit2_(stream, format.rawValue, ZLIB_VERSION, size) == Z_OK else { return Inflation() }
                defer { unsafe inflateEnd(stream) }
                return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { chunk in
                    unsafe drain(stream, through: chunk, input, format, limits.maximumInflatedOctets)
                }
            }
        }
    }
}

/// Inflates until the stream ends, breaks, or has given the maximum.
private func drain(
    _ stream: UnsafeMutablePointer<z_stream>, through chunk: UnsafeMutableBufferPointer<UInt8>, _ input: UnsafeBufferPointer<UInt8>,
    _ format: CompressedFormat, _ maximum: Int
) -> Inflation {
    var result = Inflation()
    while true {
        unsafe stream.pointee.next_out = chunk.baseAddress
        unsafe stream.pointee.avail_out = uInt(chunk.count)
        let status = unsafe inflate(stream, Z_NO_FLUSH)
        let produced = unsafe chunk.count - Int(stream.pointee.avail_out)
        let room = maximum - result.octets.count
        unsafe result.octets.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[..<min(produced, room)]))
        result.consumed = unsafe input.count - Int(stream.pointee.avail_in)
        if produced > room {
            result.ending = .overLimit
            return result
        }
        switch status {
        case Z_OK: continue
        case Z_STREAM_END:
            let next = result.consumed
            let hasNextMember = unsafe format == .gzip && next + 1 < input.count && input[next] == 0x1F && input[next + 1] == 0x8B
            if hasNextMember, unsafe inflateReset(stream) == Z_OK { continue }
            result.ending = .complete
        case Z_BUF_ERROR: result.ending = .truncated
        default: result.ending = .corrupt
        }
        return result
    }
}

extension Array<UInt8> {
    /// Compresses; nil only where memory is short or the octets are more than zlib takes at once. The same octets give the same result.
    func deflated(_ format: CompressedFormat) -> [UInt8]? {
        guard let length = uInt(exactly: count) else { return nil }
        return unsafe withUnsafeBufferPointer { input in
            var stream = unsafe z_stream()
            return unsafe withUnsafeMutablePointer(to: &stream) { stream in
                let size = unsafe Int32(MemoryLayout<z_stream>.size)
                let status = unsafe deflateInit2_(
                    stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, format.rawValue, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
                guard status == Z_OK else { return nil }
                defer { unsafe deflateEnd(stream) }
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                unsafe stream.pointee.avail_in = length
                let bound = unsafe Int(deflateBound(stream, uLong(length)))
                var ended = false
                let output = unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, written in
                    unsafe stream.pointee.next_out = buffer.baseAddress
                    unsafe stream.pointee.avail_out = uInt(clamping: buffer.count)
                    ended = unsafe deflate(stream, Z_FINISH) == Z_STREAM_END
                    written = unsafe buffer.count - Int(stream.pointee.avail_out)
                }
                return ended ? output : nil
            }
        }
    }
}
