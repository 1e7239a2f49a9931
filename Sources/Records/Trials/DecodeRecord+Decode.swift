package import Barcodes

extension DecodeRecord {
  package var decode: Decode {
    Decode(
      symbology: symbology, bytes: bytesBase64.bytes, text: text, corners: corners,
      details: details ?? DecodeDetails())
  }
}
