/// Why nothing could be measured: one line for standard error.
struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}
