import MIME
import Octets
import SIP
import Testing

@Suite struct ExaminationTests {
    private func codes(_ message: [UInt8], limits: Limits = .standard) -> [String] {
        Examination(datagram: message.span, limits: limits).findings.map(\.fault.code)
    }

    private static func options(_ fields: [String], body: [UInt8] = []) -> [UInt8] {
        let head =
            [
                "OPTIONS sip:birch.example SIP/2.0", "Via: SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK1", "Max-Forwards: 70",
                "From: <sip:ilse@aster.example>;tag=i1", "To: <sip:birch.example>", "Call-ID: c1@aster.example", "CSeq: 1 OPTIONS",
            ] + fields + ["Content-Length: \(body.count)", "", ""]
        return Array(head.joined(separator: "\r\n").utf8) + body
    }

    @Test func partsShareWhatTheyMayInflateTo() throws {
        let gzip = ContentEncoding([.gzip])
        let content = try #require(gzip.encode(body: [UInt8](repeating: 7, count: 1_000)))
        let part = Entity(fields: [Entity.Field("Content-Encoding", "gzip")], body: content)
        let multipart = Multipart(boundary: try #require(Boundary("b7")), parts: [part, part, part])
        let message = Self.options(["Content-Type: \(multipart.mediaType.encoded)"], body: multipart.entity.body)
        #expect(codes(message) == [])
        var limits = Limits.standard
        limits.maximumInflatedOctets = 2_500
        #expect(codes(message, limits: limits) == ["contentEncoding.overLimit"])
    }

    @Test func noCrowdOfWarningsHidesAnError() {
        let crowd = "Allow-Events: " + String(repeating: ",", count: Limits.maximumFindings + 10)
        let message = Self.options([crowd, "Route: sip:h.example"])
        let examination = Examination(datagram: message.span)
        #expect(examination.verdict() == .reject)
        #expect(examination.findings.count == Limits.maximumFindings)
    }

    /// Were a bracket that is never closed looked for from each of them, these would take minutes.
    @Test(arguments: ["Allow: INVITE <<", "Accept: a/b;c=<", "Contact: <a, <", "P-Access-Network-Info: a;b=<,a;b=<"])
    func bracketsThatAreNeverClosed(_ field: String) {
        let message = Self.options([field + String(repeating: String(field.suffix(4)), count: 100_000)])
        #expect(Examination(datagram: message.span).verdict() != .accept)
    }

    @Test func findingsAddedKeepTheirOrderAndTheCountOfOthers() {
        var findings = Findings()
        findings.report(.valueEmpty, at: 9)
        let examination = Examination(findings)
        var more = Findings()
        for offset in 0...Limits.maximumFindings { more.report(.listElementEmpty, at: offset) }
        let all = examination.adding(more)
        #expect(all.findings.first?.offset == 0)
        #expect(all.findings.count == Limits.maximumFindings)
        #expect(all.omitted == 2)
    }
}
