import JSON
import MIME
import Octets
import SIP

extension Reading {
    /// Prints what a person wants to see: each message with its fields, values and faults, and where in its octets each fault is.
    func printText(_ octets: Span<UInt8>, _ console: Console) throws(Refusal) -> Outcome {
        let summary = try summarize(octets, console)
        console.print("\(console.styled(path, .bold)): \(describe(octets.count, summary)): \(console.styled(summary.verdict))")
        var printer = Printer(strictness: strictness, console: console)
        _ = try FrameReader(kind: kind).read(octets, &printer)
        if !summary.surroundings.findings.isEmpty {
            console.print()
            console.print(console.styled("outside messages", .bold))
            printer.printFindings(summary.surroundings.findings, omitted: summary.surroundings.omitted, in: octets)
        }
        try console.flush()
        return summary.outcome
    }

    private func describe(_ count: Int, _ summary: Summary) -> String {
        var parts = [kind.rawValue, count.counted("octet")]
        if kind != .sip { parts.append(summary.frameCount.counted("message")) }
        if summary.surroundings.keepAlives > 0 { parts.append(summary.surroundings.keepAlives.counted("keep-alive")) }
        if summary.surroundings.leftover > 0 { parts.append("\(summary.surroundings.leftover.counted("octet")) left over") }
        return parts.joined(separator: ", ")
    }

    private struct Printer: FrameVisitor {
        let strictness: Strictness
        let console: Console

        mutating func visit(_ frame: Frame, in input: Span<UInt8>, _ index: borrowing Index) throws(Refusal) {
            let octets = input.extracting(frame.offset..<(frame.offset + frame.length))
            let verdict = strictness.verdict(of: frame.findings)
            console.print()
            console.print(console.styled(octets.printable(ByteRange(index.start, index.startLineEnd)), .bold))
            let extent = "octets \(frame.offset) to \(frame.offset + frame.length)\(frame.isComplete ? "" : ", incomplete")"
            console.print("  \(console.styled("\(extent):", .faint)) \(console.styled(verdict))")
            printFields(octets, index)
            let body = ByteRange(frame.headLength, frame.length)
            let values = NamedValues(octets, index, body: body).object
            printValues(values)
            printBody(values)
            printFindings(frame.findings, omitted: frame.omitted, in: input)
            try console.settle()
        }

        private func printFields(_ octets: Span<UInt8>, _ index: borrowing Index) {
            var table = Table()
            for place in 0..<index.count {
                let field = index[place]
                table.append([octets.printable(field.spelling), octets.unfolded(field.value).printable])
            }
            printTable(table)
        }

        /// Those that say something which is not said elsewhere on the page.
        private func printValues(_ values: Object) {
            var table = Table()
            for member in values.members {
                let isNothing = member.value == 0 && member.name.hasSuffix(".count")
                if isNothing || Self.shownElsewhere.contains(where: member.name.hasSuffix) { continue }
                table.append([member.name.printable, member.value.printable])
            }
            printTable(table)
        }

        private static let shownElsewhere = ["body", "bodyHex", ".param.tag", ".param.branch", ".param.received", ".param.rport"]

        private func printTable(_ table: Table) {
            let lines = table.lines(indent: 4) { column, cell in column == 0 ? console.styled(cell, .cyan) : cell }
            if !lines.isEmpty { console.print() }
            for line in lines { console.print(line) }
        }

        private func printBody(_ values: Object) {
            guard case .string(let body)? = values["body"] else { return }
            let shown = 40
            let lines = body.split(maxSplits: shown, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            console.print()
            for line in lines.prefix(shown) { console.print(line.isEmpty ? "" : "    " + console.styled(String(line).printable, .faint)) }
            if lines.count > shown {
                console.print("    " + console.styled("… and \(lines[shown].utf8.count.counted("octet")) more", .faint))
            }
        }

        func printFindings(_ findings: [Finding], omitted: Int, in input: Span<UInt8>) {
            for finding in findings {
                let severity = console.styled(severity: strictness.severity(of: finding).rawValue)
                console.print()
                console.print("  \(severity) \(console.styled(finding.fault.code, .bold)) at octet \(finding.offset): \(finding.message)")
                for line in Excerpt(input, at: finding.offset, length: finding.length).lines { console.print("    \(line)") }
                console.print("    \(console.styled(finding.fault.clause, .faint))")
            }
            if omitted > 0 { console.print("  … and \(omitted.counted("finding")) more") }
        }
    }
}

extension Value {
    /// A value on one line, for people.
    fileprivate var printable: String {
        if case .string(let text) = self { text.printable } else { encoded }
    }
}

extension Console {
    func styled(_ verdict: Verdict) -> String {
        switch verdict {
        case .accept: styled(verdict.rawValue, .green)
        case .acceptWithDiagnostic: styled(verdict.rawValue, .yellow)
        case .reject: styled(verdict.rawValue, .red)
        }
    }
}
