public import Octets

/// A body with fields of its own: a part of a multipart, or the content of a CPIM message.
///
///     Content-Type: text/plain;charset=utf-8
///     Content-ID: <7@birch.example>
///
///     Hello.
///
/// body-part, RFC 2046 5.1.1; MIME-part-headers, RFC 2045 3.
public struct Entity: Hashable, Sendable {
    /// A field of an entity. Names are compared whatever their case.
    public struct Field: Hashable, Sendable {
        /// The name as spelled.
        public var name: String
        /// On one line, without white space at either end.
        public var value: String

        /// A field of this name and value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Fields in their order.
    public var fields: [Field]
    /// What follows the empty line.
    public var body: [UInt8]

    /// An entity of these fields and this body.
    public init(fields: [Field] = [], body: [UInt8] = []) {
        self.fields = fields
        self.body = body
    }

    /// An entity with this type for its one field.
    public init(_ mediaType: MediaType, body: [UInt8]) {
        self.init(fields: [Field("Content-Type", mediaType.encoded)], body: body)
    }

    /// The value of the first field of this name; nil where absent. Setting replaces the first and removes the others. O(fields)
    public subscript(name: String) -> String? {
        get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
        set {
            let index = fields.firstIndex { $0.name.equalsIgnoringCase(name) }
            fields.removeAll { $0.name.equalsIgnoringCase(name) }
            if let newValue { fields.insert(Field(name, newValue), at: index ?? fields.count) }
        }
    }

    /// Nil where the field is absent or at fault.
    public var mediaType: MediaType? {
        get { self["Content-Type"].flatMap { MediaType($0) } }
        set { self["Content-Type"] = newValue?.encoded }
    }
    /// Nil where the field is absent or at fault.
    public var disposition: ContentDisposition? {
        get { self["Content-Disposition"].flatMap { ContentDisposition($0) } }
        set { self["Content-Disposition"] = newValue?.encoded }
    }
    /// Nil where the field is absent or at fault.
    public var contentID: ContentID? {
        get { self["Content-ID"].flatMap { ContentID($0) } }
        set { self["Content-ID"] = newValue?.encoded }
    }

    /// Copies an entity out of the octets that were scanned; each fold of a field becomes one space.
    public init(_ slices: Slices, in octets: Span<UInt8>) {
        fields = []
        var walk = FieldCursor(octets, slices.headers)
        while let field = walk.next() { fields.append(Field(octets.text(field.name), octets.unfolded(field.value))) }
        body = []
        body.append(octets, slices.body)
    }

    /// Writes the fields, a blank line, the body. A line end inside a value becomes a space, so that no value can add a field.
    public func encode(into writer: inout Writer) {
        for field in fields {
            writer.write(text: field.name)
            writer.write(": ")
            for octet in field.value.utf8 { writer.write(octet == 0x0A || octet == 0x0D ? 0x20 : octet) }
            writer.write("\r\n")
        }
        writer.write("\r\n")
        writer.write(octets: body)
    }
}
