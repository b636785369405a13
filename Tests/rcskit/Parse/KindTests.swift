import Testing

@testable import rcskit

@Suite struct KindTests {
    static let head = "Via: SIP/2.0/TCP a\r\n"
    static let inputs: [(String, String, Kind?)] = [
        ("request", "OPTIONS sip:elm.example SIP/2.0\r\n\r\n", .sip),
        ("response", "SIP/2.0 200 OK\r\n\r\n", .sip),
        ("line breaks before", "\r\n\r\nSIP/2.0 200 OK\r\n\r\n", .sip),
        ("another version", "OPTIONS sip:elm.example SIP/3.0\r\n\r\n", .sip),
        ("no version, yet a method", "MESSAGE sip:elm.example\r\n\r\n", .sip),
        ("a method that no one knows", "BREW sip:elm.example SIP/2.0\r\n\r\n", .sip),
        ("cut in its first line", "SIP/2.0 200 O", .sip),
        ("two messages", "SIP/2.0 200 OK\r\nl: 2\r\n\r\nabBYE sip:a SIP/2.0\r\nl: 0\r\n\r\n", .sipStream),
        ("two messages, a line break between", "SIP/2.0 200 OK\r\nl: 0\r\n\r\n\r\nSIP/2.0 200 OK\r\n", .sipStream),
        ("a body like a message", "SIP/2.0 200 OK\r\n\r\nBYE sip:a SIP/2.0\r\n\r\n", .sip),
        ("octets left over", "SIP/2.0 200 OK\r\nl: 0\r\n\r\nabc\r\n\r\nBYE sip:a SIP/2.0\r\n\r\n", .sip),
        ("session description", "v=0\r\no=- 0 0 IN IP4 192.0.2.1\r\n", nil),
        ("MSRP", "MSRP a786hjs2 SEND\r\nTo-Path: msrp://192.0.2.1:7/s;tcp\r\n", nil),
        ("capture", "\u{A}\r\r\u{A}\u{1C}\u{0}", nil),
        ("capture with a message in it", "\u{1C}\u{0}\u{2} OPTIONS sip:elm.example SIP/2.0\r\n\r\n", nil),
        ("nothing", "", nil),
        ("line breaks", "\r\n\r\n", nil),
    ]

    @Test(arguments: inputs)
    func isToldByTheOctets(_ name: String, _ input: String, _ kind: Kind?) {
        #expect(Kind(detecting: Array(input.utf8).span) == kind, "\(name)")
    }

    @Test func namesAreThoseOfTheContract() throws {
        #expect(try Kind(named: "sip") == .sip)
        #expect(try Kind(named: "sip-stream") == .sipStream)
        for name in Kind.others { #expect(throws: Refusal.self) { try Kind(named: name) } }
    }
}
