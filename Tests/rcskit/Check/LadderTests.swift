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

                  time  frame  ada
                               192.0.2.1:5060             198.51.100.2:5060
                               │                          │
                 0.000      1  │ INVITE (SDP) ───────────►│
                 0.500      2  │ INVITE (again, SDP) ╌╌╌╌►│
                 0.600      3  │◄─── 180 Ringing (INVITE) │
                 2.000      4  │◄─── 200 OK (INVITE, SDP) │
                 2.010      5  │ ACK ────────────────────►│
                 9.999      6  │◄──────────────────── BYE │
                10.000      7  │ 200 OK (BYE) ───────────►│

                transaction other@fir.example  sip:ada@fir.example → sip:elm.example
                  unanswered: reject

                  time  frame  ada
                               192.0.2.1:5060     198.51.100.2:5060
                               │                  │
                11.000      8  │ OPTIONS ────────►│  error cseq.methodMismatch

                """)
    }

    @Test func drawsInFewColumnsAndInASCII() {
        let capture = SpecimenCapture()
        let run = Run("ladder", "--ascii", "--width", "40", "--call", "call@fir.example", capture.path)
        #expect(run.output.contains("\n 0.500      2  | INVITE ..>|\n"))
        #expect(Run("ladder", "--width", "wide", capture.path).complaints == "rcskit: --width is a number from 20 to 10000\n")
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
