import CPeers

/// The limits of the machine, and other people's parsers.
enum PeerRows {
    // The functions take pointers; only `Message` calls them, with memory of its own.
    static let all = unsafe [
        Row("memcpy", parser: copy_whole),
        Row("memchr.lines", against: "memcpy", parser: find_lines),
        Row("sofia.parse", against: "memchr.lines", parser: sofia_parse),
        Row("osip2.parse", against: "memchr.lines", parser: osip2_parse),
        Row("re.decode", against: "memchr.lines", parser: re_decode),
    ]

    static func prepare(largest: Int) throws(Refusal) {
        guard copy_prepare(largest) else { throw Refusal("memcpy: no memory for \(largest) octets") }
        guard sofia_prepare() else { throw Refusal("sofia.parse: the library does not start") }
        guard osip2_prepare() else { throw Refusal("osip2.parse: the library does not start") }
        guard re_prepare() else { throw Refusal("re.decode: the library does not start") }
    }
}
