import Testing

@testable import rcskit

@Suite struct LadderTests {
    @Test func drawsEachCall() {
        let capture = SpecimenCapture()
        let run = Run("ladder", capture.path)
        #expect(run.status == .findings)
        #expect(
            run.output == """
                dialog call@fir.example  sip:ada@fir.example → sip:elm.example
                  answered, ended by the called party: accept
                  from 2023-11-14T22:13:20.000000Z

                            192.0.2.1                                  198.51.100.2
                     0.000  │── INVITE sip:elm.example +body ─────────▶│
                     0.500  │── INVITE sip:elm.example +body (again) ─▶│
                     0.600  │◀── 180 Ringing (INVITE) ─────────────────│
                     2.000  │◀── 200 OK (INVITE) +body ────────────────│
                     2.010  │── ACK sip:198.51.100.2 ─────────────────▶│
                     9.999  │◀── BYE sip:192.0.2.1 ────────────────────│
                    10.000  │── 200 OK (BYE) ─────────────────────────▶│

                transaction other@fir.example  sip:ada@fir.example → sip:elm.example
                  unanswered: reject
                  from 2023-11-14T22:13:31.000000Z

                            192.0.2.1                     198.51.100.2
                     0.000  │── OPTIONS sip:elm.example ─▶│  reject cseq.methodMismatch

                """)
    }

    @Test(arguments: ["call@fir.example", "call@", "c"])
    func drawsOneCall(_ identifier: String) {
        let capture = SpecimenCapture()
        let run = Run("ladder", "--call", identifier, capture.path)
        #expect(run.status == .done)
        #expect(run.output.hasPrefix("dialog call@fir.example") && !run.output.contains("other@fir.example"))
    }

    @Test func whatCannotBeDrawnIsSaidInOneLine() {
        let capture = SpecimenCapture()
        #expect(Run("ladder").complaints == "rcskit: ladder needs a capture, or - for standard input\n")
        #expect(
            Run("ladder", "--call", "x", capture.path).complaints == "rcskit: \(capture.path): no Call-ID begins with 'x'\n")
        #expect(Run("ladder", "/no/such").complaints == "rcskit: /no/such: No such file or directory\n")
    }
}
