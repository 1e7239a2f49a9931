import Analysis
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

  /// One style for each engine, in the run's order.
  static func styles(of engines: [EngineRecord]) -> [EngineStyle] {
    styles(labelled: engines.map(\.label))
  }

  /// One style for each label, in their order.
  static func styles(labelled labels: [String]) -> [EngineStyle] {
    labels.enumerated().map { index, label in
      EngineStyle(
        label: label, colour: PlotPalette.colour(index), shape: PlotPalette.shape(index))
    }
  }
}
