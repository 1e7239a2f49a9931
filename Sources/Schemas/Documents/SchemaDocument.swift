/// A JSON Schema of draft 2020-12 (https://json-schema.org/draft/2020-12).
struct SchemaDocument {
  /// Whether objects have the keys that are named and no others.
  let isStrict: Bool

  /// - Parameter root: the shape of the whole; of what it refers to, `definitions` has the shapes.
  func value(
    _ root: Shape, _ definitions: [String: Shape], title: String, description: String
  ) -> SchemaValue {
    var definitions = definitions
    var document: [String: SchemaValue]
    if case .defined(let name) = root, let shape = definitions.removeValue(forKey: name) {
      document = members(shape)
    } else {
      document = members(root)
    }
    document["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    document["title"] = .text(title)
    document["description"] = .text(description)
    if !definitions.isEmpty {
      document["$defs"] = .object(definitions.mapValues { .object(members($0)) })
    }
    return .object(document)
  }

  private func members(_ shape: Shape) -> [String: SchemaValue] {
    switch shape {
    case .flag: ["type": .text("boolean")]
    case .integer(let range): Self.numeric("integer", range)
    case .number(let range): Self.numeric("number", range)
    case .constant(let integer): ["const": .integer(integer)]
    case .text(nil): ["type": .text("string")]
    case .text(let pattern?): ["type": .text("string"), "pattern": .text(pattern)]
    case .base64: ["type": .text("string"), "contentEncoding": .text("base64")]
    case .words(let words): ["enum": .list(words.map { .text($0) })]
    case .integers(let integers): ["enum": .list(integers.map { .integer($0) })]
    case .list(let element, let count): list(of: element, count: count)
    case .table(let value):
      ["type": .text("object"), "additionalProperties": .object(members(value))]
    case .object(let keys, let required): object(keys, required)
    case .nullable(let value): either([.object(members(value)), .object(["type": .text("null")])])
    case .either(let shapes): either(shapes.map { .object(members($0)) })
    case .defined(let name): ["$ref": .text("#/$defs/\(name)")]
    }
  }

  private func object(_ keys: [String: Shape], _ required: Set<String>) -> [String: SchemaValue] {
    var object: [String: SchemaValue] = [
      "type": .text("object"),
      "properties": .object(keys.mapValues { .object(members($0)) }),
    ]
    if !required.isEmpty { object["required"] = .list(required.sorted().map { .text($0) }) }
    if isStrict { object["additionalProperties"] = .flag(false) }
    return object
  }

  private func either(_ values: [SchemaValue]) -> [String: SchemaValue] { ["anyOf": .list(values)] }

  private func list(of element: Shape, count: Int?) -> [String: SchemaValue] {
    var list: [String: SchemaValue] = [
      "type": .text("array"), "items": .object(members(element)),
    ]
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
