package import Barcodes

/// A code that counts neither way: of a symbology that is none of the 13, or whose content is not known.
package struct OtherCodeRecord: Codable, Sendable, Equatable {
  /// As the truth has it, such as `databar`.
  package var kind: String
  /// Where the kind is one of the 13.
  package var symbology: Symbology?
  /// Nil where it is not known.
  package var text: String?
  package var corners: Quad?

  package init(
    kind: String, symbology: Symbology? = nil, text: String? = nil, corners: Quad? = nil
  ) {
    self.kind = kind
    self.symbology = symbology
    self.text = text
    self.corners = corners
  }

  package var code: OtherCode { OtherCode(symbology: symbology, text: text, corners: corners) }
}
