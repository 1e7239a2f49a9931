import Analysis
import Barcodes
import Records

/// One line of a legend.
struct LegendEntry {
  var label: String
  /// The point's shape as a character.
  var glyph: String
  /// As `#rrggbb`.
  var colour: String
  /// Whether a patch of the colour stands for the glyph.
  var isSwatch = false
}
