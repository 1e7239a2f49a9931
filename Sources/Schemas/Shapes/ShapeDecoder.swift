/// A decoder that makes up what it is asked for.
struct ShapeDecoder: Decoder {
  let recording: ShapeRecording
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ShapeObject<Key>(recording: recording))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ShapeList(recording: recording) }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ShapeValue(recording: recording)
  }

  /// The error of a type whose containers lie in one another.
  static func nested() -> ShapeError {
    .unreadable("a record", "it decodes containers within containers")
  }
}
