import Octets

extension Findings {
    /// Every finding lies inside the octets that were read.
    func promiseInside(_ range: Range<Int>, _ what: @autoclosure () -> String) throws(BrokenPromise) {
        try list.promiseInside(range, what())
        try promise(omitted == 0 || count == Limits.maximumFindings, "findings are omitted before there are too many")
    }
}

extension [Finding] {
    func promiseInside(_ range: Range<Int>, _ what: @autoclosure () -> String) throws(BrokenPromise) {
        for finding in self {
            let isInside = finding.offset >= range.lowerBound && finding.length >= 0 && finding.offset + finding.length <= range.upperBound
            try promise(isInside, "\(finding.fault.code) at \(finding.offset)+\(finding.length) outside \(range) in \(what())")
        }
    }
}

extension ByteRange {
    /// Absent, or inside these offsets.
    func promiseInside(_ range: Range<Int>, _ what: @autoclosure () -> String) throws(BrokenPromise) {
        let isInside = isAbsent || start >= range.lowerBound && start <= end && end <= range.upperBound
        try promise(isInside, "\(what()) at \(start)..<\(end) outside \(range)")
    }
}
