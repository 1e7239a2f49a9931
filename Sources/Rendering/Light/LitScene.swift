import Barcodes

/// The light that the sheet and its surroundings send through the lens, in one band of colour: of a
/// grey scene, in every one.
struct LitScene {
  let sheet: PrintedSheet
  let reflectance: Reflectance
  let clutter: Clutter?
  let illumination: Illumination
  let lens: Lens
  /// Where it is drawn while the camera moves, in pixels from its place.
  let motionOffsets: [Point]

  /// The level of ground far from all ink, where light is even.
  var groundLevel: Float { Float(illumination.level(reflectance.ground)) }

  /// The levels of a rectangle of pixels, before the sensor.
  func levels(columns: Range<Int>, rows: Range<Int>, in memory: PlaneMemory) -> PixelLevels {
    let reach = lens.reachPixels
    let window = PixelRectangle(
      x: columns.lowerBound - reach, y: rows.lowerBound - reach, width: columns.count + 2 * reach,
      height: rows.count + 2 * reach)
    let ink = raster([(sheet.ink, 1)], window, memory)
    let hasInk = !ink.isEmpty
    var plane = lens.cells(of: ink)
    light(&plane, hasInk: hasInk, window, memory)
    return lens.levels(of: plane, columns: columns.count, rows: rows.count, in: memory)
  }

  private func raster(
    _ areas: [Clutter.Area], _ window: PixelRectangle, _ memory: PlaneMemory
  ) -> CoverageRaster {
    var raster = CoverageRaster(window, samplesPerPixel: lens.samplesPerPixel, in: memory)
    for (edges, weight) in areas { raster.add(edges, weight: weight, movedBy: motionOffsets) }
    return raster
  }

  /// The share of each cell that labels cover; nil where there is none in the window.
  private func labels(_ window: PixelRectangle, _ memory: PlaneMemory) -> CellPlane? {
    let labels = raster([(sheet.labels, 1)], window, memory)
    guard !labels.isEmpty else {
      labels.discard()
      return nil
    }
    return lens.cells(of: labels)
  }

  /// Turns the coverage with ink into levels.
  private func light(
    _ plane: inout CellPlane, hasInk: Bool, _ window: PixelRectangle, _ memory: PlaneMemory
  ) {
    let step = 1 / Double(lens.cellsPerPixel)
    let firstX = Double(window.x) + step / 2
    let ground = Float(reflectance.ground)
    let ink = Float(reflectance.bars - reflectance.ground)
    let behind = clutter.map { clutter in
      LitClutter(
        clutter: clutter,
        areas: lens.cells(
          of: raster(clutter.areas, window, memory)),
        labels: labels(window, memory), ground: ground)
    }
    for row in 0..<plane.height {
      let y = Double(window.y) + (Double(row) + 0.5) * step
      plane.withMutableRow(row) { cells in
        if hasInk {
          for index in cells.indices { cells[index] = ground + ink * cells[index] }
        } else {
          cells.update(repeating: ground)
        }
        behind?.add(to: cells, row: row, y: y, firstX: firstX, step: step)
        illumination.light(cells, y: y, firstX: firstX, step: step)
      }
    }
    behind?.areas.discard(to: memory)
    behind?.labels?.discard(to: memory)
  }
}
