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
}

extension DecodeRecord {
  /// - Parameter isDetailed: true to keep the details of the content.
  package init(_ decode: Decode, isDetailed: Bool = false) {
    self.init(
      symbology: decode.symbology, text: decode.text, bytesBase64: Base64Bytes(decode.bytes),
      corners: decode.corners)
    if isDetailed, decode.details != DecodeDetails() { details = decode.details }
  }

  package var decode: Decode {
    Decode(
      symbology: symbology, bytes: bytesBase64.bytes, text: text, corners: corners,
      details: details ?? DecodeDetails())
  }
}
