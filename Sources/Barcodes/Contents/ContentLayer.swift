/// One of the things that a reader may get right or wrong about a code that it reads.
public enum ContentLayer: String, Codable, CaseIterable, Sendable, Hashable {
  /// The bytes that the symbol carries, before any encoding.
  case bytes
  /// The text of the bytes, in the encodings that the symbol or its standard names.
  case text
  /// The symbology's own name, and of EAN and UPC the digits as that symbology has them, without any equivalence.
  case symbology
  /// The same after the declared equivalences: a UPC-A is the EAN-13 with a 0 before it.
  case symbologyNormalised = "symbology_normalised"
  /// The symbology identifier of ISO/IEC 15424.
  case symbologyIdentifier = "symbology_identifier"
  /// The extended channel interpretations that the symbol names.
  case eci
  /// That the bytes of a GS1 symbol can be taken apart again: its separators are there.
  case gs1Separators = "gs1_separators"
  /// The element strings, as the reader took them apart.
  case gs1
  /// The purpose of the content.
  case valueType = "value_type"
  /// The fields of such a value.
  case value

  /// The feature without which no engine can say it; nil where every engine does.
  public var feature: DecodeDetails.CodingKeys? {
    switch self {
    case .bytes, .text, .symbology, .symbologyNormalised, .gs1Separators: nil
    case .symbologyIdentifier: .symbologyIdentifier
    case .eci: .eci
    case .gs1: .gs1
    case .valueType: .valueType
    case .value: .value
    }
  }
}
