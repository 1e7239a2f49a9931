import Records

/// How an engine looks in every plot and legend: by colour and by shape, never by colour alone.
struct EngineStyle {
  let label: String
  /// As `#rrggbb`.
  let colour: String
  let shape: Shape

  /// A point of a plot. The raw value is gnuplot's number of the filled form; the hollow one is one
  /// less.
  enum Shape: Int, CaseIterable {
    case square = 5
    case circle = 7
    case triangle = 9
    case diamond = 13

    var filledGlyph: String {
      switch self {
      case .square: "■"
      case .circle: "●"
      case .triangle: "▲"
      case .diamond: "◆"
      }
    }

    var hollowGlyph: String {
      switch self {
      case .square: "□"
      case .circle: "○"
      case .triangle: "△"
      case .diamond: "◇"
      }
    }
  }

  /// After M. Okabe and K. Ito, Color Universal Design (https://jfly.uni-koeln.de/color/), those
  /// that stand out by at least 3 : 1 (WCAG 2.2, 1.4.11) from white and from the page's dark ground
  /// alike; blue lightened and purple darkened until they do, grey and brown added.
  private static let colours = ["#1f83c4", "#d55e00", "#009e73", "#bf6a9b", "#7a7a7a", "#9a6b2f"]
  private static let shapes: [Shape] = [.circle, .square, .triangle, .diamond]

  /// One style for each engine, in the run's order.
  static func styles(of engines: [EngineRecord]) -> [EngineStyle] {
    engines.enumerated().map { index, engine in
      EngineStyle(
        label: engine.label, colour: colours[index % colours.count],
        shape: shapes[index % shapes.count])
    }
  }
}
