package struct LegendEntry {
  package var label: String
  /// The point's shape as a character; empty for a patch of the colour.
  package var glyph: String
  /// The colour as `#rrggbb`.
  package var colour: String

  package init(label: String, glyph: String = "", colour: String) {
    self.label = label
    self.glyph = glyph
    self.colour = colour
  }
}
