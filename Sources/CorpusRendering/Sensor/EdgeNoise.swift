import Barcodes

/// Noise where the picture has edges (`edge_noise_sigma`): what a phone's processing leaves there and takes from flat areas.
///
/// Denoising that keeps edges keeps the noise at them, sharpening strengthens it, and both leave traces of their own, in streaks along
/// the edges. Textbook filters do not come near what phones do; this gives noise of the same strength and correlation. In 71
/// photographs of linear codes (tony-xlh/barcode-dataset, OutOfFocus), what a fit left, without what varies slowly, grew with the range
/// of the modelled levels in a square of 5 × 5 pixels up to some 25 levels, and not beyond: 4.8 levels (root mean square) at a range
/// below 10, 9.6 at 20 to 30, 10.2 at 50 to 60, 10.8 at 100 to 110.
///
/// The noise is of two fields of first-order autoregressions along rows and columns (Whittle, Biometrika 41, 1954), one streaked down,
/// one across: neighbours at a distance of d pixels are correlated by the lag to the power of d. Where levels differ along a row alone,
/// as at an upright edge, it is the first, where they differ along a column alone, the second; between, a mixture. It is in levels of the
/// picture, behind the transfer curve.
package struct EdgeNoise {
  /// At this range of levels around a pixel, it has all its noise; below, in proportion less.
  package static let fullRange = 25

  private let sigma: Float
  private var streaks: (down: StreakedNormals, across: StreakedNormals)

  /// Nil without such noise.
  init?(_ condition: Condition, seed: UInt64) {
    guard condition.edgeNoiseSigma > 0 else { return nil }
    sigma = Float(condition.edgeNoiseSigma)
    let (across, along) = (
      Float(condition.edgeNoiseLagAcross), Float(condition.edgeNoiseLagAlong)
    )
    streaks = (
      StreakedNormals(
        FrameRandom(seed: seed, purpose: .edgeNoise), lagAcross: across, lagDown: along),
      StreakedNormals(
        FrameRandom(seed: seed, purpose: .edgeNoiseAcross), lagAcross: along, lagDown: across)
    )
  }

  /// - Parameter edges: the same picture without any noise.
  func added(to picture: consuming GreyImage, edgesIn edges: GreyImage) -> GreyImage {
    let (width, height) = (picture.width, picture.height)
    let ranges = EdgeRanges(of: edges.pixels, width: width, height: height)
    var pixels = picture.pixels
    var levels = [Float](repeating: 0, count: width)
    var (downStreaks, acrossStreaks) = streaks
    for y in 0..<height {
      let (down, across) = (downStreaks.nextRow(count: width), acrossStreaks.nextRow(count: width))
      for x in 0..<width {
        let index = y * width + x
        let share = Float(min(Int(ranges.square[index]), Self.fullRange)) / Float(Self.fullRange)
        let (row, column) = (Float(ranges.row[index]), Float(ranges.column[index]))
        let length = (row * row + column * column).squareRoot()
        // At a corner levels may differ in the square alone.
        let number = length > 0 ? (row * down[x] + column * across[x]) / length : down[x]
        levels[x] = Float(pixels[index]) + sigma * share * number
      }
      levels.withUnsafeBufferPointer { levels in
        pixels.withUnsafeMutableBufferPointer { pixels in
          // SAFETY: row y of the frame, inside `pixels`, and only during this call.
          Quantisation.quantise(
            levels, into: .init(rebasing: pixels[y * width..<(y + 1) * width]))
        }
      }
    }
    return GreyImage(width: width, height: height, pixels: pixels)
  }
}

/// Standard normal numbers, row by row, of which neighbours have a part in common.
private struct StreakedNormals {
  private let random: FrameRandom
  private let lagAcross: Float
  private let lagDown: Float
  private let normal = NormalTable.values
  private var above: [Float] = []
  private var y = 0

  init(_ random: FrameRandom, lagAcross: Float, lagDown: Float) {
    (self.random, self.lagAcross, self.lagDown) = (random, lagAcross, lagDown)
  }

  mutating func nextRow(count: Int) -> [Float] {
    var row = [Float](repeating: 0, count: count)
    normal.withUnsafeBufferPointer { normal in
      random.forEachNormal(y: y, count: count, normal) { row[$0] = $1 }
    }
    if lagAcross > 0 {
      let fresh = (1 - lagAcross * lagAcross).squareRoot()
      for x in row.indices.dropFirst() { row[x] = lagAcross * row[x - 1] + fresh * row[x] }
    }
    if lagDown > 0, y > 0 {
      let fresh = (1 - lagDown * lagDown).squareRoot()
      for x in row.indices { row[x] = lagDown * above[x] + fresh * row[x] }
    }
    (above, y) = (row, y + 1)
    return row
  }
}

/// By how much levels differ within two pixels of each pixel: in the square around it, in its row and in its column. At a picture's
/// border, in what of these is inside.
package struct EdgeRanges {
  package let square: [UInt8]
  package let row: [UInt8]
  package let column: [UInt8]

  /// How far around a pixel, to each side.
  private static let offsets = [-2, -1, 1, 2]

  package init(of levels: [UInt8], width: Int, height: Int) {
    func along(_ levels: [UInt8], _ pick: (UInt8, UInt8) -> UInt8) -> [UInt8] {
      var result = levels
      for offset in Self.offsets {
        for y in 0..<height {
          let row = y * width
          for x in max(0, -offset)..<max(0, -offset, width - max(0, offset)) {
            result[row + x] = pick(result[row + x], levels[row + x + offset])
          }
        }
      }
      return result
    }
    func down(_ levels: [UInt8], _ pick: (UInt8, UInt8) -> UInt8) -> [UInt8] {
      var result = levels
      for offset in Self.offsets {
        for y in max(0, -offset)..<max(0, -offset, height - max(0, offset)) {
          let (row, other) = (y * width, (y + offset) * width)
          for x in 0..<width { result[row + x] = pick(result[row + x], levels[other + x]) }
        }
      }
      return result
    }
    func differences(_ most: [UInt8], _ least: [UInt8]) -> [UInt8] {
      zip(most, least).map { $0 - $1 }
    }
    let (most, least) = (along(levels, max), along(levels, min))
    row = differences(most, least)
    column = differences(down(levels, max), down(levels, min))
    square = differences(down(most, max), down(least, min))
  }
}
