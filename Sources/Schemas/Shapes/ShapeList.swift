/// An array of as many elements as its type has.
struct ShapeList: UnkeyedDecodingContainer {
  let recording: ShapeRecording
  let codingPath: [any CodingKey] = []
  private(set) var currentIndex = 0

  init(recording: ShapeRecording) { self.recording = recording }

  var count: Int? { recording.elementCount }
  var isAtEnd: Bool { currentIndex >= (count ?? 1) }

  func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try recording.element(type)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy: Other.Type
  ) throws -> KeyedDecodingContainer<Other> { throw ShapeError.nested }

  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw ShapeError.nested
  }

  func superDecoder() throws -> any Decoder { throw ShapeError.nested }
}
