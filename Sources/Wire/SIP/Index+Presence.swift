import Octets

extension Index {
    /// Reports the mandatory fields that are not there, at the start of the message.
    func examinePresence(_ octets: Span<UInt8>, _ circumstances: Circumstances, into findings: inout Findings) {
        require(.via, .headerMissing, into: &findings)
        require(.from, .headerMissing, into: &findings)
        require(.to, .headerMissing, into: &findings)
        require(.callID, .headerMissing, into: &findings)
        require(.cseq, .headerMissing, into: &findings)
        examineIdentifiers(octets, into: &findings)
        if circumstances.hasBody { require(.contentType, .contentTypeMissing, into: &findings) }
        if circumstances.isRequest {
            require(.maxForwards, .maxForwardsMissing, into: &findings)
            requireForMethod(circumstances, into: &findings)
        } else {
            requireForStatus(circumstances, into: &findings)
        }
    }

    /// RFC 2543 knew messages without a branch and without a From tag; RFC 3261 17.2.3 and 12.1.1 provide for them.
    @inline(__always)
    private func examineIdentifiers(_ octets: Span<UInt8>, into findings: inout Findings) {
        var key = KeyFields()
        if let via = first(.via) {
            _ = key.readVia(octets, via.value)
            if key.branch.isAbsent, isRequest, !hasBranch(octets) {
                findings.report(.branchMissing, at: via.value.start, length: via.value.count)
            }
        }
        if let from = first(.from) {
            _ = key.from.read(octets, from.value)
            if key.from.tag.isAbsent { findings.report(.fromTagMissing, at: from.value.start, length: from.value.count) }
        }
    }

    /// Whether any hop wrote a branch: one that did not is no more than old.
    @inline(never)
    private func hasBranch(_ octets: Span<UInt8>) -> Bool {
        var findings = Findings()
        var place = place(of: .via)
        while let found = place {
            var cursor = Cursor(octets, self[found].value)
            repeat {
                if let via = Via.scan(&cursor, &findings), via.parameters.value(of: "branch", in: octets).isPresent { return true }
            } while cursor.separator(UInt8(ascii: ","))
            place = self.place(of: .via, from: found + 1)
        }
        return false
    }

    @inline(__always)
    private func require(_ name: FieldName, _ fault: @autoclosure () -> Fault, into findings: inout Findings) {
        if !holds(name) { findings.report(fault(), at: start, detail: name.description) }
    }

    private func requireForMethod(_ circumstances: Circumstances, into findings: inout Findings) {
        switch circumstances.method {
        case .invite:
            requireContact(into: &findings)
        case .subscribe:
            requireContact(into: &findings)
            require(.event, .eventMissing, into: &findings)
        case .notify:
            require(.event, .eventMissing, into: &findings)
            require(.subscriptionState, .subscriptionStateMissing, into: &findings)
        case .publish:
            require(.event, .eventMissing, into: &findings)
        case .refer:
            requireContact(into: &findings)
            require(.referTo, .referToMissing, into: &findings)
        case .prack:
            require(.rack, .rackMissing, into: &findings)
        default: break
        }
    }

    private func requireForStatus(_ circumstances: Circumstances, into findings: inout Findings) {
        switch circumstances.status {
        case 200..<300:
            switch circumstances.method {
            case .invite, .subscribe, .refer: requireContact(into: &findings)
            case .publish: require(.sipETag, .requiredInResponse, into: &findings)
            default: break
            }
        case 401:
            if first(.proxyAuthenticate) == nil { require(.wwwAuthenticate, .challengeMissing, into: &findings) }
        case 407:
            if first(.wwwAuthenticate) == nil { require(.proxyAuthenticate, .challengeMissing, into: &findings) }
        case 405: require(.allow, .requiredInResponse, into: &findings)
        case 420: require(.unsupported, .requiredInResponse, into: &findings)
        case 422: require(.minSE, .requiredInResponse, into: &findings)
        case 423: require(.minExpires, .requiredInResponse, into: &findings)
        case 424: require(.geolocationError, .requiredInResponse, into: &findings)
        case 469: require(.recvInfo, .requiredInResponse, into: &findings)
        case 489: require(.allowEvents, .requiredInResponse, into: &findings)
        case 494: require(.securityServer, .requiredInResponse, into: &findings)
        default: break
        }
    }

    /// RFC 2543 made dialogs without Contact; what it wrote shows in a Via without branch.
    @inline(__always)
    private func requireContact(into findings: inout Findings) {
        if first(.contact) == nil { reportMissingContact(into: &findings) }
    }

    @inline(never)
    private func reportMissingContact(into findings: inout Findings) {
        if findings.list.contains(where: { $0.fault == .branchMissing }) { findings.ceiling = .warning }
        findings.report(.contactMissing, at: start)
        findings.ceiling = .error
    }
}
