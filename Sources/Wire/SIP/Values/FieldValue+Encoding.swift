import Addressing
import MIME
public import Octets

extension FieldValue {
    /// Writes the canonical form, which reads back as an equal value.
    public func encode(into writer: inout Writer) {
        switch self {
        case .via(let list): Via.encode(list, into: &writer)
        case .cseq(let value): value.encode(into: &writer)
        case .rack(let value): value.encode(into: &writer)
        case .callID(let value): value.encode(into: &writer)
        case .callIDs(let list): CallID.encode(list, into: &writer)
        case .number(let value): value.encode(into: &writer)
        case .interval(let value): value.encode(into: &writer)
        case .retryAfter(let value): value.encode(into: &writer)
        case .timestamp(let value): value.encode(into: &writer)
        case .date(let value): value.encode(into: &writer)
        case .mimeVersion(let value): value.encode(into: &writer)

        case .contacts(let list): Contact.encode(list, into: &writer)
        case .nameAddress(let value): value.encode(into: &writer)
        case .nameAddresses(let list): NameAddress.encode(list, into: &writer)
        case .bareReferences(let list): BareReference.encode(list, into: &writer)
        case .quotedReference(let value): value.encode(into: &writer)
        case .host(let value): value.encode(into: &writer)
        case .billing(let value): value.encode(into: &writer)
        case .services(let list): ServiceURN.encode(list, into: &writer)

        case .token(let value): value.encode(into: &writer)
        case .tokens(let list): Token.encode(list, into: &writer)
        case .methods(let list): Method.encode(list, into: &writer)
        case .optionTags(let list): OptionTag.encode(list, into: &writer)
        case .parameterizedToken(let value): value.encode(into: &writer)
        case .parameterizedTokens(let list): ParameterizedToken.encode(list, into: &writer)
        case .parameterizedText(let value): value.encode(into: &writer)
        case .parameterizedTexts(let list): ParameterizedText.encode(list, into: &writer)
        case .parameters(let value): value.encode(into: &writer, isFirstBare: true)
        case .parameterSets(let list):
            for (index, value) in list.enumerated() {
                if index > 0 { writer.write(", ") }
                value.encode(into: &writer, isFirstBare: true)
            }
        case .languages(let list): Language.encode(list, into: &writer)
        case .features(let list): FeatureSet.encode(list, into: &writer)
        case .reasons(let list): Reason.encode(list, into: &writer)
        case .resourcePriorities(let list): ResourcePriority.encode(list, into: &writer)
        case .privacy(let value): value.encode(into: &writer)
        case .event(let value): value.encode(into: &writer)
        case .eventTypes(let list): EventType.encode(list, into: &writer)
        case .subscriptionState(let value): value.encode(into: &writer)
        case .dialogID(let value): value.encode(into: &writer)
        case .sessionID(let value): value.encode(into: &writer)
        case .errorCode(let value): value.encode(into: &writer)
        case .warnings(let list): Warning.encode(list, into: &writer)

        case .mediaType(let value): value.encode(into: &writer)
        case .mediaRanges(let list): MediaRange.encode(list, into: &writer)
        case .disposition(let value): value.encode(into: &writer)
        case .contentID(let value): value.encode(into: &writer)

        case .challenge(let value): value.encode(into: &writer)
        case .credentials(let value): value.encode(into: &writer)
        case .authenticationInfo(let value): value.encode(into: &writer)
        case .identity(let value): value.encode(into: &writer)

        case .products(let value): value.encode(into: &writer)
        case .text(let value): value.encode(into: &writer)
        }
    }

    /// The canonical form as text.
    public var encoded: String {
        var writer = Writer()
        encode(into: &writer)
        return String(decoding: writer.octets, as: UTF8.self)
    }
}
