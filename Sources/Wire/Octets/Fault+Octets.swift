extension Fault {
    /// A semicolon without a parameter behind it, or an equals sign without a name before it.
    public static let parameterNameEmpty = Fault(
        "parameter.name.empty", .error, "RFC 3261 25.1", "a parameter has no name")
    public static let parameterNameIllegalOctet = Fault(
        "parameter.name.illegalOctet", .error, "RFC 3261 25.1", "an octet that no token holds stands in or behind the name of a parameter")
    public static let parameterValueMissing = Fault(
        "parameter.value.missing", .error, "RFC 3261 25.1", "nothing follows the equals sign of a parameter")
    public static let parameterValueIllegalOctet = Fault(
        "parameter.value.illegalOctet", .error, "RFC 3261 25.1", "an octet in or behind the value of a parameter needs quotes around it")
    public static let parameterDuplicate = Fault(
        "parameter.duplicate", .warning, "RFC 3261 7.3.1", "a parameter of this name came before; the first one counts")
    public static let parameterLimit = Fault(
        "parameter.limit", .error, "RFC 3261 7.3.1", "more parameters than Limits.maximumParameters; those beyond are not read")
    public static let quotedStringUnterminated = Fault(
        "quotedString.unterminated", .error, "RFC 3261 25.1", "a quoted string has no closing quote")
    public static let quotedStringIllegalOctet = Fault(
        "quotedString.illegalOctet", .error, "RFC 3261 25.1", "a quoted string holds a control octet, a broken escape or broken UTF-8")

    public static let octetsFaults: [Fault] = [
        parameterNameEmpty, parameterNameIllegalOctet, parameterValueMissing, parameterValueIllegalOctet, parameterDuplicate,
        parameterLimit, quotedStringUnterminated, quotedStringIllegalOctet,
    ]
}
