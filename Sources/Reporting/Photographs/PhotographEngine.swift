import Document
import Records
import Tallies

/// An engine's look on a page of photographs: colour as in every plot, shape, and dashes.
struct PhotographEngine {
  /// The class of the engine's outlines and names.
  let id: String
  let label: String
  let version: String
  let glyph: String
  let shape: EngineStyle.Shape
  private let colour: String
  private let dashes: String

  /// The lengths of dashes and gaps, in pixels of the screen.
  private static let patterns = ["none", "7 4", "2 4", "11 4 2 4"]

  static func engines(of record: PhotographPageRecord) -> [PhotographEngine] {
    zip(record.engines, EngineStyle.styles(of: record.engines)).enumerated().map { index, engine in
      PhotographEngine(
        id: "e\(index)", label: engine.0.label, version: "\(engine.0.engine) \(engine.0.version)",
        glyph: engine.1.shape.filledGlyph, shape: engine.1.shape, colour: engine.1.colour,
        dashes: patterns[index % patterns.count])
    }
  }

  var style: String {
    """
    .\(id) > b { color: \(colour); }
    .outline.\(id) { stroke: \(colour); stroke-dasharray: \(dashes); }
    .mark.\(id) { fill: \(colour); }

    """
  }
}
