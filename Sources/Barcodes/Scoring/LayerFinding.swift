/// A comparison of one layer of a decode with the truth.
public struct LayerFinding: Sendable, Equatable {
  public var isRight: Bool
  /// In the bytes that show it: text as UTF-8. Nil where the truth has nothing to say, and right is to say nothing.
  public var truth: [UInt8]
  /// Likewise; nil where the engine said nothing.
  public var said: [UInt8]?

  init(isRight: Bool, truth: [UInt8], said: [UInt8]?) {
    (self.isRight, self.truth, self.said) = (isRight, truth, said)
  }

  fileprivate init(_ truth: String, _ said: String?) {
    self.init(
      isRight: said.map { $0.utf8.elementsEqual(truth.utf8) } ?? false, truth: Array(truth.utf8),
      said: said.map { Array($0.utf8) })
  }
}

extension LayerFinding {
  /// One function: it is the list of the layers.
  ///
  /// - Returns: nil where the truth of the code does not tell the layer.
  public init?(_ layer: ContentLayer, of decode: Decode, against code: TrueCode) {
    guard let truth = code.content else { return nil }
    switch layer {
    case .bytes: self = .bytes(decode, code)
    case .text:
      guard let text = truth.text else { return nil }
      self = .text(decode, code, text, truth.gs1)
    case .symbology:
      self.init(
        Self.words(code.symbology, code.bytes, code.symbology),
        Self.words(decode.symbology, decode.bytes, code.symbology))
    case .symbologyNormalised:
      let (said, meant) = (CanonicalContent(decode), CanonicalContent(code.symbology, code.bytes))
      self.init(
        Self.words(meant.symbology, meant.bytes, code.symbology),
        Self.words(said.symbology, said.bytes, code.symbology))
    case .symbologyIdentifier:
      guard !truth.symbologyIdentifiers.isEmpty else { return nil }
      let said = decode.details.symbologyIdentifier
      self.init(truth.symbologyIdentifiers.joined(separator: " or "), said)
      isRight = said.map(truth.symbologyIdentifiers.contains) ?? false
    case .eci: self.init(Self.words(truth.eci), decode.details.eci.map(Self.words))
    case .gs1Separators:
      guard let elements = truth.gs1 else { return nil }
      self.init(
        isRight: GS1Element.elements(of: decode.bytes) == elements,
        truth: GS1Element.bytes(of: elements), said: decode.bytes)
    case .gs1:
      guard let elements = truth.gs1 else { return nil }
      self.init(
        GS1Element.humanReadable(elements),
        decode.details.gs1.map(GS1Element.humanReadable))
      isRight = decode.details.gs1 == elements
    case .valueType:
      guard let type = truth.valueType else { return nil }
      self.init(type.rawValue, decode.details.valueType?.rawValue)
    case .value:
      guard truth.valueType != nil, let value = truth.value else { return nil }
      self.init(Self.words(value), decode.details.value.map(Self.words))
      isRight = decode.details.value.map { Self.agree($0, value) } ?? false
    }
  }

  private static func bytes(_ decode: Decode, _ code: TrueCode) -> LayerFinding {
    LayerFinding(
      isRight: CanonicalContent(decode).bytes == CanonicalContent(code.symbology, code.bytes).bytes,
      truth: code.bytes, said: decode.bytes)
  }

  /// A GS1 symbol's text may be its human-readable interpretation, too, with the identifiers in parentheses.
  private static func text(
    _ decode: Decode, _ code: TrueCode, _ text: String, _ gs1: [GS1Element]?
  ) -> LayerFinding {
    let isSame =
      CanonicalContent(decode.symbology, Array(decode.text.utf8)).bytes
      == CanonicalContent(code.symbology, Array(text.utf8)).bytes
    let isReadable = gs1.map { GS1Element.humanReadable($0) == decode.text } ?? false
    return LayerFinding(
      isRight: isSame || isReadable, truth: Array(text.utf8), said: Array(decode.text.utf8))
  }

  /// The symbology's name, of EAN and UPC with the digits by which these are told apart.
  private static func words(
    _ symbology: Symbology?, _ bytes: [UInt8], _ meant: Symbology
  ) -> String {
    let name = symbology?.name ?? "none of the \(Symbology.allCases.count)"
    return meant.isRetail ? "\(name) \(String(decoding: bytes, as: UTF8.self))" : name
  }

  private static func words(_ eci: [Int]) -> String {
    eci.isEmpty ? "none" : eci.map(String.init).joined(separator: ", ")
  }

  private static func words(_ value: [String: String]) -> String {
    value.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; ")
  }

  private static func words(of address: String) -> [Substring] {
    address.split { " ,\n".contains($0) }
  }

  /// Degrees are compared as numbers, addresses by their words, whatever stands between them, and all else letter by letter.
  private static func agree(_ said: [String: String], _ meant: [String: String]) -> Bool {
    said.count == meant.count
      && meant.allSatisfy { field, value in
        guard let other = said[field] else { return false }
        if ["latitude", "longitude"].contains(field), let one = Double(value),
          let two = Double(other)
        {
          return one == two
        }
        if field == "address" { return words(of: other) == words(of: value) }
        return other.utf8.elementsEqual(value.utf8)
      }
  }
}
