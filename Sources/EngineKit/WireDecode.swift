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

  enum CodingKeys: String, CodingKey {
    case symbology, text, corners
    case bytes = "bytes_base64"
  }

  /// - Note: Corners that are not finite numbers, which JSON cannot hold, are left out.
  public init(_ decode: Decode) {
    symbology = decode.symbology?.name
    text = decode.text
    bytes = Data(decode.bytes)
    corners = decode.corners.flatMap { $0.corners.allSatisfy(\.isFinite) ? $0 : nil }
  }
}

extension Decode {
  public init(_ wire: WireDecode) {
    self.init(
      symbology: wire.symbology.flatMap(Symbology.init(rawValue:)), bytes: Array(wire.bytes),
      text: wire.text, corners: wire.corners)
  }
}
