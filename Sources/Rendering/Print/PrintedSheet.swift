import Barcodes
import Encoding
import Scene

/// Everything printed on the sheet, as edges in pixels of the sensor.
struct PrintedSheet {
  /// The edges of the ink.
  let ink: [OutlineEdge]
  /// The edges of the labels, whose ground covers what is behind them.
  let labels: [OutlineEdge]

  /// - Parameter zoom: pixels of the frame for each of the sensor.
  init(_ scene: FrameScene, seed: UInt64, zoom: Double) {
    ink = zip(scene.sheet.printed, Self.ink(of: scene, seed: seed)).flatMap { placed, edges in
      scene.geometry.image(of: edges, from: placed.origin, zoom: zoom)
    }
    labels = scene.sheet.printed.flatMap { placed in
      scene.geometry.image(
        of: ConvexPolygon(placed.label).edges, from: Point(x: 0, y: 0), zoom: zoom)
    }
  }

  /// The edges of each printed symbol's ink and of the writing below it, in modules from its own top left corner.
  static func ink(of scene: FrameScene, seed: UInt64) -> [[OutlineEdge]] {
    var random = FrameRandom(seed: seed, purpose: .damage)
    let condition = scene.condition
    return scene.sheet.printed.enumerated().map { number, placed in
      let pattern = InkPattern(placed.grid, growth: condition.printGrowthModules)
      var edges = Self.ink(pattern, condition, placed: placed, &random)
      if let ragged = EdgeRaggedness(condition, seed: seed, number: number) {
        edges = ragged.displaced(edges)
      }
      if condition.humanReadable {
        edges += scene.symbology.writing(of: placed.payload, under: placed.grid)
          .flatMap { ConvexPolygon($0).edges }
      }
      return edges
    }
  }

  /// The border of a symbol's ink, in modules from its own top left corner.
  private static func ink(
    _ pattern: InkPattern, _ condition: Condition, placed: SymbolSheet.Placed,
    _ random: inout FrameRandom
  ) -> [OutlineEdge] {
    let symbol = SheetExtent(left: 0, top: 0, right: placed.grid.width, bottom: placed.grid.height)
    let damage = Damage(condition, of: symbol, with: &random)
    guard !damage.isNone else { return pattern.outline }
    var areas = pattern.rectangles.map { ConvexPolygon($0) }
    for polygon in damage.bare { areas = areas.removing(polygon) }
    for polygon in damage.inked { areas = areas.removing(polygon) + [polygon] }
    return areas.flatMap(\.edges)
  }
}

extension FrameGeometry {
  /// Takes edges from the sheet to the sensor.
  ///
  /// - Parameters:
  ///   - origin: the point of the sheet, in modules, that `edges` are counted from.
  ///   - zoom: pixels of the frame for each of the sensor.
  fileprivate func image(
    of edges: [OutlineEdge], from origin: Point, zoom: Double
  ) -> [OutlineEdge] {
    edges.flatMap { edge -> [OutlineEdge] in
      let (start, end) = (edge.start + origin, edge.end + origin)
      let parts = view.parts(from: start, to: end)
      let points = (0...parts).map { part in
        // The ends exactly, so that edges that meet still do.
        let point = part == parts ? end : start + (end - start) * (Double(part) / Double(parts))
        return self.point(point) * (1 / zoom)
      }
      return zip(points, points.dropFirst()).map { OutlineEdge(start: $0, end: $1) }
    }
  }
}
