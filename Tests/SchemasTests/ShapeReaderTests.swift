import Barcodes
import Foundation
import Summaries
import Testing

@testable import Schemas

@Suite struct ShapeReaderTests {
  enum Light: String, Codable, CaseIterable { case day, night }
  enum Unlisted: String, Codable { case one }

  struct Place: Codable, Hashable, Sendable {
    var room: String
    var shelf: Int?
  }

  struct Count: Codable, Equatable, Sendable {
    @Tally var read: Int
    @Share var rate: Double?
    @Coordinate var point: [String: Double]
    var light = Light.day
    var corners: Quad?
    var lengths: [String: [Int]]

    enum CodingKeys: String, CodingKey {
      case read
      case rate = "read_rate"
      case point, light, corners, lengths
    }
  }

  struct Dark: Codable { var light: Unlisted }

  private func schema<Record: Decodable>(
    of type: Record.Type, isStrict: Bool = false
  ) throws -> SchemaValue {
    let reader = ShapeReader()
    let root = try reader.read(type).shape
    return root.schema(
      with: reader.definitions, isStrict: isStrict, title: "t", description: "d")
  }

  private func json(_ value: SchemaValue) throws -> NSDictionary {
    let data = try JSONEncoder().encode(value)
    return try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  private func expect(_ value: SchemaValue, _ text: String) throws {
    let expected = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    #expect(try json(value) == expected)
  }

  @Test func `keys that may be missing are not required`() throws {
    try expect(
      schema(of: Place.self),
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "t", "description": "d",
       "type": "object", "required": ["room"],
       "properties": {"room": {"type": "string"}, "shelf": {"type": "integer"}}}
      """)
  }

  @Test func `two records in one object have the keys of both, and the bounds of their numbers`()
    throws
  {
    try expect(
      schema(of: Identified<Place, Count>.self, isStrict: true),
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "t", "description": "d",
       "type": "object", "required": ["lengths", "light", "point", "read", "room"],
       "additionalProperties": false,
       "properties": {
         "room": {"type": "string"}, "shelf": {"type": "integer"},
         "read": {"type": "integer", "minimum": 0, "maximum": 1000000000000},
         "read_rate": {"type": "number", "minimum": -0.000001, "maximum": 1.000001},
         "point": {"type": "object", "additionalProperties":
           {"type": "number", "minimum": -1000000, "maximum": 1000000}},
         "light": {"$ref": "#/$defs/ShapeReaderTests.Light"},
         "corners": {"$ref": "#/$defs/Quad"},
         "lengths": {"type": "object", "additionalProperties":
           {"type": "array", "items": {"type": "integer"}}}},
       "$defs": {
         "ShapeReaderTests.Light": {"enum": ["day", "night"]},
         "Quad": {"type": "array", "items": {"$ref": "#/$defs/Point"}, "minItems": 4, "maxItems": 4},
         "Point": {"type": "array", "minItems": 2, "maxItems": 2, "items":
           {"type": "number", "minimum": -1000000, "maximum": 1000000}}}}
      """)
  }

  @Test func `an enumeration that does not list its cases is named`() throws {
    let error = try #require(throws: ShapeError.self) { try schema(of: Dark.self) }
    #expect("\(error)".contains("Unlisted cannot be told"))
    #expect("\(error)".contains("has to be CaseIterable"))
  }

  @Test func `a definition is called by its type, and a generic one by what was found`() {
    #expect(ShapeReader.name(of: Identified<Place, Count>.self) == "ShapeReaderTests.Count")
    #expect(ShapeReader.name(of: Symbology.self) == "Symbology")
  }
}
