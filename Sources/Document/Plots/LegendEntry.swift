package struct LegendEntry {
  package var label: String
  /// The point's shape as a character.
  package var glyph: String
  /// The colour as `#rrggbb`.
  package var colour: String
  /// True if a patch of the colour replaces the glyph.
  package var isSwatch = false

  package init(label: String, glyph: String, colour: String, isSwatch: Bool = false) {
    self.label = label
    self.glyph = glyph
    self.colour = colour
    self.isSwatch = isSwatch
  }
}
