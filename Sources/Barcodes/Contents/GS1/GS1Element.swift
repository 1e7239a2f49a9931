/// An application identifier and its value: one element string of a GS1 symbol.
///
/// In JSON it is an array of the two: `["10", "ABC"]`.
public struct GS1Element: Hashable, Sendable {
  /// Two to four digits, such as `01`.
  public var identifier: String
  public var value: String

  public init(identifier: String, value: String) {
    self.identifier = identifier
    self.value = value
  }
}

extension GS1Element: Codable {
  public init(from decoder: any Decoder) throws {
    var array = try decoder.unkeyedContainer()
    identifier = try array.decode(String.self)
    value = try array.decode(String.self)
    guard array.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: array, debugDescription: "a GS1 element has an identifier and a value, and no more")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var array = encoder.unkeyedContainer()
    try array.encode(identifier)
    try array.encode(value)
  }
}
