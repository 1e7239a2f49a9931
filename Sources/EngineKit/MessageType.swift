/// The key `type`, which says what a message is; its other keys lie beside it.
enum MessageType {
  private enum CodingKeys: CodingKey { case type }

  static func decode(from decoder: any Decoder) throws -> String {
    try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
  }

  /// - Parameter body: the other keys; nil for a message that is its type alone.
  static func encode(_ type: String, _ body: (any Encodable)?, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try body?.encode(to: encoder)
  }
}
