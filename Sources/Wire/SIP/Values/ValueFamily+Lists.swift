import Addressing
import Octets

// Every list is walked alike. The loops stand apart because the scans in them differ in their arguments, and a closure would cost a call.
extension ValueFamily {
    @inline(__always)
    func examineList<Value: WireValue>(_ type: Value.Type, _ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = Value.scan(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    @inline(never)
    func examineAddresses(_ cursor: inout Cursor, _ findings: inout Findings, form: NameAddress.Form) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = NameAddress.scan(&cursor, &findings, form: form) } while cursor.nextElement(&start, &findings)
    }

    @inline(never)
    func examineContacts(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        let first = cursor.position
        var start = first
        var star = -1
        repeat {
            if let contact = Contact.scan(&cursor, &findings), contact.address == nil { star = start }
        } while cursor.nextElement(&start, &findings)
        if star >= 0, start != first { findings.report(.contactStarNotAlone, at: star, length: 1) }
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

    func examineLanguageTags(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat { _ = Language.scanTag(&cursor, &findings) } while cursor.nextElement(&start, &findings)
    }

    func examineParameterSets(_ cursor: inout Cursor, _ findings: inout Findings) {
        guard cursor.firstElement(&findings) else { return }
        var start = cursor.position
        repeat {
            _ = Parameters.scan(&cursor, &findings, forms: .generic, isFirstBare: true)
        } while cursor.nextElement(&start, &findings)
    }

    /// The parameters are the list.
    func examineAuthenticationInfo(_ cursor: inout Cursor, _ findings: inout Findings) {
        _ = AuthenticationParameters.scan(&cursor, &findings)
    }
}

extension Cursor {
    // P-Charging-Vector = icid-value *( SEMI charge-params ); icid-value = "icid-value" EQUAL gen-value, RFC 7315 5.6
    mutating func scanChargingVector(_ findings: inout Findings) {
        let start = position
        let slices = Parameters.scan(&self, &findings, forms: .generic, isFirstBare: true)
        guard !slices.isEmpty else { return }
        var walk = ParameterCursor(slices, in: octets)
        if let first = walk.next(), !first.isFlag, octets.range(first.name, equalsIgnoringCase: "icid-value") { return }
        findings.report(.chargingVectorIcidMissing, at: start)
    }
}
