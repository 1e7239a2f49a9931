import Barcodes
import Records

struct LegendEntry {
  var label: String
  /// The point's shape as a character.
  var glyph: String
  /// The colour as `#rrggbb`.
  var colour: String
  /// True if a patch of the colour replaces the glyph.
  var isSwatch = false
}
