import Barcodes
import Records
import SourcedYAML

extension Suite {
  /// The data columns that a PDF417 symbol can have (ISO/IEC 15438).
  static let pdf417ColumnRange = 1...30

  /// The length of a frame's payload; nil for the usual one, and where the symbology has but one.
  ///
  /// - Parameter sample: counted from 0 within its symbology and point.
  func payloadLength(of symbology: Symbology, sample: Int) -> PayloadLength? {
    guard !payloadLengths.isEmpty else { return nil }
    let length = payloadLengths[sample % payloadLengths.count]
    return SymbolStandard(of: symbology).lengths == nil ? nil : length
  }
}

extension SourcedMapping {
  /// The key `payload`; empty for `usual`.
  func payloadLengths() throws(SourcedError) -> [PayloadLength] {
    guard let node = optional("payload"), try !node.isText("usual") else { return [] }
    var lengths: [PayloadLength] = []
    for element in try node.elementsOrSelf() {
      let name = try element.text()
      guard let length = PayloadLength(rawValue: name) else {
        throw element.error(
          "'\(name)' is no payload length: write usual alone, or a list of short and long "
            + "([short, long])")
      }
      guard !lengths.contains(length) else { throw element.error("'\(name)' stands here twice") }
      lengths.append(length)
    }
    return lengths
  }

  /// The key `pdf417_columns`.
  func pdf417Columns(for symbologies: [Symbology]) throws(SourcedError) -> Int? {
    guard let node = optional("pdf417_columns") else { return nil }
    let columns = try node.count(in: Suite.pdf417ColumnRange)
    guard symbologies.contains(.pdf417) else {
      throw node.error("pdf417_columns needs pdf417 among the symbologies; add it, or drop the key")
    }
    return columns
  }
}
