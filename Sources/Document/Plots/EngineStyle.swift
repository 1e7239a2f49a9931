package import Records

/// The look of an engine in every plot and legend: colour and shape, never colour alone.
package struct EngineStyle {
  package let label: String
  /// The colour as `#rrggbb`.
  package let colour: String
  package let shape: Shape

  /// A point's shape. The raw value is gnuplot's number of the filled form; the hollow is one less.
  package enum Shape: Int, CaseIterable {
    case square = 5
    case circle = 7
    case triangle = 9
    case diamond = 13

    package var filledGlyph: String {
      switch self {
      case .square: "■"
      case .circle: "●"
      case .triangle: "▲"
      case .diamond: "◆"
      }
    }

    package var hollowGlyph: String {
      switch self {
      case .square: "□"
      case .circle: "○"
      case .triangle: "△"
      case .diamond: "◇"
      }
    }
  }

  package var legendEntry: LegendEntry {
    LegendEntry(label: label, glyph: shape.filledGlyph, colour: colour)
  }

  package static func styles(of engines: [EngineRecord]) -> [EngineStyle] {
    styles(labelled: engines.map(\.label))
  }

  package static func styles(labelled labels: [String]) -> [EngineStyle] {
    labels.enumerated().map { index, label in
      EngineStyle(
        label: label, colour: Plot.colour(index), shape: Plot.shape(index))
    }
  }
}

extension RunRecord {
  /// The styles of its engines, in their order.
  package var styles: [EngineStyle] { EngineStyle.styles(of: engines) }
}
