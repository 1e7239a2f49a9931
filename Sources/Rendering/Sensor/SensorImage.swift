package import Barcodes
package import Scene

/// The sensor's image of a scene, worked out in bands of rows, so that memory does not grow with
/// the frame, but for what a phone's processing needs of it.
package struct SensorImage {
  private let width: Int
  private let height: Int
  /// One for each band of colour that the sensor tells apart; of a grey scene, or without a mosaic, one for all.
  private let scenes: [LitScene]
  private let vignetting: Vignetting?
  private let banding: Banding?
  private let noise: SensorNoise?
  private let development: Development?
  private let faults: PictureFaults?

  package init(_ scene: FrameScene, seed: UInt64, noiseSeed: UInt64) {
    let (condition, geometry) = (scene.condition, scene.geometry)
    let zoom = condition.digitalZoom
    (width, height) = GreyImage.sensorSize(
      ofZoom: zoom, width: geometry.width, height: geometry.height)
    // The frame's own size on the sensor, which need not be whole.
    let size = (
      width: Double(geometry.width) / zoom, height: Double(geometry.height) / zoom
    )
    let pixelsPerModule = condition.moduleWidthPixels / zoom
    let sheet = PrintedSheet(scene, seed: seed, zoom: zoom)
    let lens = Lens(condition, pixelsPerModule: pixelsPerModule)
    let motionOffsets = lens.motionOffsets(condition, pixelsPerModule: pixelsPerModule)
    scenes = Reflectance.bands(condition).map { reflectance in
      LitScene(
        sheet: sheet, reflectance: reflectance,
        clutter: Clutter(
          condition, ground: reflectance.ground, width: size.width, height: size.height,
          seed: seed, view: scene.surroundings),
        illumination: Illumination(condition, width: size.width, height: size.height),
        lens: lens, motionOffsets: motionOffsets)
    }
    vignetting = Vignetting(condition, width: size.width, height: size.height)
    banding = Banding(condition, height: size.height)
    noise = condition.noiseAfterCurve ? nil : SensorNoise(condition, seed: noiseSeed)
    development = Development(condition)
    faults = PictureFaults(condition, seed: noiseSeed)
  }

  package func image(in memory: PlaneMemory) -> GreyImage {
    guard development != nil || faults != nil else {
      var pixels = [UInt8](repeating: 0, count: width * height)
      forEachRow(in: memory) { row, _, y in
        GreyImage.quantise(UnsafeBufferPointer(row), intoRow: y, of: &pixels)
      }
      return GreyImage(width: width, height: height, pixels: pixels)
    }
    var captured = CellPlane(width: width, height: height, in: memory)
    guard let faults, noise != nil else {
      forEachRow(in: memory) { row, _, y in Self.capture(row, y, in: &captured) }
      let picture = picture(of: captured, in: memory)
      return faults?.added(to: picture, edgesIn: picture) ?? picture
    }
    var noiseless = CellPlane(width: width, height: height, in: memory)
    forEachRow(in: memory) { row, noiselessRow, y in
      Self.capture(row, y, in: &captured)
      Self.capture(noiselessRow ?? row, y, in: &noiseless)
    }
    return faults.added(
      to: picture(of: captured, in: memory), edgesIn: picture(of: noiseless, in: memory))
  }

  private static func capture(
    _ row: UnsafeMutableBufferPointer<Float>, _ y: Int, in plane: inout CellPlane
  ) {
    plane.withMutableRow(y) { target in
      for index in target.indices { target[index] = min(row[index], Development.fullScale) }
    }
  }

  private func picture(of levels: consuming CellPlane, in memory: PlaneMemory) -> GreyImage {
    if let development { return development.picture(of: levels, in: memory) }
    return GreyImage(quantising: levels, in: memory)
  }

  /// Gives `body` the levels of each row, from top to bottom, as the sensor reads them: with its noise; and where there are edges to
  /// be found, also without.
  private func forEachRow(
    in memory: PlaneMemory,
    _ body: (
      UnsafeMutableBufferPointer<Float>, _ noiseless: UnsafeMutableBufferPointer<Float>?, Int
    ) -> Void
  ) {
    let varying = varyingPixels
    var noise = noise
    var row = CellPlane(width: width, height: 1, in: memory)
    var noiseless = CellPlane(width: width, height: 1, in: memory)
    for band in bands(of: varying) {
      let isPlain = varying.columns.isEmpty || !varying.rows.overlaps(band.rows)
      let levels =
        isPlain
        ? []
        : scenes.map { $0.levels(columns: varying.columns, rows: band.seen, in: memory) }
      for y in band.rows {
        row.withMutableRow(0) { row in
          expose(
            row, y: y, levels, levelRow: band.isCalm ? 0 : y - band.rows.lowerBound,
            columns: varying.columns)
          light(row, y: Double(y) + 0.5)
          guard faults != nil, noise != nil else {
            noise?.add(to: row, y: y)
            body(row, nil, y)
            return
          }
          noiseless.withMutableRow(0) { noiseless in
            _ = noiseless.update(fromContentsOf: row)
            noise?.add(to: row, y: y)
            body(row, noiseless, y)
          }
        }
      }
      for levels in levels { levels.plane.discard(to: memory) }
    }
    row.discard(to: memory)
    noiseless.discard(to: memory)
  }

  /// Has what lies between the scene and the sensor change the light on a row of pixels.
  ///
  /// - Parameter y: the middle of the row, in pixels.
  private func light(_ row: UnsafeMutableBufferPointer<Float>, y: Double) {
    vignetting?.darken(row, y: y, firstX: 0.5)
    banding?.light(row, y: y)
  }

  /// Writes a row's levels: each pixel's of the band of colour that it sees.
  ///
  /// - Parameters:
  ///   - levels: of `columns` in each band; empty where all is ground.
  ///   - levelRow: the row of `levels`.
  private func expose(
    _ row: UnsafeMutableBufferPointer<Float>, y: Int, _ levels: [PixelLevels], levelRow: Int,
    columns: Range<Int>
  ) {
    row.update(repeating: scenes[0].groundLevel)
    levels.first?.copy(row: levelRow, to: row, from: columns)
    guard scenes.count > 1 else { return }
    var other = [Float](repeating: 0, count: width)
    other.withUnsafeMutableBufferPointer { other in
      for band in 1..<scenes.count {
        other.update(repeating: scenes[band].groundLevel)
        if !levels.isEmpty { levels[band].copy(row: levelRow, to: other, from: columns) }
        for x in row.indices where ColourBand.inMosaic(x: x, y: y).rawValue == band {
          row[x] = other[x]
        }
      }
    }
  }

  /// The pixels that may see something else than evenly lit ground.
  private var varyingPixels: (columns: Range<Int>, rows: Range<Int>) {
    let (scene, sheet, lens) = (scenes[0], scenes[0].sheet, scenes[0].lens)
    guard scene.clutter == nil, scene.illumination.isUniform else {
      return (0..<width, 0..<height)
    }
    guard !sheet.ink.isEmpty else { return (0..<0, 0..<0) }
    let reach = Double(lens.reachPixels)
    func range(_ coordinate: (Point) -> Double, limit: Int) -> Range<Int> {
      var (least, most) = (Double.infinity, -Double.infinity)
      for edge in sheet.ink {
        least = min(least, coordinate(edge.start))
        most = max(most, coordinate(edge.start))
      }
      let moved = scene.motionOffsets.map(coordinate)
      let low = least + (moved.min() ?? 0) - reach
      let high = most + (moved.max() ?? 0) + reach
      let first = Int(min(max(low.rounded(.down), 0), Double(limit)))
      return first..<max(first, Int(min(high.rounded(.up), Double(limit))))
    }
    return (range(\.x, limit: width), range(\.y, limit: height))
  }

  /// Rows that are worked out together.
  private struct RowBand {
    let rows: Range<Int>
    /// True if all rows see the same before the sensor.
    let isCalm: Bool

    /// The rows whose levels are worked out.
    var seen: Range<Int> { isCalm ? rows.lowerBound..<rows.lowerBound + 1 : rows }
  }

  /// Bands from top to bottom: what varies, what repeats itself and what does not vary apart, none of them large.
  private func bands(of varying: (columns: Range<Int>, rows: Range<Int>)) -> [RowBand] {
    let lens = scenes[0].lens
    let samples = max(1, varying.columns.count * lens.samplesPerPixel * lens.samplesPerPixel)
    let step = max(250_000 / samples, 2 * lens.reachPixels, 4)
    let calm = calmRows(of: varying)
    let limits = Set(
      [0, varying.rows.lowerBound, varying.rows.upperBound, height]
        + calm.flatMap { [$0.lowerBound, $0.upperBound] }
    ).sorted()
    return zip(limits, limits.dropFirst()).flatMap { start, end -> [RowBand] in
      if calm.contains(start..<end) { return [RowBand(rows: start..<end, isCalm: true)] }
      return stride(from: start, to: end, by: step).map {
        RowBand(rows: $0..<min($0 + step, end), isCalm: false)
      }
    }
  }

  private func calmRows(of varying: (columns: Range<Int>, rows: Range<Int>)) -> [Range<Int>] {
    let scene = scenes[0]
    guard scene.clutter == nil, scene.illumination.isUniform else { return [] }
    let shifts = scene.motionOffsets.map(\.y)
    return OutlineEdge.repeatedRows(
      of: scene.sheet.ink, movedBy: (shifts.min() ?? 0)...(shifts.max() ?? 0),
      reach: scene.lens.reachPixels, rows: varying.rows, columns: varying.columns.count)
  }
}
