import Addressing
import Capture
import MIME
import Octets
import SIP

/// The rules that a capture is judged by.
public struct RuleBook: Sendable {
    /// The rules at hand, in the order of their codes.
    public let rules: [Rule]

    /// Every rule of this module and every fault of form, in the order of their codes.
    public static let all = RuleBook(
        rules: (conduct
            + (Fault.octetsFaults + Fault.addressingFaults + Fault.mimeFaults + Fault.sipFaults + Fault.captureFaults).map { Rule($0) })
            .sorted { $0.code < $1.code })

    /// The rules of this module: of conduct, not of form.
    static let conduct: [Rule] = [
        Rule.viaRules, Rule.requestRules, Rule.responseRules, Rule.refusalRules, Rule.transactionRules, Rule.cancelRules,
        Rule.acknowledgementRules, Rule.dialogRules, Rule.routeRules, Rule.registrationRules, Rule.reliabilityRules, Rule.sessionTimerRules,
        Rule.eventRules, Rule.publicationRules, Rule.messageRules, Rule.digestRules, Rule.identityRules, Rule.offerRules,
        Rule.capabilityRules,
    ].flatMap { $0 }

    /// Codes that rules had before, and what they are called now.
    public static let aliases: [String: String] = [:]

    init(rules: [Rule]) { self.rules = rules }

    /// The rule of a code, or of one that it had before. O(rules)
    public subscript(code: String) -> Rule? {
        let current = Self.aliases[code] ?? code
        return rules.first { $0.code == current }
    }

    /// The rules that a list selects: codes, their beginnings up to a dot or before a `*`, and any of them behind `-` to silence what it names.
    ///
    ///     cancel.*,-cancel.early
    ///
    /// A list that begins with something silenced begins with all rules. Nil where an entry names no rule. O(rules · entries)
    public func selecting(_ list: String) -> RuleBook? {
        var chosen = Set<String>()
        for (number, part) in list.split(separator: ",").enumerated() {
            let entry = part.drop { $0 == " " }
            let isSilenced = entry.hasPrefix("-")
            if number == 0, isSilenced { chosen = Set(rules.map(\.code)) }
            let named = codes(isSilenced ? String(entry.dropFirst()) : String(entry))
            guard !named.isEmpty else { return nil }
            if isSilenced { chosen.subtract(named) } else { chosen.formUnion(named) }
        }
        return RuleBook(rules: rules.filter { chosen.contains($0.code) })
    }

    private func codes(_ entry: String) -> [String] {
        let name = Self.aliases[entry] ?? entry
        if name.hasSuffix("*") { return rules.map(\.code).filter { $0.hasPrefix(name.dropLast()) } }
        if rules.contains(where: { $0.code == name }) { return [name] }
        return rules.map(\.code).filter { $0.hasPrefix(name + ".") }
    }
}
