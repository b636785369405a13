public import Octets

/// Whether a subscription is alive, and for how long or why not.
///
///     active;expires=3599   terminated;reason=noresource
///
/// Subscription-State, RFC 6665 8.2.3. States are equal whatever their case.
public struct SubscriptionState: WireValue {
    /// `active`, `pending`, `terminated` or another.
    public var state: String
    /// Parameters in their order.
    public var parameters: Parameters

    /// A value of these parts.
    public init(state: String, _ parameters: Parameters = [:]) {
        self.state = state
        self.parameters = parameters
    }

    /// A subscription that was accepted.
    public static func active(expires: Number) -> SubscriptionState {
        SubscriptionState(state: "active", ["expires": .token(expires.description)])
    }
    /// A subscription on which nothing is decided yet.
    public static func pending(expires: Number) -> SubscriptionState {
        SubscriptionState(state: "pending", ["expires": .token(expires.description)])
    }
    /// A subscription that has ended.
    public static func terminated(reason: String) -> SubscriptionState {
        SubscriptionState(state: "terminated", ["reason": .token(reason)])
    }

    /// Whether it was accepted.
    public var isActive: Bool { state.equalsIgnoringCase("active") }
    /// Whether nothing is decided yet.
    public var isPending: Bool { state.equalsIgnoringCase("pending") }
    /// Whether it has ended.
    public var isTerminated: Bool { state.equalsIgnoringCase("terminated") }

    /// Seconds that remain.
    public var expires: Number? {
        get { parameters.number("expires") }
        set { parameters.set("expires", newValue) }
    }
    /// Why it ended: `deactivated`, `probation`, `rejected`, `timeout`, `giveup`, `noresource`, `invariant`.
    public var reason: String? {
        get { parameters.text("reason") }
        set { parameters.set("reason", token: newValue) }
    }
    /// Seconds after which to try again.
    public var retryAfter: Number? {
        get { parameters.number("retry-after") }
        set { parameters.set("retry-after", newValue) }
    }

    public typealias Slices = ParameterizedToken.Slices

    // Subscription-State = substate-value *( SEMI subexp-params )
    // subexp-params = ( "reason" EQUAL event-reason-value ) / ( "expires" EQUAL delta-seconds )
    //               / ( "retry-after" EQUAL delta-seconds ) / generic-param                        RFC 6665 8.4
    public static func scan(_ cursor: inout Cursor, _ findings: inout Findings) -> Slices? {
        let octets = cursor.octets
        return ParameterizedToken.scan(&cursor, &findings) { parameter, findings in
            if octets.nameWord(parameter.name) == NameWord.expires || octets.range(parameter.name, equalsIgnoringCase: "retry-after") {
                parameter.checkSeconds(.parameterNotSeconds, octets, &findings)
            }
        }
    }

    public init(_ slices: Slices, in octets: Span<UInt8>) {
        state = octets.text(slices.token)
        parameters = Parameters(slices.parameters, in: octets)
    }

    public func encode(into writer: inout Writer) {
        writer.write(text: state)
        parameters.encode(into: &writer)
    }
}
