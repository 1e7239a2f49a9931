public import Barcodes
public import Foundation

/// A decode as it stands in `detected`.
public struct WireDecode: Codable, Sendable, Equatable {
  /// A name; null or one outside the 13 where the engine reports another format.
  public var symbology: String?
  public var text: String
  /// The payload before any change of encoding.
  public var bytes: Data
  /// Four, in the contract's order; nil where the engine does not say.
  public var corners: Quad?
  /// The engine's further statements about the code, each under a key of its own.
  public var details: DecodeDetails

  enum CodingKeys: String, CodingKey {
    case symbology, text, corners
    case bytes = "bytes_base64"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    symbology = try container.decodeIfPresent(String.self, forKey: .symbology)
    text = try container.decode(String.self, forKey: .text)
    bytes = try container.decode(Data.self, forKey: .bytes)
    corners = try container.decodeIfPresent(Quad.self, forKey: .corners)
    details = try DecodeDetails(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(symbology, forKey: .symbology)
    try container.encode(text, forKey: .text)
    try container.encode(bytes, forKey: .bytes)
    try container.encodeIfPresent(corners, forKey: .corners)
    try details.encode(to: encoder)
  }

  /// - Note: Corners that are not finite numbers, which JSON cannot hold, are left out.
  public init(_ decode: Decode) {
    symbology = decode.symbology?.name
    text = decode.text
    bytes = Data(decode.bytes)
    corners = decode.corners.flatMap { $0.corners.allSatisfy(\.isFinite) ? $0 : nil }
    details = decode.details
  }
}

extension Decode {
  public init(_ wire: WireDecode) {
    self.init(
      symbology: wire.symbology.flatMap(Symbology.init(rawValue:)), bytes: Array(wire.bytes),
      text: wire.text, corners: wire.corners, details: wire.details)
  }
}
