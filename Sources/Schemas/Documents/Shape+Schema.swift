/// JSON Schemas of draft 2020-12 (https://json-schema.org/draft/2020-12).
extension Shape {
  /// The schema of a document that has this shape as a whole.
  ///
  /// - Parameters:
  ///   - definitions: the shapes of what it refers to, by name.
  ///   - isStrict: whether objects have the keys that are named and no others.
  func schema(
    with definitions: [String: Shape], isStrict: Bool, title: String, description: String
  ) -> SchemaValue {
    var definitions = definitions
    var document: [String: SchemaValue]
    if case .defined(let name) = self, let shape = definitions.removeValue(forKey: name) {
      document = shape.members(isStrict)
    } else {
      document = members(isStrict)
    }
    document["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    document["title"] = .text(title)
    document["description"] = .text(description)
    if !definitions.isEmpty {
      document["$defs"] = .object(definitions.mapValues { .object($0.members(isStrict)) })
    }
    return .object(document)
  }

  private func members(_ isStrict: Bool) -> [String: SchemaValue] {
    switch self {
    case .flag: ["type": .text("boolean")]
    case .integer(let range): Self.numeric("integer", range)
    case .number(let range): Self.numeric("number", range)
    case .constant(let integer): ["const": .integer(integer)]
    case .text(nil): ["type": .text("string")]
    case .text(let pattern?): ["type": .text("string"), "pattern": .text(pattern)]
    case .base64: ["type": .text("string"), "contentEncoding": .text("base64")]
    case .words(let words): ["enum": .list(words.map { .text($0) })]
    case .integers(let integers): ["enum": .list(integers.map { .integer($0) })]
    case .list(let element, let count):
      Self.array(of: .object(element.members(isStrict)), count: count)
    case .table(let value):
      ["type": .text("object"), "additionalProperties": .object(value.members(isStrict))]
    case .object(let keys, let required): Self.members(keys, required, isStrict)
    case .nullable(let value):
      ["anyOf": .list([.object(value.members(isStrict)), .object(["type": .text("null")])])]
    case .either(let shapes): ["anyOf": .list(shapes.map { .object($0.members(isStrict)) })]
    case .defined(let name): ["$ref": .text("#/$defs/\(name)")]
    }
  }

  private static func members(
    _ keys: [String: Shape], _ required: Set<String>, _ isStrict: Bool
  ) -> [String: SchemaValue] {
    var object: [String: SchemaValue] = [
      "type": .text("object"),
      "properties": .object(keys.mapValues { .object($0.members(isStrict)) }),
    ]
    if !required.isEmpty { object["required"] = .list(required.sorted().map { .text($0) }) }
    if isStrict { object["additionalProperties"] = .flag(false) }
    return object
  }

  private static func array(of items: SchemaValue, count: Int?) -> [String: SchemaValue] {
    var list: [String: SchemaValue] = ["type": .text("array"), "items": items]
    if let count { (list["minItems"], list["maxItems"]) = (.integer(count), .integer(count)) }
    return list
  }

  private static func numeric(
    _ type: String, _ range: ClosedRange<Double>?
  ) -> [String: SchemaValue] {
    var value: [String: SchemaValue] = ["type": .text(type)]
    guard let range else { return value }
    if range.lowerBound.isFinite { value["minimum"] = SchemaValue(range.lowerBound) }
    if range.upperBound.isFinite { value["maximum"] = SchemaValue(range.upperBound) }
    return value
  }
}
