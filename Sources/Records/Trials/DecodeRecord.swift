package import Barcodes

/// A code that the engine reported, with its place.
package struct DecodeRecord: Codable, Sendable, Equatable {
  package var symbology: Symbology?
  package var text: String
  package var bytesBase64: Base64Bytes
  package var corners: Quad?
  /// The other things that the engine said about a code whose truth is known; nil otherwise, and if
  /// it said nothing more.
  package var details: DecodeDetails?

  init(symbology: Symbology?, text: String, bytesBase64: Base64Bytes, corners: Quad?) {
    self.symbology = symbology
    self.text = text
    self.bytesBase64 = bytesBase64
    self.corners = corners
  }

  /// - Parameter isDetailed: true to keep the details of the content.
  package init(_ decode: Decode, isDetailed: Bool = false) {
    self.init(
      symbology: decode.symbology, text: decode.text, bytesBase64: Base64Bytes(decode.bytes),
      corners: decode.corners)
    if isDetailed, decode.details != DecodeDetails() { details = decode.details }
  }

  enum CodingKeys: String, CodingKey {
    case symbology, text
    case bytesBase64 = "bytes_base64"
    case corners, details
  }
}
