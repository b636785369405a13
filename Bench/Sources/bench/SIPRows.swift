import SIP

/// The package's own rows: the only file that knows its API.
enum SIPRows {
    static let all = [
        Row("sip.index", against: "memchr.lines") { messages in
            var index = Index()
            var read = 0
            for message in messages {
                index.read(message.octets)
                if index.irregularities.isDisjoint(with: unusable) { read += 1 }
            }
            return read
        },
        Row("sip.key", against: "sofia.parse") { messages in
            var index = Index()
            var key = KeyFields()
            var read = 0
            for message in messages {
                index.read(message.octets)
                index.readKeyFields(message.octets, into: &key)
                if index.irregularities.isDisjoint(with: unusable), key.problems.isEmpty { read += 1 }
            }
            return read
        },
    ]

    /// What makes an index worth less than what the peers read.
    private static var unusable: Index.Irregularities { [.startLine, .fieldName, .unfinished, .limit] }
}
