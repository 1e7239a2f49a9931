package import Barcodes

/// One true code of a frame. `CodeLine` is its form in a manifest.
package struct CodeRecord: Codable, Sendable, Equatable {
  package var symbology: Symbology
  package var text: String
  package var bytesBase64: Base64Bytes
  /// True if only the text is known; nil if the bytes are. See `TrueCode.isKnownByText`.
  package var isKnownByText: Bool?
  /// This property and the next three are nil if a photograph's truth does not state them.
  @Extent package var moduleWidthPixels: Double?
  @Extent package var modulesWide: Double?
  @Extent package var modulesHigh: Double?
  package var corners: Quad?
  /// See `TrueCode.content`.
  package var content: ContentTruth?
  /// Nil of photographs, and of suites without `print_grade`.
  package var printGrade: PrintGradeRecord?

  package var trueCode: TrueCode {
    TrueCode(
      symbology: symbology, bytes: bytesBase64.bytes, isKnownByText: isKnownByText ?? false,
      moduleWidthPixels: moduleWidthPixels, modulesWide: modulesWide, modulesHigh: modulesHigh,
      corners: corners, content: content)
  }

  enum CodingKeys: String, CodingKey {
    case symbology, text, bytesBase64
    case isKnownByText = "knownByText"
    case moduleWidthPixels, modulesWide, modulesHigh, corners, content, printGrade
  }
}

extension CodeRecord {
  package init(_ code: TrueCode) {
    symbology = code.symbology
    text = code.text
    bytesBase64 = Base64Bytes(code.bytes)
    isKnownByText = code.isKnownByText ? true : nil
    moduleWidthPixels = code.moduleWidthPixels
    modulesWide = code.modulesWide
    modulesHigh = code.modulesHigh
    corners = code.corners
    content = code.content
  }
}
