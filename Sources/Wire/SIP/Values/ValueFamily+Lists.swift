import Addressing
import Octets

// Every list is walked alike. The loops stand apart because the scans in them differ in their arguments, and a closure would cost a call.
extension ValueFamily {
    @inline(never)
    func examineList<Value: WireValue>(_ type: Value.Type, _ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = Value.scan(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    func examineTokens(_ cursor: inout Cursor, _ findings: inout Findings) {
        if cursor.runs.isTokenList(cursor.octets, from: cursor.position, to: cursor.end) { return }
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat {
            if cursor.takeToken().isEmpty { findings.report(.tokenMissing, at: start) }
        } while cursor.nextElement(&start, &findings)
    }

    @inline(never)
    func examineAddresses(_ cursor: inout Cursor, _ findings: inout Findings, form: NameAddress.Form) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = NameAddress.skim(&cursor, &findings, form: form) } while cursor.nextElement(&start, &findings)
    }

    @inline(never)
    func examineContacts(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        let first = cursor.position
        var start = first
        var star = -1
        repeat {
            if Contact.skim(&cursor, &findings) { star = start }
        } while cursor.nextElement(&start, &findings)
        if star >= 0, start != first { findings.report(.contactStarNotAlone, at: star == first ? star &+ 1 : star, length: 1) }
    }

    func examineHistory(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = NameAddress.scanHistoryEntry(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    func examineCodings(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = ParameterizedToken.scanWithQuality(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    func examineHexadecimals(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = Token.scanHexadecimal(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    func examineLanguageTags(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = Language.scanTag(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    func examineParameterSets(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat {
            cursor.scanParameterSet(&findings)
        } while cursor.nextElement(&start, &findings)
    }

    /// The parameters are the list.
    func examineAuthenticationInfo(_ cursor: inout Cursor, _ findings: inout Findings) {
        _ = AuthenticationParameters.scan(&cursor, &findings)
    }
}

extension Cursor {
    /// generic-param *( SEMI generic-param ), where a value may also be a URI in angle brackets, as 3GPP writes `fe=<urn:…>`
    mutating func scanParameterSet(_ findings: inout Findings) {
        let slices = Parameters.scan(&self, &findings, forms: [.host, .uri], isFirstBare: true)
        var walk = ParameterCursor(slices, in: octets)
        while let parameter = walk.next() {
            guard parameter.form == .bracketed else { continue }
            var uri = Cursor(octets, parameter.value)
            _ = URI.scan(&uri, &findings)
        }
    }

    // P-Charging-Vector = icid-value *( SEMI charge-params ); icid-value = "icid-value" EQUAL gen-value, RFC 7315 5.6
    mutating func scanChargingVector(_ findings: inout Findings) {
        let start = position
        let slices = Parameters.scan(&self, &findings, forms: .generic, isFirstBare: true)
        guard !slices.isEmpty else { return }
        var walk = ParameterCursor(slices, in: octets)
        if let first = walk.next(), !first.isFlag, octets.range(first.name, equalsIgnoringCase: "icid-value") { return }
        findings.report(.chargingVectorIcidMissing, at: start)
    }

    // Geolocation-Routing = "yes" / "no" / generic-param, RFC 6442 4.2
    mutating func scanOneParameter(_ findings: inout Findings) {
        let slices = Parameters.scan(&self, &findings, forms: .generic, isFirstBare: true)
        guard slices.count > 1, let second = octets.first(UInt8(ascii: ";"), in: slices.range) else { return }
        findings.report(.valueTrailingOctets, at: second, length: slices.range.end - second)
    }

    // Refer-Events-At = LAQUOT ( SIP-URI / SIPS-URI ) RAQUOT *( SEMI generic-param ), RFC 7614 4.8
    mutating func scanSIPReference(_ findings: inout Findings) {
        guard let slices = NameAddress.scan(&self, &findings, form: .bracketedURI), !slices.uri.isSIP, !slices.uri.scheme.isAbsent else {
            return
        }
        findings.report(.referenceSchemeNotSIP, at: slices.uri.scheme)
    }
}
