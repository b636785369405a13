import Octets
extension ValueFamily { func examine(_ octets: Span<UInt8>, _ value: ByteRange, _ findings: inout Findings) {} }
