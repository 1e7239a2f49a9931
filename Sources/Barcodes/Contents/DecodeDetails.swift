/// An engine's statements about a code beyond its bytes, text and place; nil for each that it does
/// not make.
public struct DecodeDetails: Sendable, Equatable {
  /// As `]C1` (ISO/IEC 15424:2008).
  public var symbologyIdentifier: String?
  /// The assignment numbers of the extended channel interpretations that the symbol names, in its order.
  public var eci: [Int]?
  /// The element strings of a GS1 symbol.
  public var gs1: [GS1Element]?
  public var valueType: ValueType?
  /// By field (Documentation/ENGINES.md).
  public var value: [String: String]?

  public init(
    symbologyIdentifier: String? = nil, eci: [Int]? = nil, gs1: [GS1Element]? = nil,
    valueType: ValueType? = nil, value: [String: String]? = nil
  ) {
    self.symbologyIdentifier = symbologyIdentifier
    self.eci = eci
    self.gs1 = gs1
    self.valueType = valueType
    self.value = value
  }
}

extension DecodeDetails {
  /// Which of it is said.
  public var said: [CodingKeys] {
    CodingKeys.allCases.filter { key in
      switch key {
      case .symbologyIdentifier: symbologyIdentifier != nil
      case .eci: eci != nil
      case .gs1: gs1 != nil
      case .valueType: valueType != nil
      case .value: value != nil
      }
    }
  }
}

extension DecodeDetails: Codable {
  /// The keys of the protocol's decodes.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case symbologyIdentifier = "symbology_identifier"
    case eci, gs1
    case valueType = "value_type"
    case value
  }

  /// A type that is none of the known ones is as if it had not been said.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      symbologyIdentifier: try container.decodeIfPresent(
        String.self, forKey: .symbologyIdentifier),
      eci: try container.decodeIfPresent([Int].self, forKey: .eci),
      gs1: try container.decodeIfPresent([GS1Element].self, forKey: .gs1),
      valueType: try container.decodeIfPresent(String.self, forKey: .valueType)
        .flatMap(ValueType.init(rawValue:)),
      value: try container.decodeIfPresent([String: String].self, forKey: .value))
  }
}
