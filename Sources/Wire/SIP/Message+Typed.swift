public import Addressing
public import MIME
public import Octets

extension Message {
    /// The first value of a name in its typed form; nil where the field is not there or its value has a fault that leaves nothing usable.
    ///
    ///     message.first(.cseq, as: CSeq.self)?.number
    public func first<Value: WireValue>(_ name: FieldName, as type: Value.Type = Value.self) -> Value? {
        guard let field = first(name) else { return nil }
        var findings = Findings()
        var cursor = Cursor(storage.span, field.value)
        return Value(parsing: &cursor, &findings)
    }

    /// Every value of a name in its typed form, over all rows; those of which nothing is usable are left out.
    ///
    /// Commas part the values of a row where the name is one whose values may be joined. RFC 3261 7.3.1
    public func all<Value: WireValue>(_ name: FieldName, as type: Value.Type = Value.self) -> [Value] {
        var findings = Findings()
        var values: [Value] = []
        var place = place(of: name)
        while let here = place {
            let range = field(at: here).value
            if name.occurrence == .list {
                values += Value.list(storage.span, range, &findings)
            } else {
                var cursor = Cursor(storage.span, range)
                if let value = Value(parsing: &cursor, &findings) { values.append(value) }
            }
            place = self.place(of: name, from: here + 1)
        }
        return values
    }
}

// Values that have faults are given as far as they are usable; `Examination` tells what is wrong with them.
extension Message {
    /// The topmost Via: where a response goes. RFC 3261 18.2.2, 20.42
    public var via: Via? { vias.first }
    /// Every Via, the topmost first.
    public var vias: [Via] { all(.via) }
    /// Who the request is from. RFC 3261 20.20
    public var from: NameAddress? { first(.from) }
    /// Whom the request is for. RFC 3261 20.39
    public var to: NameAddress? { first(.to) }
    /// What all messages of a dialog share. RFC 3261 20.8
    public var callID: CallID? { first(.callID) }
    /// The number and the method of the request. RFC 3261 20.16
    public var cseq: CSeq? { first(.cseq) }
    /// How many hops the request may still take. RFC 3261 20.22
    public var maxForwards: Number? { first(.maxForwards) }
    /// Where the sender can be reached. RFC 3261 20.10
    public var contacts: [Contact] { all(.contact) }
    /// The hops that the request must still take, the next one first. RFC 3261 20.34
    public var routes: [NameAddress] { all(.route) }
    /// The hops that want later requests of the dialog to pass them. RFC 3261 20.30
    public var recordRoutes: [NameAddress] { all(.recordRoute) }
    /// What the body is. RFC 3261 20.15
    public var contentType: MediaType? { first(.contentType) }
    /// For how many seconds it holds. RFC 3261 20.19
    public var expires: Number? { first(.expires) }
    /// What a subscription is about. RFC 6665 8.2.1
    public var event: Event? { first(.event) }
    /// How a subscription stands. RFC 6665 8.2.3
    public var subscriptionState: SubscriptionState? { first(.subscriptionState) }
    /// The extensions that the sender wants understood. RFC 3261 20.32
    public var required: [OptionTag] { all(.require) }
    /// The extensions that the sender supports. RFC 3261 20.37
    public var supported: [OptionTag] { all(.supported) }
    /// The methods that the sender supports. RFC 3261 20.5
    public var allowed: [Method] { all(.allow) }
    /// Who the network says sent it. RFC 3325 9.1
    public var assertedIdentities: [NameAddress] { all(.pAssertedIdentity) }

    /// The value of each row of a name, typed by the name; rows of which nothing is usable are left out.
    public func typed(_ name: FieldName) -> [FieldValue] {
        var findings = Findings()
        return fields.filter { $0.name == name }.compactMap {
            FieldValue(name, parsing: storage.span, $0.place.value, &findings)
        }
    }
}
