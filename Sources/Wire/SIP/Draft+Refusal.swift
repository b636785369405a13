extension Draft {
    /// Why an author's text does not go into a message.
    public enum Refusal: Error, Hashable {
        /// A field's name is no token. RFC 3261 25.1
        case fieldName
        /// A field's value, or the text it makes, holds CR, LF or NUL. RFC 3261 7.3.1
        case fieldValue
        /// A method is no token. RFC 3261 7.1
        case method
        /// A Request-URI is empty or holds a blank or a control. RFC 3261 7.1
        case requestURI
        /// A status code is not from 100 to 699. RFC 3261 7.2
        case statusCode
        /// A reason phrase holds CR, LF or NUL. RFC 3261 7.2
        case reasonPhrase
        /// A Content-Length is computed, never written by hand. RFC 3261 20.14
        case contentLength
        /// The message that is answered is no request, that whose target is changed no request, or the other way round.
        case kind
    }
}
