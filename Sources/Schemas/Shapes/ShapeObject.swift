/// An object that has every key.
struct ShapeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let recording: ShapeRecording
  let codingPath: [any CodingKey] = []

  var allKeys: [Key] { recording.possibleKeys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool {
    recording.isAskedWhetherThereIs(key.stringValue)
    return true
  }

  func decodeNil(forKey key: Key) -> Bool {
    recording.isAskedWhetherThereIs(key.stringValue)
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try recording.member(type, key.stringValue)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy: Other.Type, forKey: Key
  ) throws -> KeyedDecodingContainer<Other> { throw ShapeError.nested }

  func nestedUnkeyedContainer(forKey: Key) throws -> any UnkeyedDecodingContainer {
    throw ShapeError.nested
  }

  func superDecoder() throws -> any Decoder { throw ShapeError.nested }
  func superDecoder(forKey: Key) throws -> any Decoder { throw ShapeError.nested }
}
