package import Barcodes
import ContentConventions

/// Something that codes are used to say, and that readers get wrong in their own ways: digits with leading zeros, Latin-1 without an
/// interpretation, a Wi-Fi network. A suite names kinds under `contents`.
package struct ContentKind: Sendable {
  /// In lower case with hyphens; the name of the condition that its frames are of.
  package let name: String
  /// A description of such contents, for people.
  package let words: String
  /// Those that can say it.
  package let symbologies: [Symbology]
  private let draw: @Sendable (Symbology, inout FrameRandom) -> DrawnContent

  init(
    _ name: String, _ words: String, of symbologies: [Symbology],
    draw: @escaping @Sendable (Symbology, inout FrameRandom) -> DrawnContent
  ) {
    (self.name, self.words, self.symbologies, self.draw) = (name, words, symbologies, draw)
  }

  /// In the order of the documentation.
  package static let all =
    characters + encodings + applications + documents + numbers

  static let matrices: [Symbology] = [.aztec, .dataMatrix, .pdf417, .qrCode]

  /// Draws the content of a frame's symbol.
  package func content(of symbology: Symbology, with random: inout FrameRandom) -> DrawnContent {
    var content = draw(symbology, &random)
    content.truth.kind = name
    if let text = content.truth.text, content.truth.valueType == nil {
      // Nothing was drawn to be more than its text: then the conventions say what it is taken for.
      let meant = StructuredContent(of: text, symbology: symbology)
      content.truth.valueType = meant.type
      content.truth.value = meant.fields.isEmpty ? nil : meant.fields
    }
    content.truth.symbologyIdentifiers = symbology.identifiers(of: content.form)
    return content
  }
}

extension ContentKind: Equatable {
  /// Kinds have names of their own.
  package static func == (left: ContentKind, right: ContentKind) -> Bool { left.name == right.name }
}
