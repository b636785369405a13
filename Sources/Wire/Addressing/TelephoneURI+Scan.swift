import Octets

extension URI {
    // telephone-uri = "tel:" telephone-subscriber      RFC 3966 3
    static func readTelephone(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        let subscriber = readSubscriber(&cursor, &findings)
        slices.path = subscriber.number
        slices.parameters = subscriber.parameters
        guard !cursor.isAtEnd else { return }
        findings.report(.uriIllegalOctet, at: cursor.position, length: 1)
        cursor.position = cursor.end
    }

    // sms-uri = "sms:" sms-recipient *( "," sms-recipient ) [ "?" sms-fields ]      RFC 5724 2.2
    static func readSMS(_ cursor: inout Cursor, _ findings: inout Findings, _ slices: inout Slices) {
        let start = cursor.position
        let question = cursor.octets.first(UInt8(ascii: "?"), in: cursor.remaining) ?? cursor.end
        slices.path = ByteRange(start, question)
        repeat {
            let comma = cursor.octets.first(UInt8(ascii: ","), in: ByteRange(cursor.position, question)) ?? question
            var recipient = Cursor(cursor.octets, from: cursor.position, to: comma)
            _ = readSubscriber(&recipient, &findings)
            cursor.position = comma
        } while cursor.position < question && cursor.consume(UInt8(ascii: ","))
        if cursor.consume(UInt8(ascii: "?")) { slices.headers = URIHeaders.read(&cursor, &findings) }
    }

    // telephone-subscriber = global-number / local-number
    // global-number-digits = "+" *phonedigit DIGIT *phonedigit
    // local-number-digits = *phonedigit-hex ( HEXDIG / "*" / "#" ) *phonedigit-hex      RFC 3966 3
    private static func readSubscriber(
        _ cursor: inout Cursor, _ findings: inout Findings
    ) -> (number: ByteRange, parameters: URIParameters.Slices) {
        let octets = cursor.octets
        let start = cursor.position
        let isGlobal = cursor.consume(UInt8(ascii: "+"))
        var isNumber = false
        var illegal = -1
        while cursor.isAt(.phone) {
            let isSeparator = octets.isVisualSeparator(cursor.position)
            if isGlobal, illegal < 0, !isSeparator, !cursor.isAt(.digit) { illegal = cursor.position }
            isNumber = isNumber || !isSeparator
            cursor.position += 1
        }
        if illegal < 0, !cursor.isAtEnd, !cursor.isAt(UInt8(ascii: ";")) { illegal = cursor.position }
        if illegal >= 0 {
            findings.report(.uriNumberIllegalOctet, at: illegal, length: 1)
            cursor.skip(to: UInt8(ascii: ";"), or: UInt8(ascii: ";"))
        } else if !isNumber {
            findings.report(.uriNumberEmpty, at: cursor.position)
        }
        let number = ByteRange(start, cursor.position)
        let parameters = cursor.isAt(UInt8(ascii: ";")) ? URIParameters.read(&cursor, &findings) : .absent
        checkParameters(parameters, in: octets, &findings, isLocal: !isGlobal, end: number.end)
        return (number, parameters)
    }

    // context = ";phone-context=" descriptor, descriptor = domainname / global-number-digits      RFC 3966 3
    private static func checkParameters(
        _ parameters: URIParameters.Slices, in octets: Span<UInt8>, _ findings: inout Findings, isLocal: Bool, end: Int
    ) {
        let context = parameters.first("phone-context", in: octets)
        if let context {
            if !octets.isPhoneContext(context.value) {
                findings.report(.uriPhoneContextMalformed, at: context.isFlag ? context.name : context.value)
            }
        } else if isLocal {
            findings.report(.uriPhoneContextMissing, at: end)
        }
        if let number = parameters.first("ext", in: octets), let subaddress = parameters.first("isub", in: octets) {
            findings.report(.uriExtensionConflict, at: max(number.name.start, subaddress.name.start))
        }
    }
}

extension Span where Element == UInt8 {
    // visual-separator = "-" / "." / "(" / ")"      RFC 3966 3
    func isVisualSeparator(_ offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"): true
        default: false
        }
    }

    fileprivate func isPhoneContext(_ range: ByteRange) -> Bool {
        guard range.isPresent, !range.isEmpty else { return false }
        guard self[range.start] == UInt8(ascii: "+") else {
            var cursor = Cursor(self, range)
            var faults = Findings()
            return Host.read(&cursor, &faults)?.kind == .name && cursor.isAtEnd && faults.isEmpty
        }
        var hasDigit = false
        for offset in range.start + 1..<range.end where !isVisualSeparator(offset) {
            guard CharacterClass.digit.contains(octet: self[offset]) else { return false }
            hasDigit = true
        }
        return hasDigit
    }
}
