/// A value that is no object and no array.
struct ShapeValue: SingleValueDecodingContainer {
  let recording: ShapeRecording
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try recording.single(type)
  }
}
