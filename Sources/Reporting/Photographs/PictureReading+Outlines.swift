import Barcodes
import Document
import Foundation
import Records

extension PictureReading {
  /// The number of an engine's outlines at most; more would hide the picture.
  private static let mostOfEngine = 60

  /// Returns the outlines of the codes that engines read as an SVG element that lies over the picture, whose view is the picture in its own
  /// pixels; empty if there is no outline.
  func outlines(by engines: [PhotographEngine]) -> String {
    guard let thumbnail else { return "" }
    let width = thumbnail.width * thumbnail.factor
    let height = thumbnail.height * thumbnail.factor
    // As large as on a thumbnail of some 300 pixels can be told apart.
    let radius = Double(max(width, height)) / 75
    let shapes = zip(readings, engines).flatMap { answer, engine -> [String] in
      let quads = answer.decodes.compactMap(\.corners).prefix(Self.mostOfEngine)
      guard !quads.isEmpty else { return [] }
      let marks = quads.map { Self.mark(at: $0.topLeft, radius, engine.shape) }
      return [
        Self.path(quads.map(Self.outline), as: "outline \(engine.id)"),
        Self.path(marks, as: "mark \(engine.id)"),
      ]
    }
    guard !shapes.isEmpty else { return "" }
    return #"<svg class="outlines" viewBox="0 0 \#(width) \#(height)" preserveAspectRatio="none" "#
      + #"aria-hidden="true">\#(shapes.joined())</svg>"#
  }

  private static func path(_ parts: [String], as classes: String) -> String {
    #"<path class="\#(classes)" d="\#(parts.joined())"/>"#
  }

  private static func outline(_ quad: Quad) -> String {
    let points = quad.corners.map { "\(number($0.x)) \(number($0.y))" }
    return "M\(points[0])L\(points.dropFirst().joined(separator: " "))z"
  }

  /// Returns the engine's shape at the corner where the symbol begins.
  private static func mark(
    at place: Point, _ radius: Double, _ shape: EngineStyle.Shape
  ) -> String {
    let (x, y, r) = (number(place.x), number(place.y), number(radius))
    let twice = number(2 * radius)
    return switch shape {
    case .circle: "M\(x) \(y)m-\(r) 0a\(r) \(r) 0 1 0 \(twice) 0a\(r) \(r) 0 1 0 -\(twice) 0z"
    case .square: "M\(x) \(y)m-\(r) -\(r)h\(twice)v\(twice)h-\(twice)z"
    case .triangle: "M\(x) \(y)m0 -\(r)l\(r) \(twice)h-\(twice)z"
    case .diamond: "M\(x) \(y)m0 -\(r)l\(r) \(r)l-\(r) \(r)l-\(r) -\(r)z"
    }
  }

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(format: "%.1f", tenths)
  }
}
