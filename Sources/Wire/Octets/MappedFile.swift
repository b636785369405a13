#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file's octets, mapped read-only: nothing is copied until a page is touched.
///
/// What cannot be mapped, as a pipe, is read to its end. The file must not shrink while it is mapped: the system ends a process that
/// touches a page that is no longer there.
@safe
public final class MappedFile: Sendable {
    /// Why a file could not be read.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        /// The file, as it was named.
        public let path: String
        /// The system's `errno`.
        public let code: Int32
        public var description: String { unsafe "\(path): \(String(cString: strerror(code)))" }
    }

    // The octets are immutable and live as long as this object.
    private nonisolated(unsafe) let start: UnsafeRawPointer?
    /// How many octets the file has.
    public let count: Int
    private let isMapped: Bool

    /// Maps a file, or reads one that cannot be mapped.
    public convenience init(_ path: String) throws(Failure) {
        let descriptor = unsafe open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(descriptor) }
        try self.init(descriptor, path)
    }

    /// What standard input still has to give.
    public static func standardInput() throws(Failure) -> MappedFile { try MappedFile(0, "standard input") }

    private init(_ descriptor: Int32, _ path: String) throws(Failure) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(path: path, code: errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(path: path, code: EISDIR) }
        // Some files that are made as they are read have no size; one that was begun must not be read from its start.
        isMapped = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0 && lseek(descriptor, 0, SEEK_CUR) == 0
        if isMapped {
            count = Int(status.st_size)
            let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
            guard unsafe address != UnsafeMutableRawPointer(bitPattern: -1) else { throw Failure(path: path, code: errno) }
            unsafe start = UnsafeRawPointer(address)
        } else {
            let copy = try unsafe Self.copy(descriptor, path)
            unsafe start = copy.start
            count = unsafe copy.count
        }
    }

    /// Reads to the end, into memory that the caller must free.
    private static func copy(_ descriptor: Int32, _ path: String) throws(Failure) -> (start: UnsafeRawPointer?, count: Int) {
        var start: UnsafeMutableRawPointer?
        var capacity = 0
        var count = 0
        while true {
            if count == capacity {
                capacity = max(1 << 18, 2 * capacity)
                let larger = unsafe realloc(start, capacity)
                guard unsafe larger != nil else {
                    unsafe free(start)
                    throw Failure(path: path, code: ENOMEM)
                }
                unsafe start = larger
            }
            // From `count` on, `capacity - count` octets of the memory are free.
            let more = unsafe read(descriptor, start?.advanced(by: count), capacity - count)
            if more == 0 { return (UnsafeRawPointer(start), count) }
            if more > 0 {
                count += more
            } else if errno != EINTR {
                let code = errno
                unsafe free(start)
                throw Failure(path: path, code: code)
            }
        }
    }

    deinit {
        guard let start = unsafe start else { return }
        let memory = unsafe UnsafeMutableRawPointer(mutating: start)
        if isMapped { unsafe munmap(memory, count) } else { unsafe free(memory) }
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
