extension String {
    /// The text with a `·` for each character that could steer a terminal or hide what is written: controls, line breaks, changes of direction.
    var printable: String {
        let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
        if isPlain { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: text += "·"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
