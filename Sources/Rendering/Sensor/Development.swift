import Barcodes

/// A phone's processing of its sensor's levels: demosaicing, denoising, sharpening, the transfer
/// curve and 8 bits, in this order.
///
/// Levels are linear in light up to the curve. What the steps see beyond the picture's border is
/// its mirror image, the outermost pixels not repeated, so that the mosaic goes on. The luma Y′ is
/// that of the encoded red, green and blue (Rec. ITU-R BT.601-7, 2.5.1); the differences of colour
/// are given up.
struct Development {
  /// A pixel holds no more light; noise may be below black, as before the black level is taken off.
  static let fullScale: Float = 255

  private let demosaicing: Demosaicing?
  private let denoising: BilateralFilter?
  private let sharpening: UnsharpMask?
  private let curve: SRGBCurve?

  /// Nil where levels stay as they are.
  init?(_ condition: Condition) {
    demosaicing = Demosaicing(condition)
    denoising = BilateralFilter(condition)
    sharpening = UnsharpMask(condition)
    curve = condition.srgbCurve ? SRGBCurve() : nil
    if demosaicing == nil, denoising == nil, sharpening == nil, curve == nil { return nil }
  }

  /// The distance from a pixel within which lies what it depends on, in pixels.
  var reach: Int {
    (demosaicing?.reach ?? 0) + (denoising?.reach ?? 0) + (sharpening?.reach ?? 0)
  }

  /// - Parameter levels: of the whole sensor, 255 at most.
  func picture(of levels: consuming CellPlane, in memory: PlaneMemory) -> GreyImage {
    let (width, height) = (levels.width, levels.height)
    var pixels = [UInt8](repeating: 0, count: width * height)
    // High enough that what strips share costs little.
    let step = max(64, 4 * reach)
    var luma = CellPlane(width: width, height: 1, in: memory)
    for top in stride(from: 0, to: height, by: step) {
      let rows = top..<min(top + step, height)
      let strip = mirrored(levels, rows: rows, in: memory)
      let bands = processed(strip, place: (-reach, top - reach), in: memory)
      for y in rows {
        luma.withMutableRow(0) { luma in
          encode(bands, row: y - top, into: luma)
          GreyImage.quantise(UnsafeBufferPointer(luma), intoRow: y, of: &pixels)
        }
      }
      for band in bands { band.discard(to: memory) }
    }
    luma.discard(to: memory)
    levels.discard(to: memory)
    return GreyImage(width: width, height: height, pixels: pixels)
  }

  /// Demosaicing, denoising and sharpening.
  ///
  /// - Parameters:
  ///   - levels: the result is smaller by the steps' reach at every side.
  ///   - place: of the first of `levels` on the sensor.
  func processed(_ levels: CellPlane, place: (x: Int, y: Int), in memory: PlaneMemory)
    -> [CellPlane]
  {
    var bands = demosaicing?.bands(of: levels, place: place, in: memory) ?? [levels]
    if let denoising {
      bands = denoising.filtered(bands, luma: Self.luma(of: bands), in: memory)
    }
    if let sharpening {
      bands = sharpening.sharpened(bands, luma: Self.luma(of: bands), in: memory)
    }
    return bands
  }

  /// Rows of levels with their surroundings as far as the steps reach.
  private func mirrored(_ levels: borrowing CellPlane, rows: Range<Int>, in memory: PlaneMemory)
    -> CellPlane
  {
    let reach = reach
    var strip = CellPlane(
      width: levels.width + 2 * reach, height: rows.count + 2 * reach, in: memory)
    for row in 0..<strip.height {
      let source = Self.mirrored(rows.lowerBound + row - reach, within: levels.height)
      strip.withMutableRow(row) { target in
        levels.withRow(source) { levels in
          for x in target.indices where x < reach || x >= reach + levels.count {
            target[x] = levels[Self.mirrored(x - reach, within: levels.count)]
          }
          for x in levels.indices { target[reach + x] = levels[x] }
        }
      }
    }
    return strip
  }

  /// The place inside that a place outside mirrors.
  private static func mirrored(_ index: Int, within count: Int) -> Int {
    guard count > 1 else { return 0 }
    let period = 2 * (count - 1)
    let place = ((index % period) + period) % period
    return place < count ? place : period - place
  }

  /// The weighted sum of red, green and blue; of one band, the band.
  static func luma(of bands: [CellPlane]) -> CellPlane {
    var luma = bands[0]
    guard bands.count > 1 else { return luma }
    for row in 0..<luma.height {
      luma.withMutableRow(row) { luma in
        bands[1].withRow(row) { green in
          bands[2].withRow(row) { blue in
            for x in luma.indices {
              luma[x] =
                ColourBand.red.lumaWeight * luma[x] + ColourBand.green.lumaWeight * green[x]
                + ColourBand.blue.lumaWeight * blue[x]
            }
          }
        }
      }
    }
    return luma
  }

  /// The luma of a row of encoded levels.
  private func encode(
    _ bands: [CellPlane], row: Int, into luma: UnsafeMutableBufferPointer<Float>
  ) {
    luma.update(repeating: 0)
    for (index, band) in bands.enumerated() {
      let weight = bands.count > 1 ? ColourBand.allCases[index].lumaWeight : 1
      band.withRow(row) { band in
        if let curve {
          curve.add(band, times: weight, to: luma)
        } else {
          for x in luma.indices { luma[x] += weight * min(max(band[x], 0), 255) }
        }
      }
    }
  }
}
