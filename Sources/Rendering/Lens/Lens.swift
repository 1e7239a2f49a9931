import Barcodes

/// The lens's blur of a point of light, and the sampling of the scene that it needs.
///
/// Without blur a pixel is the exact mean of the scene over its square. A disc alone gives a sum of
/// such means, moved by whole cells of a grid and weighted by the disc's share in each cell; the
/// cells are exact means, too. With a Gaussian the scene is averaged exactly over sub-squares, half
/// a cell of the grid wide; four of them in a row, weighted 1 3 3 1, make a cell's value: its own
/// mean, spread by the variance 1/8 of a cell, which keeps what is finer than the grid from showing
/// as moiré. The blurs act between cells, less the variance that they have already, and the cells
/// of a pixel are averaged. With the cells chosen here, a pixel at the edge between black and white
/// differs by less than one grey level (of a disc, one and a half) from the exact integral,
/// whatever the phase.
struct Lens: Equatable {
  /// Cells along each side of a pixel; 1 where the lens is sharp.
  let cellsPerPixel: Int
  let defocus: DefocusKernel?
  let gaussian: GaussianKernel?
  let isSharp: Bool
  /// The most that a pixel's value changes while an edge between nothing and all moves by a pixel, straight across it: the peak of the
  /// narrowest of the pixel's own spread, the Gaussian's and the disc's along a line, since a convolution has no higher one.
  let steepness: Double
  /// True if a cell's value is the mean over it, not spread to its neighbours.
  let addsCellsAsTheyAre: Bool

  /// - Parameter pixelsPerModule: on the sensor, so that blurs, which are in modules, are known in pixels.
  init(_ condition: Condition, pixelsPerModule: Double) {
    var radius = condition.defocusRadiusModules * pixelsPerModule
    let sigma = condition.gaussianBlurModules * pixelsPerModule
    var variance = sigma * sigma
    isSharp = radius == 0 && sigma == 0
    steepness = min(
      1, sigma > 0 ? 1 / (sigma * (2 * Double.pi).squareRoot()) : 1,
      radius > 0 ? 2 / (.pi * radius) : 1)
    guard !isSharp else {
      (cellsPerPixel, defocus, gaussian) = (1, nil, nil)
      addsCellsAsTheyAre = true
      return
    }
    // The disc's standard deviation along an axis is half its radius.
    let spread = (variance + radius * radius / 4).squareRoot()
    // Found by measuring edges (make check CHECK=camera).
    let discCells = radius < 1.2 ? 3 / radius : max(4.5 / radius, radius < 4.5 ? 2 : 1)
    let cells = radius > 2 * sigma ? discCells : 1.2 / spread
    cellsPerPixel = Int(min(max(cells.rounded(.up), 1), 12))
    let k = Double(cellsPerPixel)
    if radius * k < 1.5 {
      // Smaller than the grid can show: only its variance is left to see.
      variance += radius * radius / 4
      radius = 0
    }
    addsCellsAsTheyAre = radius > 0 && variance == 0 && k > 1
    let sampling = addsCellsAsTheyAre ? 0 : 0.125 / (k * k)
    let gaussianVariance = max(0, variance - sampling)
    gaussian =
      gaussianVariance > 0 ? GaussianKernel(sigmaCells: gaussianVariance.squareRoot() * k) : nil
    guard radius > 0 else {
      defocus = nil
      return
    }
    // What the Gaussian could not take up of the sampling's variance, and that of the disc's own cells.
    let surplus = max(0, sampling - variance) + 1 / (12 * k * k)
    defocus = DefocusKernel(radiusCells: (radius * radius - 4 * surplus).squareRoot() * k)
  }

  /// Samples along each side of a pixel in which the scene is averaged.
  var samplesPerPixel: Int { addsCellsAsTheyAre ? cellsPerPixel : 2 * cellsPerPixel }

  /// The distance outside a pixel to which it sees, in whole pixels.
  var reachPixels: Int {
    guard !isSharp else { return 0 }
    let cells = (defocus?.reach ?? 0) + (gaussian?.reach ?? 0)
    // One more for the sampling's own spread.
    return (cells + cellsPerPixel - 1) / cellsPerPixel + 1
  }

  /// The values of the grid's cells.
  func cells(of raster: consuming CoverageRaster) -> CellPlane {
    addsCellsAsTheyAre ? raster.coverage() : raster.coverageOfCells()
  }

  /// The levels that pixels see of a plane of cells that has `reachPixels` more at every side.
  ///
  /// - Parameters:
  ///   - columns, rows: in pixels.
  func levels(
    of plane: consuming CellPlane, columns: Int, rows: Int, in memory: PlaneMemory
  ) -> PixelLevels {
    var plane = plane
    if let gaussian { plane = gaussian.blurred(plane, in: memory) }
    guard let defocus else {
      return PixelLevels(plane: plane, columns: columns, cellsPerPixel: cellsPerPixel)
    }
    plane =
      cellsPerPixel == 1
      ? defocus.blurred(plane, in: memory)
      : defocus.blurredPixels(
        plane, columns: columns, rows: rows, cellsPerPixel: cellsPerPixel, in: memory)
    return PixelLevels(plane: plane, columns: columns, cellsPerPixel: 1)
  }
}
