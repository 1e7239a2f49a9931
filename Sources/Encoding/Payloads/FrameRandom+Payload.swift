package import Barcodes
package import Records

/// Draws what a frame's code says: in the symbology's own alphabet and of a length usual for its use, or of one
/// that the suite chose.
extension FrameRandom {
  /// The payload's bytes, with the check digit where the symbology shows one.
  ///
  /// - Parameters:
  ///   - length: nil for the usual one; symbologies that have but one ignore it.
  ///   - shape: some of which asks for a payload of its kind.
  package mutating func drawPayload(
    for symbology: Symbology, length: PayloadLength? = nil, _ shape: SymbolShape = SymbolShape()
  ) -> [UInt8] {
    let standard = SymbolStandard(of: symbology)
    let lengths = standard.lengths
    let text =
      if let length, let lengths { lengths.draw(lengths.characters(length), &self) } else {
        standard.payload(&self)
      }
    return Array(shape.payload(text, as: symbology, with: &self).utf8)
  }
}

extension PayloadLength? {
  /// The data columns of a PDF417 symbol: 10, the shape of the code on an AAMVA identity card, and 3 for a
  /// short payload, which would not fill more than the three rows that ten columns must have.
  package var pdf417Columns: Int {
    guard let length = self, let lengths = SymbolStandard(of: .pdf417).lengths else { return 10 }
    return lengths.characters(length) <= lengths.short ? 3 : 10
  }
}
