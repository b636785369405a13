public import Octets

/// Names a dialog to someone outside it.
///
///     f81d@birch.example;to-tag=7743;from-tag=6472
///
/// Replaces, RFC 3891 6.1; Join, RFC 3911 7.1; Target-Dialog, RFC 4538 7
public struct DialogID: WireValue {
    /// The Call-ID of the dialog.
    public var callID: CallID
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(_ callID: CallID, _ parameters: Parameters) {
        self.callID = callID
        self.parameters = parameters
    }

    /// For Replaces and Join: the tags as the receiver of the field knows them, its own as `toTag`.
    public init(_ callID: CallID, toTag: String, fromTag: String) {
        self.init(callID, ["to-tag": .token(toTag), "from-tag": .token(fromTag)])
    }

    /// For Target-Dialog: the tags as the receiver of the field knows them. RFC 4538 3
    public init(_ callID: CallID, localTag: String, remoteTag: String) {
        self.init(callID, ["local-tag": .token(localTag), "remote-tag": .token(remoteTag)])
    }

    /// The tag of To.
    public var toTag: String? { parameters.text("to-tag") }
    /// The tag of From.
    public var fromTag: String? { parameters.text("from-tag") }
    /// The tag of the sender's side.
    public var localTag: String? { parameters.text("local-tag") }
    /// The tag of the receiver's side.
    public var remoteTag: String? { parameters.text("remote-tag") }
    /// Whether only a dialog that is not confirmed may be replaced. RFC 3891 3
    public var isEarlyOnly: Bool {
        get { parameters.contains("early-only") }
        set { if newValue { parameters.set(Parameter("early-only")) } else { parameters.remove("early-only") } }
    }

    /// Where the parts lie.
    @frozen
    public struct Slices: BitwiseCopyable, Hashable, Sendable {
        /// Where the Call-ID lies.
        public var callID: ByteRange
        /// Where the parameters lie.
        public var parameters: Parameters.Slices
    }

    // callid *( SEMI ( to-tag / from-tag / early-flag / generic-param ) ), RFC 3891 6.1
    // callid *( SEMI ( remote-param / local-param / generic-param ) ), RFC 4538 7
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        guard let callID = CallID.scan(&cursor, &findings) else { return nil }
        return Slices(callID: callID, parameters: Parameters.scan(&cursor, &findings, forms: .generic))
    }

    /// "exactly one to-tag and exactly one from-tag", RFC 3891 6.1, RFC 3911 7.1
    static func scanForReplaces(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let slices = scan(&cursor, &findings)
        slices?.check("to-tag", .dialogIDTagMissing, in: cursor, &findings)
        slices?.check("from-tag", .dialogIDTagMissing, in: cursor, &findings)
        return slices
    }

    /// Both tags, RFC 4538 4
    static func scanForTarget(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let slices = scan(&cursor, &findings)
        slices?.check("local-tag", .targetDialogTagMissing, in: cursor, &findings)
        slices?.check("remote-tag", .targetDialogTagMissing, in: cursor, &findings)
        return slices
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        callID = CallID(slices.callID, in: octets)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        callID.encode(into: &writer)
        parameters.encode(into: &writer)
    }
}

extension DialogID.Slices {
    /// Exactly one parameter of this name, with a token for its value.
    fileprivate func check(_ name: StaticString, _ missing: Fault, in cursor: borrowing Cursor, _ findings: inout Findings) {
        let octets = cursor.octets
        var count = 0
        var walk = ParameterCursor(parameters, in: octets)
        while let parameter = walk.next() {
            guard octets.range(parameter.name, equalsIgnoringCase: name) else { continue }
            count += 1
            if count > 1 { findings.report(.dialogIDTagRepeated, at: parameter.name) }
            if parameter.form != .token { findings.report(.dialogIDTagMalformed, at: parameter.isFlag ? parameter.name : parameter.value) }
        }
        if count == 0 { findings.report(missing, at: callID.start, length: parameters.range.end - callID.start, detail: "\(name)") }
    }
}
