import Octets

extension Message {
    /// The method of a request; nil in a response.
    public var method: Method? { isRequest ? Method(storage.span.text(methodRange)) : nil }

    /// The Request-URI as written; nil in a response.
    public var requestURI: String? { isRequest && startLineRange.isPresent ? storage.span.text(startLineRange) : nil }

    /// The status code of a response; nil in a request, and where it is no number below 65,536.
    public var statusCode: Int? { isRequest || status == 0 ? nil : Int(status) }

    /// The phrase behind a status code, for people; nil in a request.
    public var reasonPhrase: String? { isRequest ? nil : storage.span.text(startLineRange) }
}
