/// The key that says what a message is; its other keys lie beside it.
private enum MessageKey: CodingKey { case type }

extension Decoder {
  var messageType: String {
    get throws {
      try container(keyedBy: MessageKey.self).decode(String.self, forKey: .type)
    }
  }
}

extension Encoder {
  /// - Parameter body: the other keys; nil for a message that is its type alone.
  func encodeMessage(_ type: String, _ body: (any Encodable)? = nil) throws {
    var container = container(keyedBy: MessageKey.self)
    try container.encode(type, forKey: .type)
    try body?.encode(to: self)
  }
}
