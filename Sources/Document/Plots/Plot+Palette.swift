/// Colours and shapes that together distinguish series, and the page's own colours.
extension Plot {
  // These two stand in a script for the page's own; see `Plot.inlineSVG`.
  package static let foreground = "#010203"
  package static let grid = "#040506"

  /// The colours of M. Okabe and K. Ito, Color Universal Design (https://jfly.uni-koeln.de/color/),
  /// that stand out by at least 3 : 1 (WCAG 2.2, 1.4.11) from white and from the page's dark ground
  /// alike; blue is lightened and purple darkened until they do, grey and brown are added.
  private static let colours = ["#1f83c4", "#d55e00", "#009e73", "#bf6a9b", "#7a7a7a", "#9a6b2f"]
  private static let shapes: [EngineStyle.Shape] = [.circle, .square, .triangle, .diamond]

  /// Returns the colour as `#rrggbb`.
  package static func colour(_ index: Int) -> String { colours[index % colours.count] }

  package static func shape(_ index: Int) -> EngineStyle.Shape { shapes[index % shapes.count] }
}
