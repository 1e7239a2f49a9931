import Barcodes
package import Records

/// Content, true or decoded.
package struct NotableCode: Codable, Sendable, Equatable, Hashable {
  /// Absent where the engine reports a format outside ScanBench's 13.
  package var symbology: String?
  package var text: String

  package init(symbology: String? = nil, text: String) {
    self.symbology = symbology
    self.text = text
  }
}

extension NotableCode {
  package init(_ decode: DecodeRecord) {
    self.init(symbology: decode.symbology?.name, text: decode.text)
  }
}
