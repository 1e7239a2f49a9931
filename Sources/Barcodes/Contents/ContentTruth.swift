/// The known truth about a code's content beyond its bytes.
public struct ContentTruth: Sendable, Equatable {
  /// Which of a suite's kinds of content it is, as `utf-8-eci`.
  public var kind: String
  /// The bytes as text, in the encodings that the symbol or its standard names; nil where they are no text.
  public var text: String?
  /// The assignment numbers of the extended channel interpretations that the symbol names, in its order.
  public var eci: [Int]
  /// The element strings of a GS1 symbol; nil of others.
  public var gs1: [GS1Element]?
  /// Those of ISO/IEC 15424:2008 by which a reader may announce the symbol.
  public var symbologyIdentifiers: [String]
  /// The type of the content; nil where nobody promises to tell.
  public var valueType: ValueType?
  /// The fields of the content, by name (Documentation/ENGINES.md); nil without any.
  public var value: [String: String]?

  public init(
    kind: String, text: String?, eci: [Int] = [], gs1: [GS1Element]? = nil,
    symbologyIdentifiers: [String], valueType: ValueType? = nil, value: [String: String]? = nil
  ) {
    self.kind = kind
    self.text = text
    self.eci = eci
    self.gs1 = gs1
    self.symbologyIdentifiers = symbologyIdentifiers
    self.valueType = valueType
    self.value = value
  }
}

extension ContentTruth: Codable {
  enum CodingKeys: String, CodingKey {
    case kind, text, eci, gs1
    case symbologyIdentifiers = "symbology_identifiers"
    case valueType = "value_type"
    case value
  }
}
