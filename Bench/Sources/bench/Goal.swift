/// What the package sets out to reach, in the mix. Missing the floor is a fault, the aim is what to work towards.
struct Goal {
    let figure: Figure
    let floor: Double
    let aim: Double

    enum Figure {
        /// How many times longer the first row takes; the least wins.
        case time(String, over: String)
        /// How many times faster the first row is; the most wins.
        case speed(String, over: String)
        case mallocs(String)
        case retains(String)
    }

    static let all = [
        Goal(.time("sip.index", over: "memchr.lines"), floor: 2.6, aim: 2.1),
        Goal(.speed("sip.key", over: "sofia.parse"), floor: 9, aim: 12),
        Goal(.speed("sip.eager", over: "sofia.parse"), floor: 5, aim: 8),
        Goal(.speed("sip.key", over: "osip2.parse"), floor: 25, aim: 32),
        Goal(.mallocs("sip.index"), floor: 0, aim: 0),
        Goal(.mallocs("sip.key"), floor: 0, aim: 0),
        Goal(.mallocs("sip.eager"), floor: 0, aim: 0),
        Goal(.retains("sip.index"), floor: 0, aim: 0),
        Goal(.retains("sip.key"), floor: 0, aim: 0),
        Goal(.retains("sip.eager"), floor: 0, aim: 0),
        Goal(.mallocs("sip.owned"), floor: 2, aim: 1),
        Goal(.time("sip.forward", over: "memcpy"), floor: 8, aim: 4),
    ]

    init(_ figure: Figure, floor: Double, aim: Double) {
        self.figure = figure
        self.floor = floor
        self.aim = aim
    }

    /// Whether more is better.
    var isAtLeast: Bool {
        if case .speed = figure { true } else { false }
    }

    func verdict(_ report: Report) -> Report.Verdict {
        let here = measured(report)
        let reached: Report.Verdict.Reach =
            switch here {
            case nil: .notMeasured
            case let here? where isAtLeast ? here >= aim : here <= aim: .aim
            case let here? where isAtLeast ? here >= floor : here <= floor: .floor
            default: .no
            }
        return Report.Verdict(figure: title, floor: floor, aim: aim, here: here, reached: reached)
    }

    private func measured(_ report: Report) -> Double? {
        switch figure {
        case .time(let ours, let other): report.ratio(ours, to: other, in: "mix")?.rounded(places: 2)
        case .speed(let ours, let other): report.ratio(other, to: ours, in: "mix")?.rounded(places: 2)
        case .mallocs(let ours): report.figures(ours, in: "mix")?.mallocsPerOp
        case .retains(let ours): report.figures(ours, in: "mix")?.retainsPerOp
        }
    }

    private var title: String {
        switch figure {
        case .time(let ours, let other): "\(ours), time over \(other)"
        case .speed(let ours, let other): "\(ours), times faster than \(other)"
        case .mallocs(let ours): "\(ours), mallocs a message"
        case .retains(let ours): "\(ours), retains a message"
        }
    }
}
