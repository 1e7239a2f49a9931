package import Barcodes
package import Encoding

/// A model of a symbol's ink as pixels would see it under any projection: the renderer's areas, for
/// those that look for the projection at which it agrees with a picture.
///
/// A model keeps its working memory; it serves one thread.
package struct InkModel {
  private let symbol: ModuleGrid
  private let memory = PlaneMemory()

  package init(_ symbol: SymbolCandidate) { self.symbol = symbol.grid }

  /// In modules.
  package var width: Double { symbol.width }
  /// In modules.
  package var height: Double { symbol.height }

  /// The dark share of each pixel of a window, and how it changes when the window moves.
  ///
  /// - Parameters:
  ///   - window: in pixels; it may reach beyond the picture.
  ///   - growth: of the print, in modules, within ±0.9.
  ///   - cellsPerPixel: along each side.
  ///   - projection: from modules, counted from the symbol's own top left, to pixels.
  ///   - parts: into how many parts a line between two points is divided, where a projection bends lines.
  package func coverage(
    in window: PixelRectangle, growth: Double, spread: PointSpread, cellsPerPixel: Int,
    projection: (Point) -> Point, parts: (Point, Point) -> Int = { _, _ in 1 }
  ) -> PixelCoverage {
    // One pixel more for the slope at the window's edge.
    let margin = spread.reachPixels + 1
    let wider = PixelRectangle(
      x: window.x - margin, y: window.y - margin, width: window.width + 2 * margin,
      height: window.height + 2 * margin)
    var raster = CoverageRaster(wider, samplesPerPixel: cellsPerPixel, in: memory)
    let edges = edges(growth, projection, parts)
    raster.add(edges, movedBy: Self.offsets(of: spread, cellsPerPixel: cellsPerPixel))
    let plane = blurred(raster.coverage(), by: spread, cellsPerPixel: cellsPerPixel)
    defer { plane.discard(to: memory) }
    return PixelCoverage(
      plane, width: window.width, height: window.height, cellsPerPixel: cellsPerPixel)
  }

  private func edges(
    _ growth: Double, _ projection: (Point) -> Point, _ parts: (Point, Point) -> Int
  ) -> [OutlineEdge] {
    var edges: [OutlineEdge] = []
    for edge in InkPattern(symbol, growth: growth).outline {
      let count = parts(edge.start, edge.end)
      var start = projection(edge.start)
      for part in 1..<max(count, 1) {
        let end = projection(
          edge.start + (edge.end - edge.start) * (Double(part) / Double(count)))
        edges.append(OutlineEdge(start: start, end: end))
        start = end
      }
      edges.append(OutlineEdge(start: start, end: projection(edge.end)))
    }
    return edges
  }

  /// Where the ink is drawn, in pixels from its place.
  private static func offsets(of spread: PointSpread, cellsPerPixel: Int) -> [Point] {
    guard case .motion(let variance, let degrees) = spread, variance > 0 else {
      return [Point(x: 0, y: 0)]
    }
    return Lens.motionOffsets(
      length: (12 * variance).squareRoot(), degrees: degrees,
      steepness: Double(cellsPerPixel) / 4)
  }

  private func blurred(_ plane: consuming CellPlane, by spread: PointSpread, cellsPerPixel: Int)
    -> CellPlane
  {
    let cells = Double(cellsPerPixel * cellsPerPixel)
    switch spread {
    case .motion: return plane
    case .gaussian(let variance):
      let kernel = GaussianKernel(varianceCells: variance * cells)
      return kernel.reach == 0 ? plane : kernel.blurredPlainly(plane, in: memory)
    case .disc(let variance):
      let squaredRadius = 4 * variance * cells
      guard squaredRadius > 2.25 else {
        return blurred(plane, by: .gaussian(variance: variance), cellsPerPixel: cellsPerPixel)
      }
      // Less the variance that the disc's own cells have, as in `Lens`.
      return DefocusKernel(radiusCells: (squaredRadius - 1.0 / 3).squareRoot())
        .blurred(plane, in: memory)
    }
  }
}
