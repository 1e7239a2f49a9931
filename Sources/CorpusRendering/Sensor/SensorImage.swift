import Barcodes

/// What the sensor sees of a scene, worked out in bands of rows, so that memory does not grow with the frame.
struct SensorImage {
  private let width: Int
  private let height: Int
  private let sheet: PrintedSheet
  private let reflectance: Reflectance
  private let clutter: Clutter?
  private let illumination: Illumination
  private let vignetting: Vignetting?
  private let banding: Banding?
  private let lens: Lens
  private let motion: MotionBlur
  private let noise: SensorNoise?

  init(_ scene: FrameScene, zoom: DigitalZoom, seed: UInt64) {
    let (condition, geometry) = (scene.condition, scene.geometry)
    (width, height) = zoom.sensorSize(width: geometry.width, height: geometry.height)
    // The frame's own size on the sensor, which need not be whole.
    let size = (
      width: Double(geometry.width) / zoom.factor, height: Double(geometry.height) / zoom.factor
    )
    let pixelsPerModule = condition.moduleWidthPixels / zoom.factor
    sheet = PrintedSheet(scene, seed: seed, zoom: zoom.factor)
    reflectance = Reflectance(condition)
    clutter = Clutter(
      condition, ground: reflectance.ground, width: size.width, height: size.height, seed: seed)
    illumination = Illumination(condition, width: size.width, height: size.height)
    vignetting = Vignetting(condition, width: size.width, height: size.height)
    banding = Banding(condition, height: size.height)
    lens = Lens(condition, pixelsPerModule: pixelsPerModule)
    motion = MotionBlur(
      condition, pixelsPerModule: pixelsPerModule, samplesPerPixel: lens.samplesPerPixel)
    noise = SensorNoise(condition, seed: seed)
  }

  func image(in memory: PlaneMemory) -> GreyImage {
    let varying = varyingPixels
    var pixels = [UInt8](repeating: 0, count: width * height)
    let ground = Float(illumination.level(reflectance.ground))
    var row = CellPlane(width: width, height: 1, in: memory)
    for band in bands(of: varying) {
      let isPlain = varying.columns.isEmpty || !varying.rows.overlaps(band.rows)
      let levels = isPlain ? nil : levels(columns: varying.columns, rows: band.seen, in: memory)
      for y in band.rows {
        row.withMutableRow(0) { row in
          row.update(repeating: ground)
          levels?.copy(
            row: band.isCalm ? 0 : y - band.rows.lowerBound, to: row, from: varying.columns)
          vignetting?.darken(row, y: Double(y) + 0.5, firstX: 0.5)
          banding?.light(row, y: Double(y) + 0.5)
          noise?.add(to: row, y: y)
          pixels.withUnsafeMutableBufferPointer { pixels in
            // SAFETY: row y of the frame, inside `pixels`, and only during this call.
            Quantisation.quantise(
              UnsafeBufferPointer(row), into: .init(rebasing: pixels[y * width..<(y + 1) * width]))
          }
        }
      }
      levels?.plane.discard(to: memory)
    }
    row.discard(to: memory)
    return GreyImage(width: width, height: height, pixels: pixels)
  }

  /// The pixels that may see something else than evenly lit ground.
  private var varyingPixels: (columns: Range<Int>, rows: Range<Int>) {
    guard clutter == nil, illumination.isUniform else { return (0..<width, 0..<height) }
    guard !sheet.ink.isEmpty else { return (0..<0, 0..<0) }
    let reach = Double(lens.reachPixels)
    func range(_ coordinate: (Point) -> Double, limit: Int) -> Range<Int> {
      var (least, most) = (Double.infinity, -Double.infinity)
      for edge in sheet.ink {
        least = min(least, coordinate(edge.start))
        most = max(most, coordinate(edge.start))
      }
      let moved = motion.offsets.map(coordinate)
      let low = least + (moved.min() ?? 0) - reach
      let high = most + (moved.max() ?? 0) + reach
      let first = Int(min(max(low.rounded(.down), 0), Double(limit)))
      return first..<max(first, Int(min(high.rounded(.up), Double(limit))))
    }
    return (range(\.x, limit: width), range(\.y, limit: height))
  }

  /// Rows that are worked out together.
  private struct Band {
    let rows: Range<Int>
    /// Whether all rows see the same before the sensor.
    let isCalm: Bool

    /// The rows whose levels are worked out.
    var seen: Range<Int> { isCalm ? rows.lowerBound..<rows.lowerBound + 1 : rows }
  }

  /// Bands from top to bottom: what varies, what repeats itself and what does not vary apart, none of them large.
  private func bands(of varying: (columns: Range<Int>, rows: Range<Int>)) -> [Band] {
    let samples = max(1, varying.columns.count * lens.samplesPerPixel * lens.samplesPerPixel)
    let step = max(250_000 / samples, 2 * lens.reachPixels, 4)
    let calm = calmRows(of: varying)
    let limits = Set(
      [0, varying.rows.lowerBound, varying.rows.upperBound, height]
        + calm.flatMap { [$0.lowerBound, $0.upperBound] }
    ).sorted()
    return zip(limits, limits.dropFirst()).flatMap { start, end -> [Band] in
      if calm.contains(start..<end) { return [Band(rows: start..<end, isCalm: true)] }
      return stride(from: start, to: end, by: step).map {
        Band(rows: $0..<min($0 + step, end), isCalm: false)
      }
    }
  }

  private func calmRows(of varying: (columns: Range<Int>, rows: Range<Int>)) -> [Range<Int>] {
    guard clutter == nil, illumination.isUniform else { return [] }
    let shifts = motion.offsets.map(\.y)
    return CalmRows(
      of: sheet.ink, movedBy: (shifts.min() ?? 0)...(shifts.max() ?? 0), reach: lens.reachPixels,
      rows: varying.rows, columns: varying.columns.count
    ).runs
  }

  /// The levels of a rectangle of pixels, before the sensor.
  private func levels(columns: Range<Int>, rows: Range<Int>, in memory: PlaneMemory) -> PixelLevels
  {
    let reach = lens.reachPixels
    let window = SampleWindow(
      x: columns.lowerBound - reach, y: rows.lowerBound - reach, width: columns.count + 2 * reach,
      height: rows.count + 2 * reach, samplesPerPixel: lens.samplesPerPixel)
    let ink = raster([(sheet.ink, 1)], window, memory)
    let hasInk = !ink.isEmpty
    var plane = lens.cells(of: ink)
    light(&plane, hasInk: hasInk, window, memory)
    return lens.levels(of: plane, columns: columns.count, rows: rows.count, in: memory)
  }

  private func raster(
    _ areas: [([OutlineEdge], Double)], _ window: SampleWindow, _ memory: PlaneMemory
  ) -> CoverageRaster {
    var raster = CoverageRaster(window, in: memory)
    for (edges, weight) in areas { raster.add(edges, weight: weight, movedBy: motion.offsets) }
    return raster
  }

  /// How much of each cell labels cover; nil where there is none in the window.
  private func labels(_ window: SampleWindow, _ memory: PlaneMemory) -> CellPlane? {
    let labels = raster([(sheet.labels, 1)], window, memory)
    guard !labels.isEmpty else {
      labels.discard()
      return nil
    }
    return lens.cells(of: labels)
  }

  /// Turns the coverage with ink into levels.
  private func light(
    _ plane: inout CellPlane, hasInk: Bool, _ window: SampleWindow, _ memory: PlaneMemory
  ) {
    let step = 1 / Double(lens.cellsPerPixel)
    let firstX = Double(window.x) + step / 2
    let ground = Float(reflectance.ground)
    let ink = Float(reflectance.bars - reflectance.ground)
    let behind = clutter.map { clutter in
      LitClutter(
        clutter: clutter,
        areas: lens.cells(
          of: raster(clutter.areas.map { ($0.edges, $0.reflectance) }, window, memory)),
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

/// What surrounds labels, as the lens shows it.
private struct LitClutter {
  let clutter: Clutter
  let areas: CellPlane
  /// How much of each cell labels cover.
  let labels: CellPlane?
  /// The ground's reflectance.
  let ground: Float

  /// Adds to a row of cells what is seen beside labels.
  func add(
    to cells: UnsafeMutableBufferPointer<Float>, row: Int, y: Double, firstX: Double, step: Double
  ) {
    let tone = clutter.tone(y: y, firstX: firstX, step: step)
    areas.withRow(row) { areas in
      func other(_ index: Int) -> Float {
        max(areas[index] + tone.first + tone.step * Float(index), 0.02 - ground)
      }
      guard let labels else {
        for index in cells.indices { cells[index] += other(index) }
        return
      }
      labels.withRow(row) { labels in
        for index in cells.indices {
          cells[index] += other(index) * (1 - min(max(labels[index], 0), 1))
        }
      }
    }
  }
}

/// The levels of some pixels, of which each is the mean of its cells.
struct PixelLevels {
  let plane: CellPlane
  /// In pixels.
  let columns: Int
  let cellsPerPixel: Int

  /// Copies row `row`, counted from the first, to the columns `range` of `target`.
  func copy(row: Int, to target: UnsafeMutableBufferPointer<Float>, from range: Range<Int>) {
    // What the kernels did not use up of the window's margin, the same at all sides.
    let margin = (plane.width - columns * cellsPerPixel) / 2
    let start = range.lowerBound
    guard cellsPerPixel > 1 else {
      plane.withRow(margin + row) { source in
        for index in 0..<columns { target[start + index] = source[margin + index] }
      }
      return
    }
    let share = 1 / Float(cellsPerPixel * cellsPerPixel)
    let rows = margin + row * cellsPerPixel..<margin + (row + 1) * cellsPerPixel
    plane.withRows(rows) { source in
      for index in 0..<columns {
        var level: Float = 0
        for inner in 0..<cellsPerPixel {
          let first = inner * plane.width + margin + index * cellsPerPixel
          for cell in 0..<cellsPerPixel { level += share * source[first + cell] }
        }
        target[start + index] = level
      }
    }
  }
}
