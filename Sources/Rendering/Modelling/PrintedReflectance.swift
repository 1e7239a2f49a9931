package import Barcodes
package import Scene

/// The reflectance of a printed symbol on its label, before light, lens and sensor: a flat sheet, sampled as finely as one likes.
///
/// Lengths are in widths of a module along both axes, from the symbol's own top left corner; of modules that are higher than wide the
/// vertical ones are stretched.
package struct PrintedReflectance {
  /// The edges of the ink.
  private let edges: [OutlineEdge]
  private let reflectance: Reflectance
  /// The height of a module against its width.
  package let aspect: Double
  /// True if ink is lighter than its ground.
  package var isInverted: Bool { reflectance.bars > reflectance.ground }

  private init(_ edges: [OutlineEdge], _ condition: Condition) {
    let aspect =
      (condition.moduleHeightPixels ?? condition.moduleWidthPixels)
      / condition.moduleWidthPixels
    self.aspect = aspect
    func stretched(_ point: Point) -> Point { Point(x: point.x, y: point.y * aspect) }
    self.edges = edges.map {
      OutlineEdge(start: stretched($0.start), end: stretched($0.end))
    }
    reflectance = Reflectance(condition)
  }

  /// Those of a scene's printed symbols, in their order.
  ///
  /// - Parameter seed: the frame's, which decides damage and raggedness.
  package static func all(in scene: FrameScene, seed: UInt64) -> [PrintedReflectance] {
    PrintedSheet.ink(of: scene, seed: seed).map { PrintedReflectance($0, scene.condition) }
  }

  /// The mean reflectances of squares that fill a rectangle, row by row.
  ///
  /// - Parameters:
  ///   - corner: the rectangle's top left corner.
  ///   - columns, rows: how many squares it has.
  ///   - perModule: how many squares a module is wide.
  package func samples(
    from corner: Point, columns: Int, rows: Int, perModule: Int, in memory: PlaneMemory
  ) -> [Double] {
    let scale = Double(perModule)
    let scaled = edges.map { OutlineEdge(start: $0.start * scale, end: $0.end * scale) }
    var raster = CoverageRaster(
      PixelRectangle(width: columns, height: rows), samplesPerPixel: 1, in: memory)
    raster.add(scaled, movedBy: [corner * -scale])
    let coverage = raster.coverage()
    var samples: [Double] = []
    samples.reserveCapacity(columns * rows)
    for row in 0..<rows {
      coverage.withRow(row) { cells in
        for cell in cells {
          // Writing may lie on bars; ink over ink is ink.
          let inked = min(max(Double(cell), 0), 1)
          samples.append(
            reflectance.ground + (reflectance.bars - reflectance.ground) * inked)
        }
      }
    }
    coverage.discard(to: memory)
    return samples
  }
}
