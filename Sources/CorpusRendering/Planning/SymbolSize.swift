/// What decides how large a frame's symbols are.
package enum SymbolSize: Hashable, Sendable {
  /// The condition's module width.
  case moduleWidth
  /// The share of the frame that symbols and quiet zones fill along the axis that they fill most.
  case fill(Double)
  /// The share of the frame's width that the symbols span, upright and without quiet zones; less where
  /// they would not fit with these, turned and tilted as they are.
  case span(Double)
}
