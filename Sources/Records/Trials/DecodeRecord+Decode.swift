package import Barcodes

extension DecodeRecord {
  /// What was recorded, to be compared.
  package var decode: Decode {
    Decode(
      symbology: symbology, bytes: bytesBase64.bytes, text: text, corners: corners,
      details: details ?? DecodeDetails())
  }
}
