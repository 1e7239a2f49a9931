/// The blank margin around a symbol, in modules, as its standard demands it.
package struct QuietZone: Equatable, Sendable {
  package var left: Double
  package var right: Double
  package var top: Double
  package var bottom: Double

  /// At the sides only: nothing above and below the bars.
  init(left: Double, right: Double) {
    (self.left, self.right, top, bottom) = (left, right, 0, 0)
  }

  init(allAround margin: Double) {
    (left, right, top, bottom) = (margin, margin, margin, margin)
  }

  package init(of symbology: Symbology) {
    self = symbology.facts.quietZone
  }

  /// The margin with every side multiplied by `fraction`.
  package func scaled(by fraction: Double) -> QuietZone {
    var scaled = self
    scaled.left *= fraction
    scaled.right *= fraction
    scaled.top *= fraction
    scaled.bottom *= fraction
    return scaled
  }
}
