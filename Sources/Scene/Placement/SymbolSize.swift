/// The rule that decides how large a frame's symbols are.
package enum SymbolSize: Hashable, Sendable {
  /// The condition's module width.
  case moduleWidth
  /// The share of the frame that symbols and quiet zones fill along the axis that they fill most.
  case fill(Double)
  /// The share of the frame's width that the symbols span, upright and without quiet zones; less where
  /// they would not fit with these, turned and tilted as they are.
  case span(Double)
  /// The width of a module, in millimetres, seen by a camera from a distance.
  case moduleMillimetres(Double)
  /// The width of the first code without quiet zones, likewise.
  case codeMillimetres(Double)
}
