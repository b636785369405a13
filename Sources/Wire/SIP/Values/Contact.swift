public import Addressing
public import MIME
public import Octets

/// Where someone can be reached, or every place where they could be.
///
///     "Ilse" <sip:ilse@192.0.2.4>;q=0.7;expires=3600   *
///
/// Contact, RFC 3261 20.10
public enum Contact: WireValue {
    /// `*`: every binding, to be removed. It stands alone. RFC 3261 10.2.2
    case all
    case address(NameAddress)

    /// Nil for all.
    public var address: NameAddress? {
        if case .address(let address) = self { address } else { nil }
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Nil for `*`.
        public var address: NameAddress.Slices?
    }

    // Contact = STAR / ( contact-param *( COMMA contact-param ) )
    // contact-param  = ( name-addr / addr-spec ) *( SEMI contact-params )
    // contact-params = c-p-q / c-p-expires / contact-extension                 RFC 3261 25.1
    // c-p-reg = "reg-id" EQUAL 1*DIGIT ; 1 to (2^31 - 1)                       RFC 5626 10
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        if cursor.isAt(UInt8(ascii: "*")), cursor.isAtLoneStar {
            cursor.position &+= 1
            return Slices(address: nil)
        }
        guard let address = NameAddress.scan(&cursor, &findings, form: .nameAddressOrAddress) else { return nil }
        if !address.parameters.isEmpty { address.parameters.checkContact(cursor.octets, &findings) }
        return Slices(address: address)
    }

    /// Does what `scan` does, but tells no more than whether the contact is a star.
    @inline(__always)
    static func skim(_ cursor: inout Cursor, _ findings: inout Findings) -> Bool {
        if cursor.isAt(UInt8(ascii: "*")), cursor.isAtLoneStar {
            cursor.position &+= 1
            return true
        }
        let parameters = NameAddress.skim(&cursor, &findings, form: .nameAddressOrAddress)
        if let parameters, !parameters.isEmpty { parameters.checkContact(cursor.octets, &findings) }
        return false
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        if let address = slices.address { self = .address(NameAddress(address, in: octets)) } else { self = .all }
    }

    public func encode(into writer: inout Writer) {
        switch self {
        case .all: writer.write(UInt8(ascii: "*"))
        case .address(let address): address.encode(into: &writer)
        }
    }
}

extension Cursor {
    /// Whether the star that is next is no part of a display name.
    fileprivate var isAtLoneStar: Bool {
        var beyond = self
        beyond.position &+= 1
        if beyond.isAt(.token) { return false }
        beyond.skipWhitespace()
        return beyond.isAtEnd || beyond.isAt(UInt8(ascii: ",")) || beyond.isAt(UInt8(ascii: ";"))
    }
}

extension Parameters.Slices {
    /// A contact is of use without these, so that none is graver than a warning. RFC 3261 10.2, 20.10
    @inline(never)
    fileprivate func checkContact(_ octets: Span<UInt8>, _ findings: inout Findings) {
        let ceiling = findings.ceiling
        findings.ceiling = min(ceiling, .warning)
        var walk = ParameterCursor(self, in: octets)
        while let parameter = walk.next() {
            switch octets.nameWord(parameter.name) {
            case NameWord.q: parameter.checkQuality(octets, &findings)
            case NameWord.expires: parameter.checkSeconds(.contactExpiresMalformed, octets, &findings)
            case NameWord.regID:
                guard let number = parameter.checkNumber(.contactRegIDOutOfRange, octets, &findings) else { continue }
                if !(1...0x7FFF_FFFF).contains(number.value) { findings.report(.contactRegIDOutOfRange, at: number.digits) }
            default: continue
            }
        }
        findings.ceiling = ceiling
    }
}

extension NameAddress {
    /// How much a contact is preferred; nil where it does not say, or says it badly. RFC 3261 20.10
    public var quality: Quality? {
        get {
            let octets = Array((parameters.text("q") ?? "").utf8)
            return Quality(octets.span, ByteRange(0, octets.count))
        }
        set { parameters.set("q", token: newValue?.text) }
    }
    /// Seconds for which a binding shall live or still lives. RFC 3261 10.2
    public var expires: Number? {
        get { parameters.number("expires") }
        set { parameters.set("expires", newValue) }
    }
    /// The device behind a contact: a URN. RFC 5626 4.1
    public var instance: String? {
        get {
            guard case .string(let text)? = parameters.feature("+sip.instance")?.first?.form else { return nil }
            return text
        }
        set { parameters["+sip.instance"] = newValue.map { .quoted("<\($0)>") } }
    }
    /// Tells the flows of a device apart. RFC 5626 4.2
    public var regID: Number? {
        get { parameters.number("reg-id") }
        set { parameters.set("reg-id", newValue) }
    }
}
