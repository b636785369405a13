/// A line on standard error that tells how far long work has come; short work shows none.
struct Progress {
    private let console: Console
    private let verb: String
    private let total: Int
    private let isShown: Bool
    private var percent = 0

    init(_ verb: String, _ total: Int, _ console: Console, isShown: Bool) {
        self.verb = verb
        self.total = total
        self.console = console
        self.isShown = isShown && console.showsProgress && total >= 1 << 24
    }

    /// Tells that so many octets are done.
    mutating func show(_ done: Int) {
        guard isShown else { return }
        let percent = Int(Double(done) / Double(total) * 100)
        guard percent > self.percent else { return }
        self.percent = percent
        console.showProgress("\(verb) \(percent) %")
    }

    /// Takes the line away.
    func end() {
        if isShown, percent > 0 { console.showProgress("") }
    }
}
