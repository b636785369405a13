#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file's octets, mapped read-only: nothing is copied until a page is touched.
///
/// The file must not shrink while it is mapped: the system ends a process that touches a page that is no longer there.
@safe
public final class MappedFile: Sendable {
    /// Why a file could not be mapped.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        public let path: String
        /// The system's `errno`.
        public let code: Int32
        public var description: String { unsafe "\(path): \(String(cString: strerror(code)))" }
    }

    // The mapping is immutable and lives as long as this object.
    private nonisolated(unsafe) let start: UnsafeRawPointer?
    public let count: Int

    public init(_ path: String) throws(Failure) {
        let descriptor = unsafe open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(path: path, code: errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(path: path, code: EISDIR) }
        count = Int(status.st_size)
        guard count > 0 else {
            unsafe start = nil
            return
        }
        let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard unsafe address != UnsafeMutableRawPointer(bitPattern: -1) else {
            throw Failure(path: path, code: errno)
        }
        unsafe start = UnsafeRawPointer(address)
    }

    deinit {
        if let start = unsafe start { unsafe munmap(UnsafeMutableRawPointer(mutating: start), count) }
    }

    /// Lends the octets for the length of a call.
    public func withOctets<Value: ~Copyable, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Value) throws(Failure) -> Value {
        // The span cannot outlive the call, and the object is held until the call returns.
        let octets = unsafe UnsafeRawBufferPointer(start: start, count: count)
        return try unsafe octets.withMemoryRebound(to: UInt8.self) { octets throws(Failure) in
            try unsafe body(Span(_unsafeElements: octets))
        }
    }
}
